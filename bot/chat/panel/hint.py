"""A hint: the best three actions with their prices and reasons, each to be taken with one tap."""

from __future__ import annotations

from typing import Final

from bot.chat import lobby
from bot.chat.buttons import Touch
from bot.chat.request import Request
from bot.service import Json
from bot.text import hint as words
from data.texts import text
from engine import Action, action_from_json

from . import home
from .draft import Draft
from .page import Page
from .sitting import Sitting, Style

ON: Final = "yes"
COSTLY: Final = ("build", "link", "develop")
"""The actions that have a price."""


async def hint(request: Request, hints: str | None = None, game: str | None = None) -> None:
    table = await request.game(game)
    if hints is None:
        sheet = (await page(await Sitting.of(request, table.id))).sheet()
        await request.reply.panel(sheet.view, sheet.files)
        return
    allowed, organiser = hints == ON, request.organises(table)
    company = request.tables.company
    done = request.accepted(
        await company.allow_hints(table.id, request.person, allowed, request.id, organiser=organiser)
    )
    await request.reply.say(text(request.lang, "hint-now-on" if allowed else "hint-now-off"))
    if done.game.status == "lobby":
        await lobby.refresh(request, done.game)


async def page(sitting: Sitting) -> Page:
    """What a computer would do now; the first page with a word about it where that cannot be asked."""
    hindrance = _hindrance(sitting)
    if hindrance is not None:
        return await home.page(sitting, sitting.words(hindrance))
    await sitting.request.reply.acknowledge()
    async with sitting.request.aside():
        found = await sitting.request.client.advice.hint(sitting.game, sitting.view)
    if not found:
        return await home.page(sitting, sitting.words("hint-failed"))
    return _shown(sitting, found)


def _hindrance(sitting: Sitting) -> str | None:
    """The text that says why there is no hint now."""
    if not sitting.game.hints:
        return "hint-off"
    if sitting.decision is None or sitting.stood_in_for:
        return "hint-not-now"
    return "hint-end" if sitting.decision == "end turn" else None


def _shown(sitting: Sitting, found: list[Json]) -> Page:
    made = Page(sitting.seat)
    made.say(sitting.words("hint-title"))
    buttons = []
    for number, each in enumerate(found, 1):
        action = action_from_json(each["action"])
        made.say(words.hint(sitting.lang, number, each, _price(sitting, action), sitting.seat))
        buttons += _take(sitting, number, action)
    made.say(sitting.words("hint-private"))
    made.buttons(*buttons, sitting.button("home", sitting.words("button-panel-back")))
    return made


def _price(sitting: Sitting, action: Action) -> str:
    quote = sitting.quote(action) if action.do in COSTLY else None
    return "" if quote is None else sitting.price(quote)


def _take(sitting: Sitting, number: int, action: Action) -> list[Touch]:
    """The button that takes the action; it still asks what is always asked before such an action."""
    draft = draft_of(sitting, action)
    if draft is None:
        return []
    style = Style.primary if number == 1 else Style.secondary
    return [sitting.go(draft, sitting.words("button-hint-take", number=number), style)]


def draft_of(sitting: Sitting, action: Action) -> Draft | None:
    """The action as a draft that has nothing left to ask; None where it is not possible (any more)."""
    coal, iron = getattr(action, "coal", ()), getattr(action, "iron", ())
    for plan, _ in sitting.offers.of(action.do) if sitting.offers else ():
        if plan.double == (action.do == "build" and len(action.cards) == 2) and (
            plan.action(action.cards, coal, iron) == action
        ):
            alone = action.do == "link" and len(plan.what) == 1
            return Draft(plan.do, plan.what, action.cards, coal, iron, double=plan.double, alone=alone)
    return None
