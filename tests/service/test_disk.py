"""A disk that is full, locked, read-only or slow: said clearly, nothing half-done, well again by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from bot.service import Done, Game
from bot.store import PersonRow, Store, StoreError, Transaction, connection
from tests.service.club import Club


@pytest.fixture
async def game(club: Club) -> Game:
    game = await club.begin(2)
    await club.whole_turn(game.id, Random(1))
    return game


async def everything(club: Club) -> list[object]:
    """All that is written about games, people and messages."""
    tables = ("games", "entries", "outbox", "seats", "people", "requests")

    def read(transaction: Transaction) -> list[object]:
        connected = transaction._connection
        return [connected.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables]

    return await club.store.read(read)


async def set_on_writer(store: Store, pragma: str) -> None:
    """Change the writing connection itself, outside a transaction."""
    await store._writer.run(lambda connected: connected.execute(pragma).fetchall())


async def refuses_and_keeps(club: Club, game: Game, message: str) -> None:
    before = await everything(club)
    with pytest.raises(StoreError, match=message):
        await club.random_step(game.id, Random(2))
    assert await everything(club) == before


async def test_a_full_disk(club: Club, game: Game) -> None:
    pages = await club.store._writer.run(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    await set_on_writer(club.store, f"PRAGMA max_page_count = {pages}")
    before = await everything(club)
    with pytest.raises(StoreError, match="full"):
        for number in range(200):
            await club.store.write(lambda t, n=number: meet_many(t, n))  # type: ignore[misc]
    kept = await everything(club)
    assert kept[:4] == before[:4]
    await set_on_writer(club.store, "PRAGMA max_page_count = 1000000")
    assert isinstance(await club.random_step(game.id, Random(2)), Done)


def meet_many(transaction: Transaction, first: int) -> None:
    for number in range(100):
        transaction.people.meet(PersonRow(1_000_000 + first * 100 + number, "x" * 500))


async def test_a_disk_that_fills_up_in_the_middle_of_a_turn(club: Club, game: Game) -> None:
    """Each page may be the one that is missing: the action is there in full, or not at all."""
    random, refused = Random(3), 0
    for spare in range(12):
        await set_on_writer(club.store, "PRAGMA wal_checkpoint(TRUNCATE)")
        pages = await club.store._writer.run(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
        await set_on_writer(club.store, f"PRAGMA max_page_count = {pages + spare % 2}")
        try:
            for _ in range(8):
                before = await everything(club)
                await club.random_step(game.id, random)
        except StoreError:
            refused += 1
            assert await everything(club) == before
        await set_on_writer(club.store, "PRAGMA max_page_count = 1000000")
    assert refused
    await club.restart()


async def test_a_disk_that_may_only_be_read(club: Club, game: Game) -> None:
    await set_on_writer(club.store, "PRAGMA query_only = ON")
    await refuses_and_keeps(club, game, "readonly")
    await set_on_writer(club.store, "PRAGMA query_only = OFF")
    assert isinstance(await club.random_step(game.id, Random(2)), Done)


@contextmanager
def locked(database: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


async def test_a_database_that_somebody_else_holds_for_long(club: Club, game: Game) -> None:
    await set_on_writer(club.store, "PRAGMA busy_timeout = 50")
    with locked(club.database):
        await refuses_and_keeps(club, game, "locked")
    assert isinstance(await club.random_step(game.id, Random(2)), Done)


async def test_a_database_that_somebody_else_holds_for_a_moment(club: Club, game: Game) -> None:
    assert connection.BUSY_SECONDS >= 1
    with locked(club.database) as other:
        asyncio.get_running_loop().call_later(0.2, other.rollback)
        assert isinstance(await club.random_step(game.id, Random(2)), Done)


async def test_a_slow_disk_does_not_stop_the_loop_or_those_who_only_look(club: Club, game: Game) -> None:
    slow = asyncio.create_task(club.store.write(lambda t: time.sleep(0.5)))
    await asyncio.sleep(0.01)
    began = time.monotonic()
    for _ in range(20):
        await club.look(game.id, None)
    assert time.monotonic() - began < 0.4
    assert not slow.done()
    await slow
    assert isinstance(await club.random_step(game.id, Random(2)), Done)


async def test_a_full_disk_at_the_start_is_said_and_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    with pytest.raises(StoreError):
        await Store.open(folder / "games.sqlite3")
    (tmp_path / "games.sqlite3").write_bytes(b"this is no database, " * 100)
    with pytest.raises(StoreError):
        await Store.open(tmp_path / "games.sqlite3")
    assert (tmp_path / "games.sqlite3").read_bytes() == b"this is no database, " * 100
