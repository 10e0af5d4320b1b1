"""What must be told to somebody and has not been yet."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.store.encode import moment, read_moment, to_text_or_none
from bot.store.rows import OutboxRow

_COLUMNS = "id, game, kind, turn, person, about, created_at, attempts, facts"

# One lane a person, and one a channel for all its games. What is to be told of a parked game waits
# beside them until it goes on; only that it is parked is told.
_FIRST_OF_LANES = (
    "SELECT min(waiting.id) FROM outbox AS waiting JOIN games ON games.id = waiting.game"
    " WHERE waiting.status = 'waiting' AND (games.status <> 'parked' OR waiting.kind = 'parked')"
    " GROUP BY waiting.person, CASE WHEN waiting.person IS NULL THEN games.channel END"
)


class OutboxRows:
    """Rows wait in lanes, one a person and one a channel; only the first of a lane may be sent."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.added = False

    def add(self, row: OutboxRow) -> None:
        """Put something at the end of its lane, due at once."""
        created_at = moment(row.created_at)
        self._connection.execute(
            "INSERT INTO outbox (game, kind, turn, person, about, due_at, created_at, facts)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                row.game,
                row.kind,
                row.turn,
                row.person,
                row.about,
                created_at,
                created_at,
                to_text_or_none(row.facts),
            ),
        )
        self.added = True

    def due(self, now: datetime, most: int) -> list[OutboxRow]:
        """The first row of each lane whose moment has come, oldest first, at most so many."""
        rows = self._connection.execute(
            f"SELECT {_COLUMNS} FROM outbox WHERE due_at <= ? AND id IN ({_FIRST_OF_LANES})"
            " ORDER BY id LIMIT ?",
            (moment(now), most),
        )
        return [_row(row) for row in rows]

    def written_to(self, person: int, since: datetime) -> list[OutboxRow]:
        """All letters to a person since that moment, whatever became of them."""
        rows = self._connection.execute(
            f"SELECT {_COLUMNS} FROM outbox WHERE person = ? AND created_at > ?", (person, moment(since))
        )
        return [_row(row) for row in rows]

    def next_due(self) -> datetime | None:
        """When the next row is due, or None if nothing waits."""
        (text,) = self._connection.execute(
            f"SELECT min(due_at) FROM outbox WHERE id IN ({_FIRST_OF_LANES})"
        ).fetchone()
        return read_moment(text) if text else None

    def finish(self, row: int, status: str, now: datetime, message: int | None, problem: str | None) -> None:
        """A row is `sent`, `dropped` or `failed` for good."""
        self._connection.execute(
            "UPDATE outbox SET status = ?, done_at = ?, message = ?, problem = ?, attempts = attempts + 1"
            " WHERE id = ?",
            (status, moment(now), message, problem, row),
        )

    def postpone(self, row: int, due_at: datetime, problem: str) -> None:
        """A try failed: the next is due at that moment."""
        self._connection.execute(
            "UPDATE outbox SET due_at = ?, problem = ?, attempts = attempts + 1 WHERE id = ?",
            (moment(due_at), problem, row),
        )

    def drop_turns(self, game: int, first: int, now: datetime) -> int | None:
        """What waits to be told of a game's turns from `first` on (0: also that it began) is told no more.

        Returns the earliest turn of which a letter was dropped: it may have told earlier ones as well.
        """
        of_turns = "FROM outbox WHERE status = 'waiting' AND game = ? AND turn >= ? AND kind"
        (earliest,) = self._connection.execute(
            f"SELECT min(coalesce(json_extract(facts, '$.first'), turn)) {of_turns} = 'turn'", (game, first)
        ).fetchone()
        self._connection.execute(
            "UPDATE outbox SET status = 'dropped', done_at = ?, problem = 'taken back'"
            f" WHERE id IN (SELECT id {of_turns} IN ('began', 'turn', 'notice', 'mention'))",
            (moment(now), game, first),
        )
        return None if earliest is None else int(earliest)

    def forget(self, before: datetime) -> None:
        """Delete what was finished before that moment."""
        self._connection.execute(
            "DELETE FROM outbox WHERE status <> 'waiting' AND done_at < ?", (moment(before),)
        )


def _facts(text: str | None) -> Any:
    return None if text is None else json.loads(text)


def _row(row: Sequence[Any]) -> OutboxRow:
    number, game, kind, turn, person, about, created_at, attempts, facts = row
    return OutboxRow(
        number, game, kind, turn, person, about, read_moment(created_at), attempts, _facts(facts)
    )
