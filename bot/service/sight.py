"""What may be seen: everything that leaves for one person goes through here.

A turn is provisional until it is ended. Whoever plays it sees it as it stands; everybody else sees the
position, the decision and the revision of the turn's start.
"""

from __future__ import annotations

from collections.abc import Iterable

import engine
from bot.service.hints import hints_on
from bot.service.models import Channel, Game, Json, Look, Pace, Person, Seat, Waiting
from bot.service.options import possible_players, shown_options
from bot.service.positions import unpack
from bot.store import EntryRow, GameRow, PaceRow, PersonRow, SeatRow, Transaction
from engine import SEATS, State


def game_of(transaction: Transaction, row: GameRow, person: int | None) -> Game:
    """The game as this person may see it (None: as a spectator)."""
    seats = transaction.seats.of(row.id)
    own = plays_now(row, seat_number(seats, person))
    begun = row.seed is not None
    opener = transaction.people.get(row.opener)
    assert opener is not None
    return Game(
        id=row.id,
        channel=Channel(row.channel, row.guild),
        status=row.status,  # type: ignore[arg-type]
        language=row.language,
        options=row.options,
        all_options=row.options if begun else shown_options(row.options, len(seats)),
        possible_players=(len(seats),) if begun else possible_players(row.options),
        opener=person_of(opener),
        seats=tuple(_seat(seat) for seat in seats),
        revision=row.revision if own else row.turn_revision,
        turn=row.turn,
        waiting=None if row.status == "cancelled" else _waiting(row, seats, own),
        commitment=engine.commitment(row.secret),
        parked_because=row.parked_because,
        pace=_pace(transaction.paces.of(row.id)),
        hints=hints_on(transaction, row),
        invited=tuple(person_of(person) for person in transaction.invitations.of(row.id)),
    )


def _seat(row: SeatRow) -> Seat:
    wish = None if row.wish is None else SEATS[row.wish]
    return Seat(SEATS[row.seat], person_or_none(row.person), row.computer, wish)


def _pace(row: PaceRow) -> Pace:
    return Pace(row.hours, row.at_end, row.seating, row.turn_since, paused=row.paused_at is not None)


def look_of(transaction: Transaction, row: GameRow, person: int | None) -> Look:
    """A running or finished game with its board, as this person may see it."""
    seat = seat_number(transaction.seats.of(row.id), person)
    own = plays_now(row, seat)
    entries = transaction.entries.of_turn(row.id, row.turn) if own else []
    return Look(
        game=game_of(transaction, row, person),
        seat=None if seat is None else SEATS[seat],
        view=_as_it_stands(row, view_of(unpack(row.position if own else row.turn_position), seat)),
        provisional=seen(row, seat, entries),
        can_undo=bool(open_entries(entries)),
    )


def _as_it_stands(row: GameRow, view: Json) -> Json:
    """A view; that of a game without a result says so (`cancelled`), and nobody is waited for."""
    return {**view, "waiting": None, "cancelled": True} if row.status == "cancelled" else view


def projection_of(transaction: Transaction, row: GameRow, person: int | None) -> Json:
    """What the board that this person sees would score."""
    own = plays_now(row, seat_number(transaction.seats.of(row.id), person))
    return dict(engine.projection(unpack(row.position if own else row.turn_position)))


def view_of(state: State, seat: int | None) -> Json:
    """The engine's view for a seat, or for spectators."""
    return dict(engine.view(state, seat))


def seen(row: GameRow, seat: int | None, entries: Iterable[EntryRow]) -> tuple[Json, ...]:
    """The events of these entries that a seat may know; all of them when the game is over."""
    events = (event for entry in entries for event in entry.events)
    if row.status == "finished":
        return tuple(events)
    audience = (None,) if seat is None else (None, SEATS[seat])
    return tuple(event for event in events if event["to"] in audience)


def open_entries(entries: list[EntryRow]) -> list[EntryRow]:
    """Those of an unfinished turn that can be taken back: all after the last that turned something over."""
    last = max((number for number, entry in enumerate(entries, 1) if entry.reveals), default=0)
    return entries[last:]


def plays_now(row: GameRow, seat: int | None) -> bool:
    """Whether it is this seat's decision."""
    return seat is not None and row.status in ("running", "parked") and row.turn_seat == seat


def seat_number(seats: Iterable[SeatRow], person: int | None) -> int | None:
    """The number of the seat in which a person sits, or None."""
    return next((seat.seat for seat in seats if seat.person and seat.person.id == person), None)


def person_of(row: PersonRow) -> Person:
    """A person for those outside."""
    return Person(row.id, row.name)


def person_or_none(row: PersonRow | None) -> Person | None:
    """`person_of`, where there is somebody."""
    return None if row is None else person_of(row)


def _waiting(row: GameRow, seats: list[SeatRow], own: bool) -> Waiting | None:
    decision = row.decision if own else row.turn_decision
    if row.turn_seat is None or decision is None:
        return None
    return Waiting(SEATS[row.turn_seat], decision, person_or_none(seats[row.turn_seat].person))
