"""Databases grow up step by step, and nothing is lost on the way."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import DatabaseTooNew, Store
from bot.store.migrations import migrate, migrations, version

FIRST = "CREATE TABLE things (name TEXT);\nINSERT INTO things VALUES ('old; thing');"
SECOND = "ALTER TABLE things ADD COLUMN colour TEXT DEFAULT 'red';"
BROKEN = "ALTER TABLE things ADD COLUMN size TEXT;\nINSERT INTO nowhere VALUES (1);"


def steps(folder: Path, *scripts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for number, script in enumerate(scripts, 1):
        (folder / f"{number:04}_step.sql").write_text(script)
    return folder


def connect(database: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(database, isolation_level=None))


def test_the_steps_of_the_project_are_numbered_without_a_gap() -> None:
    assert migrations()[0].name == "0001_games"


def test_a_gap_in_the_numbers_is_refused(tmp_path: Path) -> None:
    folder = steps(tmp_path / "steps", FIRST)
    (folder / "0003_later.sql").write_text(SECOND)
    with pytest.raises(ValueError, match="gap"):
        migrations(folder)


def test_an_old_database_gets_what_it_lacks_and_a_backup_before(database: Path, tmp_path: Path) -> None:
    folder = steps(tmp_path / "steps", FIRST)
    with connect(database) as connection:
        assert migrate(connection, database, folder) == []
        steps(folder, FIRST, SECOND)
        (backup,) = migrate(connection, database, folder)
        assert connection.execute("SELECT * FROM things").fetchall() == [("old; thing", "red")]
        assert version(connection) == 2
        assert migrate(connection, database, folder) == []
    with connect(backup) as copy:
        assert copy.execute("SELECT * FROM things").fetchall() == [("old; thing",)]
        assert version(copy) == 1


def test_a_step_that_fails_leaves_the_database_as_it_was(database: Path, tmp_path: Path) -> None:
    folder = steps(tmp_path / "steps", FIRST, BROKEN)
    with connect(database) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, database, folder)
        assert version(connection) == 1
        assert connection.execute("SELECT * FROM things").fetchall() == [("old; thing",)]


async def test_a_database_of_a_later_program_is_left_alone(database: Path) -> None:
    await (await Store.open(database)).close()
    with connect(database) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(DatabaseTooNew, match="999"):
        await Store.open(database)
    with connect(database) as connection:
        assert version(connection) == 999
