"""Somebody else for a seat: a person for good, a computer for a while, or an organiser for one decision."""

from __future__ import annotations

from bot.service import ballots, rollback, seating
from bot.service.command import Command, Refusal
from bot.service.models import Person
from bot.service.waiting import must_be_silent
from bot.store import GameRow, PersonRow
from engine import SEATS


def replace(
    command: Command, row: GameRow, by: Person, other: Person, name: str | None, organiser: bool
) -> GameRow:
    """Let `other` take a seat: at once, or by the votes of the table. Refused as `Company.replace` says."""
    seats = command.transaction.seats.of(row.id)
    own = next((seat for seat in seats if seat.person and seat.person.id == by.id), None)
    if own is None and not organiser:
        raise Refusal("not_seated")
    seat = seating.seat_called(command, row, name) if name is not None else own
    if seat is None:
        raise Refusal("no_seat")
    for each in (by, other):
        command.transaction.people.meet(PersonRow(each.id, each.name))
    if seat.person is None or seat is own or (own and seat.seat == own.seat) or organiser:
        why = "joined" if seat.person is None else "left" if own and seat.seat == own.seat else "organiser"
        return seating.hand_to_person(command, row, seat, other, why, by.id)
    if any(each.person and each.person.id == other.id for each in seats):
        raise Refusal("is_seated")
    must_be_silent(command, row, seat)
    facts = {"seat": SEATS[seat.seat], "person": seat.person.id, "other": other.id}
    return ballots.ask(command, row, "replace", facts, by.id)


def act_for(command: Command, row: GameRow, by: Person, what: str) -> GameRow:
    """An organiser acts for the seat on turn: `pass`, `computer`, or an action in the notation."""
    command.transaction.people.meet(PersonRow(by.id, by.name))
    assert row.turn_seat is not None
    if what == "computer":
        seat = command.transaction.seats.of(row.id)[row.turn_seat]
        if seat.computer:
            raise Refusal("computer_plays", seat=SEATS[seat.seat])
        return seating.stand_in(command, row, seat, "organiser", by.id)
    if what == "pass":
        return rollback.pass_for(command, row, row.turn_seat, by.id)
    return rollback.act_for(command, row, row.turn_seat, by.id, what)
