"""Questions that a table decides: once one is decided its message says so and loses its buttons."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.service import Game, Tables
from bot.service.messages import Announcement
from data.texts import text

from .people_letters import announced

if TYPE_CHECKING:
    from .client import BrassClient

LOG = logging.getLogger(__name__)
PURPOSE: Final = "ballot"
"""The message that asks the question which was put to a table last."""
NONE: Final = 0
OPEN: Final = "open"


async def asked(tables: Tables, message: Announcement, sent: int) -> None:
    """Remember the message with a question."""
    await tables.keep_message(message.game.id, PURPOSE, message.game.channel.id, sent)


async def settle(client: BrassClient, game: Game) -> None:
    """Let the message of the last question say how it was decided, if it was. A failure is only logged."""
    channel, message = await client.tables.kept_message(game.id, PURPOSE) or (game.channel.id, NONE)
    if message == NONE:
        return
    question = await client.tables.company.question(game.id)
    if question is None or question.status == OPEN:
        return
    words, _ = announced(question.asked)
    told = f"{words}\n{outcome(game.language, question.status)}"
    try:
        partial = client.get_partial_messageable(channel).get_partial_message(message)
        await partial.edit(content=told, view=None)
    except discord.HTTPException as error:
        LOG.warning("a decided question could not be changed", extra={"code": error.code})
    await client.tables.keep_message(game.id, PURPOSE, channel, NONE)


async def answer(tables: Tables, game: Game, lang: str, while_open: str) -> str:
    """What somebody reads who asked or voted: how it was decided, or the text `while_open`."""
    question = await tables.company.question(game.id)
    still_open = question is None or question.status == OPEN
    return text(lang, while_open) if still_open or question is None else outcome(lang, question.status)


def outcome(lang: str, status: str) -> str:
    """How a question was decided."""
    return text(lang, "table-decided-yes" if status == "carried" else "table-decided-no")
