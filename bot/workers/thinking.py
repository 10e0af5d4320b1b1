"""Plain calculations in a process of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Found = TypeVar("Found")


class OtherProcess:
    """One process that calculates one thing after another; it starts when it is first needed."""

    def __init__(self) -> None:
        self._process: Executor | None = None
        self._free = asyncio.Lock()

    async def run(self, seconds: float, calculate: Callable[..., Found], *given: object) -> Found:
        """What `calculate(*given)` finds, in at most so many seconds from when its turn has come; function
        and arguments get pickled.

        Raises what the function raises, TimeoutError or BrokenExecutor; after the last two the process is
        ended and the next calculation starts a new one.
        """
        async with self._free:
            if self._process is None:
                self._process = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            thought = asyncio.get_running_loop().run_in_executor(self._process, calculate, *given)
            try:
                return await asyncio.wait_for(thought, seconds)
            except (TimeoutError, BrokenExecutor, asyncio.CancelledError):
                # Whoever comes next must not wait for what nobody wants any more.
                self.end()
                raise

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is None:
            return
        for each in list((getattr(process, "_processes", None) or {}).values()):
            each.terminate()
        process.shutdown(wait=False, cancel_futures=True)
