"""How a connection to the database is set up."""

from __future__ import annotations

import sqlite3
from pathlib import Path

# Only a backup of the same file from outside can hold the lock, and only for moments.
BUSY_SECONDS = 5.0


def connect_writer(path: Path) -> sqlite3.Connection:
    """The connection that writes: write-ahead log, and a commit returns only when it is on the disk."""
    # What is deleted is overwritten: somebody may have asked for it to be gone.
    settings = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON")
    return _connect(path, *settings)


def connect_reader(path: Path) -> sqlite3.Connection:
    """A connection that can only read, and does not wait for the writer."""
    return _connect(path, "query_only = ON")


def emptied_log(connection: sqlite3.Connection) -> bool:
    """Empty the write-ahead log; False where somebody reads in it. It does not wait: others want to write."""
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    return not busy


def _connect(path: Path, *settings: str) -> sqlite3.Connection:
    # No isolation level: transactions begin and end where this code says so, never by themselves.
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        # In memory, so that no folder for temporary files must be there and allow writing.
        for setting in (*settings, "temp_store = MEMORY"):
            connection.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
