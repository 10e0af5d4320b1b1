"""One bot for one database: whoever holds the lease may write, everybody else is turned away.

The lease is a lock of the operating system on a small file beside the database, taken through SQLite so
that it is the same on every system. It ends with the process that holds it, however that ends: a killed bot
can be started again at once, and one that was merely frozen still has it, so that two never write. (A
heartbeat would have to guess which of the two it is.)
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.errors import DatabaseInUse, StoreError


class Lease:
    """Taken when made; kept until `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        """Take the lease of a database file. Raises DatabaseInUse if another holds it."""
        # By whatever name it is called, it is one database.
        real = database.resolve()
        path = real.with_name(real.name + ".lease")
        try:
            self._lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(f"cannot open {path}: {error}") from error
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._lock.close()
            raise _refusal(database, error) from error

    def release(self) -> None:
        """Let another bot take it."""
        self._lock.close()


def _refusal(database: Path, error: sqlite3.Error) -> StoreError:
    if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
        return DatabaseInUse(f"another bot is using {database}")
    return StoreError(f"cannot lock {database}: {error}")
