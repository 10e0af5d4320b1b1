"""Commands that only look: board, hand, mats, status, what happened, other games, rules and help."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from discord import app_commands

import render
from bot.chat import halts, limits
from bot.chat.choosing.offers import offers_of
from bot.chat.choosing.picking import pick
from bot.chat.choosing.search import Entry
from bot.chat.drawing import Drawing, digest, files, seat_names
from bot.chat.errors import Declined
from bot.chat.history import mine, notes, steps
from bot.chat.marks import marks
from bot.chat.panel.sitting import OVER
from bot.chat.request import Request
from bot.service import Game, Look, Refused
from bot.text import board as board_text
from bot.text import hand as hand_text
from bot.text import names
from bot.text import status as status_text
from data.facts import facts
from data.texts import text

from .declare import YES

REGIONS: Final = ("all", "north", "east", "south", "mersey", "manchester")


async def hand(request: Request, game: str | None = None) -> None:
    table, look = await _looked(request, game)
    if look.seat is None:
        raise Declined(text(request.lang, "chat-no-hand"))
    await request.reply.acknowledge()
    lines = [
        hand_text.hand(look.view, request.lang),
        status_text.waiting(look.view, request.lang, seat_names(table, request.lang)),
        *await notes.note_lines(request, table.id),
    ]
    picture = await _drawing(request, table).hand(look.view, await _usable(request, table))
    await request.reply.say("\n".join(lines), *files(picture))


async def _usable(request: Request, game: Game) -> list[str] | None:
    """The cards with which this person can build now; None where it is not their turn."""
    choices = await request.tables.choices(game.id, request.person.id)
    if isinstance(choices, Refused) or choices.hypothetical or choices.decision != "turn":
        return None
    return offers_of(choices, request.lang).builders


async def board(
    request: Request,
    region: str | None = None,
    place: str | None = None,
    move: app_commands.Range[int, 0] | None = None,
    as_text: str | None = None,
    game: str | None = None,
) -> None:
    table, look = await _looked(request, game)
    if move is not None and region is None and place is None and as_text != YES:
        await steps.show(request, table.id, move)
        return
    if move is not None:
        look = request.accepted(await request.tables.position_after(table.id, move, request.person.id))
    part, places = _part(request, look, region, place)
    if as_text == YES:
        await request.reply.say(_board_words(request, table, look, places))
        return
    await request.reply.acknowledge()
    picture = await _drawing(request, table).board(look.view, marks(look.provisional), part)
    heading = status_text.heading(look.view, request.lang) if not place else None
    shown = heading or board_text.place(look.view, request.lang, str(part))
    await request.reply.say(shown if picture else _board_words(request, table, look, places), *files(picture))


def _part(
    request: Request, look: Look, region: str | None, place: str | None
) -> tuple[str | None, Sequence[str] | None]:
    """The place or region to draw and the places to tell of; None for the whole board.

    Raises Declined for a region that is not on this map.
    """
    if place:
        one = pick(request.lang, place, _places(request, look))
        return one, [one]
    if region in (None, "all"):
        return None, None
    within = render.region_places(look.view["map"], region)
    if not within:
        raise Declined(text(request.lang, "chat-region-absent"))
    return region, within


def _board_words(request: Request, game: Game, look: Look, places: Sequence[str] | None) -> str:
    return board_text.board(look.view, request.lang, people=seat_names(game, request.lang), places=places)


def _places(request: Request, look: Look) -> list[Entry]:
    on_map = facts().board.maps[look.view["map"]].places
    return [Entry(each, names.place(request.lang, each)) for each in on_map]


async def mat(request: Request, seat: str | None = None, game: str | None = None) -> None:
    table, look = await _looked(request, game)
    seats = _seats(request, table)
    whose = pick(request.lang, seat, seats, seats) if seat else look.seat or seats[0].value
    await request.reply.acknowledge()
    picture = await _drawing(request, table).mat(look.view, whose)
    words = hand_text.mat(look.view, request.lang, whose, seat_names(table, request.lang))
    await request.reply.say(words, *files(picture))


def _seats(request: Request, game: Game) -> list[Entry]:
    people = seat_names(game, request.lang)
    return [Entry(each.seat, names.plain_who(request.lang, each.seat, people)) for each in game.seats]


async def status(request: Request, game: str | None = None) -> None:
    table, look = await _looked(request, game)
    halted = await halts.lines(request.tables, look.game, request.lang)
    ends = await request.tables.company.turn_ends(table.id)
    seats = seat_names(table, request.lang)
    told = status_text.status(look.view, request.lang, seats, halted=halted, ends=ends)
    hints = text(request.lang, "hint-lobby-on" if table.hints else "hint-lobby-off")
    await request.reply.say(told if look.game.status in OVER else f"{told}\n{hints}")


async def cards(request: Request, game: str | None = None) -> None:
    _, look = await _looked(request, game)
    await request.reply.say(hand_text.cards(look.view, request.lang))


async def report(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    content = request.accepted(await request.tables.report(table.id, request.person.id))
    written = json.dumps(content, indent=1, ensure_ascii=False)
    upload = limits.text_file(written, f"brass-report-{table.id}-{digest(content)}.json")
    await request.reply.say(text(request.lang, "chat-report"), upload)


async def _looked(request: Request, chosen: str | None) -> tuple[Game, Look]:
    game = await request.game(chosen)
    return game, await request.look(game)


def _drawing(request: Request, game: Game) -> Drawing:
    return Drawing(request.client.pictures, game, request.lang)


async def complete_place(request: Request) -> Iterable[Entry]:
    """The places of the map, for `board`."""
    game = await request.game(request.chosen("game"))
    return _places(request, await request.look(game))


async def complete_seat(request: Request) -> Iterable[Entry]:
    """The seats of the game, for `mat`."""
    return _seats(request, await request.game(request.chosen("game")))


async def complete_game(request: Request) -> Iterable[Entry]:
    """The person's own games."""
    own = await request.tables.games_of(request.person.id)
    return [
        Entry(
            str(each.id),
            text(request.lang, "chat-game-choice", game=each.id),
            mine.state(request, each, names.plain_who),
        )
        for each in own
    ]
