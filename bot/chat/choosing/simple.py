"""Choices of a loan and of a pass."""

from __future__ import annotations

from bot.service import Refused
from bot.text import names, prices

from .offers import Given, Offers
from .search import Entry


def loans(offers: Offers, given: Given) -> list[Entry]:
    """The loans that are open, each with what it does to the income."""
    entries = []
    for plan, found in offers.of("loan"):
        quote = offers.choices.quote(plan.action())
        told = (
            "" if isinstance(quote, Refused) else prices.quote(quote.events, offers.lang, offers.choices.seat)
        )
        entries.append(Entry(str(found["pounds"]), names.pounds(offers.lang, found["pounds"]), told))
    return entries


def cards(offers: Offers, given: Given) -> list[Entry]:
    """Any card of the hand will do."""
    return [offers.card(each) for each in offers.hand]
