"""Changing a lobby until the game begins: options, pace and computers for the opener, a seat for anybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Final

import discord

from bot.service import Game, Json, Outcome, Refused
from bot.service.gathering import AT_END, SEATING
from bot.service.options import PLAYERS
from bot.service.seating import LEVELS
from bot.text import names, people
from data.texts import has, languages, text
from engine import SEATS

from . import buttons, limits, lobby, words
from .buttons import Press, Touch
from .errors import Declined
from .request import Request

OPTIONS, SET = "options", "set"
"""Kinds of presses: show what can be changed, change one thing."""
HOURS: Final = (0, 12, 24, 48, 72, 168)
VALUES: Final[Mapping[str, tuple[str | bool, ...]]] = {
    "edition": ("roxley2018", "classic2007"),
    "deck": ("standard", "classic"),
    "map": ("full", "community"),
    "community_distant": ("four", "historic"),
    "virtual_link": (False, True),
    "introductory": (False, True),
    "tie_break_income": ("space", "level"),
    "income_after_canal_scoring": (False, True),
    "introductory_income": (False, True),
}
Entry = tuple[str, str]
"""What is chosen, and how it is called."""


async def show(request: Request, press: Press) -> None:
    """What this person may change in the lobby, as private menus. Raises Declined where that is nothing."""
    game = await request.game(str(press.game))
    if game.status == "lobby" and not _has_a_say(request, game):
        raise Declined(text(request.lang, "table-options-seated"))
    await request.reply.say(text(request.lang, "table-options-title"), view=_view(request, game))


async def change(request: Request, press: Press) -> None:
    """Change what was chosen in a menu; the lobby message shows it at once.

    Where that is refused the menus come anew with the reason, so that none goes on showing the choice.
    """
    kind, _, value = "".join(request.values[:1]).partition("=")
    if kind not in _CHANGES:
        raise Declined(text(request.lang, "chat-button-unknown"))
    outcome = await _CHANGES[kind](request, press.game, value)
    if isinstance(outcome, Refused) and outcome.game is not None and _has_a_say(request, outcome.game):
        told = words.refusal(request.lang, outcome, outcome.game.seat_of(request.person.id))
        await request.reply.show(told, _view(request, outcome.game))
        return
    game = request.accepted(outcome).game
    await request.reply.show(text(request.lang, "table-options-title"), _view(request, game))
    await lobby.refresh(request, game)


def _has_a_say(request: Request, game: Game) -> bool:
    """Whether this person may change anything in a lobby: who opened it, and who sits in it."""
    return request.person.id == game.opener.id or game.seat_of(request.person.id) is not None


def _view(request: Request, game: Game) -> discord.ui.View | None:
    if game.status != "lobby":
        return None
    menus = []
    if game.opener.id == request.person.id:
        menus += [("rules", list(_rules(request.lang, game))), ("table", list(_table(request.lang, game)))]
    if game.seat_of(request.person.id) is not None:
        menus.append(("seat", list(_seats(request.lang, game))))
    return buttons.view(*(_menu(request.lang, game, name, entries) for name, entries in menus if entries))


def _menu(lang: str, game: Game, name: str, entries: list[Entry]) -> Touch:
    custom_id = Press(SET, game.id, choice=name).custom_id()
    shown = entries[: limits.SELECT_OPTIONS]
    options = [limits.option(value, name_, _explained(lang, value)) for value, name_ in shown]
    placeholder = text(lang, f"table-options-{name}")
    return Touch(discord.ui.Select(custom_id=custom_id, options=options, placeholder=placeholder), custom_id)


def _explained(lang: str, value: str) -> str:
    """What a value of an option means, in one line; empty for everything else."""
    kind, _, chosen = value.partition("=")
    option, _, word = chosen.partition("/")
    own = f"choice-{option.replace('_', '-')}-{word}.explained"
    return text(lang, own) if kind == "rule" and word and has(lang, own) else ""


def _rules(lang: str, game: Game) -> Iterator[Entry]:
    """Every option with the values that it does not have now."""
    for name, values in VALUES.items():
        for value in values:
            if game.all_options.get(name) not in (None, value):
                yield f"rule={name}/{_word(value)}", _option(lang, name, _word(value))
    wanted = game.options.get("players")
    for players in PLAYERS:
        if players != wanted:
            yield f"rule=players/{players}", text(lang, "table-option-people", players=players)
    if wanted is not None:
        yield "rule=players/", text(lang, "table-option-any-people")


def _table(lang: str, game: Game) -> Iterator[Entry]:
    pace = game.pace
    for hours in HOURS:
        if hours != (pace.hours or 0):
            time = people.duration(lang, hours)
            name = "table-option-hours" if hours else "table-option-no-limit"
            yield f"hours={hours}", text(lang, name, time=time)
    for at_end in AT_END:
        if pace.hours is not None and at_end != pace.at_end:
            yield f"at_end={at_end}", text(lang, f"table-option-{at_end}")
    yield from (
        (f"seating={each}", text(lang, f"table-option-{each}")) for each in SEATING if each != pace.seating
    )
    other = "no" if game.hints else "yes"
    yield f"hints={other}", text(lang, f"table-option-hints-{other}")
    yield from _languages(lang, game)
    for level in LEVELS:
        level_name = text(lang, f"choice-computer-{level}")
        yield f"computer={level}", text(lang, "table-option-add-computer", level=level_name)
    if any(seat.computer for seat in game.seats):
        yield "computer=", text(lang, "table-option-remove-computer")


def _languages(lang: str, game: Game) -> Iterator[Entry]:
    for other in languages():
        if other != game.language:
            told = text(lang, f"choice-language-{other}")
            yield f"language={other}", text(lang, "table-option-language", language=told)


def _seats(lang: str, game: Game) -> Iterator[Entry]:
    """The seats that there can be with as many people as these options allow."""
    possible = SEATS[: max(game.possible_players, default=len(SEATS))]
    yield from ((f"seat={seat}", names.seat(lang, seat)) for seat in possible)
    yield "seat=", text(lang, "table-option-any-seat")


def _option(lang: str, name: str, word: str) -> str:
    dashed = name.replace("_", "-")
    own = f"choice-{dashed}-{word}"
    value = text(lang, own if has(lang, own) else f"choice-answer-{word}")
    return f"{text(lang, f'option-{dashed}')}: {value}"


def _word(value: str | bool) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


async def _set_rule(request: Request, game: int, value: str) -> Outcome:
    name, _, word = value.partition("/")
    changes: Json = {name: next((each for each in VALUES.get(name, ()) if _word(each) == word), word or None)}
    if name == "players" and word:
        changes = {name: int(word)}
    return await request.tables.change_options(game, request.person.id, changes, request.id)


async def _set_hours(request: Request, game: int, value: str) -> Outcome:
    return await _set_pace(request, game, {"hours": int(value)})


async def _set_at_end(request: Request, game: int, value: str) -> Outcome:
    return await _set_pace(request, game, {"at_end": value})


async def _set_seating(request: Request, game: int, value: str) -> Outcome:
    return await _set_pace(request, game, {"seating": value})


async def _set_pace(request: Request, game: int, changes: Json) -> Outcome:
    return await request.tables.company.set_pace(game, request.person.id, changes, request.id)


async def _set_language(request: Request, game: int, value: str) -> Outcome:
    company = request.tables.company
    return await company.speak(game, request.person.id, value if value in languages() else "en", request.id)


async def _set_computer(request: Request, game: int, value: str) -> Outcome:
    company = request.tables.company
    if value:
        return await company.add_computer(game, request.person.id, value, request.id)
    return await company.remove_computer(game, request.person.id, request.id)


async def _set_hints(request: Request, game: int, value: str) -> Outcome:
    return await request.tables.company.allow_hints(game, request.person, value == "yes", request.id)


async def _set_seat(request: Request, game: int, value: str) -> Outcome:
    return await request.tables.company.wish(game, request.person.id, value or None, request.id)


_CHANGES: Final[Mapping[str, Callable[[Request, int, str], Awaitable[Outcome]]]] = {
    "rule": _set_rule,
    "hours": _set_hours,
    "at_end": _set_at_end,
    "seating": _set_seating,
    "computer": _set_computer,
    "language": _set_language,
    "hints": _set_hints,
    "seat": _set_seat,
}
KINDS: Final[Mapping[str, Callable[[Request, Press], Awaitable[None]]]] = {OPTIONS: show, SET: change}
"""For the table of all presses."""
