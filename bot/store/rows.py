"""The rows of the database as plain data. Names and meanings are those of the migrations."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person and what they were last called."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game; `id` is 0 until it is stored."""

    id: int
    channel: int
    guild: int | None
    status: str
    language: str
    options: Json
    opener: int
    secret: bytes
    revision: int
    turn_revision: int
    opened_at: datetime
    parked_because: str | None = None
    last_share: str | None = None
    seed: bytes | None = None
    rules: int | None = None
    turn: int = 0
    turn_seat: int | None = None
    turn_decision: str | None = None
    decision: str | None = None
    turn_position: bytes | None = None
    position: bytes | None = None
    begun_at: datetime | None = None
    ended_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a game, who sits there, and their share in the chance of the game.

    `computer` is the level of the computer that decides for the seat now, in place of its person if there
    is one. `wish` is the seat that the person asked for in the lobby.
    """

    seat: int
    person: PersonRow | None
    share: str
    computer: str | None = None
    wish: int | None = None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry of a game's record: an action, or something outside the rules with its `facts`."""

    revision: int
    kind: str
    turn: int
    seat: int
    person: int | None
    at: datetime
    action: Json | None = None
    notation: str | None = None
    events: tuple[Json, ...] = ()
    reveals: bool = False
    facts: Json | None = None


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something that must be told, to the game's channel where `person` is None; `id` 0: not stored yet."""

    id: int
    game: int
    kind: str
    turn: int
    person: int | None
    about: int | None
    created_at: datetime
    attempts: int = 0
    facts: Json | None = None
