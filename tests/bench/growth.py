"""That one action costs the same whether ten games are stored or a hundred thousand."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.service import Tables
from bot.store import Store
from tests.bench import filling, processes
from tests.bench.figure import Figure, percentile

AREA = "growth"
SIZES = (10, 1_000, 100_000)
TURNS = 10
"""Turns of the short game that most copies are made of: a hundred thousand whole games would fill a disk."""
ACTIONS = 40
MOST_TIMES = 2.0
SLACK = 2.0
"""The largest may cost so many times what the smallest does, and two milliseconds more."""
LOOKS = 30
OPENINGS = 5
AT_ONCE = 8


async def figures() -> list[Figure]:
    """At every size."""
    return await at(SIZES)


async def at(sizes: tuple[int, ...]) -> list[Figure]:
    """Cost of an action, of looking and of the start at each size; the floor is the smallest size."""
    found: list[Figure] = []
    first: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite3"
        for size in sizes:
            await _grow(database, size)
            for name, (value, unit) in (await _costs(database)).items():
                floor = first.setdefault(name, value)
                found.append(_figure(f"{name}, {size:,} games", value, unit, floor))
    return found


def _figure(name: str, value: float, unit: str, floor: float) -> Figure:
    most: float | None = floor * MOST_TIMES + SLACK
    if name.startswith("disk"):
        most = None
    elif name.startswith(
        "start"
    ):  # which waits a second for the check of the running games, if there are many
        most = processes.MOST_START_SECONDS * 1000
    return Figure(AREA, name, value, unit, floor, "the smallest size", most)


async def _grow(database: Path, size: int) -> None:
    """Copies of a short game up to so many, one in ten of them being played."""
    with closing(sqlite3.connect(database)) as connection:
        known = connection.execute("SELECT name FROM sqlite_master WHERE name = 'games'").fetchone()
        stored = connection.execute("SELECT count(*) FROM games").fetchone()[0] if known else 0
    channel = filling.FIRST_CHANNEL - 10 - stored
    seating = filling.Seating(channel, (1, 2))
    (game,) = await filling.games(database, [seating], TURNS)
    first = filling.FIRST_COPY + stored
    live = (size - stored) // filling.LIVE_SHARE
    filling.copy(database, game, range(first, first + live))
    filling.end(database, game)
    filling.copy(database, game, range(first + live, filling.FIRST_COPY + size))
    with database.open("rb") as file:  # else the first to open it would wait for a gigabyte to reach the disk
        os.fsync(file.fileno())


async def _costs(database: Path) -> dict[str, tuple[float, str]]:
    """What a few things cost beside everything that is stored."""
    costs = {"opening the database": (await _median(lambda: _open_and_close(database), OPENINGS), "ms")}
    store = await Store.open(database)
    try:
        costs |= {name: (value, "ms") for name, value in (await _things(database, store)).items()}
    finally:
        await store.close()
    costs["start to the first answer"] = (await _start(database) * 1000, "ms")
    costs["disk"] = (database.stat().st_size / processes.MEBIBYTE, "MiB")
    return costs


async def _open_and_close(database: Path) -> None:
    await (await Store.open(database)).close()


async def _start(database: Path) -> float:
    """Seconds until a bot in a process of its own answers."""
    async with processes.pocket() as server:
        await processes.start_seconds(server, database)  # once to register the commands
        return (await processes.start_seconds(server, database))[0]


async def _things(database: Path, store: Store) -> dict[str, float]:
    """Median milliseconds of what happens at every move and look."""
    tables = Tables(store, clock=_now, draw_secret=lambda: b"\x05" * 32)
    played = filling.Played(tables)
    game, channel, person = _one_live(database)

    async def look() -> None:
        await tables.game_in(channel, person)
        await tables.look(game, person)

    async def due() -> None:
        await store.read(lambda t: (t.dues.due(_now(), (), AT_ONCE), t.dues.next_due(())))

    async def letters() -> None:
        await store.read(lambda t: (t.outbox.due(_now(), AT_ONCE), t.outbox.next_due()))

    async def servers() -> None:
        await store.read(lambda t: t.dues.guilds())

    return {
        "an action, stored": await _median(lambda: played.step(game), ACTIONS),
        "looking at a channel's game": await _median(look, LOOKS),
        "a person's games": await _median(lambda: tables.games_of(person), LOOKS),
        "what is due": await _median(due, LOOKS),
        "servers with something due": await _median(servers, LOOKS),
        "what is to be told": await _median(letters, LOOKS),
    }


def _now() -> datetime:
    return datetime.now(UTC)


def _one_live(database: Path) -> tuple[int, int, int]:
    """The newest running game, its channel, and somebody who plays there."""
    with closing(sqlite3.connect(database)) as connection:
        row = connection.execute(
            "SELECT games.id, channel, person FROM games JOIN seats ON game = games.id"
            " WHERE status = 'running' AND games.id >= ? ORDER BY games.id DESC LIMIT 1",
            (filling.FIRST_COPY,),
        ).fetchone()
    return row[0], row[1], row[2]


async def _median(work: Callable[[], Awaitable[object]], times: int) -> float:
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        await work()
        taken.append((time.perf_counter() - began) * 1000)
    return percentile(taken, 0.5)
