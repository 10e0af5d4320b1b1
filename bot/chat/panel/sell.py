"""The questions of a sale: which mill to whom, mill by mill until no more can be sold or one stops."""

from __future__ import annotations

from collections import Counter

import discord

from bot.chat.limits import SELECT_OPTIONS
from bot.text import names, panel
from engine import Plan
from engine.names import DISTANT, SLOTS

from .discard import held
from .draft import Draft
from .naming import buyer, title
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
        options = [sitting.option(draft.but(what=(mill,)), _mill(sitting, mill)) for mill in mills]
    else:
        plans.sort(key=lambda plan: _own_ports_first(sitting, plan))
        options = [_option(sitting, draft, plan) for plan in plans]
    page.menu(sitting.press("menu/sell"), sitting.words("panel-sell-menu"), paged(sitting, draft, options))


def market(sitting: Sitting) -> str:
    """How the distant market stands, where a mill could go there."""
    to_distant = any(plan.do == "sell" and plan.what[1] == DISTANT for plan in sitting.plans(Draft("sell")))
    return panel.distant(sitting.view, sitting.lang) if to_distant else ""


def _option(sitting: Sitting, draft: Draft, plan: Plan) -> discord.SelectOption:
    mill, to = plan.what
    label = sitting.words("panel-sale", mill=_mill(sitting, mill), to=buyer(sitting, to))
    return sitting.option(draft.but(what=plan.what), label, _brings(sitting, draft, plan))


def _own_ports_first(sitting: Sitting, plan: Plan) -> tuple[int, bool]:
    mill, to = plan.what
    port = sitting.offers.tile(SLOTS[to]) if sitting.offers and to != DISTANT else None
    return mill, port is None or port["owner"] != sitting.seat


def _brings(sitting: Sitting, draft: Draft, plan: Plan) -> str:
    """The income spaces that the sale brings, to oneself and to the owner of the port."""
    quote = sitting.quote(plan.action(draft.cards or None))
    if quote is None:
        return ""
    if quote.uncertain:
        return sitting.words("panel-sale-uncertain")
    spaces: Counter[str] = Counter()
    for event in quote.events:
        if event["kind"] == "flipped":
            spaces[event["owner"]] += event["space_after"] - event["space_before"]
    own = spaces.pop(sitting.seat, 0)
    told = [sitting.words("panel-sale-brings", spaces=own)]
    told += [
        sitting.words("panel-sale-brings-other", owner=names.seat(sitting.lang, owner), spaces=other)
        for owner, other in spaces.items()
    ]
    return ", ".join(told)


def _mill(sitting: Sitting, mill: int) -> str:
    """The mill with its level; with its slot's number only where the place has several to sell."""
    slot = SLOTS[mill]
    there = sitting.offers.tile(slot) if sitting.offers else None
    level = names.level(there["level"]) if there else ""
    places = {each.what[0]: names.place_of(SLOTS[each.what[0]]) for each in sitting.plans(Draft("sell"))}
    alone = list(places.values()).count(names.place_of(slot)) == 1
    name = names.place(sitting.lang, names.place_of(slot)) if alone else names.slot(sitting.lang, slot)
    return f"{name} ({level})"
