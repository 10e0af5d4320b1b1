"""The questions of a Network action: a line, and in the Rail Era whether a second one follows."""

from __future__ import annotations

import discord

from bot.text import names, panel
from engine import Plan
from engine.names import LINES

from .discard import held
from .draft import Draft
from .naming import title
from .page import Page, paged
from .sitting import Sitting, Style


def question(sitting: Sitting, draft: Draft) -> Page | None:
    """The first line, then the second; None once it is clear how many there are."""
    if len(draft.what) == 2 or draft.alone:
        return None
    step = len(draft.what) + 1
    plans = [plan for plan in sitting.plans(draft) if len(plan.what) == step]
    if step == 2 and not plans:
        return None
    page = Page(sitting.seat)
    page.say(
        title(sitting, draft),
        held(sitting, draft),
        sitting.words(f"panel-link-{'first' if step == 1 else 'second'}"),
    )
    options = [_option(sitting, draft, plan) for plan in plans]
    placeholder = sitting.words("panel-link-menu", count=len(options))
    page.menu(sitting.press("menu/line"), placeholder, paged(sitting, draft, options))
    if step == 2:
        page.buttons(sitting.go(draft.but(alone=True), sitting.words("button-panel-alone"), Style.primary))
    return page


def _option(sitting: Sitting, draft: Draft, plan: Plan) -> discord.SelectOption:
    quote = sitting.quote(plan.action(draft.cards or None))
    price = "" if quote is None else sitting.price(quote)
    effects = "" if quote is None else panel.effects(quote.events, sitting.lang, sitting.seat)
    line = LINES[plan.what[-1]]
    worth = sitting.words("panel-link-worth", points=panel.link_points(sitting.view, line))
    details = " · ".join(each for each in (worth, effects) if each)
    return sitting.option(draft.but(what=plan.what), f"{names.line(sitting.lang, line)} · {price}", details)
