"""What can go wrong with the database file."""


class StoreError(Exception):
    """The database cannot be read or written now (disk full, read-only, damaged); nothing was changed."""


class DatabaseInUse(StoreError):
    """Another bot works with this file."""


class DatabaseTooNew(StoreError):
    """The file was written by a later version of the bot."""
