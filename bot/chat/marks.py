"""What to mark in a picture of the board: where each action changed something, with its sentence's number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.service import Json
from bot.text.grouping import groups

_AT_SLOT = {
    "built": "built",
    "replaced": "removed",
    "removed": "removed",
    "coal_taken": "taken",
    "iron_taken": "taken",
    "flipped": "flipped",
    "sold": "sold",
}
_AT_MARKET = {"coal_bought": "coal", "iron_bought": "iron"}


def marks(events: Iterable[Json]) -> list[Json]:
    """Marks for the picture; each place is marked once an action."""
    return [
        {"number": group.number, **mark}
        for group in groups(events)
        if group.number is not None
        for mark in _of_action(group.events)
    ]


def _of_action(events: Iterable[Mapping[str, Any]]) -> Iterator[Json]:
    seen: set[str] = set()
    for event in events:
        mark = _mark(event)
        where = "" if mark is None else str(mark.get("slot") or mark.get("line") or mark.get("market"))
        if mark is not None and where not in seen:
            seen.add(where)
            yield mark


def _mark(event: Mapping[str, Any]) -> Json | None:
    kind = event["kind"]
    if kind in _AT_SLOT:
        return {"slot": event["slot"], "kind": _AT_SLOT[kind]}
    if kind == "linked":
        return {"line": event["line"], "kind": "linked"}
    if kind in _AT_MARKET:
        return {"market": _AT_MARKET[kind], "kind": "taken"}
    if kind == "distant_turned":
        return {"market": "distant", "kind": "taken"}
    if kind == "shipped":
        return {"market": event["resource"], "kind": "built"}
    return None
