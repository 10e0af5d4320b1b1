"""The floor of every answer: a command that does nothing, with the same library over the same loopback."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import discord
from discord import app_commands

from playground.server.harness import table
from tests.bench.figure import percentile

TIMES = 60


class Idle(discord.Client):
    """A bot with one command."""

    def __init__(self, connector: aiohttp.BaseConnector) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, connector=connector, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="noop", description="Nothing", callback=_nothing))

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def _nothing(interaction: discord.Interaction[Idle]) -> None:
    await interaction.response.send_message("nothing", ephemeral=True)


async def milliseconds() -> float:
    """The median of some calls of the command that does nothing."""
    taken = []
    async with table(Idle) as running:
        await running.server.eventually(lambda: running.server.world.commands)
        person = running.server.person("Ann")
        for _ in range(TIMES):
            began = time.perf_counter()
            await person.send_slash(running.server.channel, "noop").answered()
            taken.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(0.01)
    return percentile(taken, 0.5)
