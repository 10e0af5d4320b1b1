"""A record rolled out again: the board after each of its published turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import engine
from bot.service.models import Json
from engine import SEATS, Record, State

PUBLIC_DECISIONS = ("end turn", "shortfall")
"""Whoever answers one of these has finished a turn: it is published, and the next one begins."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after one published turn (0: the beginning); `state` is whole: only views of it may leave."""

    turn: int
    seat: str | None
    events: tuple[Json, ...]
    state: State


def moments(record: Record) -> Iterator[Moment]:
    """The beginning and every finished turn of a record. Raises engine.Refused at what the rules refuse."""
    state = engine.new_game(record.options, record.seed)
    yield Moment(0, None, (), state.copy())
    turn, events = 1, list[Json]()
    for seat, action in record.actions:
        public = state.waiting is not None and state.waiting[1] in PUBLIC_DECISIONS
        events += [dict(event.to_json()) for event in engine.play(state, seat, action)]
        if public:
            yield Moment(turn, SEATS[seat], tuple(events), state.copy())
            turn, events = turn + 1, []


def views(record: Record) -> list[tuple[Json, tuple[Json, ...]]]:
    """What spectators saw after each turn, with that turn's events."""
    return [(dict(engine.view(each.state, None)), each.events) for each in moments(record)]


def ends_of_rounds(shown: list[tuple[Json, tuple[Json, ...]]]) -> tuple[Json, ...]:
    """Those views that came at the end of a round, or of the game."""
    ends = ("round_ended", "game_ended")
    found = [view for view, events in shown if any(event["kind"] in ends for event in events)]
    return tuple(found)
