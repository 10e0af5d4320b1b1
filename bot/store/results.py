"""How finished games ended, for figures about people."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from bot.store.encode import read_moment, to_text
from bot.store.rows import PersonRow


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How one seat ended a game. `ended_at` belongs to the game and is only read."""

    game: int
    seat: int
    person: PersonRow | None
    place: int
    points: int
    seconds: tuple[int, ...]
    ended_at: datetime | None = None


class Results:
    """One row for each seat of a finished game."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def missing(self) -> list[int]:
        """Finished games that have none yet, oldest first."""
        rows = self._connection.execute(
            "SELECT id FROM games WHERE status = 'finished' AND id NOT IN (SELECT game FROM results)"
            " ORDER BY id"
        )
        return [game for (game,) in rows]

    def add(self, results: Iterable[ResultRow]) -> None:
        """Keep how a game ended."""
        self._connection.executemany(
            "INSERT INTO results (game, seat, person, place, points, seconds) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (
                    each.game,
                    each.seat,
                    each.person.id if each.person else None,
                    each.place,
                    each.points,
                    to_text(each.seconds),
                )
                for each in results
            ],
        )

    def in_guild(self, guild: int) -> list[ResultRow]:
        """All seats of all finished games of a server, in the order in which the games ended."""
        return self._read("games.guild = ?", guild)

    def with_person(self, person: int) -> list[ResultRow]:
        """All seats of all finished games in which a person played, wherever that was."""
        return self._read("games.id IN (SELECT game FROM results WHERE person = ?)", person)

    def name_no_more(self, person: int) -> None:
        """The person's results stay, without the person."""
        self._connection.execute("UPDATE results SET person = NULL WHERE person = ?", (person,))

    def work_out_anew(self, person: int) -> None:
        """Forget the results of games in which the person sat, to be made from the records again."""
        self._connection.execute(
            "DELETE FROM results WHERE game IN (SELECT game FROM seats WHERE person = ?)", (person,)
        )

    def _read(self, condition: str, value: int) -> list[ResultRow]:
        rows = self._connection.execute(
            "SELECT results.game, results.seat, people.id, people.name, place, points, seconds, ended_at"
            " FROM results JOIN games ON games.id = results.game"
            f" LEFT JOIN people ON people.id = results.person WHERE {condition}"
            " ORDER BY ended_at, results.game, results.seat",
            (value,),
        )
        return [
            ResultRow(
                game,
                seat,
                PersonRow(person, name) if person else None,
                place,
                points,
                tuple(json.loads(seconds)),
                read_moment(ended_at) if ended_at else None,
            )
            for game, seat, person, name, place, points, seconds, ended_at in rows
        ]
