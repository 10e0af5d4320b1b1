"""The question of a Develop action: one tile or two, in one menu."""

from __future__ import annotations

import discord

from bot.text import panel
from engine import Plan
from engine.names import INDUSTRIES

from .discard import held
from .draft import Draft
from .naming import next_tile, title
from .page import Page, paged
from .sitting import Sitting


def question(sitting: Sitting, draft: Draft) -> Page | None:
    """Which tiles; None once they are chosen."""
    if draft.what:
        return None
    page = Page(sitting.seat)
    page.say(title(sitting, draft), held(sitting, draft), sitting.words("panel-develop-what"))
    options = [_option(sitting, draft, plan) for plan in sitting.plans(draft)]
    placeholder = sitting.words("panel-develop-menu")
    page.menu(sitting.press("menu/develop"), placeholder, paged(sitting, draft, options))
    return page


def _option(sitting: Sitting, draft: Draft, plan: Plan) -> discord.SelectOption:
    tiles = " + ".join(next_tile(sitting, INDUSTRIES[each]) for each in plan.what)
    quote = sitting.quote(plan.action(draft.cards or None))
    price = "" if quote is None else sitting.price(quote)
    effects = "" if quote is None else panel.effects(quote.events, sitting.lang, sitting.seat)
    return sitting.option(draft.but(what=plan.what), f"{tiles} · {price}", effects)
