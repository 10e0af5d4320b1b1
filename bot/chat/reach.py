"""What the workers want of Discord: which servers can be reached, and to show that somebody thinks."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import aiohttp
import discord

if TYPE_CHECKING:
    from .client import BrassClient

LOG = logging.getLogger(__name__)


class Reach:
    """The client as the workers see it."""

    def __init__(self, client: BrassClient) -> None:
        self._client = client
        self.connected = False

    def unreached(self) -> frozenset[int] | None:
        """Servers in an outage; None while there is no connection."""
        if not self.connected or not self._client.is_ready():
            return None
        return frozenset(guild.id for guild in self._client.guilds if guild.unavailable)

    @contextlib.asynccontextmanager
    async def thinking(self, channel: int) -> AsyncIterator[None]:
        """Shows the bot as typing in a channel; that it cannot be shown hinders nobody."""
        try:
            typing = self._client.get_partial_messageable(channel).typing()
            await typing.__aenter__()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            LOG.info("typing cannot be shown", extra={"error": type(error).__name__})
            yield
            return
        try:
            yield
        finally:
            await typing.__aexit__(None, None, None)
