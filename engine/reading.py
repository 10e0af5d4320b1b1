"""Reads the words of the text notation: names, slots, sources and the small words between them.

Upper and lower case and the number of spaces do not matter; names may be written as on the board or as ids
(`Warrington & Runcorn`, `warrington_and_runcorn`).
"""

import re
from functools import cache

from data.facts import facts
from engine.names import (
    INDUSTRIES,
    LINE_ENDS,
    MARKET,
    PLACES,
    SLOT_NUMBER,
    SLOT_PLACE,
    TOWNS,
)
from engine.reasons import Fact, Reason, Refused

PLACE_NAMES: tuple[str, ...] = tuple(place.name for place in facts().board.places)
"""The name of each place as written on the board."""
INDUSTRY_NAMES: tuple[str, ...] = tuple(industry.replace("_", " ").title() for industry in INDUSTRIES)
"""The name of each industry as the notation writes it."""
CARD_NAMES: tuple[str, ...] = PLACE_NAMES[:TOWNS] + INDUSTRY_NAMES
"""The name on each card."""
SLOT_NAMES: tuple[str, ...] = tuple(
    PLACE_NAMES[place] if SLOT_PLACE.count(place) == 1 else f"{PLACE_NAMES[place]} {number}"
    for place, number in zip(SLOT_PLACE, SLOT_NUMBER, strict=True)
)
"""Each slot as the notation writes it: its place, and its number where there is more than one."""

LONGEST = 400
"""Characters of the longest line worth reading; the longest real one has about 200."""
SHOWN = 40
"""Characters of the unreadable rest that a reason repeats."""

_LINE_OF_ENDS = {frozenset(ends): line for line, ends in enumerate(LINE_ENDS)}
_SLOT_AT = {at: slot for slot, at in enumerate(zip(SLOT_PLACE, SLOT_NUMBER, strict=True))}


def _pattern(name: str) -> str:
    """A name as a pattern: spaces, hyphens and underscores are the same, and so are `&` and `and`."""
    words = [r"(?:&|and)" if word in ("&", "and") else re.escape(word) for word in re.split(r"[\s_-]+", name)]
    return r"[\s_-]*".join(words)


def _table(names: tuple[str, ...]) -> list[tuple[re.Pattern[str], int]]:
    return [(re.compile(_pattern(name) + r"(?![^\W\d_])", re.IGNORECASE), n) for n, name in enumerate(names)]


_PLACES = _table(PLACE_NAMES)
_INDUSTRIES = _table(INDUSTRY_NAMES)
_CARDS = _table(CARD_NAMES)


_SPACES = re.compile(r"\s*")
_DIGITS = re.compile(r"[0-9]{1,9}(?![0-9])")
_UNDERSCORE = re.compile(r"_(?=[0-9])")


@cache
def _word(word: str) -> re.Pattern[str]:
    """A small word or a sign of the notation as a pattern."""
    end = r"(?![^\W_])" if word[-1].isalpha() else ""
    return re.compile(r"\s+".join(map(re.escape, word.split())) + end, re.IGNORECASE)


class Reader:
    """A line of notation and how far it has been read. What cannot be read raises Refused with the spot."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        if len(text) > LONGEST:
            self.at = LONGEST
            raise self.unreadable("end")
        self._skip(_SPACES)

    def unreadable(self, *expected: str) -> Refused:
        """The error for what stands at this spot; `expected` names what could have stood there."""
        rest = self.text[self.at : self.at + SHOWN]
        facts: dict[str, Fact] = {"text": rest, "at": self.at, "expected": list(expected), "rule": "notation"}
        return Refused(Reason("unreadable", facts))

    def _skip(self, pattern: re.Pattern[str]) -> str | None:
        """Read a pattern and the spaces after it; None if it is not there."""
        found = pattern.match(self.text, self.at)
        if found is None:
            return None
        self.at = found.end()
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return found[0]

    def may(self, word: str) -> bool:
        """Read a word or a sign if it is there."""
        return self._skip(_word(word)) is not None

    def must(self, word: str) -> None:
        """Read a word or a sign that must be there."""
        if not self.may(word):
            raise self.unreadable(word)

    def end(self) -> None:
        """Nothing more may follow."""
        if self.at < len(self.text):
            raise self.unreadable("end")

    def number(self) -> int:
        """A whole number of at most nine digits."""
        digits = self._skip(_DIGITS)
        if digits is None:
            raise self.unreadable("number")
        return int(digits)

    def _name(self, table: list[tuple[re.Pattern[str], int]], expected: str) -> int:
        for pattern, number in table:
            if self._skip(pattern) is not None:
                return number
        raise self.unreadable(expected)

    def industry(self) -> int:
        """An industry."""
        return self._name(_INDUSTRIES, "industry")

    def card(self) -> int:
        """A card: a place with slots or an industry."""
        return self._name(_CARDS, "card")

    def line(self) -> int:
        """Two places with a line between them. Raises Refused (`line`) if the board has no such line."""
        one = self._name(_PLACES, "place")
        if not any(self.may(sign) for sign in ("-", "–", "to")):
            raise self.unreadable("-")
        other = self._name(_PLACES, "place")
        line = _LINE_OF_ENDS.get(frozenset((one, other)))
        if line is None:
            name = "-".join(sorted((PLACES[one], PLACES[other])))
            raise Refused(Reason("line", {"line": name, "why": "none", "rule": "R87"}))
        return line

    def slot(self) -> int:
        """A place and the number of a slot in it; the number may be left out where there is only one."""
        place = self._name(_PLACES, "slot")
        start = self.at
        self._skip(_UNDERSCORE)
        number = int(self._skip(_DIGITS) or 0)
        slot = _SLOT_AT.get((place, number or 1))
        if slot is None or (not number and (place, 2) in _SLOT_AT):
            self.at = start
            raise self.unreadable("slot")
        return slot

    def source(self) -> int:
        """A source of coal or iron: a slot, or the market."""
        return MARKET if self.may("market") else self.slot()

    def sources(self) -> tuple[int, ...]:
        """One source or two, separated by a comma: no action uses more."""
        found = [self.source()]
        if self.may(","):
            found.append(self.source())
        return tuple(found)
