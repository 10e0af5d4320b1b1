"""The review of a finished game: each player's most costly decisions, and what would have been better."""

from __future__ import annotations

from typing import Final

from bot.chat.buttons import Press
from bot.chat.drawing import seat_names
from bot.chat.errors import Declined
from bot.chat.request import Request
from bot.service import Game, Json
from bot.text import hint, names
from data.texts import text

DECISIONS: Final = "decisions"
"""The kind of a press."""


async def show(request: Request, game: Game) -> None:
    """The review in private; the first time it is asked for it has to be worked out. Raises Declined."""
    exported = request.accepted(await request.tables.export(game.id))
    await request.reply.acknowledge()
    async with request.aside():
        found = await request.client.advice.review(game, exported)
    if found is None:
        raise Declined(text(request.lang, "review-failed"))
    await request.reply.say("\n\n".join([_heading(request, game), *_seats(request, game, found)]))


async def press(request: Request, press: Press) -> None:
    """The button under a result, or beside the moments of a game."""
    await show(request, await request.game(str(press.game)))


def _heading(request: Request, game: Game) -> str:
    title = text(request.lang, "review-title", game=game.id)
    return "\n".join([title, text(request.lang, "review-how")])


def _seats(request: Request, game: Game, found: dict[str, list[Json]]) -> list[str]:
    lang, people, viewer = request.lang, seat_names(game, request.lang), game.seat_of(request.person.id)
    told = []
    for seat, regrets in found.items():
        lines = [hint.decision(lang, each, seat, viewer) for each in regrets]
        listed = lines or [text(lang, "review-none")]
        told.append("\n".join([f"__{names.who(lang, seat, people)}__", *(f"- {line}" for line in listed)]))
    return told
