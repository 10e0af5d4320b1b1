"""What is being answered: so that the bot does not go away in the middle of a sentence."""

from __future__ import annotations

import asyncio
import contextlib


class Underway:
    """Counts requests from their coming to their end."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    def begin(self) -> None:
        """One more is being answered."""
        self._count += 1
        self._none.clear()

    def end(self) -> None:
        """One of them has its answer, or will not get one."""
        self._count -= 1
        if not self._count:
            self._none.set()

    async def over(self, seconds: float) -> None:
        """Wait until nothing is being answered, but not longer than this."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._none.wait()
