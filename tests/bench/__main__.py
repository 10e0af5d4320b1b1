"""`python -m tests.bench`: every figure beside its floor and its target, as a table and as JSON.

`python -m tests.bench growth` takes the long run; `--only AREA` one area; `--json FILE` keeps the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from tests.bench import engine_speed, filling, growth, latency, memory, picture_speed, processes, storage
from tests.bench.figure import Figure, table
from tests.bench.machine import described, machine

STORED = 10_000


async def _engine() -> list[Figure]:
    return engine_speed.figures()


async def _picture() -> list[Figure]:
    # render's own measurement brings an event loop of its own.
    return await asyncio.to_thread(picture_speed.figures)


async def _processes() -> list[Figure]:
    """Start and memory, with nothing stored and with very much."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        empty, full = Path(folder) / "empty.sqlite3", Path(folder) / "full.sqlite3"
        await filling.fill(full, STORED)
        found = await processes.figures({0: empty, STORED: full})
        return found + memory.figures(empty, full, filling.FIRST_COPY, STORED // filling.LIVE_SHARE)


Areas = dict[str, Callable[[], Awaitable[list[Figure]]]]
AREAS: Areas = {
    "engine": _engine,
    "picture": _picture,
    "latency": latency.figures,
    "disk": storage.figures,
    "start and memory": _processes,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 even where a target is missed, since that depends on the machine."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure the bot.")
    parser.add_argument("run", nargs="?", choices=("growth",), help="the long run with up to 100,000 games")
    parser.add_argument("--only", choices=tuple(AREAS), help="measure one area")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.ERROR)
    facts = machine()
    print(described(facts), flush=True)
    began = time.perf_counter()
    areas: Areas = {"growth": growth.figures} if given.run else AREAS
    figures = asyncio.run(_measured(areas, given.only))
    missed = [f"{figure.area}: {figure.name}" for figure in figures if figure.met is False]
    print(f"missed: {'; '.join(missed) or 'nothing'}")
    print(f"{time.perf_counter() - began:.0f} seconds, {described(machine())}")
    document = json.dumps({"machine": facts, "figures": [each.to_json() for each in figures]}, indent=1)
    if given.json:
        given.json.write_text(document + "\n", encoding="utf-8")
    else:
        print(document)
    return 0


async def _measured(areas: Areas, only: str | None) -> list[Figure]:
    found: list[Figure] = []
    for name, measure in areas.items():
        if only in (None, name):
            print(f"measuring {name} ...", file=sys.stderr, flush=True)
            figures = await measure()
            print(table(figures), flush=True)
            found += figures
    return found


if __name__ == "__main__":
    sys.exit(main())
