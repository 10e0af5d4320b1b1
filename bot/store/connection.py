"""How a connection to the database is set up."""

from __future__ import annotations

import sqlite3
from pathlib import Path

# Only a backup of the same file from outside can hold the lock, and only for moments.
BUSY_SECONDS = 5.0


def connect_writer(path: Path) -> sqlite3.Connection:
    """The connection that writes: write-ahead log, and a commit returns only when it is on the disk."""
    connection = _connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # What is deleted is overwritten: somebody may have asked for it to be gone.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def connect_reader(path: Path) -> sqlite3.Connection:
    """A connection that can only read, and does not wait for the writer."""
    connection = _connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _connect(path: Path) -> sqlite3.Connection:
    # No isolation level: transactions begin and end where this code says so, never by themselves.
    return sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
