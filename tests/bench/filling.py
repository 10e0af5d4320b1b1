"""Databases with many games: one finished and one half-played are played, and their rows copied."""

from __future__ import annotations

import json
import sqlite3
import time
import zlib
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random

from bot.service import Channel, Choices, Done, Game, Outcome, Person, Tables
from bot.store import Store
from playground.moves import random_action

LIVE_SHARE = 10
"""One in so many stored games is being played."""
HALF = 32
"""Turns of the half-played game: the board is full, the canal era about to end."""
FIRST_COPY = 1000
PEOPLE_STEP = 10
FIRST_CHANNEL = 10_000_000
GUILD = 7
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


@dataclass(frozen=True)
class Seating:
    """Where a game is played and by whom."""

    channel: int
    people: Sequence[int]


class Played:
    """Plays whole games through the use cases, without anyone being told."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._requests = count(time.time_ns())
        self._random = Random(1)

    async def play(self, seating: Seating, turns: int | None) -> int:
        """A game of so many turns (None: to its end); its number."""
        first, *others = [Person(each, f"Player {each}") for each in seating.people]
        channel = Channel(seating.channel, GUILD)
        opened = await self.tables.open_lobby(channel, first, {}, "en", next(self._requests))
        game = done(opened).game.id
        for person in others:
            done(await self.tables.join(game, person, next(self._requests)))
        shown = done(await self.tables.begin(game, first.id, next(self._requests))).game
        while shown.waiting is not None and (turns is None or shown.turn <= turns):
            shown = await self.step(game)
        return game

    async def step(self, game: int) -> Game:
        """Any legal action by whoever must decide."""
        shown = await self.tables.game(game)
        assert shown is not None and shown.waiting is not None and shown.waiting.person is not None
        person = shown.waiting.person.id
        choices = await self.tables.choices(game, person)
        assert isinstance(choices, Choices), choices
        action = random_action(choices, self._random)
        return done(await self.tables.act(game, person, action, None, next(self._requests))).game


def done(outcome: Outcome) -> Done:
    """The outcome of what cannot be refused here."""
    assert isinstance(outcome, Done), outcome
    return outcome


async def games(database: Path, seatings: Sequence[Seating], turns: int | None) -> list[int]:
    """Play a game for each seating into a database; their numbers. Nobody is told of anything."""
    store = await Store.open(database)
    try:
        played = Played(Tables(store, clock=lambda: datetime.now(UTC), draw_secret=lambda: b"\x05" * 32))
        found = [await played.play(seating, turns) for seating in seatings]
    finally:
        await store.close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM outbox")
        connection.execute("UPDATE due SET due_at = '2999' || substr(due_at, 5)")
    return found


async def fill(database: Path, count: int) -> None:
    """So many games of four people: one in ten being played, the others finished."""
    (finished,) = await games(database, [Seating(FIRST_CHANNEL - 1, (1, 2, 3, 4))], None)
    (running,) = await games(database, [Seating(FIRST_CHANNEL - 2, (5, 6, 7, 8))], HALF)
    live = count // LIVE_SHARE
    copy(database, finished, range(FIRST_COPY + live, FIRST_COPY + count))
    copy(database, running, range(FIRST_COPY, FIRST_COPY + live))


def end(database: Path, game: int) -> None:
    """Mark a game as over, wherever it stood."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE games SET status = 'finished', turn_seat = NULL, turn_decision = NULL, decision = NULL,"
            " ended_at = opened_at WHERE id = ?",
            (game,),
        )
        connection.execute("DELETE FROM due WHERE game = ?", (game,))


def copy(database: Path, game: int, numbers: Sequence[int]) -> None:
    """Copies of a game under these numbers, each in a channel of its own and with people of its own."""
    with closing(sqlite3.connect(database)) as connection, connection:
        # Nothing is lost if this is interrupted, and a gigabyte need not be written twice.
        connection.execute("PRAGMA journal_mode = OFF").fetchone()
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("CREATE TEMP TABLE copies (number INTEGER PRIMARY KEY, shift INTEGER)")
        shifts = [(number, number * PEOPLE_STEP) for number in numbers]
        connection.executemany("INSERT INTO copies VALUES (?, ?)", shifts)
        _copy_people(connection, game)
        _copy_rows(connection, "games", "id", game)
        for (table,) in connection.execute(_TABLES).fetchall():
            if table != "games" and "game" in _columns(connection, table):
                _copy_rows(connection, table, "game", game)
        _tell_apart(connection, numbers)


def _copy_people(connection: sqlite3.Connection, game: int) -> None:
    connection.execute(
        "INSERT INTO people (id, name) SELECT people.id + shift, name FROM people, copies "
        "WHERE people.id IN (SELECT person FROM seats WHERE game = ?)",
        (game,),
    )


def _copy_rows(connection: sqlite3.Connection, table: str, key: str, game: int) -> None:
    changed = {"person": "person + shift", "opener": "opener + shift"}
    changed |= {"channel": f"{FIRST_CHANNEL} + number", key: "number"}
    columns = [name for name in _columns(connection, table) if name != "id" or key == "id"]
    values = ", ".join(changed.get(name, name) for name in columns)
    connection.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) "
        f"SELECT {values} FROM copies CROSS JOIN {table} WHERE {key} = ?",  # game by game, as they are stored
        (game,),
    )


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def _tell_apart(connection: sqlite3.Connection, numbers: Sequence[int]) -> None:
    """Positions of different games are never the same bytes, so no memory may serve several at once."""
    for name in ("position", "turn_position"):
        packed = connection.execute(f"SELECT {name} FROM games WHERE id = ?", (numbers[0],)).fetchone()[0]
        content = zlib.decompress(packed).decode()
        changes = [
            (zlib.compress(json.dumps(json.loads(content)).encode() + b" " * place), number)
            for place, number in enumerate(numbers)
            if place < MOST_DIFFERENT
        ]
        connection.executemany(f"UPDATE games SET {name} = ? WHERE id = ?", changes)


MOST_DIFFERENT = 1000
"""More than the bot ever keeps in memory."""
