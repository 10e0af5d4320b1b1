"""Looks into the bot's database from outside, without its code for doing so: rows as they lie on the disk."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.service.positions import unpack
from engine import State


@dataclass(frozen=True, slots=True)
class Written:
    """One action of a game's record."""

    revision: int
    turn: int
    seat: int
    action: Any
    notation: str
    reveals: bool
    at: str


@dataclass(frozen=True, slots=True)
class Row:
    """What is written about one game. `people` are by seat."""

    id: int
    status: str
    revision: int
    turn: int
    turn_seat: int | None
    decision: str | None
    people: tuple[int, ...]
    record: tuple[Written, ...]
    packed: bytes | None

    @property
    def state(self) -> State:
        """The position that is stored."""
        return unpack(self.packed)


def rows(database: Path, sql: str, *values: object) -> list[Any]:
    """The rows of one question."""
    with closing(
        sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=5)
    ) as connection:
        return connection.execute(sql, values).fetchall()


def last_game_in(database: Path, channel: int) -> Row | None:
    """The game that was opened last in a channel, or None."""
    found = rows(database, "SELECT id FROM games WHERE channel = ? ORDER BY id DESC LIMIT 1", channel)
    return game(database, found[0][0]) if found else None


def game(database: Path, number: int) -> Row:
    """A game with its people and its record, all of one moment."""
    uri = f"{database.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=5, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        plain = connection.execute(
            "SELECT status, revision, turn, turn_seat, decision, position FROM games WHERE id = ?", (number,)
        ).fetchone()
        people = connection.execute(
            "SELECT person FROM seats WHERE game = ? ORDER BY seat", (number,)
        ).fetchall()
        record = connection.execute(
            "SELECT revision, turn, seat, action, notation, reveals, at FROM entries"
            " WHERE game = ? AND kind = 'action' ORDER BY revision",
            (number,),
        ).fetchall()
    written = tuple(
        Written(revision, turn, seat, json.loads(action), notation, bool(reveals), at)
        for revision, turn, seat, action, notation, reveals, at in record
    )
    *rest, packed = plain
    return Row(number, *rest, tuple(person for (person,) in people), written, packed)
