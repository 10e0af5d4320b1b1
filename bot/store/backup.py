"""Copies of a database that is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError


def copy_database(source: sqlite3.Connection, target: Path) -> None:
    """Copy all of `source` to the file `target`, which is complete on the disk or not there at all.

    A file that is already there is replaced.
    """
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(unfinished)) as copy:
            source.backup(copy)
            # A copy must be one file that can be carried away, without a write-ahead log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())
        unfinished.replace(target)
    finally:
        # On a disk that is full it would only be in the way.
        unfinished.unlink(missing_ok=True)


def back_up(database: Path, target: Path) -> None:
    """Copy the database file, also while a bot is writing to it. Raises StoreError."""
    if target.resolve() == database.resolve():
        raise StoreError(f"{target} is the database itself: a copy needs a place of its own")
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source:
            copy_database(source, target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{database} cannot be copied to {target}: {error}") from error
