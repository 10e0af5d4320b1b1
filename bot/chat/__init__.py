"""Discord, and nothing else: commands, buttons, messages. The only package that imports `discord`."""
