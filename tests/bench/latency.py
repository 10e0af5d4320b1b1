"""How long people wait at ten tables at once, through the real client over the loopback."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from playground.running import RunningBot
from playground.server import Person, Server
from tests.bench import filling, noop
from tests.bench.figure import Figure, percentile
from tests.bench.sitting import ACTION, END, HAND, PANEL, SUGGESTION, Table, Times

AREA = "latency"
TABLES = 10
PLAYERS = 4
TURNS = 5
PAUSE = 1.0
"""Seconds between two things that somebody does at one table: ten tables ask some ten things a second."""
MOST_ANSWER = 30
MOST_END = {0.5: 150, 0.99: 400}


async def figures() -> list[Figure]:
    """Median and 99th percentile of each kind of answer."""
    floor = await noop.milliseconds()
    times = await measured(TABLES, TURNS)
    found = [Figure(AREA, "a command that does nothing", floor, "ms")]
    for what in (HAND, SUGGESTION, ACTION, PANEL, END):
        found += _figures(what, times.taken[what], floor)
    return found


def _figures(what: str, taken: list[float], floor: float) -> list[Figure]:
    targets = MOST_END if what == END else {0.5: MOST_ANSWER, 0.99: None}
    return [
        Figure(
            AREA,
            f"{what}, {'median' if share == 0.5 else '99th percentile'} of {len(taken)}",
            percentile(taken, share),
            "ms",
            floor,
            "a command that does nothing",
            target,
        )
        for share, target in targets.items()
    ]


async def measured(tables: int, turns: int, stored: int = 0) -> Times:
    """Play so many turns at so many tables, beside so many other stored games."""
    server = Server()
    await server.start()
    times = Times()
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite3"
        seats = await _seated(server, database, tables)
        if stored:
            await filling.fill(database, stored)
        bot = RunningBot(server, database)
        try:
            await bot.start()
            all_tables = [Table(bot, server.world.channels[each], people, times) for each, people in seats]
            await asyncio.gather(*(each.play(turns, PAUSE) for each in all_tables))
        finally:
            await bot.stop()
            await server.stop()
    return times


async def _seated(server: Server, database: Path, tables: int) -> list[tuple[int, list[Person]]]:
    """Half-played games in channels of their own, each with people of its own."""
    seats = []
    for table in range(tables):
        channel = server.world.add_channel(server.guild, f"table-{table}")
        people = [server.person(f"Player {table} {seat}") for seat in range(PLAYERS)]
        seats.append((channel.id, people))
    seatings = [filling.Seating(channel, [person.id for person in people]) for channel, people in seats]
    await filling.games(database, seatings, filling.HALF)
    return seats
