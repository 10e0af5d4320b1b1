"""Everything that runs for one playground: the pocket Discord, the bot, and who listens to them."""

import asyncio
import contextlib
import logging
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Protocol

from bot.service import Tables

from .forms import Forms
from .marks import Marks
from .people import furnished
from .players import Players
from .running import RunningBot
from .server import Server, World, storage
from .server.model import Json
from .server.world import Change

LOG = logging.getLogger(__name__)


class Bot(Protocol):
    """A bot that can be started, stopped and started again, such as `playground.running.RunningBot`."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


BotMaker = Callable[[Server, Path], Bot]
"""Makes a bot, not yet started, for a pocket Discord and a database file."""


class Stage:
    """A running playground."""

    def __init__(self, make_bot: BotMaker, folder: Path) -> None:
        self.folder = folder
        self._make_bot = make_bot
        self._queues: set[asyncio.Queue[Json | None]] = set()
        self.forms = Forms()
        self.calm = asyncio.Lock()
        """Held while the bot is restarted, and while somebody who plays by itself makes a move."""

    @property
    def tables(self) -> Tables | None:
        """The bot's games; None while it is away, and for a bot that keeps none."""
        if isinstance(self.bot, RunningBot) and self.server.gateway.connected:
            return self.bot.client.tables
        return None

    @property
    def world_folder(self) -> Path:
        return self.folder / "discord"

    @property
    def database(self) -> Path:
        return self.folder / "bot.sqlite"

    # Beginning and end

    async def start(self) -> None:
        """Loads or makes the world, then starts the pocket Discord and the bot."""
        known = self.world_folder.exists()
        self.server = Server(storage.load(self.world_folder) if known else World())
        furnished(self.server.world)
        self.marks = Marks(self.server.world)
        self.server.world.listeners.append(self._hear)
        await self.server.start()
        self.bot = self._make_bot(self.server, self.database)
        self.players = Players(self)
        await self.start_bot()
        self.players.wake()

    async def stop(self) -> None:
        """Stops the bot, then the pocket Discord, and keeps the world."""
        await self._stop_all()
        self.save()

    async def _stop_all(self) -> None:
        await self.players.close()
        await self.bot.stop()
        await self.server.stop()

    def save(self) -> None:
        """Keeps the world; the bot's games are in its own file at every moment."""
        storage.save(self.server.world, self.world_folder)

    async def reset(self) -> None:
        """Begins anew: no games, no messages. Whatever else lies in the folder stays."""
        await self._stop_all()
        self.players.forget()
        shutil.rmtree(self.world_folder, ignore_errors=True)
        for path in self.folder.glob(f"{self.database.name}*"):
            path.unlink()
        await self.start()
        self.tell({"type": "reset"})

    # The bot

    async def start_bot(self) -> None:
        """Starts the bot; one that cannot start is logged and stays away."""
        try:
            await self.bot.start()
        except Exception:
            LOG.exception("the bot did not start")

    async def restart_bot(self) -> None:
        """A new bot over the same games."""
        async with self.calm:
            await self.bot.stop()
            await self.start_bot()
        self.players.wake()

    # Those who look

    def tell(self, change: Json) -> None:
        """Sends something to every page that is open."""
        for queue in self._queues:
            queue.put_nowait(change)

    def _hear(self, change: Change) -> None:
        if change.kind == "message_create":
            self.tell_unread()
            self.players.wake()

    def tell_unread(self) -> None:
        self.tell({"type": "unread", "unread": self.marks.to_json()})

    @contextlib.asynccontextmanager
    async def watch(self, person: int) -> AsyncIterator[asyncio.Queue[Json | None]]:
        """What happens for a person from now on; None is the last thing, when the pocket Discord ends."""
        queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._queues.add(queue)
        changes = self.server.subscribe(person)

        async def pump() -> None:
            async for change in changes:
                queue.put_nowait(change)
            queue.put_nowait(None)

        task = asyncio.create_task(pump(), name="page")
        try:
            yield queue
        finally:
            self._queues.discard(queue)
            task.cancel()
            await changes.aclose()
