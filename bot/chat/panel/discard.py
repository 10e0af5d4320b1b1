"""Which card to discard: asked last, and only where more than one will do."""

from __future__ import annotations

from collections import Counter

import discord

from bot.chat import limits
from bot.chat.choosing.offers import Offers
from bot.text import hand, names, prices
from engine import Plan
from engine.names import CARD_NUMBER, CARDS, TOWNS

from .draft import Draft, Numbers
from .naming import title
from .page import Page
from .sitting import Sitting

TWO = "two/"
"""The verb of a menu in which two cards are chosen; its entries are cards."""
COPY = "#"
"""Stands between a card and which copy of it is meant, since a menu may not hold a value twice."""


def question(sitting: Sitting, draft: Draft, plan: Plan) -> Page | None:
    """The card, or the two cards, for a plan; None where there is nothing to choose."""
    if len(draft.cards) >= (2 if plan.double else 1) or not plan.cards:
        return None
    if plan.double:
        return None if len(_hand(sitting)) == 2 else _two(sitting, draft, plan)
    return None if len(plan.cards) == 1 else _one(sitting, draft, plan)


def chosen(sitting: Sitting, draft: Draft, plan: Plan) -> Numbers | None:
    """The cards of the draft; where there is no choice, those that there are."""
    if plan.double:
        return tuple(sorted(draft.cards)) if len(draft.cards) == 2 else plan.cheapest()
    return draft.cards or plan.cards[:1] or None


def parting_order(offers: Offers, draft: Draft, cards: Numbers) -> list[int]:
    """Cards in the order in which one would part with them.

    For a build the place's own card comes before the industry's, which is good for more places; for all
    else those that can build least come first, spare copies before single cards.
    """
    if draft.do == "build":
        return sorted(cards, key=lambda card: (card >= TOWNS, card))
    held = Counter(offers.choices.view["hand"] or ())
    uses = Counter(card for plan, found in offers.of("build") if not plan.double for card in found["cards"])
    return sorted(cards, key=lambda card: (uses[CARDS[card]], -held[CARDS[card]], card))


def held(sitting: Sitting, draft: Draft) -> str:
    """The hand in one line of small print, while a card is still to be chosen for the draft."""
    if draft.cards or not (sitting.planning or sitting.decision == "turn"):
        return ""
    return sitting.words("panel-hand", hand=hand.hand(sitting.view, sitting.lang))


def quoted(sitting: Sitting, draft: Draft, plan: Plan) -> str:
    """What the drafted action would cost and bring, in a few sentences."""
    quote = sitting.quote(plan.action(chosen(sitting, draft, plan), draft.coal, draft.iron))
    if quote is None or plan.do == "pass":
        return ""
    return prices.quote(quote.events, sitting.lang, sitting.seat, uncertain=quote.uncertain)


def _one(sitting: Sitting, draft: Draft, plan: Plan) -> Page:
    assert sitting.offers is not None
    page = Page(sitting.seat)
    page.say(
        title(sitting, draft),
        quoted(sitting, draft, plan),
        sitting.words("panel-card-question"),
        sitting.words("panel-card-order"),
    )
    ordered = parting_order(sitting.offers, draft, plan.cards)
    page.buttons(
        *(sitting.go(draft.but(cards=(card,)), names.card(sitting.lang, CARDS[card])) for card in ordered)
    )
    return page


def _two(sitting: Sitting, draft: Draft, plan: Plan) -> Page:
    page = Page(sitting.seat)
    page.say(title(sitting, draft), quoted(sitting, draft, plan), sitting.words("panel-two-cards-question"))
    page.menu(sitting.press(TWO + draft.code()), sitting.words("panel-two-cards-menu"), copies(sitting), 2)
    return page


def copies(sitting: Sitting) -> list[discord.SelectOption]:
    """Every card of the hand as an entry of a menu from which two are chosen."""
    seen: Counter[int] = Counter()
    options = []
    for card in _hand(sitting):
        seen[card] += 1
        options.append(limits.option(f"{card}{COPY}{seen[card]}", names.card(sitting.lang, CARDS[card])))
    return options


def read_copies(values: list[str]) -> Numbers:
    """The cards that were chosen in such a menu."""
    return tuple(int(each.split(COPY)[0]) for each in values)


def _hand(sitting: Sitting) -> Numbers:
    return tuple(sorted(CARD_NUMBER[card] for card in sitting.view["hand"] or ()))
