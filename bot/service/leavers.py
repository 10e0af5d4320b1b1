"""People who can no longer be reached because they left the server: told once, and the others may act."""

from __future__ import annotations

from bot.service.chronicle import announce
from bot.service.command import Command
from bot.service.sight import seat_number
from bot.store import GameRow, Transaction
from engine import SEATS

GONE = "gone"
"""The preference of a game (`gone-PERSON`) that holds the turn in which this was told."""


def tell_gone(command: Command, row: GameRow, person: int) -> None:
    """The person shares no server with the bot any more; the table is told the first time."""
    seat = seat_number(command.transaction.seats.of(row.id), person)
    if seat is None or is_gone(command.transaction, row, person):
        return
    command.transaction.preferences.set("game", row.id, f"{GONE}-{person}", str(row.turn))
    announce(command, row, "left-server", {"seat": SEATS[seat], "person": person})


def is_back(command: Command, row: GameRow, person: int) -> None:
    """The person plays again: the others may no longer act for them at once."""
    command.transaction.preferences.set("game", row.id, f"{GONE}-{person}", None)


def is_gone(transaction: Transaction, row: GameRow, person: int) -> bool:
    """Whether the table was told that this person left, and they have not played since."""
    told = transaction.preferences.get("game", row.id, f"{GONE}-{person}")
    seat = seat_number(transaction.seats.of(row.id), person)
    if told is None or seat is None:
        return False
    return transaction.entries.last_turn_of(row.id, seat, row.turn + 1) < int(told)
