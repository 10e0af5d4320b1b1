"""Timing of pure computing: processor time, and of several runs the best.

Processor time is what one core gives; the best run is the one that the rest of the machine disturbed least.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

RUNS = 7
ENOUGH = 0.5
"""Seconds of processor time after which no more runs are made: short work is run many times."""


def best(work: Callable[[], object]) -> float:
    """Seconds of processor time of the fastest of some runs."""
    gc.collect()
    taken: list[float] = []
    while len(taken) < RUNS or sum(taken) < ENOUGH:
        taken.append(once(work))
    return min(taken)


def once(work: Callable[[], object]) -> float:
    """Seconds of processor time of one run."""
    began = time.process_time()
    work()
    return time.process_time() - began


def each(work: Callable[[], object], times: int) -> float:
    """Microseconds of processor time of one of many calls, of the fastest run."""

    def run() -> None:
        for _ in range(times):
            work()

    return best(run) / times * 1e6
