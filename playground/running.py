"""The pocket Discord and the real bot in one event loop, which can be stopped and started again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.app import new_secret, opened
from bot.chat.client import BrassClient
from bot.chat.connect import connector

from .server import Server


class RunningBot:
    """The bot over one database file, connected to one pocket Discord."""

    def __init__(
        self,
        server: Server,
        database: Path,
        draw_secret: Callable[[], bytes] = new_secret,
        computer_pause: float = 0.0,
    ) -> None:
        self.server = server
        self._database = database
        self._draw_secret = draw_secret
        self._computer_pause = computer_pause
        self._open = contextlib.AsyncExitStack()
        self._task: asyncio.Task[None] | None = None
        self._client: BrassClient | None = None

    @property
    def client(self) -> BrassClient:
        """The client that is running now."""
        assert self._client is not None, "the bot is stopped"
        return self._client

    async def start(self) -> None:
        """Opens the games and connects; returns when the bot can be used. Raises what hinders it."""
        self._client = await self._open.enter_async_context(
            opened(
                self._database,
                connector=connector(self.server.address),
                clock=lambda: datetime.fromtimestamp(self.server.clock.now(), UTC),
                draw_secret=self._draw_secret,
                guild_ready_timeout=0.05,
                computer_pause=self._computer_pause,
            )
        )
        self.server.gateway.identified.clear()
        self._task = asyncio.create_task(self._client.start(self.server.token), name="bot")
        online = asyncio.create_task(self.server.gateway.identified.wait())
        await asyncio.wait({self._task, online}, return_when=asyncio.FIRST_COMPLETED)
        online.cancel()
        if self._task.done():
            self._task.result()
        await self._client.commands_registered()
        assert self._client.outbox is not None and self._client.timekeeper is not None
        await self._client.wait_until_ready()
        self.server.settling.idle += [self._client.timekeeper.idle, self._client.outbox.idle]
        self.server.clock.on_advance.append(self._client.timekeeper.wake)

    async def stop(self) -> None:
        """Ends the bot as the end of its process would, but in order."""
        if self._client is None or self._task is None:
            return
        self.server.settling.idle.clear()
        assert self._client.timekeeper is not None
        self.server.clock.on_advance.remove(self._client.timekeeper.wake)
        await self._client.close()
        await self._task
        await self._open.aclose()
        self._client = self._task = None

    async def restart(self) -> None:
        """A new bot over the same games, in the same world."""
        await self.stop()
        await self.start()


@contextlib.asynccontextmanager
async def running(
    database: Path, *, server: Server | None = None, draw_secret: Callable[[], bytes] = new_secret
) -> AsyncIterator[RunningBot]:
    """A pocket Discord (a new one unless given) with a bot in it; both are ended at the end."""
    server = server or Server()
    await server.start()
    server.channel  # noqa: B018 - the usual guild and channel exist before the bot sees its guilds
    bot = RunningBot(server, database, draw_secret)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.stop()
        await server.stop()
