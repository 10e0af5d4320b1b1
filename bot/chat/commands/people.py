"""The people at a table: inviting, waiting, voting, pausing, taking back, and seats that change hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final

import discord
from discord import app_commands

from bot.chat import certain, lobby, voting
from bot.chat.choosing.picking import pick
from bot.chat.choosing.search import Entry
from bot.chat.drawing import seat_names
from bot.chat.errors import Declined
from bot.chat.people_presses import ask_to_concede, replaced
from bot.chat.people_presses import vote as cast
from bot.chat.request import Request
from bot.service import Game, Person, Refused
from bot.service.seating import LEVELS
from bot.text import names
from data.texts import text

from .declare import YES, YES_NO

CHOICES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "invite": {"computer": LEVELS},
    "vote": {"answer": YES_NO[::-1], "question": ("computer", "end")},
    "act": {"action": ("pass", "computer")},
}
"""The fixed choices of each command's options."""


async def invite(
    request: Request,
    person: discord.User | None = None,
    computer: str | None = None,
    game: str | None = None,
) -> None:
    table = await request.game(game)
    company = request.tables.company
    if computer is not None:
        done = request.accepted(await company.add_computer(table.id, request.person.id, computer, request.id))
        await request.reply.say(text(request.lang, "table-computer-seated"))
    elif person is not None:
        other = _person(request, person)
        done = request.accepted(await company.invite(table.id, request.person, other, request.id))
        name = "table-invited" if done.unwritten is None else f"table-invited-{done.unwritten}"
        await request.reply.say(text(request.lang, name, person=names.person(request.lang, other.name)))
    else:
        raise Declined(text(request.lang, "table-invite-whom"))
    await lobby.refresh(request, done.game)


async def nudge(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    request.accepted(await request.tables.company.nudge(table.id, request.person.id, request.id))
    await request.reply.say(text(request.lang, "table-did-nudge"))


async def vote(
    request: Request, answer: str | None = None, question: str | None = None, game: str | None = None
) -> None:
    table = await request.game(game)
    company = request.tables.company
    if question is not None and not (answer is not None and await _is_open(request, table, question)):
        request.accepted(await company.ask(table.id, request.person.id, question, request.id))
        await _asked(request, table)
    elif answer is not None:
        await cast(request, table, None, answer == YES)
    else:
        raise Declined(text(request.lang, "table-vote-how"))


async def _is_open(request: Request, game: Game, question: str) -> bool:
    """Whether the table is deciding just that."""
    found = await request.tables.company.question(game.id)
    return found is not None and found.status == voting.OPEN and found.about == question


async def _asked(request: Request, game: Game) -> None:
    """Say that the question is put to the table, or what it has decided at once."""
    await request.reply.say(await voting.answer(request.tables, game, request.lang, "table-asked"))


async def pause(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    outcome = await request.tables.company.pause(
        table.id, request.person, request.id, organiser=request.organises(table)
    )
    done = request.accepted(outcome)
    changed = done.game.pace.paused != table.pace.paused
    await request.reply.say(text(request.lang, "chat-done" if changed else "table-asked"))


async def takeback(
    request: Request, move: app_commands.Range[int, 0] | None = None, game: str | None = None
) -> None:
    table = await request.game(game)
    company = request.tables.company
    request.accepted(await company.take_back(table.id, request.person.id, move, request.id))
    await _asked(request, table)


async def away(request: Request, until: str | None = None) -> None:
    told = await request.tables.company.away(request.person, _day(request, until), request.id)
    request.accepted(told)
    await request.reply.say(
        text(request.lang, "table-is-away" if until else "table-is-back", day=until or "")
    )


def _day(request: Request, given: str | None) -> date | None:
    try:
        return date.fromisoformat(given.strip()) if given else None
    except ValueError:
        raise Declined(text(request.lang, "table-day-how")) from None


async def replace(
    request: Request, person: discord.User, seat: str | None = None, game: str | None = None
) -> None:
    table = await request.game(game)
    entries = await _seats(request, game)
    whose = pick(request.lang, seat, entries, entries) if seat else None
    other, own = _person(request, person), table.seat_of(request.person.id)
    if own is not None and whose in (None, own) and table.seat_of(other.id) is None:
        await certain.ask_to_hand_over(request, table, other)
        return
    outcome = await request.tables.company.replace(
        table.id, request.person, other, whose, request.id, organiser=request.organises(table)
    )
    done = request.accepted(outcome)
    changed = done.game.seats != table.seats
    await request.reply.say(
        replaced(request.lang, done, other) if changed else text(request.lang, "table-asked")
    )


async def concede(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    if table.seat_of(request.person.id) is None or table.status != "running":
        refused = Refused("not_seated" if table.status == "running" else "not_begun")
        request.accepted(refused)
    await request.reply.say(
        text(request.lang, "table-concede-sure"), view=ask_to_concede(table, request.lang)
    )


async def act(
    request: Request, action: str | None = None, notation: str | None = None, game: str | None = None
) -> None:
    table = await request.game(game)
    what = action or notation
    if what is None:
        raise Declined(text(request.lang, "table-act-how"))
    request.must_organise(table)
    request.accepted(await request.tables.company.act_for(table.id, request.person, what, request.id))
    await request.reply.say(text(request.lang, "chat-done"))


async def rollback(request: Request, move: app_commands.Range[int, 0], game: str | None = None) -> None:
    table = await request.game(game)
    request.must_organise(table)
    await certain.ask_to_roll_back(request, table, move)


async def complete_seat(request: Request) -> Iterable[Entry]:
    """The seats of the game, by whoever has them."""
    return await _seats(request, request.chosen("game"))


async def _seats(request: Request, game: str | None) -> list[Entry]:
    table = await request.game(game)
    people = seat_names(table, request.lang)
    return [Entry(each.seat, names.plain_who(request.lang, each.seat, people)) for each in table.seats]


def _person(request: Request, user: discord.User) -> Person:
    if user.bot:
        raise Declined(text(request.lang, "table-no-bots"))
    return Person(user.id, names.plain(user.display_name))
