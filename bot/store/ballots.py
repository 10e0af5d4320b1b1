"""Questions that a table decides together, its votes, and who is invited to a lobby."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace

from bot.store.encode import moment, read_moment, to_text
from bot.store.rows import PersonRow
from bot.store.table_rows import BallotRow

_COLUMNS = "id, game, question, facts, asked_by, asked_at, status"


class Ballots:
    """At most one is open in each game."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, ballot: BallotRow) -> BallotRow:
        """Open a ballot; returns it with its number."""
        cursor = self._connection.execute(
            "INSERT INTO ballots (game, question, facts, asked_by, asked_at, status)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (
                ballot.game,
                ballot.question,
                to_text(ballot.facts),
                ballot.asked_by,
                moment(ballot.asked_at),
                ballot.status,
            ),
        )
        assert cursor.lastrowid is not None
        return replace(ballot, id=cursor.lastrowid)

    def get(self, ballot: int) -> BallotRow | None:
        """A ballot with its votes, or None."""
        return self._one("id = ?", ballot)

    def open_in(self, game: int) -> BallotRow | None:
        """The open ballot of a game, or None."""
        return self._one("game = ? AND status = 'open'", game)

    def open_naming(self, person: int) -> list[BallotRow]:
        """The open ballots of all games about a person, or about one whom this person would replace."""
        rows = self._connection.execute(
            "SELECT id FROM ballots WHERE status = 'open'"
            " AND ? IN (json_extract(facts, '$.person'), json_extract(facts, '$.other'))",
            (person,),
        )
        found = [self.get(number) for (number,) in rows.fetchall()]
        return [ballot for ballot in found if ballot is not None]

    def voted_by(self, person: int) -> list[BallotRow]:
        """All ballots in which a person voted, oldest first."""
        rows = self._connection.execute(
            "SELECT ballot FROM votes WHERE person = ? ORDER BY ballot", (person,)
        )
        found = [self.get(number) for (number,) in rows.fetchall()]
        return [ballot for ballot in found if ballot is not None]

    def last_in(self, game: int) -> BallotRow | None:
        """The ballot of a game that was opened last, or None."""
        return self._one("id = (SELECT max(id) FROM ballots WHERE game = ?)", game)

    def vote(self, ballot: int, person: int, yes: bool) -> None:
        """Count a person's vote, replacing the one they gave before."""
        self._connection.execute("INSERT OR REPLACE INTO votes VALUES (?, ?, ?)", (ballot, person, yes))

    def close(self, ballot: int, status: str) -> None:
        """A ballot is `carried`, `rejected` or `void`."""
        self._connection.execute("UPDATE ballots SET status = ? WHERE id = ?", (status, ballot))

    def _one(self, condition: str, value: int) -> BallotRow | None:
        row = self._connection.execute(
            f"SELECT {_COLUMNS} FROM ballots WHERE {condition}", (value,)
        ).fetchone()
        if row is None:
            return None
        number, game, question, facts, asked_by, asked_at, status = row
        cast = self._connection.execute("SELECT person, yes FROM votes WHERE ballot = ?", (number,))
        votes = {person: bool(yes) for person, yes in cast}
        return BallotRow(
            number, game, question, json.loads(facts), asked_by, read_moment(asked_at), status, votes
        )


class Invitations:
    """Who was asked to take a seat and has not answered."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, game: int, person: int) -> None:
        """Invite a person; a second time changes nothing."""
        self._connection.execute("INSERT OR IGNORE INTO invitations VALUES (?, ?)", (game, person))

    def remove(self, game: int, person: int) -> None:
        """They answered."""
        self._connection.execute("DELETE FROM invitations WHERE game = ? AND person = ?", (game, person))

    def to(self, person: int) -> list[int]:
        """The games to which a person is invited."""
        rows = self._connection.execute(
            "SELECT game FROM invitations WHERE person = ? ORDER BY game", (person,)
        )
        return [game for (game,) in rows]

    def of(self, game: int) -> list[PersonRow]:
        """Who is invited to a game, by name."""
        rows = self._connection.execute(
            "SELECT people.id, people.name FROM invitations JOIN people ON people.id = invitations.person"
            " WHERE game = ? ORDER BY people.name, people.id",
            (game,),
        )
        return [PersonRow(*row) for row in rows]
