"""The question of a Develop action: one tile or two, in one menu."""

from __future__ import annotations

import discord

from bot.text import mats, names, panel
from engine import Plan
from engine.names import INDUSTRIES

from .discard import held
from .draft import Draft
from .naming import developed, title
from .page import Page, paged
from .sitting import Sitting


def question(sitting: Sitting, draft: Draft) -> Page | None:
    """Which tiles; None once they are chosen."""
    if draft.what:
        return None
    page = Page(sitting.seat)
    plans = sitting.plans(draft)
    page.say(
        title(sitting, draft),
        held(sitting, draft),
        sitting.words("panel-develop-what"),
        _supply(sitting, draft, plans),
        _locked(sitting),
    )
    options = [_option(sitting, draft, plan) for plan in plans]
    placeholder = sitting.words("panel-develop-menu")
    page.menu(sitting.press("menu/develop"), placeholder, paged(sitting, draft, options))
    return page


def _supply(sitting: Sitting, draft: Draft, plans: list[Plan]) -> str:
    """Where the iron comes from, told once: for as many tiles as can go."""
    most = max(plans, key=lambda plan: len(plan.what), default=None)
    quote = sitting.quote(most.action(draft.cards or None)) if most else None
    if most is None or quote is None:
        return ""
    return sitting.words("panel-develop-iron", tiles=len(most.what), iron=sitting.price(quote))


def _locked(sitting: Sitting) -> str:
    """What a locked tile is, where one comes next."""
    mat = sitting.own["mat"]
    locked = any(mats.next_levels(mat, industry)[:1] == [0] for industry in INDUSTRIES)
    return sitting.words("panel-develop-locked") if locked else ""


def _option(sitting: Sitting, draft: Draft, plan: Plan) -> discord.SelectOption:
    chosen = draft.but(what=plan.what)
    tiles = " + ".join(developed(sitting, chosen))
    quote = sitting.quote(plan.action(draft.cards or None))
    if quote is None:
        return sitting.option(chosen, tiles)
    price = names.pounds(sitting.lang, quote.pounds) if quote.pounds else sitting.words("price-free")
    flips = [event for event in quote.events if event["kind"] == "flipped"]
    return sitting.option(chosen, f"{tiles} · {price}", panel.effects(flips, sitting.lang, sitting.seat))
