"""What outbox and timekeeper have in common: they do what is due in the store, and sleep until more is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Iterator
from datetime import datetime

from bot.service.tables import Clock
from bot.store import Store, StoreError

LONGEST_SLEEP = 60.0
"""Seconds after which a worker looks by itself, whatever it has heard."""
LOOK_AGAIN = 0.005
"""Seconds between two looks of one who waits for a worker to be idle."""

log = logging.getLogger(__name__)


class Worker(ABC):
    """It holds nothing that is not in the store, so it may be stopped at any moment."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._news = asyncio.Event()
        self._busy = 0

    def wake(self) -> None:
        """Look at once: something was stored, the clock was moved, a server came or went."""
        self._news.set()

    async def run(self) -> None:
        """Work for ever; stop it by cancelling the task."""
        while True:
            self._news.clear()
            try:
                await self.drain()
                pause = await self._pause()
            except StoreError:
                log.exception("the %s cannot use the store", type(self).__name__.lower())
                pause = LONGEST_SLEEP
            await self._sleep(min(pause, LONGEST_SLEEP))

    @abstractmethod
    async def drain(self) -> int:
        """Do everything that is due now; how many things that were."""

    async def idle(self) -> None:
        """Return when nothing is due and nothing is being done."""
        while self._busy or await self._is_due():
            await asyncio.sleep(LOOK_AGAIN)

    @abstractmethod
    async def _is_due(self) -> bool:
        """Whether there is something to do now."""

    @abstractmethod
    async def _pause(self) -> float:
        """Seconds until there will be."""

    def _seconds_until(self, due: datetime | None) -> float:
        return LONGEST_SLEEP if due is None else (due - self._clock()).total_seconds()

    @contextlib.contextmanager
    def _at_work(self) -> Iterator[None]:
        """Not idle as long as this lasts."""
        self._busy += 1
        try:
            yield
        finally:
            self._busy -= 1

    async def _sleep(self, seconds: float) -> None:
        # Not wait_for: before Python 3.12 it swallows a cancellation that comes together with the news.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()
