"""While everybody waits for one: nudging, putting it to the vote, pausing, asking to take something back."""

from __future__ import annotations

from datetime import timedelta

from bot.service import ballots, seating
from bot.service import pace as clock
from bot.service.chronicle import announce
from bot.service.command import Command, Refusal
from bot.service.history import turns_between
from bot.service.leavers import is_gone
from bot.service.models import Json, Person
from bot.service.sight import seat_number
from bot.store import GameRow, PersonRow, SeatRow
from engine import SEATS

SILENT_AFTER = timedelta(hours=24)
"""After so long without a decision the others may vote about the seat."""
NUDGE_AGAIN_AFTER = timedelta(hours=6)
TOLD_IN_FULL = 3
"""So many turns that would be taken back are told one by one."""


def awaited(command: Command, row: GameRow, person: int) -> SeatRow:
    """The seat of the other for whom this person waits. Refused: not_seated, nobody_waits, own_turn."""
    own = seating.own_seat(command, row, person)
    assert row.turn_seat is not None
    seat = command.transaction.seats.of(row.id)[row.turn_seat]
    if seat.seat == own.seat:
        raise Refusal("own_turn")
    if seat.person is None or seat.computer:
        raise Refusal("nobody_waits")
    return seat


def nudge(command: Command, row: GameRow, person: int) -> GameRow:
    """Call the one who is awaited, not more than every few hours."""
    seat = awaited(command, row, person)
    assert seat.person is not None
    kept = command.transaction.paces.of(row.id)
    if kept.nudged_at is not None and command.now - kept.nudged_at < NUDGE_AGAIN_AFTER:
        raise Refusal("nudged", hours=_hours(NUDGE_AGAIN_AFTER - (command.now - kept.nudged_at)))
    clock.nudged(command, row)
    facts = {"seat": SEATS[seat.seat], "person": seat.person.id, "by": person}
    announce(command, row, "nudged", facts, ping=seat.person.id)
    return row


def ask(command: Command, row: GameRow, person: int, question: str) -> GameRow:
    """Put `computer` or `end` to the vote."""
    if question == "end":
        seating.own_seat(command, row, person)
        return ballots.ask(command, row, "end", {}, person)
    seat = awaited(command, row, person)
    assert seat.person is not None
    must_be_silent(command, row, seat)
    facts = {"seat": SEATS[seat.seat], "person": seat.person.id}
    return ballots.ask(command, row, "computer", facts, person)


def must_be_silent(command: Command, row: GameRow, seat: SeatRow) -> None:
    """Nobody loses a seat to the votes of the others while they play."""
    waited = clock.waited(command, row) if row.turn_seat == seat.seat else timedelta()
    gone = seat.person is not None and is_gone(command.transaction, row, seat.person.id)
    if not seat.computer and not gone and waited < SILENT_AFTER:
        raise Refusal("not_silent", hours=_hours(SILENT_AFTER))


def pause(command: Command, row: GameRow, person: Person, organiser: bool) -> GameRow:
    """Pause or go on: at once for organisers and whoever paused and still sits there, else by vote."""
    kept = command.transaction.paces.of(row.id)
    question = "pause" if kept.paused_at is None else "go-on"
    seated = seat_number(command.transaction.seats.of(row.id), person.id) is not None
    if organiser or (seated and kept.paused_by == person.id):
        command.transaction.people.meet(PersonRow(person.id, person.name))
        return ballots.stop_or_go(command, row, question, person.id, "at-once")
    seating.own_seat(command, row, person.id)
    return ballots.ask(command, row, question, {}, person.id)


def take_back(command: Command, row: GameRow, person: int, move: int | None) -> GameRow:
    """Ask all others to go back to the moment after a move; None: before the own last turn.

    Refused: no_turn{turn, last}, no_own_turn.
    """
    seat = seating.own_seat(command, row, person)
    if move is None:
        move = command.transaction.entries.last_turn_of(row.id, seat.seat, row.turn) - 1
        if move < 0:
            raise Refusal("no_own_turn")
    if not 0 <= move < row.turn - 1:
        raise Refusal("no_turn", turn=max(move, 0), last=max(row.turn - 2, 0))
    return ballots.ask(command, row, "takeback", _lost(command, row, move), person)


def _lost(command: Command, row: GameRow, move: int) -> Json:
    """What would be taken back, as everybody knows it: how much, and where that is little, what."""
    turns = turns_between(command.transaction, row, None, move + 1, row.turn)
    entries = command.transaction.entries.between(row.id, move + 1, row.turn)
    # A further mill of a sale, a stop and the end of a turn discard no card, and are no actions of the rules.
    actions = sum(1 for entry in entries if (entry.action or {}).get("cards"))
    lost = [event for turn in turns for event in turn.events] if len(turns) <= TOLD_IN_FULL else []
    return {"move": move, "last": row.turn - 1, "turns": len(turns), "actions": actions, "lost": lost}


def _hours(duration: timedelta) -> int:
    return max(1, round(duration.total_seconds() / 3600))
