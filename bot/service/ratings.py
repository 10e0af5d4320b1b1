"""Ratings of people from the places they took, if `openskill` is installed (the extra `stats`)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import ResultRow

BEGINNING = 1000
"""What somebody begins with who has played nothing yet."""
STEP = 24
"""How many points of the shown scale are one of openskill's."""


def rated(games: Sequence[Sequence[ResultRow]]) -> dict[int, int] | None:
    """The rating of each person after these games, in their order; None where ratings cannot be worked out.

    It is the skill that somebody has shown for nearly certain: it grows with every game that makes it more
    certain. Seats of computers and of people who are not named count for nobody.
    """
    try:
        from openskill.models import PlackettLuce, PlackettLuceRating
    except ImportError:
        return None
    model = PlackettLuce()
    found: dict[int, PlackettLuceRating] = {}
    for seats in games:
        people = [(seat.person.id, seat.place) for seat in seats if seat.person is not None]
        if len(people) < 2:
            continue
        teams = [[found.get(person) or model.rating()] for person, _ in people]
        after = model.rate(teams, ranks=[float(place) for _, place in people])
        found |= {person: team[0] for (person, _), team in zip(people, after, strict=True)}
    return {person: BEGINNING + round(STEP * rating.ordinal()) for person, rating in found.items()}
