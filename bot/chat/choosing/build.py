"""Choices of a build: a card, what it can build, where, with which coal and iron."""

from __future__ import annotations

from collections import Counter

from bot.service import Json
from bot.text import names
from data.texts import joined, text
from engine import Action, Plan

from . import everything
from .offers import Found, Given, Offers, meant, numbers, unique
from .search import Entry


def cards(offers: Offers, given: Given) -> list[Entry]:
    """The hand; each card with the industries that it can build, those of no use last."""
    found = _asked(offers, given, without="card")
    entries = [_card(offers, each, found) for each in offers.hand]
    return sorted(entries, key=lambda entry: not _useful(found, entry.value))


def _useful(found: Found, card: str) -> bool:
    return any(card in plan["cards"] and not plan["double"] for _, plan in found)


def _card(offers: Offers, card: str, found: Found) -> Entry:
    able = dict.fromkeys(
        plan["industry"] for _, plan in found if card in plan["cards"] and not plan["double"]
    )
    told = joined(offers.lang, [names.industry_inline(offers.lang, each) for each in able])
    return offers.card(card, told or text(offers.lang, "chat-card-no-use"))


def industries(offers: Offers, given: Given) -> list[Entry]:
    """What the chosen card can build."""
    return unique(offers.industry(plan["industry"]) for _, plan in _asked(offers, given, without="industry"))


def slots(offers: Offers, given: Given) -> list[Entry]:
    """Where, each with its price and what would be replaced; places that need a second card come last."""
    found = _asked(offers, given, without="slot")
    return unique(_slot(offers, plan, found_plan, given) for plan, found_plan in found)


def _slot(offers: Offers, plan: Plan, found: Json, given: Given) -> Entry:
    parts = [offers.price(plan.action(_cards(offers, plan, given)))]
    if found["double"] and not given("second_card"):
        parts.append(text(offers.lang, "chat-two-cards"))
    if there := offers.tile(found["slot"]):
        parts.append(_replaces(offers, there))
    return Entry(found["slot"], names.slot(offers.lang, found["slot"]), ", ".join(parts))


def _replaces(offers: Offers, there: Json) -> str:
    yours = "yes" if there["owner"] == offers.choices.seat else "no"
    return text(offers.lang, "chat-replaces", you=yours, owner=names.seat(offers.lang, there["owner"]))


def second_cards(offers: Offers, given: Given) -> list[Entry]:
    """The rest of the hand, where two cards can build what is wanted."""
    if not any(plan["double"] for _, plan in _asked(offers, given, without="second_card")):
        return []
    left: Counter[str] = Counter(offers.choices.view["hand"])
    left[meant(given("card"), everything.cards(offers.lang)) or ""] -= 1
    return [offers.card(each) for each in offers.hand if left[each] > 0]


def supplies(offers: Offers, given: Given, resource: str) -> list[Entry]:
    """The ways to supply the build with `coal` or `iron`; empty where there is nothing to choose."""
    found = _asked(offers, given, without=resource)
    if not given("slot") or not found:
        return []
    return offers.supplies(_action(offers, found[0][0], given), resource)


def _action(offers: Offers, plan: Plan, given: Given) -> Action:
    return plan.action(_cards(offers, plan, given))


def _cards(offers: Offers, plan: Plan, given: Given) -> tuple[int, ...] | None:
    hand = [offers.card(each) for each in offers.hand]
    wanted = numbers(meant(given("card"), hand), meant(given("second_card"), hand))
    return wanted if len(wanted) == (2 if plan.double else 1) and set(wanted) <= set(plan.cards) else None


def _asked(offers: Offers, given: Given, without: str) -> Found:
    """The plans that agree with every option chosen so far but one, those with a single card first."""
    known = {
        "card": everything.cards(offers.lang),
        "industry": everything.industries(offers.lang),
        "slot": everything.slots(offers.lang),
    }
    wanted = {name: meant(given(name), entries) for name, entries in known.items() if name != without}
    two = bool(given("second_card")) and without != "second_card"
    found = [
        (plan, each)
        for plan, each in offers.of("build")
        if _agrees(each, wanted) and (each["double"] or not two)
    ]
    return sorted(found, key=lambda pair: bool(pair[1]["double"]))


def _agrees(plan: Json, wanted: dict[str, str | None]) -> bool:
    card = wanted.get("card")
    return (
        (card is None or card in plan["cards"])
        and wanted.get("industry") in (None, plan["industry"])
        and wanted.get("slot") in (None, plan["slot"])
    )
