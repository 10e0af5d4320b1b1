"""What is told about the people of a table: seats that change hands, votes, reminders, pauses."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from bot.text import names
from data.texts import Value, text

DAY = 24


def told(
    lang: str,
    message: str,
    facts: Mapping[str, Any],
    people: Mapping[str, str],
    more: Mapping[str, Value] | None = None,
) -> str:
    """A sentence of the catalogue about people.

    `message` is its id, `facts` are numbers and ids, `people` the names (or mentions) ready to be shown of
    those whom facts name, `more` further arguments.
    """
    arguments: dict[str, Value] = {
        name: value for name, value in facts.items() if isinstance(value, str | int)
    }
    if isinstance(facts.get("seat"), str):
        arguments["seat"] = names.seat(lang, facts["seat"])
    if isinstance(facts.get("computer"), str):
        arguments["computer"] = level(lang, facts["computer"])
    return text(lang, message, **{**arguments, **people, **(more or {})})


def level(lang: str, computer: str) -> str:
    """A computer by its level: normal computer."""
    return text(lang, f"table-computer-{computer}")


def seated(lang: str, person: str | None, computer: str | None) -> str | None:
    """What a seat's holder is called, not yet escaped: a person, a computer, or one in the other's place."""
    if computer is None:
        return person and names.plain(person)
    name = level(lang, computer)
    if person is None:
        return name
    return text(lang, "table-in-place-of", computer=name, person=names.visible(lang, person))


def pace(lang: str, hours: int | None, at_end: str) -> str:
    """How fast a game goes, in one line."""
    if hours is None:
        return text(lang, "table-pace-none")
    return text(lang, "table-pace", time=duration(lang, hours), then=text(lang, f"table-pace-{at_end}"))


def duration(lang: str, hours: int) -> str:
    """So many hours, as days where they are whole."""
    if hours >= DAY and hours % DAY == 0:
        return text(lang, "table-days", days=hours // DAY)
    return text(lang, "table-hours", hours=hours)


def interval(lang: str, every: timedelta | None) -> str:
    """How often somebody is reminded."""
    if every is None:
        return text(lang, "table-never")
    hours = round(every.total_seconds() / 3600)
    if hours == DAY:
        return text(lang, "table-every-day")
    return text(lang, "table-every", time=duration(lang, hours))
