"""The Discord bot: use cases, storage, words, chat and background work."""
