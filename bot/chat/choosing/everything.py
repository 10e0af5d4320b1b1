"""All things of one kind, by name: what somebody may mean even where it cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from bot.text import names
from data.texts import languages
from engine.names import CARDS, INDUSTRIES, LINES, SLOTS

from .search import Entry


def _called(lang: str, name: Callable[[str, str], str], ids: Iterable[str]) -> tuple[Entry, ...]:
    """Things by their names, in this language and in all others."""
    return tuple(
        Entry(each, name(lang, each), also=tuple(name(other, each) for other in languages())) for each in ids
    )


@cache
def industries(lang: str) -> tuple[Entry, ...]:
    """The five industries."""
    return _called(lang, names.industry, INDUSTRIES)


@cache
def slots(lang: str) -> tuple[Entry, ...]:
    """Every slot of the full map."""
    return _called(lang, names.slot, SLOTS)


@cache
def lines(lang: str) -> tuple[Entry, ...]:
    """Every line of the full map."""
    return _called(lang, names.line, LINES)


@cache
def cards(lang: str) -> tuple[Entry, ...]:
    """Every card there is."""
    return _called(lang, names.card, CARDS)


@cache
def sources(lang: str) -> tuple[Entry, ...]:
    """Everything that coal or iron can come from."""
    return *_called(lang, names.source, ("market",)), *slots(lang)
