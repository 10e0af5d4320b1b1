"""Who decides for a seat of a running game: changes of people and computers, each an entry of the record.

A seat and the person in it are different things. Whoever leaves a seat no longer sees its hand, and their
old buttons find no seat of theirs; whoever takes it gets its cards, its money and its turn.
"""

from __future__ import annotations

from dataclasses import replace

from bot.service import leavers, void
from bot.service.chronicle import announce, note, write_to
from bot.service.command import Command, Refusal
from bot.service.letter_limit import SEATED, often
from bot.service.models import Json, Person
from bot.service.publish import tell_held, tell_whose_turn
from bot.service.sight import seat_number
from bot.store import GameRow, PersonRow, SeatRow
from engine import SEATS

LEVELS = ("easy", "normal", "hard")
USUAL_LEVEL = "normal"


def running(command: Command, game: int) -> GameRow:
    """The game, if it is under way. Refused: no_game, not_begun, parked, finished, cancelled."""
    row = command.transaction.games.get(game)
    if row is None:
        raise Refusal("no_game")
    if row.status == "parked":
        raise Refusal("parked", reason=row.parked_because)
    if row.status != "running":
        raise Refusal("not_begun" if row.status == "lobby" else row.status)
    return row


def own_seat(command: Command, row: GameRow, person: int) -> SeatRow:
    """The seat of a person. Refused: not_seated."""
    seats = command.transaction.seats.of(row.id)
    number = seat_number(seats, person)
    if number is None:
        raise Refusal("not_seated")
    return seats[number]


def seat_called(command: Command, row: GameRow, name: str) -> SeatRow:
    """A seat by its id. Refused: no_seat."""
    seats = command.transaction.seats.of(row.id)
    if name not in SEATS or SEATS.index(name) >= len(seats):
        raise Refusal("no_seat")
    return seats[SEATS.index(name)]


def hand_to_person(
    command: Command, row: GameRow, seat: SeatRow, person: Person, why: str, by: int | None
) -> GameRow:
    """A new person takes the seat, and is told so unless they got letters enough from `by`.

    Refused: is_seated.
    """
    if seat_number(command.transaction.seats.of(row.id), person.id) is not None:
        raise Refusal("is_seated")
    command.transaction.people.meet(PersonRow(person.id, person.name))
    command.transaction.invitations.remove(row.id, person.id)
    facts = {"seat": SEATS[seat.seat], "person": person.id, "other": _id(seat), "by": by, "why": why}
    quietly = by is not None and often(command, by, person.id) is not None
    announce(command, row, _name("seat", why), facts, ping=None if quietly else person.id)
    if not quietly:
        write_to(command, row, person.id, SEATED, {"seat": SEATS[seat.seat], "by": by})
    return _sit(command, row, replace(seat, person=PersonRow(person.id, person.name), computer=None), facts)


def vacate(command: Command, row: GameRow, seat: SeatRow, level: str) -> GameRow:
    """The person gives the seat up; a computer decides for it until somebody takes it."""
    facts = {"seat": SEATS[seat.seat], "other": _id(seat), "computer": level, "why": "conceded"}
    announce(command, row, "conceded", facts | {"person": _id(seat)})
    return _sit(command, row, replace(seat, person=None, computer=level), facts)


def stand_in(command: Command, row: GameRow, seat: SeatRow, why: str, by: int | None = None) -> GameRow:
    """A computer decides in place of the person until they come back."""
    facts = {"seat": SEATS[seat.seat], "computer": USUAL_LEVEL, "why": why, "by": by}
    if seat.person is not None:
        facts["person"] = seat.person.id
        write_to(command, row, seat.person.id, "stand-in", {"seat": SEATS[seat.seat]})
    announce(command, row, _name("stand-in", why), facts)
    return _sit(command, row, replace(seat, computer=USUAL_LEVEL), facts)


def come_back(command: Command, row: GameRow, seat: SeatRow) -> GameRow:
    """The person decides for their seat again."""
    facts = {"seat": SEATS[seat.seat], "person": _id(seat), "why": "returned"}
    announce(command, row, "returned", facts)
    if seat.person is not None:
        leavers.is_back(command, row, seat.person.id)
    row = _sit(command, row, replace(seat, computer=None), facts)
    void.about_seat(command, row, seat.seat)
    return row


def take(command: Command, row: GameRow, person: Person) -> GameRow:
    """Join a game under way: one's own seat that a computer plays, else the first that nobody sits in.

    Refused: already_seated, no_free_seat.
    """
    seats = command.transaction.seats.of(row.id)
    number = seat_number(seats, person.id)
    if number is not None:
        if seats[number].computer is None:
            raise Refusal("already_seated", seat=SEATS[number])
        return come_back(command, row, seats[number])
    free = next((seat for seat in seats if seat.person is None), None)
    if free is None:
        raise Refusal("no_free_seat")
    return hand_to_person(command, row, free, person, "joined", None)


def _sit(command: Command, row: GameRow, seat: SeatRow, facts: Json) -> GameRow:
    seats = command.transaction.seats.of(row.id)
    tell_held(command, row)
    # First out, then in: a person can sit in one seat only.
    command.transaction.seats.set(row.id, [seat if each.seat == seat.seat else each for each in seats])
    row = note(command, row, "seated", seat.seat, _id(seat), facts)
    if row.turn_seat == seat.seat:
        tell_whose_turn(command, row)
    return row


def _name(what: str, why: str) -> str:
    return f"{what}-{why}"


def _id(seat: SeatRow) -> int | None:
    return seat.person.id if seat.person else None
