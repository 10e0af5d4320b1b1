"""The Discord client: no privileged intents, few caches, one command tree, one catch-all for components."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
from discord import app_commands

import render
from bot.service import Tables
from bot.workers import caretaker
from bot.workers.advice import Advice
from bot.workers.outbox import Outbox
from bot.workers.pictures import Pictures
from bot.workers.timekeeper import Timekeeper
from data.texts import text

from . import buttons, presses, sync
from .commands import groups
from .commands.declare import CatalogueTranslator
from .errors import Declined
from .panel.following import Following
from .reach import Reach
from .request import AT_ONCE, Request
from .underway import Underway

LOG = logging.getLogger(__name__)
LAST_ANSWERS = 2.0
"""Seconds at the end in which what was asked before may still be answered."""


class Tree(app_commands.CommandTree["BrassClient"]):
    """The slash commands. Their own errors are answered where they run; the rest ends here."""

    async def on_error(
        self, interaction: discord.Interaction[BrassClient], error: app_commands.AppCommandError, /
    ) -> None:
        # What gets here never reached a command: one that Discord still shows but this version does not have.
        async with Request(interaction) as request:
            LOG.warning("a command could not be run", extra={"error": type(error).__name__})
            raise Declined(text(request.lang, "chat-command-unknown"))


class BrassClient(discord.Client):
    """Carries the tables to Discord and back. The workers are started once, by the setup hook."""

    def __init__(
        self,
        tables: Tables,
        pictures: Pictures[render.Picture],
        *,
        connector: aiohttp.BaseConnector | None = None,
        **options: Any,
    ) -> None:
        discord.VoiceClient.warn_nacl = False
        discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            connector=connector,
            **options,
        )
        self.tables = tables
        self.pictures = pictures
        self.advice = Advice(tables)
        self.outbox: Outbox | None = None
        self.following = Following()
        self.turnstile = asyncio.Semaphore(AT_ONCE)
        self.underway = Underway()
        self.timekeeper: Timekeeper | None = None
        self.reach = Reach(self)
        self.tree = Tree(self)
        for group in groups():
            self.tree.add_command(group)
        self._work: list[asyncio.Task[Any]] = []

    async def setup_hook(self) -> None:
        """Before the gateway: everything that must be there when the first interaction arrives."""
        self.add_dynamic_items(buttons.Touch)
        await self.tree.set_translator(CatalogueTranslator())
        self._registration = self._start("commands", sync.synchronise(self.tree, self.tables))
        if self.outbox is not None:
            self._start("outbox", self.outbox.run())
        if self.timekeeper is not None:
            self._start("timekeeper", self.timekeeper.run())
        self._start("caretaker", caretaker.look_after(self.tables))

    def _start(self, name: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work, name=name)
        self._work.append(task)
        return task

    async def commands_registered(self) -> bool:
        """Wait until Discord has been told of the commands; False where it would not take them."""
        return bool(await self._registration)

    async def close(self) -> None:
        """Stop the workers, answer what was asked before, then end the connection. What the workers had not
        done is in the store.
        """
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.underway.over(LAST_ANSWERS)
        await self.advice.close()
        await super().close()

    async def pressed(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Answer a component, whatever its id says; called by the catch-all item."""
        async with Request(interaction) as request:
            await presses.answer(request, buttons.read(custom_id))

    async def commands_known(self) -> bool:
        """Whether Discord has the commands of this version."""
        return await sync.is_known(self.tree, self.tables)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a form that was opened before a restart: what was typed cannot be matched any more."""
        if interaction.type is discord.InteractionType.modal_submit:
            async with Request(interaction) as request:
                raise Declined(text(request.lang, "chat-form-outdated"))

    def reached(self, connected: bool) -> None:
        """The connection or a server came or went: clocks of games stand still while it is gone."""
        self.reach.connected = connected
        if self.timekeeper is not None:
            self.timekeeper.wake()

    async def on_ready(self) -> None:
        self.reached(True)
        await self._note_servers()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._note_servers()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._note_servers()

    async def _note_servers(self) -> None:
        """What was played in a server is kept for a while after the bot was removed, then forgotten."""
        await self.tables.privacy.present_in(guild.id for guild in self.guilds)
        self.reached(self.reach.connected)

    async def on_resumed(self) -> None:
        self.reached(True)

    async def on_disconnect(self) -> None:
        self.reached(False)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.reached(self.reach.connected)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.reached(self.reach.connected)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        LOG.exception("an event failed", extra={"event": event_method})
