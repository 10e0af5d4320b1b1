"""One status message for each running game, at the end of its channel.

It is sent anew after whatever the bot tells there, and then the one before it is deleted: Discord lets old
messages be edited only a few times an hour, and where a new one cannot be sent, the one before it keeps the
button to one's turn. It never pings, and makes no sound.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.chat import halts, limits
from bot.chat.drawing import seat_names
from bot.service import Game, Refused
from bot.text import status
from data.texts import text

from .door import door
from .sitting import OVER

if TYPE_CHECKING:
    from bot.chat.client import BrassClient

LOG = logging.getLogger(__name__)
PURPOSE: Final = "status"
FORMER: Final = "former"
"""The purpose of one that has a successor and is to be deleted."""
NONE: Final = 0
"""Kept in the place of a message that is not there."""


async def renew(client: BrassClient, game: Game) -> None:
    """Bring the status message to the end of the channel.

    A failure is only logged: what was told before it must not be told again, and the next turn mends it.
    """
    try:
        await _delete_former(client, game)
        sent = await _send(client, game)
        channel, message = await client.tables.kept_message(game.id, PURPOSE) or (game.channel.id, NONE)
        await client.tables.keep_message(game.id, FORMER, channel, message)
        await client.tables.keep_message(game.id, PURPOSE, game.channel.id, sent)
        await _delete_former(client, game)
    except Exception:
        LOG.warning("the status message could not be renewed", extra={"game": game.id}, exc_info=True)


async def _delete_former(client: BrassClient, game: Game) -> None:
    channel, message = await client.tables.kept_message(game.id, FORMER) or (game.channel.id, NONE)
    if message == NONE:
        return
    try:
        await client.get_partial_messageable(channel).get_partial_message(message).delete()
    except (discord.NotFound, discord.Forbidden):
        LOG.info("the status message was gone already, or is out of reach", extra={"game": game.id})
    await client.tables.keep_message(game.id, FORMER, channel, NONE)


async def _send(client: BrassClient, game: Game) -> int:
    """The new message's id, or NONE where the game has ended."""
    look = await client.tables.look(game.id, None)
    if isinstance(look, Refused) or look.game.status in OVER:
        return NONE
    halted = await halts.lines(client.tables, look.game, game.language)
    ends = await client.tables.company.turn_ends(game.id)
    seats = seat_names(game)
    words = status.status(look.view, game.language, seats, options=False, halted=halted, ends=ends)
    if look.game.hints:
        words = f"{words}\n{text(game.language, 'hint-lobby-on')}"
    sent = await client.get_partial_messageable(game.channel.id).send(
        limits.clip(words, limits.MESSAGE), view=door(look.game, game.language)(), silent=True
    )
    return sent.id
