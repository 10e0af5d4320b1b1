"""Figures about people and their games, worked out from how finished games ended."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import groupby
from statistics import mean, median

from bot.service.models import Person
from bot.service.positions import unpack
from bot.service.ratings import rated
from bot.service.sight import person_of
from bot.store import GameRow, ResultRow, Store, Transaction
from engine import State

STATISTICS, OFF = "statistics", "off"
"""The preference of a person who does not want to be named in figures."""


log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's figures. `average` is the mean of their points by number of players, `seconds` the median
    time of their turns (None: no turn yet), `rating` None where ratings are not worked out.
    """

    person: Person
    games: int
    wins: int
    average: dict[int, float]
    seconds: float | None
    rating: int | None


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two people in the same games: how many, and in how many each came out before the other."""

    other: Person
    games: int
    before: int
    behind: int


@dataclass(frozen=True, slots=True)
class Ranking:
    """All people of a server, the best first; `has_ratings` is False where none can be worked out."""

    standings: tuple[Standing, ...]
    games: int
    has_ratings: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """One person's own figures: None where there are none, or where they do not want to be named."""

    standing: Standing | None
    meetings: tuple[Meeting, ...] = ()
    has_ratings: bool = True


@dataclass(slots=True)
class _Tally:
    person: Person
    wins: int = 0
    points: dict[int, list[int]] = field(default_factory=dict)
    seconds: list[int] = field(default_factory=list)

    def standing(self, rating: int | None) -> Standing:
        return Standing(
            person=self.person,
            games=sum(map(len, self.points.values())),
            wins=self.wins,
            average={players: mean(points) for players, points in sorted(self.points.items())},
            seconds=median(self.seconds) if self.seconds else None,
            rating=rating,
        )


class Statistics:
    """Figures of one bot's games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ranking(self, guild: int) -> Ranking:
        """Everybody who finished a game in a server and may be named, by rating, wins and points."""
        games = await self._games(lambda t: t.results.in_guild(guild))
        ratings = rated(games)
        return Ranking(
            standings=tuple(sorted(_standings(games, ratings or {}), key=_rank)),
            games=len(games),
            has_ratings=ratings is not None,
        )

    async def figures(self, person: int, guild: int | None) -> Figures:
        """One person's figures in a server, or (None) in all of them, then without a rating."""
        if guild is not None:
            games = await self._games(lambda t: t.results.in_guild(guild))
        else:
            games = await self._games(lambda t: t.results.with_person(person))
        ratings = {} if guild is None else rated(games)
        own = [each for each in _standings(games, ratings or {}) if each.person.id == person]
        return Figures(own[0] if own else None, _meetings(games, person), has_ratings=ratings is not None)

    async def is_named(self, person: int) -> bool:
        """Whether a person may be named in figures."""
        found = await self._store.read(lambda t: t.preferences.get("person", person, STATISTICS))
        return found != OFF

    async def name(self, person: int, *, named: bool) -> None:
        """Let a person be named in figures, or take them out of all of them."""

        def work(transaction: Transaction) -> None:
            transaction.preferences.set("person", person, STATISTICS, None if named else OFF)
            if named:
                transaction.results.work_out_anew(person)
            else:
                transaction.results.name_no_more(person)

        await self._store.write(work)

    async def _games(self, read: Callable[[Transaction], list[ResultRow]]) -> list[list[ResultRow]]:
        if await self._store.read(lambda t: t.results.missing()):
            await self._store.write(_work_out)
        rows = await self._store.read(read)
        return [list(seats) for _, seats in groupby(rows, key=lambda row: row.game)]


def _work_out(transaction: Transaction) -> None:
    """Write down how each finished game ended that was not looked at yet; leave out what cannot be read."""
    for number in transaction.results.missing():
        row = transaction.games.get(number)
        assert row is not None
        try:
            results = _results(transaction, row)
        except Exception as error:
            log.error("game %d does not count in any figures: %s", number, type(error).__name__)
            continue
        transaction.results.add(results)


def _results(transaction: Transaction, row: GameRow) -> list[ResultRow]:
    state, times = unpack(row.position), _seconds(transaction, row)
    found = []
    for seat in transaction.seats.of(row.id):
        person = None if seat.computer else seat.person
        if person and transaction.preferences.get("person", person.id, STATISTICS) == OFF:
            person = None
        place, points = _place(state, seat.seat), state.points[seat.seat]
        own = times.get((seat.seat, person.id), ()) if person else ()
        found.append(ResultRow(row.id, seat.seat, person, place, points, tuple(own)))
    return found


def _place(state: State, seat: int) -> int:
    if seat in state.winners:
        return 1
    return 1 + sum(
        other in state.winners or points > state.points[seat]
        for other, points in enumerate(state.points[: state.options.players])
    )


def _seconds(transaction: Transaction, row: GameRow) -> dict[tuple[int, int], list[int]]:
    """How long each person took for each turn that they ended in a seat, from the turn before to its end."""
    found: dict[tuple[int, int], list[int]] = {}
    before = row.begun_at
    entries = [entry for entry in transaction.entries.all(row.id) if entry.kind == "action"]
    for _, turn in groupby(entries, key=lambda entry: entry.turn):
        last = list(turn)[-1]
        if before is not None and last.person is not None:
            found.setdefault((last.seat, last.person), []).append(round((last.at - before).total_seconds()))
        before = last.at
    return found


def _standings(games: Iterable[list[ResultRow]], ratings: dict[int, int]) -> list[Standing]:
    tallies: dict[int, _Tally] = {}
    for seats in games:
        for seat in seats:
            if seat.person is None:
                continue
            tally = tallies.setdefault(seat.person.id, _Tally(person_of(seat.person)))
            tally.wins += seat.place == 1
            tally.points.setdefault(len(seats), []).append(seat.points)
            tally.seconds += seat.seconds
    return [tally.standing(ratings.get(person)) for person, tally in tallies.items()]


def _rank(standing: Standing) -> tuple[float, float, str]:
    return -(standing.rating or 0), -standing.wins / standing.games, standing.person.name


def _meetings(games: Iterable[list[ResultRow]], person: int) -> tuple[Meeting, ...]:
    met: dict[int, list[tuple[ResultRow, ResultRow]]] = {}
    for seats in games:
        own = next((seat for seat in seats if seat.person and seat.person.id == person), None)
        for seat in seats:
            if own and seat.person and seat.person.id != person:
                met.setdefault(seat.person.id, []).append((own, seat))
    found = [
        Meeting(
            other=person_of(pairs[0][1].person),
            games=len(pairs),
            before=sum(own.place < other.place for own, other in pairs),
            behind=sum(own.place > other.place for own, other in pairs),
        )
        for pairs in met.values()
        if pairs[0][1].person
    ]
    return tuple(sorted(found, key=lambda each: (-each.games, each.other.name)))
