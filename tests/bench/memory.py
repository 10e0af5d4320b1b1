"""`python -m tests.bench.memory DATABASE GAMES`: the memory of a bot whose live games were all used, in MiB.

In a process of its own, since memory that was used once is seldom given back. Without a database: that of
the libraries alone. Without games: that of an idle bot.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.bench.figure import Figure
from tests.bench.processes import LIBRARIES, MEBIBYTE, MOST_IDLE_MEBIBYTES, MOST_LIVE_MEBIBYTES

THOUSAND = 1000


def main(arguments: list[str]) -> None:
    """Print the memory of this process in the state that the arguments ask for."""
    if arguments:
        asyncio.run(_used(Path(arguments[0]), [int(number) for number in arguments[1:]]))
    else:
        exec(LIBRARIES)
    print(own_memory())


def own_memory() -> float:
    """MiB of memory that this process holds (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEBIBYTE


async def _used(database: Path, span: list[int]) -> None:
    import render
    from bot.app import opened
    from bot.service import Look
    from tests.bench.filling import PEOPLE_STEP

    async with opened(database) as client:
        for number in range(*span) if span else ():
            person = 5 + number * PEOPLE_STEP
            await client.tables.choices(number, person)
            look = await client.tables.look(number, person)
            assert isinstance(look, Look), look
            if number == span[0]:
                render.board(look.view)


def figures(empty: Path, full: Path, first: int, live: int) -> list[Figure]:
    """Idle, and for each 1,000 live games; `full` holds so many live ones from number `first` on."""
    libraries, idle = _measured(), _measured(str(empty))
    some = _measured(str(full), str(first), str(first + live // 10))
    many = _measured(str(full), str(first), str(first + live))
    growth = (many - some) / (live - live // 10) * THOUSAND
    what = "importing the libraries"
    return [
        Figure("memory", "idle", idle, "MiB", libraries, what, MOST_IDLE_MEBIBYTES),
        Figure("memory", "each further 1,000 live games", growth, "MiB", None, "", MOST_LIVE_MEBIBYTES),
    ]


def _measured(*arguments: str) -> float:
    order = [sys.executable, "-m", "tests.bench.memory", *arguments]
    return float(subprocess.run(order, check=True, capture_output=True, text=True).stdout.split()[-1])


if __name__ == "__main__":
    main(sys.argv[1:])
