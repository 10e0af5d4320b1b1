"""The only SQLite: one file with all games."""

from bot.store.store import Store, StoreError

__all__ = ["Store", "StoreError"]
