"""The record of each game: what was done, in order."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from bot.store.encode import moment, read_moment, to_text, to_text_or_none
from bot.store.rows import EntryRow

_COLUMNS = "revision, kind, turn, seat, person, at, action, notation, events, reveals, facts"


class Entries:
    """Entries are numbered by the revision of the game that they made."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, game: int, entry: EntryRow) -> None:
        """Write down one entry."""
        self._connection.execute(
            f"INSERT INTO entries (game, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (game, *_values(entry)),
        )

    def all(self, game: int) -> list[EntryRow]:
        """The whole record."""
        return self._read("game = ? ORDER BY revision", (game,))

    def of_turn(self, game: int, turn: int) -> list[EntryRow]:
        """The actions of one turn."""
        return self._read("game = ? AND turn = ? AND kind = 'action' ORDER BY revision", (game, turn))

    def between(self, game: int, first: int, end: int) -> list[EntryRow]:
        """The actions of the turns from `first` up to, but not with, `end`."""
        return self._read(
            "game = ? AND turn >= ? AND turn < ? AND kind = 'action' ORDER BY revision", (game, first, end)
        )

    def last_turn_of(self, game: int, seat: int, before: int) -> int:
        """The number of the last turn before turn `before` in which a seat acted; 0 if there is none."""
        row = self._connection.execute(
            "SELECT max(turn) FROM entries WHERE game = ? AND seat = ? AND turn < ? AND kind = 'action'",
            (game, seat, before),
        ).fetchone()
        return row[0] or 0

    def remove(self, game: int, revisions: Iterable[int]) -> None:
        """Strike out entries, for a take-back."""
        self._connection.executemany(
            "DELETE FROM entries WHERE game = ? AND revision = ?",
            [(game, revision) for revision in revisions],
        )

    def _read(self, condition: str, values: Sequence[int]) -> list[EntryRow]:
        rows = self._connection.execute(f"SELECT {_COLUMNS} FROM entries WHERE {condition}", values)
        return [_entry(row) for row in rows]


def _values(entry: EntryRow) -> tuple[object, ...]:
    return (
        entry.revision,
        entry.kind,
        entry.turn,
        entry.seat,
        entry.person,
        moment(entry.at),
        to_text_or_none(entry.action),
        entry.notation,
        to_text(entry.events),
        entry.reveals,
        to_text_or_none(entry.facts),
    )


def _entry(row: Sequence[Any]) -> EntryRow:
    revision, kind, turn, seat, person, at, action, notation, events, reveals, facts = row
    return EntryRow(
        revision=revision,
        kind=kind,
        turn=turn,
        seat=seat,
        person=person,
        at=read_moment(at),
        action=json.loads(action) if action else None,
        notation=notation,
        events=tuple(json.loads(events)),
        reveals=bool(reveals),
        facts=json.loads(facts) if facts else None,
    )
