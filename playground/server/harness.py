"""Server and bot together in one event loop, for tests and for the `table` command."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import aiohttp
import discord

from bot.chat.connect import connector

from .server import Server

ClientFactory = Callable[[aiohttp.BaseConnector], discord.Client]


class Table:
    """A running server with a running bot."""

    def __init__(self, server: Server, make_client: ClientFactory) -> None:
        self.server = server
        self._make_client = make_client
        self.client: discord.Client | None = None
        self._task: asyncio.Task[None] | None = None

    def connector(self) -> aiohttp.BaseConnector:
        """A connector to the server."""
        here = connector(self.server.address)
        assert here is not None
        return here

    async def start_bot(self) -> None:
        """Starts a new client; returns once it has identified itself. Raises what ended it before that."""
        self.client = self._make_client(self.connector())
        self.server.gateway.identified.clear()
        self._task = asyncio.create_task(self.client.start(self.server.token), name="bot")
        identified = asyncio.create_task(self.server.gateway.identified.wait())
        await asyncio.wait({self._task, identified}, return_when=asyncio.FIRST_COMPLETED)
        identified.cancel()
        if self._task.done():
            ended, self._task = self._task, None
            await self.client.close()
            ended.result()

    async def stop_bot(self) -> None:
        """Closes the client as SIGTERM would. Raises what the client died of, if it did."""
        if self.client is None or self._task is None:
            return
        task, self._task = self._task, None
        await self.client.close()
        await self.server.settling.settle()
        await task

    async def restart(self) -> None:
        """Stops the bot and starts a new one in the same world."""
        await self.stop_bot()
        await self.start_bot()


@contextlib.asynccontextmanager
async def table(make_client: ClientFactory, server: Server | None = None) -> AsyncIterator[Table]:
    """Starts a server (its own unless given) and a bot from `make_client(connector)`, and ends both cleanly.

    Raises ExceptionGroup when the server itself had errors that it answered with 500.

    `make_client` must pass the connector to its client: `discord.Client(intents=..., connector=connector)`.
    """
    server = server or Server()
    await server.start()
    running = Table(server, make_client)
    try:
        server.channel  # noqa: B018 - the usual guild and channel exist before the bot sees its guilds
        await running.start_bot()
        yield running
    finally:
        try:
            await running.stop_bot()
        finally:
            await server.stop()
    if server.broken:
        raise ExceptionGroup("the pocket Discord itself failed", server.broken)
