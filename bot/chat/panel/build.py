"""The questions of a build: one menu of places for each industry that can be built now."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.text import names, panel
from data.facts import facts
from data.texts import joined
from engine import Plan
from engine.names import CARDS, INDUSTRIES, SLOT_PLACE, SLOTS

from .discard import held
from .draft import Draft
from .naming import next_tile, title
from .page import Page, paged
from .sitting import Sitting

DOUBLE = Draft("build", double=True)


def question(sitting: Sitting, draft: Draft) -> Page | None:
    """What and where; None once both are chosen."""
    if len(draft.what) == 2:
        return None
    page = Page(sitting.seat)
    page.say(
        title(sitting, draft),
        held(sitting, draft),
        sitting.words("panel-build-two" if draft.double else "panel-build-where"),
    )
    menus(sitting, draft, page)
    missing = [each for number, each in enumerate(INDUSTRIES) if not _plans(sitting, draft, number)]
    if missing and not draft.what:
        told = joined(sitting.lang, [names.industry_inline(sitting.lang, each) for each in missing])
        name = "panel-build-missing-why" if is_first(draft) else "panel-build-missing"
        page.say(sitting.words(name, industries=told))
    return page


def is_first(draft: Draft) -> bool:
    """Whether nothing at all is chosen yet: only there lead buttons to two cards and to why not."""
    return not (draft.what or draft.double or draft.cards)


def menus(sitting: Sitting, draft: Draft, page: Page) -> None:
    """A menu for each industry with the places that the draft allows; a turned page shows one alone."""
    for industry, name in enumerate(INDUSTRIES):
        if not draft.what or draft.what[0] == industry:
            options = list(_options(sitting, draft.but(what=(industry,)), _plans(sitting, draft, industry)))
            turned = draft.but(what=(industry,), page=draft.page)
            told = sitting.words("panel-build-menu", tile=next_tile(sitting, name), count=len(options))
            page.menu(
                sitting.press(f"menu/{name}"),
                names.capital(sitting.lang, told),
                paged(sitting, turned, options),
            )


def _plans(sitting: Sitting, draft: Draft, industry: int) -> list[Plan]:
    """One plan for each different site: equal free slots of a place are one choice."""
    found: dict[object, Plan] = {}
    for plan in sitting.plans(draft.but(what=(industry,))):
        found.setdefault(_site(sitting, plan.what[1]), plan)
    return sorted(found.values(), key=lambda plan: plan.double and bool(_single_cards(sitting, plan)))


def _single_cards(sitting: Sitting, plan: Plan) -> list[str]:
    """The cards of which one alone allows the same build."""
    single = Draft("build", what=plan.what)
    return [CARDS[card] for each in sitting.plans(single) for card in each.cards]


def _site(sitting: Sitting, slot: int) -> object:
    """What tells a slot from others of its place."""
    place = SLOT_PLACE[slot]
    there = sitting.offers.tile(SLOTS[slot]) if sitting.offers else None
    icons = facts().board.places[place].slots[int(SLOTS[slot].rpartition("_")[2]) - 1]
    return place, icons, None if there is None else SLOTS[slot]


def _options(sitting: Sitting, draft: Draft, plans: list[Plan]) -> Iterator[discord.SelectOption]:
    places = [SLOT_PLACE[plan.what[1]] for plan in plans]
    for plan in plans:
        slot = SLOTS[plan.what[1]]
        quote = sitting.quote(plan.action(draft.cards or None))
        if quote is None:
            continue
        alone = places.count(SLOT_PLACE[plan.what[1]]) == 1
        name = names.place(sitting.lang, names.place_of(slot)) if alone else names.slot(sitting.lang, slot)
        details = [panel.effects(quote.events, sitting.lang, sitting.seat), _cards(sitting, draft, plan)]
        label = f"{name} · {sitting.price(quote)}"
        yield sitting.option(draft.but(what=plan.what), label, " · ".join(each for each in details if each))


def _cards(sitting: Sitting, draft: Draft, plan: Plan) -> str:
    """With which card, if that is not chosen yet; for two cards, which one would be enough alone."""
    if plan.double:
        enough = panel.cards(sitting.lang, _single_cards(sitting, plan))
        return sitting.words("panel-build-one-card", cards=enough) if enough else ""
    if draft.cards:
        return ""
    told = panel.cards(sitting.lang, [CARDS[card] for card in plan.cards])
    return sitting.words("panel-build-card", cards=told)
