"""How fast and how small the pictures are: `python -m render.bench` prints the figures as JSON."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import engine
import render
from engine.selfplay import random_game
from render.board import board_items, painted
from render.layout import picture
from render.panels import View
from render.picture import encoded

# What the figures are held against.
MOST_RATIO = 2.5
MOST_KIBIBYTES = 350
MOST_STALL_MILLISECONDS = 10
_BOARDS = 20
# Of the stalls of several passes the least counts: what else the machine does only makes them longer.
_PASSES = 3
_FIRST = (
    "import time, render, render.bench;"
    "views = render.bench.sample_views(1); started = time.perf_counter(); render.board(views[0]);"
    "print(time.perf_counter() - started)"
)


def sample_views(count: int) -> list[View]:
    """Public views of a random game, from its busiest positions down."""
    views: list[View] = []
    random_game(
        engine.Options.of(), 7, lambda state, seat, action, events: views.append(engine.view(state, None))
    )
    return sorted(views, key=lambda view: -len(view["tiles"]) - len(view["links"]))[:count]


def figures(views: Sequence[View] | None = None) -> dict[str, float]:
    """Milliseconds, kibibytes and the ratio of a fresh board to encoding the same picture.

    `views` are the boards to draw (default: of a random game). Every board is drawn anew; only what does not
    depend on the position is kept from one to the next.
    """
    chosen = views or sample_views(_BOARDS)
    render.board(chosen[0])
    image = painted(chosen[0], board_items(chosen[0], {}, (), "en"), "en", 1.0, picture())
    fresh = _fastest(lambda: render.board(chosen[0]))
    encoding = _fastest(lambda: encoded(image))
    return {
        "board_ms": round(fresh, 1),
        "encoding_ms": round(encoding, 1),
        "ratio": round(fresh / encoding, 2),
        "kibibytes": round(max(len(render.board(view).png) for view in chosen) / 1024, 1),
        "stall_ms": round(min(asyncio.run(stall(chosen)) for _ in range(_PASSES)), 2),
        "first_picture_ms": round(_first_picture(), 1),
    }


def _fastest(work: Callable[[], object], times: int = 12) -> float:
    """Milliseconds of the fastest of some runs: what else the machine does only makes it slower."""
    best = float("inf")
    for _ in range(times):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best * 1000


async def stall(views: Sequence[View]) -> float:
    """The longest that an event loop waits while the boards are drawn by one worker, in milliseconds."""
    loop = asyncio.get_running_loop()
    worst = 0.0
    with ThreadPoolExecutor(1) as worker:
        done = asyncio.gather(*(loop.run_in_executor(worker, render.board, view) for view in views))
        while not done.done():
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            worst = max(worst, time.perf_counter() - began - 0.001)
        await done
    return worst * 1000


def _first_picture() -> float:
    """Milliseconds of the very first board of a new process, all caches being empty."""
    ran = subprocess.run([sys.executable, "-c", _FIRST], capture_output=True, text=True, check=True)
    return float(ran.stdout) * 1000


if __name__ == "__main__":
    print(json.dumps(figures()))
