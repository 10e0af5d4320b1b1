"""Draws pictures outside the event loop: a small pool, a time limit, and a memory of the last ones."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, Protocol, TypeVar

from bot.meter import METER


class Drawn(Protocol):
    """A picture as render makes it: the bytes of a PNG and the text in its place."""

    @property
    def png(self) -> bytes:
        """The file."""
        ...

    @property
    def alt(self) -> str:
        """What it shows, in words."""
        ...


P = TypeVar("P", bound=Drawn)

log = logging.getLogger(__name__)


class Pictures(Generic[P]):
    """`at_once` threads; a drawing may take `seconds` and give `limit_bytes`; `kept` are remembered."""

    def __init__(
        self, *, at_once: int = 1, seconds: float = 10.0, limit_bytes: int = 2 << 20, kept: int = 64
    ) -> None:
        self._at_once = at_once
        self._threads = _threads(at_once)
        self._seconds = seconds
        self._limit_bytes = limit_bytes
        self._kept = kept
        self._tasks: OrderedDict[Hashable, asyncio.Task[P | None]] = OrderedDict()

    async def picture(
        self,
        key: Hashable,
        *drawings: Callable[[], P],
        seconds: float | None = None,
        limit_bytes: int | None = None,
    ) -> P | None:
        """The picture of `key` (game, revision, viewer, kind, options), drawn by the first drawing that
        works.

        The drawings go from the best to the smallest; one that fails, takes too long or is too large
        gives way to the next. None when all failed: then send text alone. A picture that is remembered or
        being drawn is not drawn again. `seconds` and `limit_bytes` are for a picture that may take more.
        """
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(
                self._draw(key, drawings, seconds or self._seconds, limit_bytes or self._limit_bytes),
                name="picture",
            )
        self._tasks.move_to_end(key)
        self._forget_oldest()
        # Whoever is cancelled while waiting must not take the picture away from the others.
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Let the threads end; drawings that have not begun are dropped."""
        tasks = [task for task in self._tasks.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _draw(
        self, key: Hashable, drawings: tuple[Callable[[], P], ...], seconds: float, limit_bytes: int
    ) -> P | None:
        for number, drawing in enumerate(drawings, 1):
            try:
                picture = await self._in_time(drawing, seconds)
            except Exception as error:
                log.warning("drawing %d of %r failed", number, key, exc_info=error)
                continue
            if len(picture.png) <= limit_bytes:
                return picture
            log.warning("drawing %d of %r has %d bytes", number, key, len(picture.png))
        # A failure is not remembered: the next who asks may be luckier.
        self._tasks.pop(key, None)
        return None

    async def _in_time(self, drawing: Callable[[], P], seconds: float) -> P:
        threads = self._threads
        future = asyncio.get_running_loop().run_in_executor(threads, drawing)
        try:
            with METER.timed("picture", "drawn"):
                return await asyncio.wait_for(future, seconds)
        except TimeoutError:
            # A thread cannot be stopped: leave it to itself and let the others not wait behind it.
            if threads is self._threads:
                self._threads = _threads(self._at_once)
                threads.shutdown(wait=False)
            raise

    def _forget_oldest(self) -> None:
        for key in list(self._tasks)[: max(0, len(self._tasks) - self._kept)]:
            if self._tasks[key].done():
                del self._tasks[key]


def _threads(at_once: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(at_once, thread_name_prefix="pictures")
