"""Choices of a Network action: one line, in the rail era a second one after it, and the coal."""

from __future__ import annotations

from bot.text import names
from engine import Plan

from . import everything
from .offers import Found, Given, Offers, meant, unique
from .search import Entry


def lines(offers: Offers, given: Given) -> list[Entry]:
    """The lines on which a link can be laid first, each with its price."""
    second = meant(given("second_line"), everything.lines(offers.lang))
    found = _links(offers, 1)
    if second is not None:
        found = [(plan, each) for plan, each in _links(offers, 2) if each["lines"][1] == second]
    return unique(_line(offers, plan, each["lines"][0]) for plan, each in found)


def second_lines(offers: Offers, given: Given) -> list[Entry]:
    """The rails that can follow the first one, each with the price of both."""
    first = meant(given("line"), everything.lines(offers.lang))
    pairs = _links(offers, 2)
    return [_line(offers, plan, found["lines"][1]) for plan, found in pairs if found["lines"][0] == first]


def supplies(offers: Offers, given: Given, resource: str) -> list[Entry]:
    """The ways to supply the rails with coal; empty where there is nothing to choose."""
    known = everything.lines(offers.lang)
    wanted = [each for each in (meant(given("line"), known), meant(given("second_line"), known)) if each]
    plan = next((plan for plan, found in offers.of("link") if found["lines"] == wanted), None)
    return [] if plan is None else offers.supplies(plan.action(), resource)


def _links(offers: Offers, count: int) -> Found:
    return [(plan, found) for plan, found in offers.of("link") if len(found["lines"]) == count]


def _line(offers: Offers, plan: Plan, line: str) -> Entry:
    return Entry(line, names.line(offers.lang, line), offers.price(plan.action()))
