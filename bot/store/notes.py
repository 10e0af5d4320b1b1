"""Small things kept: requests that were carried out, preferences, where lasting messages are."""

from __future__ import annotations

import sqlite3
from datetime import datetime

from bot.store.encode import moment


class Requests:
    """Ids of clicks and commands, so that each counts once."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def is_new(self, request: int, now: datetime) -> bool:
        """Write down a request; False if it was written down before."""
        cursor = self._connection.execute(
            "INSERT OR IGNORE INTO requests VALUES (?, ?)", (request, moment(now))
        )
        return cursor.rowcount == 1

    def forget(self, before: datetime) -> None:
        """Delete what came before that moment."""
        self._connection.execute("DELETE FROM requests WHERE at < ?", (moment(before),))


class Preferences:
    """Values by scope, owner and name."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, scope: str, owner: int, name: str) -> str | None:
        """A value, or None where none was set."""
        row = self._connection.execute(
            "SELECT value FROM preferences WHERE scope = ? AND owner = ? AND name = ?", (scope, owner, name)
        ).fetchone()
        return row[0] if row else None

    def of(self, scope: str, owner: int) -> dict[str, str]:
        """All values of one owner, by name."""
        rows = self._connection.execute(
            "SELECT name, value FROM preferences WHERE scope = ? AND owner = ? ORDER BY name", (scope, owner)
        )
        return dict(rows.fetchall())

    def all(self, scope: str, name: str) -> dict[int, str]:
        """The values of one name, by owner."""
        rows = self._connection.execute(
            "SELECT owner, value FROM preferences WHERE scope = ? AND name = ?", (scope, name)
        )
        return dict(rows.fetchall())

    def set(self, scope: str, owner: int, name: str, value: str | None) -> None:
        """Set a value; None removes it."""
        key = (scope, owner, name)
        self._connection.execute("DELETE FROM preferences WHERE scope = ? AND owner = ? AND name = ?", key)
        if value is not None:
            self._connection.execute("INSERT INTO preferences VALUES (?, ?, ?, ?)", (*key, value))


class KeptMessages:
    """Where the lasting messages of a game are on the chat side."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, game: int, purpose: str) -> tuple[int, int] | None:
        """Channel and message, or None."""
        row = self._connection.execute(
            "SELECT channel, message FROM kept_messages WHERE game = ? AND purpose = ?", (game, purpose)
        ).fetchone()
        return (row[0], row[1]) if row else None

    def set(self, game: int, purpose: str, channel: int, message: int) -> None:
        """Keep a message, replacing the one of the same purpose."""
        self._connection.execute(
            "INSERT OR REPLACE INTO kept_messages (game, purpose, channel, message) VALUES (?, ?, ?, ?)",
            (game, purpose, channel, message),
        )
