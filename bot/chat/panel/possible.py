"""What can I do? Everything that is possible now, an action at a time, with the least that it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.text import names
from engine import Plan
from engine.names import INDUSTRIES, LINES, SLOTS

from .naming import buyer, next_tile
from .page import Page
from .sitting import Sitting

SHOWN = 5
"""So many places or lines are named; of the others only the number is told."""
ACTIONS = ("build", "link", "develop", "sell", "loan")


def page(sitting: Sitting) -> Page:
    """The list, and buttons that lead to the actions."""
    made = Page(sitting.seat)
    lines = [line for do in ACTIONS if sitting.can(do) for line in _LINES[do](sitting)]
    absent = [sitting.words(f"panel-do-{do}") for do in ACTIONS if not sitting.can(do)]
    made.say(sitting.words("can-title"), *lines)
    if sitting.can("pass"):
        made.say(sitting.words("can-pass"))
    if absent:
        made.say(sitting.words("can-not", actions=", ".join(absent)))
    made.buttons(
        sitting.button("home", sitting.words("button-panel-back")),
        sitting.button("why/any/0", sitting.words("button-panel-why")),
    )
    return made


def _of(sitting: Sitting, do: str) -> list[Plan]:
    """The plans of an action; a build with two cards only where no single card allows it."""
    found = [plan for plan, _ in sitting.offers.of(do)] if sitting.offers else []
    single = {plan.what for plan in found if not plan.double}
    return [plan for plan in found if not plan.double or plan.what not in single]


def _least(sitting: Sitting, plans: list[Plan]) -> int:
    """The least that one of the plans costs, in pounds."""
    quotes = (sitting.quote(plan.action()) for plan in plans)
    return min((quote.pounds for quote in quotes if quote is not None), default=0)


def _listed(sitting: Sitting, told: list[str]) -> str:
    """The first few by name, and how many more there are."""
    found = list(dict.fromkeys(told))
    shown = ", ".join(found[:SHOWN])
    if len(found) <= SHOWN:
        return shown
    return sitting.words("can-and-more", shown=shown, count=len(found) - SHOWN)


def _builds(sitting: Sitting) -> Iterator[str]:
    plans = _of(sitting, "build")
    for number, industry in enumerate(INDUSTRIES):
        for double in (False, True):
            mine = [plan for plan in plans if plan.what[0] == number and plan.double == double]
            if mine:
                places = [names.place(sitting.lang, names.place_of(SLOTS[plan.what[1]])) for plan in mine]
                yield sitting.words(
                    "can-build-two" if double else "can-build",
                    tile=next_tile(sitting, industry),
                    pounds=_least(sitting, mine),
                    places=_listed(sitting, places),
                )


def _links(sitting: Sitting) -> Iterator[str]:
    plans = _of(sitting, "link")
    lines = [names.line(sitting.lang, LINES[each]) for plan in plans for each in plan.what]
    single = [plan for plan in plans if len(plan.what) == 1]
    yield sitting.words("can-link", pounds=_least(sitting, single), lines=_listed(sitting, lines))


def _develops(sitting: Sitting) -> Iterator[str]:
    plans = [plan for plan in _of(sitting, "develop") if len(plan.what) == 1]
    tiles = [next_tile(sitting, INDUSTRIES[plan.what[0]]) for plan in plans]
    yield sitting.words("can-develop", pounds=_least(sitting, plans), tiles=_listed(sitting, tiles))


def _sales(sitting: Sitting) -> Iterator[str]:
    told = [_sale(sitting, plan) for plan in _of(sitting, "sell")]
    yield sitting.words("can-sell", mills=_listed(sitting, told))


def _sale(sitting: Sitting, plan: Plan) -> str:
    mill, to = plan.what
    place = names.place(sitting.lang, names.place_of(SLOTS[mill]))
    return sitting.words("panel-sale", mill=place, to=buyer(sitting, to))


def _loans(sitting: Sitting) -> Iterator[str]:
    amounts = [names.pounds(sitting.lang, plan.what[0]) for plan in _of(sitting, "loan")]
    yield sitting.words("can-loan", amounts=", ".join(amounts))


_LINES: dict[str, Callable[[Sitting], Iterator[str]]] = {
    "build": _builds,
    "link": _links,
    "develop": _develops,
    "sell": _sales,
    "loan": _loans,
}
