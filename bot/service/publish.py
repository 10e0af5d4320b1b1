"""What has to be told to others, put into the outbox in the same transaction as what it tells of."""

from __future__ import annotations

from dataclasses import replace

from bot.service import pace
from bot.service.command import Command
from bot.service.models import Json
from bot.store import GameRow, OutboxRow

NOTICES = "notices"
"""The preference of a person, or of a game: where to tell of a turn, `direct` (the default) or `channel`."""


def tell_channel(
    command: Command,
    row: GameRow,
    kind: str,
    turn: int,
    about: int | None = None,
    facts: Json | None = None,
) -> None:
    """A message for the game's channel: `began`, `turn`, `cancelled`, `parked` or `mention`."""
    command.transaction.outbox.add(OutboxRow(0, row.id, kind, turn, None, about, command.now, facts=facts))


def tell_turn(command: Command, row: GameRow, next_seat: int | None) -> None:
    """The turn `row.turn` is over. Several turns of computers in a row, at most a round, are told at once."""
    seats = command.transaction.seats.of(row.id)
    kept = command.transaction.paces.of(row.id)
    first = kept.held_from or row.turn
    computers = next_seat is not None and seats[next_seat].computer and seats[row.turn_seat or 0].computer
    if computers and row.turn - first + 1 < len(seats):
        command.transaction.paces.set(replace(kept, held_from=first))
        return
    command.transaction.paces.set(replace(kept, held_from=None))
    tell_channel(command, row, "turn", row.turn, facts={"first": first} if first < row.turn else None)


def tell_held(command: Command, row: GameRow, last: int | None = None) -> None:
    """Tell the turns that were held back for the one after them, which may take its time now, or never come.

    Of those after the turn `last`, where it is given, nothing is told.
    """
    kept = command.transaction.paces.of(row.id)
    if kept.held_from is None:
        return
    command.transaction.paces.set(replace(kept, held_from=None))
    last = row.turn - 1 if last is None else last
    if kept.held_from <= last:
        tell_channel(command, row, "turn", last, facts={"first": kept.held_from})


def tell_whose_turn(command: Command, row: GameRow) -> None:
    """A notice for whoever must decide, in the way they prefer, and their clock."""
    pace.turn_came(command, row)
    person = _who_decides(command, row)
    if person is None:
        return
    if told_in_channel(command, row, person):
        tell_channel(command, row, "mention", row.turn, about=person)
        return
    command.transaction.outbox.add(OutboxRow(0, row.id, "notice", row.turn, person, None, command.now))


def told_in_channel(command: Command, row: GameRow, person: int) -> bool:
    """Whether this person is called in the channel: they prefer it, or all at this table sit together."""
    preferences = command.transaction.preferences
    scopes = (("person", person), ("game", row.id))
    return any(preferences.get(scope, owner, NOTICES) == "channel" for scope, owner in scopes)


def _who_decides(command: Command, row: GameRow) -> int | None:
    if row.turn_seat is None:
        return None
    seat = command.transaction.seats.of(row.id)[row.turn_seat]
    return seat.person.id if seat.person and not seat.computer else None
