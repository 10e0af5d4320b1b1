"""A small bot with one of everything that the pocket Discord must carry."""

import asyncio
import io
import os
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord import app_commands
from PIL import Image

from bot.chat.connect import connector

TOWNS = ["Preston", "Wigan", "Bury", "Bolton"]


def picture(colour: str = "red", size: tuple[int, int] = (40, 30)) -> bytes:
    """A small PNG."""
    buffer = io.BytesIO()
    Image.new("RGB", size, colour).save(buffer, "PNG")
    return buffer.getvalue()


def png(name: str = "board.png", alt: str = "A red board") -> discord.File:
    return discord.File(io.BytesIO(picture()), name, description=alt)


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"b1:count:(?P<number>\d+)"):
    """A button that survives restarts: its number is in its custom id."""

    def __init__(self, number: int) -> None:
        self.number = number
        button = discord.ui.Button[Any](label=f"Count {number}", custom_id=f"b1:count:{number}")
        super().__init__(button)

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Count(self.number + 1))
        await interaction.response.edit_message(content=f"counted {self.number}", view=view)


Act = Callable[[discord.Interaction[Any]], Awaitable[object]]


class SmallBot(discord.Client):
    """`act` is what `/try` does, `react` what any button, menu or form does that is not a `Count`."""

    act: Act
    react: Act

    def __init__(self, connector: aiohttp.BaseConnector, **options: Any) -> None:
        settings: dict[str, Any] = {
            "intents": discord.Intents(guilds=True),
            "max_messages": None,
            "guild_ready_timeout": 0.05,
            "allowed_mentions": discord.AllowedMentions.none(),
        }
        super().__init__(connector=connector, **settings | options)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", "b1:count"))
        if not custom_id.startswith("b1:count"):
            await self.react(interaction)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No five seconds' wait before a second IDENTIFY."""


def add_commands(bot: SmallBot) -> None:
    brass = app_commands.Group(name="brass", description="The game")

    @brass.command(description="Private answer")
    async def hand(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("your hand", ephemeral=True)

    @brass.command(description="Options of all kinds")
    @app_commands.choices(kind=[app_commands.Choice(name="Cotton mill", value="cotton_mill")])
    async def build(
        interaction: discord.Interaction[Any],
        place: str,
        kind: app_commands.Choice[str] | None = None,
        number: app_commands.Range[int, 1, 4] = 1,
        who: discord.User | None = None,
    ) -> None:
        words = [place, kind.value if kind else "-", str(number), who.display_name if who else "-"]
        await interaction.response.send_message(" ".join(words), ephemeral=True)

    @build.autocomplete("place")
    async def places(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        found = [town for town in TOWNS if town.lower().startswith(current.lower())]
        return [app_commands.Choice(name=town, value=town.lower()) for town in found]

    @brass.command(description="A public picture, and a word to the player")
    async def board(interaction: discord.Interaction[Any]) -> None:
        assert isinstance(interaction.channel, discord.abc.Messageable)
        await interaction.response.send_message("in the channel", ephemeral=True)
        await interaction.channel.send("the board", file=png())
        await interaction.user.send("your turn", file=png("small.png", "A small board"))

    @brass.command(description="A button that counts")
    async def count(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Count(1))
        await interaction.response.send_message("count", view=view)

    @app_commands.command(name="try", description="Whatever a test wants")
    async def try_it(interaction: discord.Interaction[Any]) -> None:
        await bot.act(interaction)

    @app_commands.command(description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def admin(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("yes", ephemeral=True)

    bot.tree.add_command(brass)
    bot.tree.add_command(try_it)
    bot.tree.add_command(admin)


async def main() -> None:
    """Runs the bot as its own process."""
    here = connector(os.environ["BRASS_DISCORD_ADDRESS"])
    assert here is not None
    async with SmallBot(here) as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
