"""People, games and seats in the database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from bot.store.encode import moment, moment_or_none, read_moment, read_moment_or_none, to_text
from bot.store.rows import GameRow, PersonRow, SeatRow

MOST = 2**63 - 1
"""The greatest number that SQLite can look for; whoever asks may have made theirs up."""
LIVE = "status IN ('lobby', 'running', 'parked')"
"""Of games that are not over: word for word as in the index `one_game_in_a_channel`, or it is not used."""
_COLUMNS = (
    "channel, guild, status, parked_because, language, options, opener, secret, last_share, seed, rules, "
    "revision, turn, turn_revision, turn_seat, turn_decision, decision, turn_position, position, "
    "opened_at, begun_at, ended_at"
)
_NAMES = tuple(_COLUMNS.split(", "))
_MARKS = ", ".join(f":{name}" for name in _NAMES)
_CHANGES = ", ".join(f"{name} = :{name}" for name in _NAMES)
_SELECT = f"SELECT id, {_COLUMNS} FROM games"


class People:
    """Who has ever played, and what they were last called."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def meet(self, person: PersonRow) -> None:
        """Know this person, under the name they have now."""
        self._connection.execute(
            "INSERT INTO people (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            (person.id, person.name),
        )

    def get(self, person: int) -> PersonRow | None:
        """A person that was met, or None."""
        row = self._connection.execute("SELECT id, name FROM people WHERE id = ?", (person,)).fetchone()
        return PersonRow(*row) if row else None


class Games:
    """The games themselves."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, game: GameRow) -> int:
        """Store a new game and return its number."""
        cursor = self._connection.execute(f"INSERT INTO games ({_COLUMNS}) VALUES ({_MARKS})", _values(game))
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def save(self, game: GameRow) -> None:
        """Write everything about a game that is stored already."""
        self._connection.execute(
            f"UPDATE games SET {_CHANGES} WHERE id = :id", {"id": game.id, **_values(game)}
        )

    def get(self, game: int) -> GameRow | None:
        """A game by its number, or None."""
        if not 0 < game <= MOST:
            return None
        row = self._connection.execute(f"{_SELECT} WHERE id = ?", (game,)).fetchone()
        return _game(row) if row else None

    def live_in(self, channel: int) -> GameRow | None:
        """The lobby, running or parked game of a channel, or None."""
        row = self._connection.execute(f"{_SELECT} WHERE channel = ? AND {LIVE}", (channel,)).fetchone()
        return _game(row) if row else None

    def last_in(self, channel: int) -> GameRow | None:
        """The game that was opened last in a channel, or None."""
        row = self._connection.execute(
            f"{_SELECT} WHERE channel = ? ORDER BY id DESC LIMIT 1", (channel,)
        ).fetchone()
        return _game(row) if row else None

    def live_of(self, person: int) -> list[GameRow]:
        """The lobbies, running and parked games in which a person sits, oldest first."""
        rows = self._connection.execute(
            f"{_SELECT} WHERE id IN (SELECT game FROM seats WHERE person = ?) AND {LIVE} ORDER BY id",
            (person,),
        )
        return [_game(row) for row in rows]

    def ever_of(self, person: int) -> list[GameRow]:
        """All games in which a person sits, acted or which they opened, oldest first."""
        rows = self._connection.execute(
            f"{_SELECT} WHERE opener = :person OR id IN (SELECT game FROM seats WHERE person = :person)"
            " OR id IN (SELECT game FROM entries WHERE person = :person) ORDER BY id",
            {"person": person},
        )
        return [_game(row) for row in rows]

    def live_in_guild(self, guild: int) -> int:
        """How many lobbies, running and parked games a server has."""
        (count,) = self._connection.execute(
            f"SELECT count(*) FROM games WHERE guild = ? AND {LIVE}", (guild,)
        ).fetchone()
        return int(count)

    def guilds(self) -> list[int]:
        """All servers that have games."""
        rows = self._connection.execute("SELECT DISTINCT guild FROM games WHERE guild IS NOT NULL")
        return [guild for (guild,) in rows]

    def begun(self) -> list[int]:
        """Numbers of all running and parked games."""
        rows = self._connection.execute(
            "SELECT id FROM games WHERE status IN ('running', 'parked') ORDER BY id"
        )
        return [number for (number,) in rows]


class Seats:
    """Who sits where."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of(self, game: int) -> list[SeatRow]:
        """The seats of a game in their order."""
        rows = self._connection.execute(
            "SELECT seats.seat, people.id, people.name, seats.share, computer, wish FROM seats"
            " LEFT JOIN people ON people.id = seats.person WHERE seats.game = ? ORDER BY seats.seat",
            (game,),
        )
        return [
            SeatRow(seat, PersonRow(person, name) if person else None, share, computer, wish)
            for seat, person, name, share, computer, wish in rows
        ]

    def set(self, game: int, seats: Sequence[SeatRow]) -> None:
        """Make these the seats of a game."""
        self._connection.execute("DELETE FROM seats WHERE game = ?", (game,))
        self._connection.executemany(
            "INSERT INTO seats (game, seat, person, share, computer, wish) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (
                    game,
                    seat.seat,
                    seat.person.id if seat.person else None,
                    seat.share,
                    seat.computer,
                    seat.wish,
                )
                for seat in seats
            ],
        )


def _values(game: GameRow) -> dict[str, object]:
    values: dict[str, object] = {name: getattr(game, name) for name in _NAMES}
    values["options"] = to_text(game.options)
    values["opened_at"] = moment(game.opened_at)
    values["begun_at"] = moment_or_none(game.begun_at)
    values["ended_at"] = moment_or_none(game.ended_at)
    return values


def _game(row: Sequence[object]) -> GameRow:
    values = dict(zip(("id", *_NAMES), row, strict=True))
    values["options"] = json.loads(str(values["options"]))
    values["opened_at"] = read_moment(str(values["opened_at"]))
    for name in ("begun_at", "ended_at"):
        values[name] = read_moment_or_none(values[name])  # type: ignore[arg-type]
    return GameRow(**values)  # type: ignore[arg-type]
