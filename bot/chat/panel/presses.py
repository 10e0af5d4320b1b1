"""What each press on the panel does. Every one ends in a page that shows the table as it then stands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.chat import learning, words
from bot.chat.buttons import Press, rule_button
from bot.chat.request import Request
from bot.service import Outcome, Refused
from bot.text import events, reasons
from engine import Action, EndTurn, Pass, Stop
from engine.names import CARD_NUMBER

from . import glance, hint, home, possible, questions, sure, why
from .discard import TWO, parting_order, read_copies
from .door import OPEN
from .draft import Draft
from .following import Answer
from .home import BACK, CARD
from .page import Page
from .sitting import GO, PANEL, Sitting

MENU: Final = "menu/"


async def opened(request: Request, game: int, look: str = "") -> None:
    """A new private panel for the table as it stands, or for one thing there is to look at."""
    async with request.client.following.answering(request, game) as answer:
        sitting = await Sitting.of(request, game)
        await _show(answer, sitting, await (glance.page(sitting, look) if look else home.page(sitting)))


async def open_panel(request: Request, press: Press) -> None:
    """The button of a notice or of a channel message; an old one opens the present state as well."""
    await opened(request, press.game, press.choice)


async def press_panel(request: Request, press: Press) -> None:
    """A press on the panel itself: it counts only while the table is as the panel shows it."""
    request.reply.in_place = request.in_private_panel
    async with request.client.following.answering(request, press.game) as answer:
        sitting = await Sitting.of(request, press.game)
        await _show(answer, sitting, await _answer(sitting, press))


async def _show(answer: Answer, before: Sitting, page: Page) -> None:
    sheet = page.sheet()
    if await answer.request.reply.panel(sheet.view, sheet.files):
        answer.shows(before, page)


async def _answer(sitting: Sitting, press: Press) -> Page:
    choice = _chosen(sitting.request, press.choice)
    if press.seat != sitting.seat:
        return await home.page(sitting, sitting.words("panel-not-yours"))
    if choice == BACK and sitting.stood_in_for:
        return await _back(sitting)
    if press.revision != sitting.game.revision:
        return await home.page(sitting, "" if choice == "home" else _outdated(sitting))
    verb, _, rest = choice.partition("/")
    if sitting.offers is None and verb != "look":
        return await home.page(sitting)
    return await VERBS.get(verb, _home)(sitting, rest)


def _outdated(sitting: Sitting) -> str:
    return sitting.words("panel-finished" if sitting.over else "panel-outdated")


def _chosen(request: Request, choice: str) -> str:
    """The choice of a button, or of the entry chosen in a menu; two cards become part of their draft."""
    values = request.values
    if choice.startswith(MENU):
        return values[0] if values else ""
    draft = Draft.read(choice.removeprefix(TWO)) if choice.startswith(TWO) else None
    return GO + draft.but(cards=read_copies(values)).code() if draft else choice


async def _home(sitting: Sitting, rest: str) -> Page:
    return await home.page(sitting)


async def _back(sitting: Sitting) -> Page:
    request, game = sitting.request, sitting.game.id
    return await _after(
        request, game, await request.tables.company.take_seat(game, request.person, request.id)
    )


async def _go(sitting: Sitting, rest: str) -> Page:
    """On with a draft: ask what is still open, then do it."""
    draft = Draft.read(rest)
    if draft is None:
        return await home.page(sitting)
    if draft.do == "pass" and len(draft.cards) == 2:
        return await _act(sitting, [Pass((card,)) for card in draft.cards])
    page = questions.question(sitting, draft)
    action = None if page is not None or sitting.planning else questions.action_of(sitting, draft)
    if action is not None:
        return await _act(sitting, [action])
    return page or await home.page(sitting, sitting.words("panel-not-possible"))


async def _act(sitting: Sitting, actions: Sequence[Action]) -> Page:
    request, game = sitting.request, sitting.game
    return await _after(
        request,
        game.id,
        await request.tables.act_all(game.id, request.person.id, actions, game.revision, request.id),
    )


async def _after(request: Request, game: int, outcome: Outcome) -> Page:
    """The table after something was done or refused; what a turn's end brought is told once."""
    request.note(outcome)
    if not isinstance(outcome, Refused) and outcome.published:
        await learning.turn_ended(request.tables, request.person.id)
    sitting = await Sitting.of(request, game)
    if isinstance(outcome, Refused):
        return await _refused(sitting, outcome)
    note = ""
    if outcome.published:
        note = events.told(outcome.events, request.lang, viewer=sitting.seat, people=sitting.people)
    ended = any(event["kind"] == "game_ended" for event in outcome.events)
    return await home.page(sitting, note, told=ended)


