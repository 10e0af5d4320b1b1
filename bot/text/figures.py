"""Figures about people in words: the ranking of a server, and one person's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from bot.text import names
from data.texts import text

MINUTE, HOUR, DAY = 60, 3600, 86400


class Named(Protocol):
    """Somebody with a name."""

    @property
    def name(self) -> str:
        """What they were last called."""
        ...


class Standing(Protocol):
    """One person's figures, as the service hands them out."""

    @property
    def person(self) -> Named:
        """Whose."""
        ...

    @property
    def games(self) -> int:
        """How many were finished."""
        ...

    @property
    def wins(self) -> int:
        """How many of them were won."""
        ...

    @property
    def average(self) -> Mapping[int, float]:
        """Mean points by number of players."""
        ...

    @property
    def seconds(self) -> float | None:
        """The median time of a turn."""
        ...

    @property
    def rating(self) -> int | None:
        """The rating, where there is one."""
        ...


class Meeting(Protocol):
    """Two people in the same games."""

    @property
    def other(self) -> Named:
        """The other one."""
        ...

    @property
    def games(self) -> int:
        """In how many games they met."""
        ...

    @property
    def before(self) -> int:
        """In how many the person came out before the other."""
        ...

    @property
    def behind(self) -> int:
        """In how many behind."""
        ...


def ranking(lang: str, standings: Iterable[Standing]) -> str:
    """One line for each person, the best first."""
    return "\n".join(
        text(lang, "stats-line", place=place, who=names.person(lang, each.person.name), **_facts(lang, each))
        for place, each in enumerate(standings, 1)
    )


def person(lang: str, standing: Standing, meetings: Iterable[Meeting]) -> str:
    """One person's figures: results, points, pace, and how they stand against each other person."""
    lines = [
        text(lang, "stats-person", who=names.person(lang, standing.person.name), **_facts(lang, standing))
    ]
    lines += [
        text(lang, "stats-average", players=players, points=round(points))
        for players, points in standing.average.items()
    ]
    lines += [
        text(
            lang,
            "stats-meeting",
            who=names.person(lang, each.other.name),
            games=each.games,
            before=each.before,
            behind=each.behind,
        )
        for each in meetings
    ]
    return "\n".join(lines)


def _facts(lang: str, standing: Standing) -> dict[str, str | int]:
    return {
        "games": standing.games,
        "wins": standing.wins,
        "rating": "–" if standing.rating is None else str(standing.rating),
        "time": duration(lang, standing.seconds),
    }


def duration(lang: str, seconds: float | None) -> str:
    """A length of time in its largest fitting unit; a dash for none."""
    if seconds is None:
        return "–"
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if seconds >= size:
            return text(lang, f"stats-{unit}", number=round(seconds / size, 1))
    return text(lang, "stats-minutes", number=max(1, round(seconds / MINUTE)))
