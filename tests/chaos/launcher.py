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

from bot import app, log
from bot.settings import from_environment
from bot.store import StoreError
from tests.chaos.points import Plan, install

REFUSED = 2
"""Exit status of a bot whose database cannot be used, as that of `python -m bot`."""


def main() -> None:
    """One bot after another (or several at once), until there is nothing more to read."""
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            os._exit(_bot(order["settings"], Plan(**order["plan"])))
        print("started", child, flush=True)
        if not order.get("beside"):
            _await(child)


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
