"""Nothing that names a person or a game is left behind when they are forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import Store, erasing
from bot.store import store as store_module
from tests.store.rows import add_game

OF_PEOPLE = {table for table, _ in (*erasing._NULLED, *erasing._DELETED)}
OF_GAMES = set(erasing._OF_A_GAME)


async def test_every_table_that_names_a_person_or_a_game_is_known_to_what_forgets(database: Path) -> None:
    await (await Store.open(database)).close()
    with closing(sqlite3.connect(database)) as connection:
        tables = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        columns = {
            table: {row[1] for row in connection.execute(f"PRAGMA table_info({table})")} for table in tables
        }
    assert {table for table, names in columns.items() if "person" in names} <= OF_PEOPLE
    assert {table for table, names in columns.items() if "game" in names} <= OF_GAMES


@contextmanager
def read_for_long(database: Path) -> Iterator[sqlite3.Connection]:
    """Somebody else who holds on to one moment of the database, as a backup does."""
    with closing(sqlite3.connect(database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM games").fetchall()
        yield reader


def log_size(database: Path) -> int:
    return database.with_name(f"{database.name}-wal").stat().st_size


async def test_what_is_deleted_is_overwritten_once_nobody_reads_it_any_more(
    store: Store, database: Path
) -> None:
    with read_for_long(database) as reader:
        await store.write(add_game)
        emptying = asyncio.create_task(store.overwrite_deleted())
        await asyncio.sleep(0.05)
        async with asyncio.timeout(1):
            await store.write(lambda t: add_game(t, channel=8))
        assert not emptying.done()
        reader.execute("ROLLBACK")
        async with asyncio.timeout(2):
            await emptying
    assert log_size(database) == 0


async def test_a_log_that_cannot_be_emptied_is_said(
    store: Store, database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store_module, "EMPTYING_TRIES", 2)
    with read_for_long(database):
        await store.write(add_game)
        await store.overwrite_deleted()
    assert "still in the write-ahead log" in caplog.text
    assert log_size(database) > 0
    await store.overwrite_deleted()
    assert log_size(database) == 0
