"""What has happened: the log in pages, with filters, and a recap since any move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.chat import buttons, limits
from bot.chat.buttons import Press, Touch
from bot.chat.choosing.picking import pick
from bot.chat.choosing.search import Entry
from bot.chat.drawing import seat_names
from bot.chat.errors import Declined
from bot.chat.request import Request
from bot.service import Game
from bot.text import events, names
from bot.text import log as log_text
from bot.text.log import Filter
from data.texts import text

from .ending import STEP

LOG: Final = "log"
ERAS: Final = ("canal", "rail")
BETWEEN: Final = "."
ROOM: Final = 120
"""Characters kept for the heading of a page."""
ENDS: Final = ("first", "back", "on", "last")


async def log(
    request: Request,
    seat: str | None = None,
    kind: str | None = None,
    era: str | None = None,
    round: app_commands.Range[int, 1, 10] | None = None,
    from_move: app_commands.Range[int, 0] | None = None,
    game: str | None = None,
) -> None:
    table = await request.game(game)
    seats = seat_entries(request, table)
    wanted = Filter(
        kind=kind or "all",
        seat=pick(request.lang, seat, seats, seats) if seat else "",
        era=era or "",
        round=round or 0,
        first=from_move or 0,
    )
    words, view = await _page(request, table, wanted, 0 if from_move else None)
    await request.reply.say(words, view=view)


async def press(request: Request, press: Press) -> None:
    """Turn to another page; the log may have grown since."""
    game = await request.game(str(press.game))
    words, view = await _page(request, game, _wanted(request, press.choice), press.revision)
    await request.reply.show(words, view)


def _wanted(request: Request, choice: str) -> Filter:
    """The filter that a button holds. Raises Declined where it is none of ours."""
    parts = choice.split(BETWEEN)
    if len(parts) != 6 or not (parts[3].isdecimal() and parts[4].isdecimal()):
        raise Declined(text(request.lang, "chat-button-unknown"))
    kind, seat, era, number, first, _ = parts
    return Filter(kind, seat, era, int(number), int(first))


async def recap(
    request: Request, from_move: app_commands.Range[int, 0] | None = None, game: str | None = None
) -> None:
    table = await request.game(game)
    if from_move is None:
        turns = request.accepted(await request.tables.recap(table.id, request.person.id))
    else:
        turns = request.accepted(await request.tables.log(table.id, request.person.id, from_move + 1))
    viewer = table.seat_of(request.person.id)
    told = events.recap([turn.events for turn in turns], request.lang, viewer=viewer)
    await request.reply.say(told or text(request.lang, "chat-nothing-since"))


async def _page(
    request: Request, game: Game, wanted: Filter, page: int | None
) -> tuple[str, discord.ui.View | None]:
    """A page of the log (None: the last) with the buttons to the others. Raises Declined for an empty log."""
    turns = request.accepted(await request.tables.log(game.id, request.person.id, 0))
    # A long game has a long story: the connection must not wait for it to be told.
    entries = await asyncio.to_thread(
        log_text.entries,
        turns,
        request.lang,
        wanted,
        viewer=game.seat_of(request.person.id),
        people=seat_names(game, request.lang),
    )
    pages = log_text.pages(entries, limits.MESSAGE - ROOM)
    if not pages:
        found = "history-log-none" if turns else "chat-nothing-happened"
        raise Declined(text(request.lang, found))
    number = len(pages) - 1 if page is None else min(page, len(pages) - 1)
    heading = text(request.lang, "history-log-page", game=game.id, page=number + 1, pages=len(pages))
    return f"{heading}\n{pages[number]}", _buttons(request, game, wanted, number, len(pages))


def _buttons(request: Request, game: Game, wanted: Filter, number: int, pages: int) -> discord.ui.View | None:
    last = pages - 1
    targets = zip(ENDS, (0, max(number - 1, 0), min(number + 1, last), last), strict=True)
    code = BETWEEN.join([wanted.kind, wanted.seat, wanted.era, str(wanted.round), str(wanted.first)])
    turning: list[Touch] = [
        buttons.button(
            Press(LOG, game.id, target, choice=f"{code}{BETWEEN}{end}"),
            text(request.lang, f"button-history-{end}"),
        )
        for end, target in targets
    ]
    looking = buttons.button(Press(STEP, game.id, choice=""), text(request.lang, "button-review"))
    return buttons.view(*(turning if pages > 1 else ()), looking)


def seat_entries(request: Request, game: Game) -> Sequence[Entry]:
    """The seats of a game as choices."""
    people = seat_names(game, request.lang)
    return [Entry(each.seat, names.plain_who(request.lang, each.seat, people)) for each in game.seats]
