"""Rows about the people of a game, as plain data. Names and meanings are those of the migrations."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from bot.store.rows import Json


@dataclass(frozen=True, slots=True)
class PaceRow:
    """How fast a game goes and where its clock stands; a game without a row has these defaults."""

    game: int
    hours: int | None = None
    at_end: str = "nudge"
    seating: str = "joined"
    turn_since: datetime | None = None
    nudged_at: datetime | None = None
    paused_at: datetime | None = None
    paused_by: int | None = None
    held_from: int | None = None


@dataclass(frozen=True, slots=True)
class DueRow:
    """Something that happens by itself at `due_at`: `about` is a person or ballot, 0 the game itself."""

    game: int
    kind: str
    about: int
    turn: int
    due_at: datetime


@dataclass(frozen=True, slots=True)
class BallotRow:
    """A question to the table; `id` is 0 until it is stored, `asked_by` None where the clock asked."""

    id: int
    game: int
    question: str
    facts: Json
    asked_by: int | None
    asked_at: datetime
    status: str = "open"
    votes: dict[int, bool] = field(default_factory=dict)
