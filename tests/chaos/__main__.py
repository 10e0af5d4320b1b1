"""`python -m tests.chaos`: kill the bot again and again while people play, then check that nothing was lost.

`--kills N --actions N --seed N` for a shorter or another run. `load` measures a full house, `memory` a long
time (see tests/chaos/load.py and memory.py).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.chaos import load, memory
from tests.chaos.run import Run


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; gives the process's exit status: 0 when nothing was lost, doubled or left untold."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("what", nargs="?", default="kill", choices=("kill", "load", "memory"))
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--actions", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=4)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder:
        if given.what == "load":
            return asyncio.run(load.main(Path(folder)))
        if given.what == "memory":
            return asyncio.run(memory.main(Path(folder)))
        return kill(Path(folder), given.kills, given.actions, given.seed, given.tables)


def kill(folder: Path, kills: int, actions: int, seed: int, tables: int) -> int:
    """The kill test; its last line says it all."""
    began = time.monotonic()
    tally = asyncio.run(Run(folder, kills, actions, seed, tables).go())
    for problem in tally.problems:
        print("FAULT:", problem)
    print(f"{tally.games} finished games verified, seed {seed}, {time.monotonic() - began:.0f} s")
    print(tally.line())
    return 0 if tally.clean else 1


if __name__ == "__main__":
    sys.exit(main())
