"""Tolerant search among a few dozen choices: value, visible name or a fragment of either, without accents
or case, words in any order. Predictable on purpose: no similarity score puts a wrong item first."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

NO_MATCH: Final = 9


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be chosen: its value, its plain name, and what the choice list shows beside it.

    `also` are its names in other languages.
    """

    value: str
    name: str
    detail: str = ""
    also: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        return f"{self.name} · {self.detail}" if self.detail else self.name


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """`text` without case, accents and punctuation: words with single spaces between them."""
    letters = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return " ".join("".join(each if each.isalnum() else " " for each in letters.casefold()).split())


def rank(query: str, entry: Entry) -> int:
    """How well an entry answers the query, 0 best; NO_MATCH where some word of it is not found at all."""
    wanted, value, name = plain(query), plain(entry.value), plain(entry.name)
    if not wanted or wanted in (value, name, plain(entry.shown)):
        return 0
    if name.startswith(wanted) or value.startswith(wanted):
        return 1
    words, known = wanted.split(), [*name.split(), *value.split()]
    if all(any(each.startswith(word) for each in known) for word in words):
        return 2
    everything = f"{name} {value} {plain(entry.detail)}"
    return 3 if all(word in everything for word in words) else NO_MATCH


def search(query: str, entries: Iterable[Entry]) -> list[Entry]:
    """The entries that answer the query, best first; equal ones keep their order. Blank finds all."""
    ranked = [(rank(query, entry), entry) for entry in entries]
    return [entry for score, entry in sorted(ranked, key=lambda pair: pair[0]) if score < NO_MATCH]


def exactly(query: str, entries: Iterable[Entry]) -> Entry | None:
    """The entry whose value or name, in any language, the query is; None where it is none of them."""
    wanted = plain(query)
    called = ((entry, (entry.value, entry.name, entry.shown, *entry.also)) for entry in entries)
    return next((entry for entry, names in called if wanted in map(plain, names)), None) if wanted else None


def fitting(query: str, entries: Iterable[Entry]) -> list[Entry]:
    """The entries of which the query is a fragment, best first; what is shown beside them is not."""
    return search(query, [replace(entry, detail="") for entry in entries]) if plain(query) else []


def resolve(query: str, entries: Sequence[Entry]) -> Entry | None:
    """The one entry that is meant: the one of that name, else the only one that fits; None if unclear."""
    found = exactly(query, entries)
    if found is not None:
        return found
    fits = fitting(query, entries)
    return fits[0] if len(fits) == 1 else None
