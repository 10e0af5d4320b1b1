"""Choices of a Develop action: one industry or two, and the iron."""

from __future__ import annotations

from . import everything
from .offers import Given, Offers, meant, unique
from .search import Entry


def industries(offers: Offers, given: Given) -> list[Entry]:
    """The industries of which a tile can be developed away."""
    singles = [found["industries"][0] for _, found in offers.of("develop") if len(found["industries"]) == 1]
    return unique(offers.industry(each) for each in singles)


def second_industries(offers: Offers, given: Given) -> list[Entry]:
    """What can be developed together with the first industry."""
    first = meant(given("industry"), everything.industries(offers.lang))
    pairs = [found["industries"] for _, found in offers.of("develop") if len(found["industries"]) == 2]
    others = [one if other == first else other for one, other in pairs if first in (one, other)]
    return unique(offers.industry(each, number=each == first) for each in others)


def supplies(offers: Offers, given: Given, resource: str) -> list[Entry]:
    """The ways to supply the development with iron; empty where there is nothing to choose."""
    known = everything.industries(offers.lang)
    first, second = meant(given("industry"), known), meant(given("second_industry"), known)
    wanted = sorted(each for each in (first, second) if each)
    for plan, found in offers.of("develop"):
        if sorted(found["industries"]) == wanted:
            return offers.supplies(plan.action(), resource)
    return []
