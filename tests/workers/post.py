"""The other end of the outbox: keeps what was delivered, and fails when told to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count

from bot.service import Message, Notice
from bot.service.messages import ChannelMessage


class Post:
    """A messenger (the edge of the bot) that writes down what it delivers, and to where."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Message]] = []
        self.keys: list[str] = []
        self.fails: dict[str, list[Exception]] = {}
        self.seconds = 0.0
        self.slow: dict[str, float] = {}
        self._numbers: Iterator[int] = count(1)

    async def send_channel(self, channel: int, message: ChannelMessage, key: str) -> int:
        return await self._deliver(f"channel {channel}", message, key)

    async def send_person(self, person: int, message: Notice, key: str) -> int:
        return await self._deliver(f"person {person}", message, key)

    def fail(self, where: str, *errors: Exception) -> None:
        """The next messages to `where` fail with these errors, in order."""
        self.fails.setdefault(where, []).extend(errors)

    def kinds(self, where: str) -> list[str]:
        """What arrived there, by class."""
        return [type(message).__name__ for place, message in self.sent if place == where]

    async def _deliver(self, where: str, message: Message, key: str) -> int:
        await asyncio.sleep(self.slow.get(where, self.seconds))
        self.keys.append(key)
        if self.fails.get(where):
            raise self.fails[where].pop(0)
        self.sent.append((where, message))
        return next(self._numbers)
