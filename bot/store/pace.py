"""The pace of games, what is due when, and until when servers were known to be reached."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.store.encode import moment, moment_or_none, read_moment, read_moment_or_none
from bot.store.games import LIVE
from bot.store.table_rows import DueRow, PaceRow

_PACE = "game, hours, at_end, seating, turn_since, nudged_at, paused_at, paused_by, held_from"
_DUE = "due.game, due.kind, due.about, due.turn, due.due_at"

# What is due in a paused or parked game or in a server that cannot be reached waits until that is over.
_GOING_ON = (
    " FROM due JOIN games ON games.id = due.game LEFT JOIN paces ON paces.game = due.game"
    " WHERE paces.paused_at IS NULL AND games.status <> 'parked'"
    " AND coalesce(games.guild, 0) NOT IN (SELECT value FROM json_each(:unreached))"
)

# Goes from server to server through the index, to the NULL of private conversations, and asks of each whether
# a game goes on there: not every game is read.
_GUILDS = (
    "WITH RECURSIVE every(server) AS (SELECT min(guild) FROM games UNION ALL"
    " SELECT (SELECT min(guild) FROM games WHERE guild > server) FROM every WHERE server IS NOT NULL)"
    f" SELECT server FROM every WHERE EXISTS (SELECT 1 FROM games WHERE guild IS server AND {LIVE})"
)

_MISSING = (
    "SELECT games.id FROM games JOIN seats ON seats.game = games.id AND seats.seat = games.turn_seat"
    " LEFT JOIN paces ON paces.game = games.id"
    " LEFT JOIN due ON due.game = games.id AND due.kind = :computer AND due.turn = games.turn"
    " WHERE games.status = 'running'"
    " AND (paces.turn_since IS NULL OR seats.computer IS NOT NULL AND due.game IS NULL)"
)


class Paces:
    """One row for each game that has a pace or was ever under way."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of(self, game: int) -> PaceRow:
        """The pace of a game."""
        row = self._connection.execute(f"SELECT {_PACE} FROM paces WHERE game = ?", (game,)).fetchone()
        if row is None:
            return PaceRow(game)
        number, hours, at_end, seating, since, nudged, paused, paused_by, held = row
        return PaceRow(
            number,
            hours,
            at_end,
            seating,
            read_moment_or_none(since),
            read_moment_or_none(nudged),
            read_moment_or_none(paused),
            paused_by,
            held,
        )

    def set(self, pace: PaceRow) -> None:
        """Write the pace of a game, replacing the one before."""
        self._connection.execute(
            f"INSERT OR REPLACE INTO paces ({_PACE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                pace.game,
                pace.hours,
                pace.at_end,
                pace.seating,
                moment_or_none(pace.turn_since),
                moment_or_none(pace.nudged_at),
                moment_or_none(pace.paused_at),
                pace.paused_by,
                pace.held_from,
            ),
        )


class Dues:
    """What will happen by itself."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.changed = False

    def put(self, row: DueRow) -> None:
        """Set when something is due, replacing what was due of the same kind and subject."""
        self._connection.execute(
            "INSERT OR REPLACE INTO due VALUES (?, ?, ?, ?, ?)",
            (row.game, row.kind, row.about, row.turn, moment(row.due_at)),
        )
        self.changed = True

    def drop(self, game: int, kinds: Collection[str]) -> None:
        """Nothing of these kinds is due any more for a game."""
        self._connection.executemany(
            "DELETE FROM due WHERE game = ? AND kind = ?", [(game, kind) for kind in kinds]
        )

    def take(self, row: DueRow) -> bool:
        """Strike out exactly this row; False if it is gone or due at another moment by now."""
        cursor = self._connection.execute(
            "DELETE FROM due WHERE game = ? AND kind = ? AND about = ? AND turn = ? AND due_at = ?",
            (row.game, row.kind, row.about, row.turn, moment(row.due_at)),
        )
        return cursor.rowcount == 1

    def of(self, game: int) -> list[DueRow]:
        """Everything that is due for a game, the earliest first."""
        return self._read("FROM due WHERE game = :game ORDER BY due_at", {"game": game})

    def due(self, now: datetime, unreached: Collection[int], most: int) -> list[DueRow]:
        """What is due now, the earliest first; nothing of paused or parked games and of these servers."""
        values = {"now": moment(now), "unreached": json.dumps(list(unreached)), "most": most}
        return self._read(f"{_GOING_ON} AND due.due_at <= :now ORDER BY due.due_at LIMIT :most", values)

    def next_due(self, unreached: Collection[int]) -> datetime | None:
        """When the next thing is due, or None."""
        (text,) = self._connection.execute(
            f"SELECT min(due.due_at) {_GOING_ON}", {"unreached": json.dumps(list(unreached))}
        ).fetchone()
        return read_moment(text) if text else None

    def put_off(self, game: int, by: timedelta, kinds: Collection[str] | None = None) -> None:
        """Everything of a game (of these kinds) is due so much later."""
        for row in self.of(game):
            if kinds is None or row.kind in kinds:
                self.put(replace(row, due_at=row.due_at + by))

    def missing(self, computer: str) -> list[int]:
        """Running games without a clock, or that wait for a computer whose turn (of this kind) is not due."""
        return [game for (game,) in self._connection.execute(_MISSING, {"computer": computer})]

    def games_of(self, guild: int) -> list[int]:
        """Games of a server (0: of private conversations) whose clocks run: none of them paused."""
        rows = self._connection.execute(
            "SELECT games.id FROM games LEFT JOIN paces ON paces.game = games.id"
            f" WHERE games.guild IS ? AND games.{LIVE} AND paces.paused_at IS NULL"
            " AND (paces.turn_since IS NOT NULL OR EXISTS (SELECT 1 FROM due WHERE due.game = games.id))",
            (guild or None,),
        )
        return [game for (game,) in rows]

    def guilds(self) -> list[int]:
        """Servers with a game for which something may be due; 0 stands for private conversations."""
        rows = self._connection.execute(_GUILDS)
        return [guild or 0 for (guild,) in rows]

    def _read(self, condition: str, values: dict[str, Any]) -> list[DueRow]:
        rows = self._connection.execute(f"SELECT {_DUE} {condition}", values)
        return [_due(row) for row in rows]


class Reached:
    """Until when the bot is known to have reached each server."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, guild: int) -> datetime | None:
        """The last such moment, or None for a server that was never noted."""
        row = self._connection.execute("SELECT at FROM reached WHERE guild = ?", (guild,)).fetchone()
        return read_moment(row[0]) if row else None

    def set(self, guild: int, at: datetime) -> None:
        """Note that it is reached now."""
        self._connection.execute("INSERT OR REPLACE INTO reached VALUES (?, ?)", (guild, moment(at)))


def _due(row: Sequence[Any]) -> DueRow:
    game, kind, about, turn, due_at = row
    return DueRow(game, kind, about, turn, read_moment(due_at))
