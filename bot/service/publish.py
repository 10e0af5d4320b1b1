"""What has to be told to others, put into the outbox in the same transaction as what it tells of."""

from __future__ import annotations

from bot.service.command import Command
from bot.store import GameRow, OutboxRow

NOTICES = "notices"
"""The preference of a person that says where they want to be told: `direct` (the default) or `channel`."""


def tell_channel(command: Command, row: GameRow, kind: str, turn: int, about: int | None = None) -> None:
    """A message for the game's channel: `began`, `turn`, `cancelled`, `parked` or `mention`."""
    command.transaction.outbox.add(OutboxRow(0, row.id, kind, turn, None, about, command.now))


def tell_whose_turn(command: Command, row: GameRow) -> None:
    """A notice for whoever must decide, in the way they prefer."""
    person = _who_decides(command, row)
    if person is None:
        return
    if command.transaction.preferences.get("person", person, NOTICES) == "channel":
        tell_channel(command, row, "mention", row.turn, about=person)
        return
    command.transaction.outbox.add(OutboxRow(0, row.id, "notice", row.turn, person, None, command.now))


def _who_decides(command: Command, row: GameRow) -> int | None:
    if row.turn_seat is None:
        return None
    seated = command.transaction.seats.of(row.id)[row.turn_seat].person
    return seated.id if seated else None
