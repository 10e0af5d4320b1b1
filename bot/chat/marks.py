"""What to mark in a picture of the board: where each action of some events changed something, numbered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.service import Json
from bot.text.grouping import groups

_AT_SLOT = {
    "built": "built",
    "replaced": "removed",
    "removed": "removed",
    "coal_taken": "taken",
    "iron_taken": "taken",
    "flipped": "flipped",
}
_AT_MARKET = {"coal_bought": "coal", "iron_bought": "iron"}
_ACTIONS = ("action", "removed")


def marks(events: Iterable[Json]) -> list[Json]:
    """Marks for the picture: each action has its number from 1, each place is marked once an action."""
    found: list[Json] = []
    number = 0
    for group in groups(events):
        if group.kind not in _ACTIONS:
            continue
        new = list(_of_action(group.events))
        number += bool(new)
        found += [{"number": number, **mark} for mark in new]
    return found


def _of_action(events: Iterable[Json]) -> Iterator[Json]:
    seen: set[str] = set()
    for event in events:
        mark = _mark(event)
        if mark is None:
            continue
        where = str(mark.get("slot") or mark.get("line") or mark.get("market"))
        if where not in seen:
            seen.add(where)
            yield mark


def _mark(event: Json) -> Json | None:
    kind = event["kind"]
    if kind in _AT_SLOT:
        return {"slot": event["slot"], "kind": _AT_SLOT[kind]}
    if kind == "linked":
        return {"line": event["line"], "kind": "linked"}
    if kind == "sold":
        return {"slot": event["slot"], "kind": "sold"}
    if kind in _AT_MARKET:
        return {"market": _AT_MARKET[kind], "kind": "taken"}
    if kind == "shipped":
        return {"market": event["resource"], "kind": "built"}
    return None
