"""What has no way back is asked once, in private, with a button that makes it certain."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord

from bot.service import Game, Person, Refused
from bot.text import names
from data.texts import text

from . import buttons, lobby
from .buttons import Press
from .errors import Declined
from .people_presses import replaced
from .request import Request

CANCEL, ROLL_BACK, HAND_OVER = "cancel", "rollback", "handover"
"""Kinds of presses."""
MOST_DIGITS: Final = 19
"""Of somebody's id, or of a move."""


async def ask_to_cancel(request: Request, game: Game) -> None:
    """Say what is lost when the game ends here. Raises Declined where it is not under way."""
    told = text(request.lang, "table-cancel-sure", game=game.id, moves=game.turn - 1)
    await _ask(request, told, Press(CANCEL, game.id, game.turn), "button-cancel")


async def ask_to_roll_back(request: Request, game: Game, move: int) -> None:
    """Say which moves are lost. Raises Declined where there is no such move to go back to."""
    _must_run(request, game)
    last = game.turn - 1
    if move > last:
        request.accepted(Refused("no_turn", {"turn": move, "last": last}))
    told = text(request.lang, "table-rollback-sure", move=move, lost=last - move)
    await _ask(request, told, Press(ROLL_BACK, game.id, game.turn, choice=str(move)), "button-rollback")


async def ask_to_hand_over(request: Request, game: Game, other: Person) -> None:
    """Say that one's own seat, hand and money become `other`'s. Raises Declined where the game is not on."""
    _must_run(request, game)
    told = text(request.lang, "table-replace-sure", person=names.person(request.lang, other.name))
    press = Press(HAND_OVER, game.id, choice=f"{other.id}/{other.name}")
    await _ask(request, told, press, "button-handover")


def _must_run(request: Request, game: Game) -> None:
    if game.status != "running":
        request.accepted(Refused("not_begun" if game.status == "lobby" else game.status, game=game))


async def _ask(request: Request, told: str, press: Press, label: str) -> None:
    sure = buttons.button(press, text(request.lang, label), discord.ButtonStyle.danger)
    await request.reply.say(told, view=buttons.view(sure))


async def cancel(request: Request, game: Game) -> None:
    """End a game without a result, or close a lobby; its lobby message shows it. Raises Declined."""
    organiser = request.organises(game)
    done = request.accepted(
        await request.tables.cancel(game.id, request.person, request.id, organiser=organiser)
    )
    await lobby.refresh(request, done.game)


async def _as_asked(request: Request, press: Press) -> Game:
    """The game, if no move has been made since it was asked: more would be lost than was said."""
    game = await request.game(str(press.game))
    if game.turn != press.revision:
        request.accepted(Refused("outdated", {"revision": game.revision}, game))
    return game


async def _cancel(request: Request, press: Press) -> None:
    game = await _as_asked(request, press)
    await cancel(request, game)
    await request.reply.show(text(request.lang, "chat-cancelled", game=game.id))


async def _roll_back(request: Request, press: Press) -> None:
    game = await _as_asked(request, press)
    request.must_organise(game)
    company, move = request.tables.company, _number(request, press.choice)
    request.accepted(await company.roll_back(game.id, request.person, move, request.id))
    await request.reply.show(text(request.lang, "chat-done"))


def _number(request: Request, written: str) -> int:
    """A number that a button carries. Raises Declined for a button that is not from here."""
    if not written.isdecimal() or len(written) > MOST_DIGITS:
        raise Declined(text(request.lang, "chat-button-unknown"))
    return int(written)


async def _hand_over(request: Request, press: Press) -> None:
    number, _, name = press.choice.partition("/")
    game = await request.game(str(press.game))
    company, other = request.tables.company, Person(_number(request, number), names.plain(name))
    seat = game.seat_of(request.person.id)
    if seat is None:
        request.accepted(Refused("not_seated", game=game))
    done = request.accepted(await company.replace(game.id, request.person, other, seat, request.id))
    await request.reply.show(replaced(request.lang, done, other))


KINDS: Final[Mapping[str, Callable[[Request, Press], Awaitable[None]]]] = {
    CANCEL: _cancel,
    ROLL_BACK: _roll_back,
    HAND_OVER: _hand_over,
}
"""For the table of all presses."""
