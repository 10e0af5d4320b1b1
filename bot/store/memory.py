"""Notes, what somebody has before them, and servers that were left."""

from __future__ import annotations

import sqlite3
from datetime import datetime

from bot.store.encode import moment


class Notes:
    """One private note for each person and game."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, game: int, person: int) -> str | None:
        """The note, or None."""
        row = self._connection.execute(
            "SELECT text FROM notes WHERE game = ? AND person = ?", (game, person)
        ).fetchone()
        return row[0] if row else None

    def set(self, game: int, person: int, text: str | None) -> None:
        """Write the note anew, or throw it away with None."""
        if text is None:
            self._connection.execute("DELETE FROM notes WHERE game = ? AND person = ?", (game, person))
            return
        self._connection.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (game, person, text))

    def of(self, person: int) -> dict[int, str]:
        """All notes of a person, by game."""
        rows = self._connection.execute(
            "SELECT game, text FROM notes WHERE person = ? ORDER BY game", (person,)
        )
        return dict(rows.fetchall())


class Desks:
    """What one person has before them: `import`, a game from a file; `trial`, a position to try things on."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, person: int, kind: str) -> bytes | None:
        """What lies there, or None."""
        row = self._connection.execute(
            "SELECT content FROM desks WHERE person = ? AND kind = ?", (person, kind)
        ).fetchone()
        return row[0] if row else None

    def set(self, person: int, kind: str, content: bytes, now: datetime) -> None:
        """Put something there in place of what lay there."""
        self._connection.execute(
            "INSERT OR REPLACE INTO desks VALUES (?, ?, ?, ?)", (person, kind, content, moment(now))
        )

    def forget(self, before: datetime) -> None:
        """Clear away what was put there before that moment."""
        self._connection.execute("DELETE FROM desks WHERE at < ?", (moment(before),))


class Departures:
    """Servers from which the bot was removed, and when."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def note(self, guild: int, now: datetime) -> None:
        """The bot was removed; a second time changes nothing."""
        self._connection.execute("INSERT OR IGNORE INTO departures VALUES (?, ?)", (guild, moment(now)))

    def clear(self, guild: int) -> None:
        """The bot is there again."""
        self._connection.execute("DELETE FROM departures WHERE guild = ?", (guild,))

    def all(self) -> list[int]:
        """All of them."""
        return [guild for (guild,) in self._connection.execute("SELECT guild FROM departures")]

    def before(self, moment_then: datetime) -> list[int]:
        """Servers left before that moment."""
        rows = self._connection.execute(
            "SELECT guild FROM departures WHERE at < ? ORDER BY guild", (moment(moment_then),)
        )
        return [guild for (guild,) in rows]
