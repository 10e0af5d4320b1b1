"""Choices of a loan, and of the card for an action that takes any."""

from __future__ import annotations

from bot.service import Refused
from bot.text import names
from bot.text.voice import Voice

from .offers import Given, Offers
from .search import Entry


def loans(offers: Offers, given: Given) -> list[Entry]:
    """The loans that are open, each with what it does to the income level."""
    entries = []
    for plan, found in offers.of("loan"):
        quote = offers.choices.quote(plan.action())
        events = () if isinstance(quote, Refused) else quote.events
        taken = next((event for event in events if event["kind"] == "loan"), None)
        change = taken and Voice(offers.lang).level_change(taken["space_before"], taken["space_after"])
        entries.append(Entry(str(found["pounds"]), names.pounds(offers.lang, found["pounds"]), change or ""))
    return entries


def cards(offers: Offers, given: Given) -> list[Entry]:
    """Any card of the hand will do."""
    return [offers.card(each) for each in offers.hand]
