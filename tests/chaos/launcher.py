"""Starts the bot again and again as a fresh process, without paying for the imports each time.

`python -m tests.chaos.launcher` reads one JSON object a line: `{"settings": {...}, "plan": {...}}` (the
environment of `python -m bot`, and a `points.Plan`), forks a process that runs the bot with them, and writes
`started PID`; when that process has ended, however it did, it writes `ended PID STATUS`.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path

from bot import app, log
from bot.chat import sync
from bot.chat.commands.declare import CatalogueTranslator
from bot.settings import from_environment
from bot.store import StoreError
from tests.chaos.points import Plan, install

REFUSED = 2
"""Exit status of a bot whose database cannot be used, as that of `python -m bot`."""


def main() -> None:
    """One bot after another (or several at once), until there is nothing more to read."""
    asyncio.run(_warm_up())
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            os._exit(_bot(order["settings"], Plan(**order["plan"])))
        print("started", child, flush=True)
        if not order.get("beside"):
            _await(child)


async def _warm_up() -> None:
    """Read data and texts once: what is the same in each bot is inherited."""
    with tempfile.TemporaryDirectory() as folder:
        async with app.opened(Path(folder) / "none.sqlite3") as client:
            await client.tree.set_translator(CatalogueTranslator())
            await sync.digest(client.tree)


def _await(child: int) -> None:
    _, status = os.waitpid(child, 0)
    print("ended", child, os.waitstatus_to_exitcode(status), flush=True)


def _bot(settings: dict[str, str], plan: Plan) -> int:
    given = from_environment(settings)
    log.set_up(given.log_level)
    install(plan)
    try:
        asyncio.run(app.run(given))
    except StoreError as error:
        print(error, file=sys.stderr)
        return REFUSED
    return 0


if __name__ == "__main__":
    main()
