"""What the buttons about people do: vote, mute, come back, accept an invitation, give up a seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord

from bot.service import Done, Game, Person
from bot.text import names
from data.texts import text

from . import buttons, lobby, voting
from .buttons import SEAT, Press, button
from .errors import Declined
from .panel.sitting import OVER
from .people_letters import ACCEPT, CONCEDE, MUTE, VOTE
from .request import Request


async def _vote(request: Request, press: Press) -> None:
    await vote(request, await request.game(str(press.game)), press.revision, press.choice == "yes")


async def vote(request: Request, game: Game, ballot: int | None, yes: bool) -> None:
    """Count this person's vote."""
    company = request.tables.company
    request.accepted(await company.vote(game.id, request.person.id, ballot, yes, request.id))
    await request.reply.say(await voting.answer(request.tables, game, request.lang, "table-voted"))


async def _mute(request: Request, press: Press) -> None:
    """No more reminders for the turn of the letter, not for a later one."""
    company = request.tables.company
    if (await request.game(str(press.game))).turn != press.revision:
        raise Declined(text(request.lang, "table-mute-outdated"))
    request.accepted(await company.mute(press.game, request.person.id, request.id))
    await request.reply.say(text(request.lang, "table-muted"))


async def _seat(request: Request, press: Press) -> None:
    await take_seat(request, await request.game(str(press.game)))


async def take_seat(request: Request, game: Game) -> None:
    """Come back to one's seat, or take a free one."""
    company = request.tables.company
    request.accepted(await company.take_seat(game.id, request.person, request.id))
    await request.reply.say(text(request.lang, "table-seat-taken"))


def replaced(lang: str, done: Done, other: Person) -> str:
    """That `other` has the seat now, and whether they have heard of it."""
    if done.unwritten is None:
        return text(lang, "table-replaced")
    return text(lang, "table-replaced-often", person=names.person(lang, other.name))


async def _accept(request: Request, press: Press) -> None:
    """Join the lobby or take a free seat; from anywhere, since only who was invited has this button."""
    found = await request.tables.game(press.game)
    if found is None or found.status in OVER:
        raise Declined(text(request.lang, "table-closed"))
    if found.status != "lobby":
        await take_seat(request, found)
        return
    game = await lobby.change(request, found, "join")
    await request.reply.say(text(request.lang, "lobby-did-join"))
    await lobby.refresh(request, game)


def ask_to_concede(game: Game, lang: str) -> discord.ui.View:
    """The button that makes giving up a seat certain."""
    label = text(lang, "button-concede")
    return buttons.view(button(Press(CONCEDE, game.id, game.turn), label, discord.ButtonStyle.danger))


async def _concede(request: Request, press: Press) -> None:
    company = request.tables.company
    request.accepted(await company.concede(press.game, request.person.id, request.id))
    await request.reply.show(text(request.lang, "table-conceded"))


KINDS: Final[Mapping[str, Callable[[Request, Press], Awaitable[None]]]] = {
    VOTE: _vote,
    MUTE: _mute,
    SEAT: _seat,
    ACCEPT: _accept,
    CONCEDE: _concede,
}
"""For the table of all presses."""
