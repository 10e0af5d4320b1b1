"""Who speaks to whom: the language, the reader's own seat, and small phrases that many sentences share."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.text import names
from data.facts import facts
from data.texts import Value, joined, text

Event = Mapping[str, Any]
"""An event in its JSON form: `kind`, `seat`, its facts, `to`."""


@dataclass(frozen=True)
class Voice:
    """How something is told: in which language, to whom (`viewer`, a seat, or None for everybody).

    `people` are display names by seat; where they are given, sentences begin with them.
    """

    lang: str
    viewer: str | None = None
    people: Mapping[str, str] = field(default_factory=dict)

    def text(self, message_id: str, /, **arguments: Value) -> str:
        """A message in this language."""
        return text(self.lang, message_id, **arguments)

    def joined(self, items: Iterable[str]) -> str:
        """Items as `a, b and c`."""
        return joined(self.lang, items)

    def you(self, seat: str | None) -> str:
        """`yes` if this seat is the reader's, for the selectors of the catalogue."""
        return "yes" if seat is not None and seat == self.viewer else "no"

    def who(self, seat: str) -> str:
        """The seat as the subject that opens a sentence: You, Red, or Anna (Red)."""
        if seat == self.viewer:
            return self.text("who-you")
        return names.who(self.lang, seat, self.people)

    def listed(self, seat: str) -> str:
        """The seat as an entry of a list: Red, Anna (Red), or Red (you)."""
        if seat == self.viewer:
            return self.text("listed-you", seat=self.seat(seat))
        return names.who(self.lang, seat, self.people)

    def whose(self, owner: str, actor: str) -> str:
        """For selectors on an owner: `yes` for the reader, `own` for the one who acts, else `no`."""
        if owner == self.viewer:
            return "yes"
        return "own" if owner == actor else "no"

    def seat(self, seat: str) -> str:
        """The seat's colour."""
        return names.seat(self.lang, seat)

    def place_of(self, slot: str) -> str:
        """The name of the place in which a slot lies."""
        return names.place(self.lang, names.place_of(slot))

    def times(self, number: int, thing: str) -> str:
        """A thing so many times: `2 × Port`; only its name for one."""
        return thing if number == 1 else self.text("times-thing", times=number, thing=thing)

    def sentence(self, clauses: Iterable[str]) -> str:
        """Clauses that follow from each other as one sentence."""
        return self.text("sentence", clauses="; ".join(clauses))

    def income_change(self, before: int, after: int) -> str:
        """A move of an income marker between two spaces: +4 income spaces, level 0 to 4."""
        levels = self.level_change(before, after)
        return self.text("income-change", spaces=after - before, levels=levels)

    def level_change(self, before: int, after: int) -> str:
        """The income levels of two spaces: `level 0 to 4`, or `level 4` if they are the same."""
        old, new = income_level(before), income_level(after)
        if old == new:
            return self.text("levels-same", level=signed(new))
        return self.text("levels-change", before=signed(old), after=signed(new))


def income_level(space: int) -> int:
    """The income level of a space of the income track (R107)."""
    return facts().tracks.income_level_of_space[space]


def signed(number: int) -> str:
    """A number with a true minus sign, which does not break from it at the end of a line."""
    return f"−{-number}" if number < 0 else str(number)
