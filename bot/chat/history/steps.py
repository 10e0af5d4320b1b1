"""Any moment of a game with its picture, and buttons to the moments before and after."""

from __future__ import annotations

from typing import Final

from bot.chat import buttons
from bot.chat.buttons import Press, Touch
from bot.chat.drawing import Drawing, seat_names
from bot.chat.marks import marks
from bot.chat.panel.page import Page
from bot.chat.request import Request
from bot.service.archive import Step
from bot.text import board, events, status
from data.texts import text

from .decisions import DECISIONS
from .ending import STEP
from .trial import opening

ENDS: Final = ("first", "back", "on", "last")
BETWEEN: Final = "."


async def show(request: Request, game: int, turn: int | None, mark: int | None = None) -> None:
    """A moment of a game (0: the one this person brought); None for its last turn. Raises Declined.

    `mark`: which of the games from files is meant, where it may not be the latest.
    """
    archive, person = request.tables.archive, request.person.id
    found = await (archive.step(game, turn, person) if game else archive.brought(person, turn, mark))
    step = request.accepted(found)
    await request.reply.acknowledge()
    page = Page(step.seat or "")
    page.say(*_heading(request, step))
    drawing = Drawing(request.client.pictures, step.game, request.lang)
    if not page.show(await drawing.board(step.view, marks(step.events))):
        page.say(board.board(step.view, request.lang, people=_people(request, step)))
    page.buttons(*_turning(request, game, step))
    page.buttons(
        buttons.button(opening(game, step.turn, step.mark), text(request.lang, "button-trial-open")),
        *_decisions(request, step),
    )
    sheet = page.sheet()
    await request.reply.panel(sheet.view, sheet.files)


async def press(request: Request, press: Press) -> None:
    """Go to another moment: in the message one is in, or from a channel's message in one of one's own."""
    request.reply.in_place = request.in_private_panel and request.in_layout
    game = (await request.game(str(press.game))).id if press.game else 0
    number = press.choice.split(BETWEEN)[0]
    await show(request, game, int(number) if number.isdecimal() else None, press.revision)


def _decisions(request: Request, step: Step) -> list[Touch]:
    """The review, for a game that is over."""
    if step.game is None or step.game.status != "finished":
        return []
    return [buttons.button(Press(DECISIONS, step.game.id), text(request.lang, "button-decisions"))]


def _heading(request: Request, step: Step) -> list[str]:
    lang = request.lang
    title = text(
        lang,
        "history-step" if step.game else "history-step-brought",
        game=step.game.id if step.game else 0,
        turn=step.turn,
        last=step.last,
    )
    told = events.told(
        step.events,
        lang,
        viewer=step.seat,
        people=_people(request, step),
        without=("details", "next", "account", "round"),
        numbered=True,
    )
    return [title, status.heading(step.view, lang), told]


def _people(request: Request, step: Step) -> dict[str, str]:
    return seat_names(step.game, request.lang) if step.game else {}


def _turning(request: Request, game: int, step: Step) -> list[Touch]:
    targets = (0, max(step.turn - 1, 0), min(step.turn + 1, step.last), step.last)
    made = []
    for end, target in zip(ENDS, targets, strict=True):
        press = Press(STEP, game, step.mark, choice=f"{target}{BETWEEN}{end}")
        made.append(buttons.button(press, text(request.lang, f"button-history-{end}")))
        made[-1].item.disabled = target == step.turn  # type: ignore[attr-defined]
    return made
