"""What a draft leads to: the next thing to ask, or the action itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.chat.buttons import Touch
from bot.text import panel
from bot.text.learning import GUIDED_TURNS, guide_question
from engine import Action, Plan
from engine.names import CARDS

from . import build, develop, discard, network, sell, simple, supply, sure
from .draft import Draft
from .naming import title
from .page import Page
from .sitting import GO, Sitting

Question = Callable[[Sitting, Draft], Page | None]

OBJECTS: Final[Mapping[str, Question]] = {
    "build": build.question,
    "link": network.question,
    "develop": develop.question,
    "sell": sell.question,
    "loan": simple.loan,
}
"""What an action is about. A pass, a stop and a removal are about nothing more than their draft."""


def question(sitting: Sitting, draft: Draft) -> Page | None:
    """The page with the next question; None where nothing is left to ask, or nothing is possible any more."""
    ask = OBJECTS.get(draft.do)
    page = ask(sitting, draft) if ask else None
    plan = plan_of(sitting, draft)
    if page is None and plan is not None:
        page = supply.question(sitting, draft, plan) or _last_question(sitting, draft, plan)
    if page is not None:
        if sitting.turns < GUIDED_TURNS and _is_first(draft):
            page.say(guide_question(sitting.lang, draft.do))
        page.buttons(*_ways_out(sitting, draft))
    return page


def _is_first(draft: Draft) -> bool:
    """Whether this is the first question about an action; a loan's and a pass's is the card."""
    return not draft.what or draft.do == "loan"


def _last_question(sitting: Sitting, draft: Draft, plan: Plan) -> Page | None:
    if sitting.planning:
        return _cost(sitting, draft, plan)
    page = discard.question(sitting, draft, plan)
    if page is not None and plan.do == "pass":
        simple.both(sitting, page)
    return page or sure.question(sitting, draft, plan)


def _cost(sitting: Sitting, draft: Draft, plan: Plan) -> Page:
    """The answer to what it would cost, on somebody else's turn."""
    page = Page(sitting.seat)
    page.say(
        title(sitting, draft),
        discard.quoted(sitting, draft, plan),
        _cards_for(sitting, plan) if plan.cards else "",
        sitting.words("chat-ask-as-it-stands"),
    )
    return page


def _cards_for(sitting: Sitting, plan: Plan) -> str:
    """Which cards would do."""
    if plan.double:
        return sitting.words("panel-cost-two-cards")
    able = [CARDS[card] for card in plan.cards]
    if set(able) == set(sitting.view["hand"]):
        return sitting.words("panel-cost-any-card")
    return sitting.words("panel-cost-cards", cards=panel.cards(sitting.lang, able))


def _ways_out(sitting: Sitting, draft: Draft) -> list[Touch]:
    """Back by one question, and to the first page."""
    before = draft.back() if draft.do in OBJECTS else None
    found = []
    if draft.do == "build" and build.is_first(draft):
        if sitting.plans(build.DOUBLE):
            found.append(sitting.go(build.DOUBLE, sitting.words("button-panel-two-cards")))
        build_word = sitting.words("panel-do-build")
        why_not = sitting.words("button-panel-why-not", action=build_word)
        found.append(sitting.button("why/build/0", why_not))
    if before is None:
        return [*found, sitting.button("home", sitting.words("button-panel-back"))]
    found.append(sitting.button(GO + before.code(), sitting.words("button-panel-back")))
    return [*found, sitting.button("home", sitting.words("button-panel-home"))]


def plan_of(sitting: Sitting, draft: Draft) -> Plan | None:
    """The plan that the draft has chosen, if it is one of those that are possible."""
    return next((plan for plan in sitting.plans(draft) if draft.is_of(plan)), None)


def action_of(sitting: Sitting, draft: Draft) -> Action | None:
    """The action of a draft that has nothing left to ask; None where it is not possible (any more)."""
    plan = plan_of(sitting, draft)
    return plan.action(discard.chosen(sitting, draft, plan), draft.coal, draft.iron) if plan else None
