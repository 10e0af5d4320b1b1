"""Everything there is to look at, without leaving the panel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.chat import halts, limits
from bot.chat.marks import marks
from bot.text import board, events, hand, result, status
from data.texts import text

from .page import Page
from .sitting import Sitting

LOOK: Final = "look/"
FOR_ALL: Final = ("board", "words", "status", "recap", "points", "cards")
FOR_SEATS: Final = ("board", "words", "mat", "status", "recap", "points", "cards")


def menu(sitting: Sitting, page: Page) -> None:
    """The menu of what can be looked at."""
    kinds = FOR_SEATS if sitting.seat else FOR_ALL
    options = [limits.option(LOOK + kind, sitting.words(f"panel-look-{kind}")) for kind in kinds]
    page.menu(sitting.press("menu/look"), sitting.words("panel-look-menu"), options)


async def page(sitting: Sitting, kind: str) -> Page:
    """One look: words, and a picture where there is one."""
    made = Page(sitting.seat)
    await _LOOKS.get(kind, _status)(sitting, made)
    menu(sitting, made)
    made.buttons(sitting.button("home", sitting.words("button-panel-back")))
    return made


async def _board(sitting: Sitting, page: Page) -> None:
    """The board with the provisional actions marked, if there are any."""
    page.say(status.heading(sitting.view, sitting.lang))
    shown = marks(sitting.look.provisional)
    drawing = sitting.drawing
    upload = await (drawing.whole_preview(sitting.view, shown) if shown else drawing.board(sitting.view))
    if not page.show(upload):
        await _words(sitting, page)


async def _words(sitting: Sitting, page: Page) -> None:
    page.say(board.board(sitting.view, sitting.lang, people=sitting.people))


async def _mat(sitting: Sitting, page: Page) -> None:
    page.show(await sitting.drawing.mat(sitting.view, sitting.seat))
    page.say(hand.mat(sitting.view, sitting.lang, sitting.seat, sitting.people))


async def _status(sitting: Sitting, page: Page) -> None:
    halted = await halts.lines(sitting.request.tables, sitting.game, sitting.lang)
    page.say(status.status(sitting.view, sitting.lang, sitting.people, halted=halted))


async def _recap(sitting: Sitting, page: Page) -> None:
    request = sitting.request
    turns = request.accepted(await request.tables.recap(sitting.game.id, request.person.id))
    told = events.recap([turn.events for turn in turns], sitting.lang, viewer=sitting.seat or None)
    page.say(told or text(sitting.lang, "chat-nothing-since"))


async def _points(sitting: Sitting, page: Page) -> None:
    request = sitting.request
    points = request.accepted(await request.tables.projection(sitting.game.id, request.person.id))
    page.say(result.projection(sitting.view, sitting.lang, points, sitting.people))


async def _cards(sitting: Sitting, page: Page) -> None:
    page.say(hand.cards(sitting.view, sitting.lang))


_LOOKS: Final[dict[str, Callable[[Sitting, Page], Awaitable[None]]]] = {
    "board": _board,
    "words": _words,
    "mat": _mat,
    "status": _status,
    "recap": _recap,
    "points": _points,
    "cards": _cards,
}
