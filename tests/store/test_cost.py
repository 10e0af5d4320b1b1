"""What happens at every move and look, and what somebody asks about themselves, reads no other games."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.service import Channel
from bot.store import Store
from bot.store.store import _Worker
from bot.workers.computers import Computers
from bot.workers.outbox import Outbox
from bot.workers.timekeeper import Timekeeper
from tests.service.club import ANN, BEN, SAM, Club, done
from tests.workers.post import Post

GROWING = (
    "people",
    "games",
    "seats",
    "entries",
    "requests",
    "outbox",
    "due",
    "preferences",
    "results",
    "paces",
)
"""Tables that have the more rows the more was ever played."""
SMALL = ("outbox_waiting", "entries_with_facts")
"""These indexes hold only what waits to be told, and changes of seats."""


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    opened = Club(tmp_path / "brass.sqlite3")
    await opened.open()
    yield opened
    await opened.close()


class Statements:
    """Everything that the store asks of SQLite while this listens."""

    def __init__(self, store: Store) -> None:
        self.heard: set[str] = set()
        self._workers = (store._writer, store._reader)

    async def listen(self, on: bool = True) -> None:
        for worker in self._workers:
            await self._set(worker, on)

    async def _set(self, worker: _Worker, on: bool) -> None:
        await worker.run(lambda connection: connection.set_trace_callback(self.heard.add if on else None))


def scans(database: Path, statement: str) -> list[str]:
    """The tables that grow of which a statement reads every row."""
    if statement.split()[0] not in ("SELECT", "UPDATE", "DELETE", "WITH"):
        return []
    with closing(sqlite3.connect(database)) as connection:
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}")]
    names = dict(re.findall(r"\b(\w+) AS (\w+)", statement))
    alias = {short: name for name, short in names.items()}
    found = [line for line in plan if line.startswith("SCAN ") and line.split()[-1] not in SMALL]
    return [line for line in found if alias.get(line.split()[1], line.split()[1]) in GROWING]


async def test_nothing_that_happens_all_the_time_reads_every_row_of_a_table(club: Club) -> None:
    computers = Computers(club.store, clock=lambda: club.now)
    keeper = Timekeeper(club.store, computers, clock=lambda: club.now)
    outbox = Outbox(club.store, Post(), clock=lambda: club.now)
    statements = Statements(club.store)
    await statements.listen()
    game, random = await club.begin(3), Random(1)
    for _ in range(6):
        await club.whole_turn(game.id, random)
        await outbox.drain()
        await keeper.drain()
        await outbox._pause()
        await keeper._pause()
    lobby = await club.lobby(1, channel=Channel(701))
    for person in (BEN, SAM, BEN):
        done(await club.tables.company.invite(lobby.id, ANN, person, club.request()))
    for person in (ANN, SAM):
        await club.look(game.id, person)
        await club.tables.games_of(person.id)
        await club.tables.privacy.data_of(person.id)
    await club.tables.recap(game.id, BEN.id)
    await club.tables.game_in(game.channel.id)
    await statements.listen(False)
    assert len(statements.heard) > 50
    slow = {each[:300]: found for each in statements.heard if (found := scans(club.database, each))}
    assert slow == {}


async def test_forgetting_somebody_reads_only_their_own_moves(club: Club) -> None:
    game = await club.begin(2)
    await club.whole_turn(game.id, Random(1))
    statements = Statements(club.store)
    await statements.listen()
    await club.tables.privacy.erase(ANN.id)
    await statements.listen(False)
    slow = [scan for each in statements.heard for scan in scans(club.database, each)]
    assert not [scan for scan in slow if scan.split()[1] in ("entries", "games", "seats", "results")]


def test_a_statement_that_reads_everything_is_found(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "x")) as connection:
        connection.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, name TEXT)")
    assert scans(tmp_path / "x", "SELECT id FROM games WHERE name = 'x'")
    assert scans(tmp_path / "x", "SELECT each.id FROM games AS each WHERE each.name = 'x'")
    assert not scans(tmp_path / "x", "SELECT name FROM games WHERE id = 1")
