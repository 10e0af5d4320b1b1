"""An action as far as it has been chosen, short enough to travel in a custom id."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Self

from engine import Plan

Numbers = tuple[int, ...]

FIELDS: Final = "."
ITEMS: Final = "_"
ELSEWHERE: Final = "m"
"""The market as a source, the distant market as a buyer: -1, which would need two characters."""
DOUBLE: Final = "d"
ALONE: Final = "a"
SURE: Final = "s"
FLAGS: Final = DOUBLE + ALONE + SURE


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been chosen of an action. The numbers are the engine's (`Plan.what`, cards, sources).

    `double` is for the build with any two cards, `alone` for a rail that is not followed by a second one,
    `sure` once a warning has been answered. `page` is the page of the menu that is open.
    """

    do: str
    what: Numbers = ()
    cards: Numbers = ()
    coal: Numbers = ()
    iron: Numbers = ()
    double: bool = False
    alone: bool = False
    sure: bool = False
    page: int = 0

    def code(self) -> str:
        """The draft in a few characters; `read` is the inverse."""
        flags = "".join(
            flag for flag, is_set in zip(FLAGS, (self.double, self.alone, self.sure), strict=True) if is_set
        )
        lists = (self.what, self.cards, self.coal, self.iron)
        return FIELDS.join([self.do, *map(_written, lists), flags, str(self.page)])

    @classmethod
    def read(cls, code: str) -> Self | None:
        """The draft of a code; None for what is not one."""
        parts = code.split(FIELDS)
        if len(parts) != 7 or not parts[6].isdecimal():
            return None
        try:
            what, cards, coal, iron = map(_numbers, parts[1:5])
        except ValueError:
            return None
        flags = parts[5]
        page = int(parts[6])
        return cls(parts[0], what, cards, coal, iron, DOUBLE in flags, ALONE in flags, SURE in flags, page)

    def but(self, **changes: Any) -> Draft:
        """The same draft with something more chosen; a menu then begins with its first page."""
        return replace(self, **{"page": 0, **changes})

    def back(self) -> Draft | None:
        """The draft without what was chosen last; None where nothing was chosen yet."""
        if self.coal or self.iron:
            return self.but(coal=(), iron=())
        if self.alone:
            return self.but(alone=False)
        if self.what:
            return self.but(what=self.what[:-1] if self.do == "link" else ())
        return self.but(double=False) if self.double else None

    def fits(self, plan: Plan) -> bool:
        """Whether this plan is one that the draft can still become."""
        return (
            plan.do == self.do
            and plan.what[: len(self.what)] == self.what
            and plan.double == self.double
            and (self.double or not self.cards or not plan.cards or self.cards[0] in plan.cards)
        )

    def is_of(self, plan: Plan) -> bool:
        """Whether the draft has chosen exactly this plan."""
        return self.fits(plan) and plan.what == self.what


def _written(numbers: Numbers) -> str:
    return ITEMS.join(ELSEWHERE if number < 0 else str(number) for number in numbers)


def _numbers(written: str) -> Numbers:
    return tuple(-1 if each == ELSEWHERE else int(each) for each in written.split(ITEMS) if each)
