"""The questions of a sale: which mill to whom, mill by mill until no more can be sold or one stops."""

from __future__ import annotations

import discord

from bot.chat.limits import SELECT_OPTIONS
from bot.text import names, panel
from engine import Plan
from engine.names import DISTANT, SLOTS

from .discard import held
from .draft import Draft
from .naming import title
from .page import Page, paged
from .sitting import Sitting


def question(sitting: Sitting, draft: Draft) -> Page | None:
    """The mill with its buyer in one menu; where that is too long first the mill, then the buyer."""
    if len(draft.what) == 2:
        return None
    page = Page(sitting.seat)
    page.say(title(sitting, draft), held(sitting, draft), sitting.words("panel-sell-what"), market(sitting))
    sales(sitting, draft, page)
    return page


def sales(sitting: Sitting, draft: Draft, page: Page) -> None:
    """The menu of sales."""
    plans = sitting.plans(draft)
    if len(plans) > SELECT_OPTIONS and not draft.what:
        mills = dict.fromkeys(plan.what[0] for plan in plans)
        options = [sitting.option(draft.but(what=(mill,)), _place(sitting, mill)) for mill in mills]
    else:
        options = [_option(sitting, draft, plan) for plan in plans]
    page.menu(sitting.press("menu/sell"), sitting.words("panel-sell-menu"), paged(sitting, draft, options))


def market(sitting: Sitting) -> str:
    """How the distant market stands, where a mill could go there."""
    to_distant = any(plan.do == "sell" and plan.what[1] == DISTANT for plan in sitting.plans(Draft("sell")))
    return panel.distant(sitting.view, sitting.lang) if to_distant else ""


def _option(sitting: Sitting, draft: Draft, plan: Plan) -> discord.SelectOption:
    mill, to = plan.what
    buyer = "distant" if to == DISTANT else SLOTS[to]
    label = sitting.words("panel-sale", mill=_place(sitting, mill), to=panel.buyer(sitting.lang, buyer))
    return sitting.option(draft.but(what=plan.what), label, _effects(sitting, draft, plan))


def _effects(sitting: Sitting, draft: Draft, plan: Plan) -> str:
    quote = sitting.quote(plan.action(draft.cards or None))
    if quote is None:
        return ""
    if quote.uncertain:
        return sitting.words("panel-sale-uncertain")
    return panel.effects(quote.events, sitting.lang, sitting.seat)


def _place(sitting: Sitting, mill: int) -> str:
    """The mill with its level; with its slot's number, since a place may have several."""
    there = sitting.offers.tile(SLOTS[mill]) if sitting.offers else None
    level = names.level(there["level"]) if there else ""
    return f"{names.slot(sitting.lang, SLOTS[mill])} ({level})"
