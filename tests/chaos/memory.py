"""`python -m tests.chaos memory`: whether a bot is as large after 100,000 actions as before."""

from __future__ import annotations

import gc
import os
import time
from pathlib import Path
from random import Random

from bot.service import Channel, Person
from tests.chaos.crowd import Crowd

ACTIONS = int(os.environ.get("MEMORY_ACTIONS", "100000"))
TABLES = 20
WARM_UP = 0.2
"""So much of the run fills the memories that are kept on purpose; what comes after must be flat."""
MOST_GROWTH_MEBIBYTES = 12.0


def resident_mebibytes() -> float:
    """What this process holds of the machine's memory now (Linux)."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def main(folder: Path, actions: int = ACTIONS) -> int:
    """Play so many actions at some tables, new games following on finished ones; 0 when memory stays flat."""
    crowd, random = await Crowd.open(folder / "games.sqlite3"), Random(1)
    games = [await _new(crowd, table) for table in range(TABLES)]
    began, first = time.monotonic(), 0.0
    for number in range(actions):
        table = number % TABLES
        if not await crowd.step(games[table], random):
            games[table] = await _new(crowd, table)
        if number == int(actions * WARM_UP):
            gc.collect()
            first = resident_mebibytes()
    gc.collect()
    grown = resident_mebibytes() - first
    await crowd.store.close()
    rate = actions / (time.monotonic() - began)
    print(
        f"actions: {actions}, a second: {rate:.0f}, resident: {first + grown:.0f} MiB, grown: {grown:.1f} MiB"
    )
    return 0 if grown < MOST_GROWTH_MEBIBYTES else 1


async def _new(crowd: Crowd, table: int) -> int:
    people = [Person(100 * table + number, f"P{number}") for number in range(1, 2 + table % 3 + 1)]
    return await crowd.begin(Channel(10_000 + table, 1), people)
