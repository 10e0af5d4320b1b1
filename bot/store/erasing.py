"""Forgetting: a person, and everything that was played in a server."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from bot.store.encode import to_text

NOBODY = 0
"""Stands in `people` for everybody who was forgotten, without a name."""

_NULLED = (
    ("seats", "person"),
    ("entries", "person"),
    ("outbox", "person"),
    ("outbox", "about"),
    ("paces", "paused_by"),
    ("ballots", "asked_by"),
    ("results", "person"),
)
_DELETED = (
    ("votes", "person"),
    ("invitations", "person"),
    ("notes", "person"),
    ("desks", "person"),
    ("due", "about"),
)
_WITH_FACTS = ("entries", "outbox", "ballots")
_OF_A_GAME = (
    "results",
    "notes",
    "votes",
    "ballots",
    "invitations",
    "due",
    "paces",
    "kept_messages",
    "outbox",
    "entries",
    "seats",
)


class Erasing:
    """Leaves the games of others whole: seats stay, without the person."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def person(self, person: int) -> None:
        """Remove every trace of a person; letters to them are thrown away."""
        execute = self._connection.execute
        execute("INSERT OR IGNORE INTO people (id, name) VALUES (?, '')", (NOBODY,))
        execute("DELETE FROM outbox WHERE person = ?", (person,))
        execute("UPDATE games SET opener = ? WHERE opener = ?", (NOBODY, person))
        for table, column in _NULLED:
            execute(f"UPDATE {table} SET {column} = NULL WHERE {column} = ?", (person,))
        for table, column in _DELETED:
            execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
        for table in _WITH_FACTS:
            self._clean_facts(table, person)
        execute("DELETE FROM preferences WHERE scope = 'person' AND owner = ?", (person,))
        execute("DELETE FROM preferences WHERE scope = 'game' AND name = ?", (f"gone-{person}",))
        # All references are gone, or the database refuses this.
        execute("DELETE FROM people WHERE id = ?", (person,))

    def guild(self, guild: int) -> None:
        """Remove every game of a server, what was set there, and its people who then have no game left."""
        execute = self._connection.execute
        games = [game for (game,) in execute("SELECT id FROM games WHERE guild = ?", (guild,)).fetchall()]
        channels = execute("SELECT DISTINCT channel FROM games WHERE guild = ?", (guild,)).fetchall()
        people = {person for game in games for person in self._people(game)}
        for game in games:
            self._game(game)
        for (channel,) in channels:
            execute("DELETE FROM preferences WHERE scope = 'channel' AND owner = ?", (channel,))
        execute("DELETE FROM preferences WHERE scope = 'guild' AND owner = ?", (guild,))
        execute("DELETE FROM departures WHERE guild = ?", (guild,))
        for (person,) in execute(_WITHOUT_GAME, (json.dumps(sorted(people)), NOBODY)).fetchall():
            self.person(person)

    def _people(self, game: int) -> set[int]:
        """Whoever the rows of a game name; among them may be other numbers from its facts."""
        queries = ["SELECT opener FROM games WHERE id = ?"]
        queries += [f"SELECT {column} FROM {table} WHERE game = ?" for table, column in _NAMING]
        queries += [
            f"SELECT atom FROM {table}, json_tree(facts) AS part WHERE game = ? AND part.type = 'integer'"
            for table in _WITH_FACTS
        ]
        return {
            person
            for query in queries
            for (person,) in self._connection.execute(query, (game,))
            if person is not None
        }

    def _game(self, game: int) -> None:
        execute = self._connection.execute
        for table in _OF_A_GAME:
            if table == "votes":
                execute("DELETE FROM votes WHERE ballot IN (SELECT id FROM ballots WHERE game = ?)", (game,))
            else:
                execute(f"DELETE FROM {table} WHERE game = ?", (game,))
        execute("DELETE FROM preferences WHERE scope = 'game' AND owner = ?", (game,))
        execute("DELETE FROM preferences WHERE scope = 'person' AND name = ?", (f"muted-{game}",))
        execute("DELETE FROM games WHERE id = ?", (game,))

    def _clean_facts(self, table: str, person: int) -> None:
        found = self._connection.execute(
            f"SELECT {_KEYS[table]}, facts FROM {table} WHERE facts IS NOT NULL AND facts LIKE ?",
            (f"%{person}%",),
        ).fetchall()
        for *key, facts in found:
            where = " AND ".join(f"{name} = ?" for name in _KEYS[table].split(", "))
            cleaned = to_text(_without(json.loads(facts), person))
            self._connection.execute(f"UPDATE {table} SET facts = ? WHERE {where}", (cleaned, *key))


_KEYS = {"entries": "game, revision", "outbox": "id", "ballots": "id"}
_NAMING = [
    (table, column) for table, column in (*_NULLED, *_DELETED) if table in _OF_A_GAME and table != "votes"
]
_WITHOUT_GAME = (
    "SELECT id FROM people WHERE id IN (SELECT value FROM json_each(?)) AND id <> ?"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM games WHERE opener = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM entries WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM invitations WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM votes WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM outbox WHERE status = 'waiting' AND people.id IN (person, about))"
    " AND NOT EXISTS (SELECT 1 FROM ballots WHERE status = 'open'"
    " AND people.id IN (asked_by, json_extract(facts, '$.other')))"
)
"""Who of these people has nothing to do with any game: no seat, invitation, vote or letter on its way."""


def _without(facts: Any, person: int) -> Any:
    """The same facts with nobody in the place of the person."""
    if isinstance(facts, dict):
        return {name: _without(value, person) for name, value in facts.items()}
    if isinstance(facts, list):
        return [_without(value, person) for value in facts]
    return NOBODY if facts == person and not isinstance(facts, bool) else facts
