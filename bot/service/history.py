"""What has been done: the log, what is new to somebody, and the board as it was."""

from __future__ import annotations

from itertools import groupby

import engine
from bot.service.models import Json, Person, Turn
from bot.service.sight import person_or_none, seat_number, seen
from bot.store import EntryRow, GameRow, Transaction
from engine import SEATS, Options, State

BY_ITSELF = "by_itself"
"""The fact of an action that nobody took, written down so that it can be announced."""


def turns_between(
    transaction: Transaction, row: GameRow, person: int | None, first: int, end: int
) -> list[Turn]:
    """The published turns from `first` up to, but not with, `end`, as this person may see them."""
    seat = seat_number(transaction.seats.of(row.id), person)
    entries = transaction.entries.between(row.id, max(first, 1), min(end, row.turn))
    return [
        _turn(transaction, row, seat, number, list(done))
        for number, done in groupby(entries, key=lambda entry: entry.turn)
    ]


def recap_of(transaction: Transaction, row: GameRow, person: int) -> list[Turn]:
    """What was published since this person's own last turn."""
    seat = seat_number(transaction.seats.of(row.id), person)
    last = 0 if seat is None else transaction.entries.last_turn_of(row.id, seat, row.turn)
    return turns_between(transaction, row, person, last + 1, row.turn)


def actions_of(entries: list[EntryRow]) -> list[tuple[int, engine.Action]]:
    """The actions of a record: who took it, and what it was. Entries outside the rules are left out."""
    return [
        (entry.seat, engine.action_from_json(entry.action)) for entry in entries if entry.action is not None
    ]


def state_after(transaction: Transaction, row: GameRow, turn: int) -> State:
    """The position after a published turn; 0 is the beginning."""
    if row.seed is None:
        raise ValueError("a game that has not begun has no positions")
    state = engine.new_game(Options.from_json(row.options), row.seed)
    for seat, action in actions_of(transaction.entries.between(row.id, 1, turn + 1)):
        engine.play(state, seat, action)
    return state


def _turn(
    transaction: Transaction, row: GameRow, seat: int | None, number: int, done: list[EntryRow]
) -> Turn:
    last = done[-1]
    return Turn(
        number=number,
        revision=last.revision,
        seat=SEATS[last.seat],
        person=_person(transaction, last.person),
        at=last.at,
        events=seen(row, seat, done),
        notation=tuple(entry.notation for entry in done if entry.notation is not None),
        by_itself=any(BY_ITSELF in (entry.facts or {}) for entry in done),
    )


def _person(transaction: Transaction, person: int | None) -> Person | None:
    return None if person is None else person_or_none(transaction.people.get(person))


def public_notation(turns: list[Turn]) -> list[Json]:
    """The published turns as lines of the text notation."""
    return [{"turn": turn.number, "seat": turn.seat, "lines": list(turn.notation)} for turn in turns]
