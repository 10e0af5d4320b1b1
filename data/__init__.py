"""Facts and words: the numbers of the game as JSON and its texts as Fluent files."""
