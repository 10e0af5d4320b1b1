"""The end of a game: its result, its replay, and a thread that is renamed and put away."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

import render
from bot.chat import buttons, limits
from bot.chat.buttons import Press
from bot.chat.drawing import Upload, seat_names, upload_of
from bot.chat.marks import marks
from bot.service import Game
from bot.service.messages import Closing, Ending, Replay, Result
from bot.text import names, result
from data.texts import joined, text

from .decisions import DECISIONS

if TYPE_CHECKING:
    from bot.chat.client import BrassClient

LOG = logging.getLogger(__name__)
REMATCH, STEP = "rematch", "step"
"""Kinds of presses: the same people again; look through a game."""
THREAD_NAME: Final = 100
REPLAY_SECONDS: Final = 120.0
SMALLER: Final = 0.35


def result_words(message: Result) -> str:
    """The places with what every era brought, and the chance of the game for all to check."""
    game, lang = message.game, message.game.language
    return "\n".join([result.final(message.view, lang, seat_names(game)), chance(lang, message.ending)])


def chance(lang: str, ending: Ending) -> str:
    """The secret and the seed of a game that is over, and how to check them."""
    return text(lang, "notice-secret", secret=ending.secret, seed=ending.seed)


async def result_picture(client: BrassClient, message: Result) -> Upload | None:
    """The final table with charts over the rounds."""
    game = message.game
    drawn = partial(render.end, message.view, message.rounds, names=seat_names(game), lang=game.language)
    name = f"end-{game.id}"
    picture = await client.pictures.picture((name, game.language), drawn, partial(drawn, scale=0.5))
    return upload_of(picture, f"{name}.png")


async def replay_picture(client: BrassClient, message: Replay) -> Upload | None:
    """The whole game in motion: a GIF within Discord's limit."""
    game = message.game
    views = [view for view, _ in message.turns]
    changes = [marks(events) for _, events in message.turns]
    drawn = partial(render.replay, views, marks=changes, names=seat_names(game), lang=game.language)
    name = f"replay-{game.id}"
    picture = await client.pictures.picture(
        (name, game.language),
        drawn,
        partial(drawn, scale=SMALLER),
        seconds=REPLAY_SECONDS,
        limit_bytes=limits.FILE_BYTES,
    )
    return upload_of(picture, f"{name}.gif")


def after(game: Game) -> Callable[[], discord.ui.View]:
    """A maker of the buttons under a result: play again, look through it."""
    lang = game.language

    def make() -> discord.ui.View:
        return buttons.view(
            buttons.button(
                Press(REMATCH, game.id), text(lang, "button-rematch"), discord.ButtonStyle.success
            ),
            buttons.button(Press(STEP, game.id, choice="0"), text(lang, "button-review")),
            buttons.button(Press(DECISIONS, game.id), text(lang, "button-decisions")),
        )

    return make


async def close(client: BrassClient, message: Closing, nonce: str) -> int:
    """Rename and archive the thread of a game, and say above it how the game ended.

    A channel that is no thread stays as it is. Raises discord.HTTPException.
    """
    game = message.game
    thread = client.get_channel(game.channel.id) or await client.fetch_channel(game.channel.id)
    if not isinstance(thread, discord.Thread):
        return thread.id
    await _tell_above(client, message, thread, nonce)
    who = _winners(message, names.plain_who)
    name = limits.clip(text(game.language, "history-thread-name", game=game.id, who=who), THREAD_NAME)
    try:
        await thread.edit(name=name, archived=True)
    except discord.Forbidden:
        LOG.warning("the thread of a finished game is not the bot's to close", extra={"game": game.id})
    return thread.id


async def _tell_above(client: BrassClient, message: Closing, thread: discord.Thread, nonce: str) -> None:
    """In an archived thread no button works: the one for a rematch must be above it, too."""
    game = message.game
    told = text(
        game.language,
        "history-over-above",
        game=game.id,
        who=_winners(message),
        winners=len(message.view["winners"]),
        points=max(each["points"] for each in message.view["players"]),
        channel=f"<#{thread.id}>",
    )
    try:
        above = client.get_partial_messageable(thread.parent_id)
        await above.send(told, view=after(game)(), nonce=nonce)
    except discord.HTTPException as error:
        LOG.warning("the end of a game could not be told above its thread", extra={"code": error.code})


def _winners(message: Closing, who: names.Who = names.who) -> str:
    people, lang = seat_names(message.game), message.game.language
    return joined(lang, [who(lang, seat, people) for seat in message.view["winners"]])