async def _refused(sitting: Sitting, refused: Refused) -> Page:
    """The table unchanged, with the reason and a button that opens its rule."""
    page = await home.page(sitting, words.refusal(sitting.lang, refused, sitting.seat))
    if rule := reasons.cited_rule(refused.code, refused.facts):
        page.buttons(rule_button(sitting.lang, rule))
    return page


async def _guide_off(sitting: Sitting, rest: str) -> Page:
    request = sitting.request
    await learning.explain_no_more(request.tables, request.person.id)
    again = await Sitting.of(request, sitting.game.id)
    return await home.page(again, again.words("guide-is-off"))


async def _can(sitting: Sitting, rest: str) -> Page:
    return possible.page(sitting)


async def _end(sitting: Sitting, rest: str) -> Page:
    if rest != "sure" and sure.last_loan_missed(sitting):
        return sure.end_page(sitting, home.undo_buttons(sitting))
    return await _act(sitting, [EndTurn()])


async def _stop_end(sitting: Sitting, rest: str) -> Page:
    """Sell no more, and end the turn with it."""
    return await _act(sitting, [Stop(), EndTurn()])


async def _pass_out(sitting: Sitting, rest: str) -> Page:
    """Pass what is left and end the turn: for when nothing else is possible."""
    if sitting.offers is None or sitting.decision != "turn" or not home.only_passing(sitting):
        return await home.page(sitting)
    held = [CARD_NUMBER[card] for card in sitting.view["hand"]]
    kinds = parting_order(sitting.offers, Draft("pass"), tuple(sorted(set(held))))
    ordered = [card for kind in kinds for card in [kind] * held.count(kind)]
    passes = [Pass((card,)) for card in ordered[: sitting.actions_left]]
    return await _act(sitting, [*passes, EndTurn()])


async def _undo(sitting: Sitting, rest: str) -> Page:
    return await _taken_back(sitting, whole=False)


async def _undo_all(sitting: Sitting, rest: str) -> Page:
    return await _taken_back(sitting, whole=True)


async def _taken_back(sitting: Sitting, *, whole: bool) -> Page:
    request, game = sitting.request, sitting.game
    outcome = await request.tables.undo(game.id, request.person.id, game.revision, request.id, whole=whole)
    return await _after(request, game.id, outcome)


async def _card(sitting: Sitting, rest: str) -> Page:
    if sitting.decision != "turn" or not rest.isdecimal():
        return await home.page(sitting)
    return home.card_page(sitting, int(rest))


async def _why(sitting: Sitting, rest: str) -> Page:
    about, _, number = rest.partition("/")
    return why.page(sitting, about, int(number) if number.isdecimal() else 0)


async def _look(sitting: Sitting, rest: str) -> Page:
    return await glance.page(sitting, rest)


async def _hint(sitting: Sitting, rest: str) -> Page:
    return await hint.page(sitting)


VERBS: Final[dict[str, Callable[[Sitting, str], Awaitable[Page]]]] = {
    "home": _home,
    GO.rstrip("/"): _go,
    CARD.rstrip("/"): _card,
    "end": _end,
    "stop-end": _stop_end,
    "pass-out": _pass_out,
    "undo": _undo,
    "undo-all": _undo_all,
    "why": _why,
    "can": _can,
    "hint": _hint,
    "guide-off": _guide_off,
    "look": _look,
}

KINDS: Final = {OPEN: open_panel, PANEL: press_panel}
"""For the table of all presses."""
