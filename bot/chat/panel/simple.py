"""The questions of a loan and of a pass."""

from __future__ import annotations

from bot.chat.buttons import Touch
from bot.text import panel
from engine import Plan
from engine.names import CARD_NUMBER

from .discard import TWO, copies, held
from .draft import Draft
from .naming import title
from .page import Page
from .sitting import Sitting, Style


def loan(sitting: Sitting, draft: Draft) -> Page | None:
    """How much; None once it is chosen."""
    if draft.what:
        return None
    page = Page(sitting.seat)
    page.say(
        title(sitting, draft), held(sitting, draft), *(_loan(sitting, plan) for plan in sitting.plans(draft))
    )
    page.buttons(*loan_buttons(sitting, draft))
    return page


def loan_buttons(sitting: Sitting, draft: Draft, style: Style = Style.primary) -> list[Touch]:
    """A button for each loan that is open."""
    return [
        sitting.go(draft.but(what=plan.what), sitting.words("button-panel-loan", pounds=plan.what[0]), style)
        for plan in sitting.plans(draft)
    ]


def _loan(sitting: Sitting, plan: Plan) -> str:
    quote = sitting.quote(plan.action())
    effects = "" if quote is None else panel.effects(quote.events, sitting.lang, sitting.seat)
    return sitting.words("panel-loan-line", pounds=plan.what[0], effects=effects)


def both(sitting: Sitting, page: Page) -> None:
    """Passing both actions at once: a menu for the two cards, or a button where there are only two."""
    if sitting.decision != "turn" or sitting.actions_left != 2:
        return
    held = tuple(sorted(CARD_NUMBER[card] for card in sitting.view["hand"]))
    if len(held) == 2:
        page.buttons(sitting.go(Draft("pass", cards=held), sitting.words("button-panel-pass-both")))
    else:
        page.menu(
            sitting.press(TWO + Draft("pass").code()), sitting.words("panel-pass-both"), copies(sitting), 2
        )
