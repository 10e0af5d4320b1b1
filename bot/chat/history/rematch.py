"""The same people again, with one press."""

from __future__ import annotations

import discord

from bot.chat import opening
from bot.chat.buttons import Press
from bot.chat.request import Request
from bot.service import Channel, Game, Outcome


async def rematch(request: Request, game: str | None = None) -> None:
    await _again(request, await request.game(game))


async def press(request: Request, press: Press) -> None:
    """The button under a result."""
    await _again(request, await request.game(str(press.game)))


async def _again(request: Request, old: Game) -> None:
    """Where the old game had a thread, the new one gets one too when this is asked for above it."""

    async def open_there(channel: Channel) -> Outcome:
        return await request.tables.rematch(old.id, channel, request.person, request.id)

    elsewhere = old.channel.id != request.channel.id
    in_thread = elsewhere and _had_thread(request, old)
    await opening.open_anywhere(request, open_there, old.language, in_thread=in_thread)


def _had_thread(request: Request, old: Game) -> bool:
    """Whether a game was played in a thread: archived ones are not kept in memory, other channels are."""
    return not isinstance(request.client.get_channel(old.channel.id), discord.abc.GuildChannel)
