"""Choices of a sale, mill by mill, of giving up a tile for a shortfall, and of the card for it."""

from __future__ import annotations

from bot.text import names
from data.texts import languages, text

from . import everything
from .offers import STOP, Given, Offers, meant, unique
from .search import Entry

DISTANT = "distant"


def mills(offers: Offers, given: Given) -> list[Entry]:
    """The mills that can be sold; in the middle of a sale also to stop; in a shortfall the tiles."""
    slots = [found["mill"] for _, found in offers.of("sell")]
    slots += [found["slot"] for _, found in offers.of("remove")]
    entries = unique(_mill(offers, each) for each in slots)
    if offers.of("stop"):
        entries.append(Entry(STOP, text(offers.lang, "chat-stop-selling")))
    return entries


def _mill(offers: Offers, slot: str) -> Entry:
    there = offers.tile(slot)
    tile = "" if there is None else names.tile(offers.lang, there["industry"], there["level"])
    return Entry(slot, names.slot(offers.lang, slot), tile)


def buyers(offers: Offers, given: Given) -> list[Entry]:
    """The ports, each with its owner, and the distant market, to which the chosen mill can be sold."""
    mill = meant(given("mill"), everything.slots(offers.lang))
    found = [plan["to"] for _, plan in offers.of("sell") if mill in (None, plan["mill"])]
    return unique(_buyer(offers, each) for each in found)


def _buyer(offers: Offers, to: str) -> Entry:
    if to == DISTANT:
        return Entry(DISTANT, text(offers.lang, "chat-distant"))
    there = offers.tile(to)
    owner = "" if there is None else names.seat(offers.lang, there["owner"])
    return Entry(to, names.slot(offers.lang, to), owner)


def cards(offers: Offers, given: Given) -> list[Entry]:
    """Any card of the hand for the first mill; none for a further one."""
    needed = any(found["cards"] for _, found in offers.of("sell"))
    return [offers.card(each) for each in offers.hand] if needed else []


def every_buyer(lang: str) -> list[Entry]:
    """All that a mill could ever be sold to."""
    also = tuple(text(other, "chat-distant") for other in languages())
    return [Entry(DISTANT, text(lang, "chat-distant"), also=also), *everything.slots(lang)]
