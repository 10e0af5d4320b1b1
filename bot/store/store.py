"""The database file: opened once, one writer, each command one transaction."""

from __future__ import annotations

from pathlib import Path


class StoreError(Exception):
    """The database cannot be read or written now (disk full, read-only, damaged); nothing was changed."""


class DatabaseInUse(StoreError):
    """Another bot works with this file."""


class Store:
    """An open database. Make one with `await Store.open(path)`; close it before the process ends."""

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file, take the lease, bring the tables up to date (with a backup before each step).

        Raises DatabaseInUse, StoreError.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what is running and let go of the file."""

    async def backup(self, target: Path) -> None:
        """Copy the database to `target` while it is in use; the copy is complete or not there at all."""
