"""All things of one kind, by name: what somebody may mean even where it cannot be chosen now."""

from __future__ import annotations

from functools import cache

from bot.text import names
from engine.names import CARDS, INDUSTRIES, LINES, SLOTS

from .search import Entry


@cache
def industries(lang: str) -> tuple[Entry, ...]:
    """The five industries."""
    return tuple(Entry(each, names.industry(lang, each)) for each in INDUSTRIES)


@cache
def slots(lang: str) -> tuple[Entry, ...]:
    """Every slot of the full map."""
    return tuple(Entry(each, names.slot(lang, each)) for each in SLOTS)


@cache
def lines(lang: str) -> tuple[Entry, ...]:
    """Every line of the full map."""
    return tuple(Entry(each, names.line(lang, each)) for each in LINES)


@cache
def cards(lang: str) -> tuple[Entry, ...]:
    """Every card there is."""
    return tuple(Entry(each, names.card(lang, each)) for each in CARDS)


@cache
def sources(lang: str) -> tuple[Entry, ...]:
    """Everything that coal or iron can come from."""
    return Entry("market", names.source(lang, "market")), *slots(lang)
