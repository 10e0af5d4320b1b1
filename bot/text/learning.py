"""What somebody who learns the game is told: tips when something first happens, the explained first turn."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from bot.text.status import View
from bot.text.voice import Event
from data.texts import text

LAST_ROUNDS = 2
"""So many rounds before the end of an era one is told what will be over with it."""


def situations(view: View, seat: str, events: Iterable[Event] = ()) -> Iterator[str]:
    """The names of the tips that fit a seat's view and what has just happened, the most urgent first.

    `events` are those that the seat has not been told of before, its own or those of others.
    """
    happened = list(events)
    yield from (name for name, fits in _OF_EVENTS.items() if any(fits(event, seat) for event in happened))
    own = next(each for each in view["players"] if each["seat"] == seat)
    yield from (name for name, holds in _OF_VIEWS.items() if not view["finished"] and holds(view, own))


def tip(lang: str, name: str) -> str:
    """A tip in small print; `name` is one of `situations`."""
    return text(lang, "tip", tip=text(lang, f"tip-{name}"))


def tip_names() -> tuple[str, ...]:
    """The names of all tips."""
    return (*_OF_EVENTS, *_OF_VIEWS)


def guide(lang: str, view: View, decision: str | None, turns: int, *, acted: bool = False) -> str:
    """What the first page of the panel is explained with, after so many `turns` that a beginner has ended.

    Empty where there is nothing to explain: to somebody who has ended two turns, or in the middle of a turn
    (`acted`), a sale or a shortfall.
    """
    if turns == 0 and decision == "turn":
        return text(lang, "guide-turn", actions=view["actions_left"])
    if turns == 1 and decision == "turn" and not acted:
        return text(lang, "guide-second")
    if turns == 1 and decision is None:
        return text(lang, "guide-done")
    return text(lang, "guide-end") if decision == "end turn" and turns < GUIDED_TURNS else ""


def guide_question(lang: str, do: str) -> str:
    """What is explained while somebody chooses an action; empty for those that need no word."""
    return text(lang, f"guide-{do}") if do in _EXPLAINED else ""


GUIDED_TURNS = 2
"""So many turns are explained: the first, of one action, and the next, of two."""
_EXPLAINED = ("build", "link", "develop", "sell", "loan", "pass")


def _of_owner(kind: str) -> Callable[[Event, str], bool]:
    return lambda event, seat: bool(event["kind"] == kind and event["owner"] == seat)


def _of_actor(*kinds: str) -> Callable[[Event, str], bool]:
    return lambda event, seat: event["kind"] in kinds and event["seat"] == seat


def _replaced_by_another(event: Event, seat: str) -> bool:
    return bool(event["kind"] == "replaced" and event["owner"] == seat != event["seat"])


def _canal_ends(view: View, own: Mapping[str, Any]) -> bool:
    """Near the end of a whole game's Canal Era, with a tile of level I on the board."""
    if view["era"] != "canal" or view["options"]["introductory"]:
        return False
    mine = (tile for tile in view["tiles"] if tile["owner"] == own["seat"])
    return view["rounds"] - view["round"] < LAST_ROUNDS and any(tile["level"] == 1 for tile in mine)


def _last_turn(view: View, own: Mapping[str, Any]) -> bool:
    """Whether the last turn of the game is still to come or under way."""
    last_era = view["era"] == "rail" or view["options"]["introductory"]
    return bool(last_era and view["round"] == view["rounds"] and not own["finished_turn"])


def _game_ends(view: View, own: Mapping[str, Any]) -> bool:
    return _last_turn(view, own) and not view["options"]["introductory"]


def _introductory_ends(view: View, own: Mapping[str, Any]) -> bool:
    return _last_turn(view, own) and bool(view["options"]["introductory"])


def _loans_end(view: View, own: Mapping[str, Any]) -> bool:
    loans = view["loans"]
    return bool(view["era"] == "rail" and loans["allowed"] and loans["rounds_left"] <= LAST_ROUNDS)


def _pile_is_out(view: View, own: Mapping[str, Any]) -> bool:
    return bool(view["draw_pile"] == 0)


def _income_is_negative(view: View, own: Mapping[str, Any]) -> bool:
    return bool(own["income_level"] < 0)


def _is_rail(view: View, own: Mapping[str, Any]) -> bool:
    return bool(view["era"] == "rail")


def _order_matters(view: View, own: Mapping[str, Any]) -> bool:
    return bool(view["era"] == "canal" and view["round"] == LAST_ROUNDS + 1)


_OF_EVENTS: dict[str, Callable[[Event, str], bool]] = {
    "replaced": _replaced_by_another,
    "flip": _of_owner("flipped"),
    "loan": _of_actor("loan"),
    "distant": _of_actor("distant_turned"),
    "shipped": _of_actor("shipped"),
    "bought": _of_actor("coal_bought", "iron_bought"),
}
_OF_VIEWS: dict[str, Callable[[View, Mapping[str, Any]], bool]] = {
    "last-turn": _game_ends,
    "last-turn-introductory": _introductory_ends,
    "rail": _is_rail,
    "canal-end": _canal_ends,
    "loans-end": _loans_end,
    "debt": _income_is_negative,
    "hand": _pile_is_out,
    "order": _order_matters,
}
