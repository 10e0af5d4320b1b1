"""Sends what was stored to be told: in order for each channel and person, again after a failure, once for each."""

from __future__ import annotations

from bot.service.tables import Clock, Tables
from bot.workers.messenger import Messenger


class Outbox:
    """The worker. It holds nothing that is not in the store, so it may be stopped at any moment."""

    def __init__(self, tables: Tables, messenger: Messenger, *, clock: Clock) -> None:
        ...

    def wake(self) -> None:
        """Something new is waiting (pass this as `wake` to Tables)."""

    async def run(self) -> None:
        """Send for ever; stop it by cancelling the task."""

    async def drain(self) -> int:
        """Send everything that is due now and return how many messages went out."""
        raise NotImplementedError
