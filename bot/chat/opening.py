"""Opening a lobby: in the channel where it was asked for, or in a thread of its own."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from bot.service import Channel, Done, Game, Json, Outcome
from data.texts import text

from . import languages, learning, limits, lobby, permissions
from .errors import Declined
from .request import Request

THREAD_NAME = 100
IDLE_MINUTES = 10080  # a week, the longest that Discord keeps a thread open without a message
UNSENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What sending a message raises."""
LOG = logging.getLogger(__name__)

Opens = Callable[[Channel], Awaitable[Outcome]]
"""Opens a lobby in a channel."""


async def open_lobby(
    request: Request,
    options: Json,
    pace: Json,
    word: str | None,
    language: str | None = None,
    *,
    in_thread: bool,
) -> None:
    """Open a lobby with these options, told in `language`. Raises Declined."""
    usual = languages.of_new_game(request.interaction, request.lang)

    async def open_there(channel: Channel) -> Outcome:
        return await request.tables.open_lobby(
            channel, request.person, options, usual, request.id, word, pace=pace, asked=language
        )

    game = await open_anywhere(request, open_there, language or usual, options, in_thread=in_thread)
    await learning.offer(request, game)


async def open_anywhere(request: Request, opens: Opens, lang: str, options: Json, *, in_thread: bool) -> Game:
    """Open a lobby, once everything that the bot needs there is allowed. Raises Declined.

    `lang` is the language in which a new thread gets its name, `options` are those of the game: a thread is
    made only for a game that may begin there.
    """
    if request.interaction.guild_id is None:
        raise Declined(text(request.lang, "chat-start-in-server"))
    in_thread = in_thread and not isinstance(request.interaction.channel, discord.Thread)
    if in_thread and not permissions.holds_threads(request.interaction):
        raise Declined(text(request.lang, "table-thread-not-here"))
    if absent := permissions.missing(request.interaction, in_thread=in_thread):
        lacking = permissions.words(request.lang, absent)
        where = f"<#{request.channel.id}>"
        raise Declined(text(request.lang, "chat-missing", permissions=lacking, channel=where))
    if in_thread:
        if refused := await request.tables.policies.refusal(request.channel, options):
            request.accepted(refused)
        game = await _in_thread(request, opens, lang)
    else:
        game = await _opened(request, request.channel, opens)
    if told := await _shown(request, game):
        await request.reply.say(told)
    return game


async def _shown(request: Request, game: Game) -> str:
    """Write the lobby message, as the answer or into the game's thread; what is left to tell in private."""
    here = game.channel.id == request.channel.id
    try:
        await (_answer(request, game) if here else lobby.put(request, game))
    except UNSENT as error:
        LOG.warning("the lobby message could not be written", exc_info=error, extra={"game": game.id})
        return _unseen(request.lang, game, error)
    return "" if here else text(request.lang, "table-thread-opened", channel=f"<#{game.channel.id}>")


async def _answer(request: Request, game: Game) -> None:
    message = await request.reply.announce(lobby.words(game), lobby.view(game))
    if message is not None:
        await request.tables.keep_message(game.id, lobby.PURPOSE, game.channel.id, message)


def _unseen(lang: str, game: Game, error: Exception) -> str:
    """The lobby is stored and holds the channel, though nobody sees it: how it goes on from there."""
    told = text(lang, "table-lobby-unseen", channel=f"<#{game.channel.id}>")
    return f"{told}\n{text(lang, 'chat-forbidden')}" if isinstance(error, discord.Forbidden) else told


async def _in_thread(request: Request, opens: Opens, lang: str) -> Game:
    await request.reply.acknowledge()
    thread = await _thread(request, lang)
    try:
        here = Channel(thread.id, request.channel.guild, request.channel.id)
        return await _opened(request, here, opens)
    except Declined:
        # Only where the bot may manage threads; it needs this for nothing else.
        with contextlib.suppress(discord.Forbidden):
            await thread.delete()
        raise


async def _thread(request: Request, lang: str) -> discord.Thread:
    channel: Any = request.interaction.channel
    name = limits.clip(text(lang, "table-thread-name", person=request.person.name), THREAD_NAME)
    return await channel.create_thread(  # type: ignore[no-any-return]
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=IDLE_MINUTES
    )


async def _opened(request: Request, channel: Channel, opens: Opens) -> Game:
    done: Done = request.accepted(await opens(channel))
    return done.game
