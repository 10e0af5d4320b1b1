"""Brings the tables of a database up to date, one numbered file after the other.

The number of the last file that was applied is SQLite's `user_version`. Each step is one transaction together
with its number, and before each the whole database is copied beside it.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from bot.store.backup import copy_database
from bot.store.errors import DatabaseTooNew

FOLDER = Path(__file__).parent / "migrations"


@dataclass(frozen=True, slots=True)
class Migration:
    """One step: its number, its file's name and its SQL."""

    number: int
    name: str
    sql: str


def migrations(folder: Path = FOLDER) -> list[Migration]:
    """All steps in order; the files are called `0001_what_for.sql` and so on, without a gap."""
    found = [
        Migration(int(path.name.split("_")[0]), path.stem, path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.sql"))
    ]
    if [step.number for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered from 1 without a gap")
    return found


def version(connection: sqlite3.Connection) -> int:
    """The number of the last step that this database has."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, database: Path, folder: Path = FOLDER) -> list[Path]:
    """Apply the steps that are missing; returns the backups made (none for a new database).

    Raises DatabaseTooNew if the file has steps that this program does not know.
    """
    steps = migrations(folder)
    present = version(connection)
    if present > len(steps):
        raise DatabaseTooNew(f"{database} has version {present}, this program knows {len(steps)}")
    backups = []
    for step in steps[present:]:
        if present:  # a database that is only being made has nothing to lose
            backups.append(_back_up(connection, database, step))
        _apply(connection, step)
    return backups


def _back_up(connection: sqlite3.Connection, database: Path, step: Migration) -> Path:
    target = database.with_name(f"{database.name}.before-{step.name}")
    copy_database(connection, target)
    return target


def _apply(connection: sqlite3.Connection, step: Migration) -> None:
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.number};\nCOMMIT;"
        )
    except BaseException:
        if connection.in_transaction:
            connection.rollback()
        raise
