"""More about a lobby: invitations, computers in its seats, chosen seats, and the pace of the game to come."""

from __future__ import annotations

from dataclasses import replace

from bot.service.arrangement import arranged
from bot.service.chronicle import write_to
from bot.service.command import Command, Refusal
from bot.service.letter_limit import INVITED, enough
from bot.service.lobby import lobby, saved
from bot.service.models import Done, Json, Person
from bot.service.options import possible_players
from bot.service.seating import LEVELS
from bot.service.sight import game_of, seat_number
from bot.store import GameRow, PersonRow, SeatRow
from engine import SEATS

AT_END = ("nudge", "vote", "computer", "pass")
SEATING = ("joined", "random")


def set_pace(command: Command, game: int, person: int, changes: Json) -> Done:
    """Change `hours` (None or 0: no limit), `at_end` or `seating`; only the opener may."""
    row = _opened_by(command, game, person)
    kept = command.transaction.paces.of(game)
    hours = changes.get("hours", kept.hours)
    kept = replace(
        kept,
        hours=hours or None,
        at_end=changes.get("at_end", kept.at_end),
        seating=changes.get("seating", kept.seating),
    )
    if kept.at_end not in AT_END or kept.seating not in SEATING:
        raise ValueError(f"no such pace: {changes}")
    command.transaction.paces.set(kept)
    return saved(command, row, person)


def speak(command: Command, game: int, person: int, language: str) -> Done:
    """Tell the game in another language; only the opener may."""
    row = _opened_by(command, game, person)
    return saved(command, replace(row, language=language), person)


def add_computer(command: Command, game: int, person: int, level: str) -> Done:
    """A computer takes the next free seat. Refused: not_opener, lobby_full."""
    row = _opened_by(command, game, person)
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    seats = command.transaction.seats.of(game)
    most = max(possible_players(row.options))
    if len(seats) >= most:
        raise Refusal("lobby_full", players=most)
    seat = SeatRow(len(seats), None, str(command.request), level)
    command.transaction.seats.set(game, arranged([*seats, seat]))
    return saved(command, row, person)


def remove_computer(command: Command, game: int, person: int) -> Done:
    """The computer that came last goes. Refused: not_opener, no_computer."""
    row = _opened_by(command, game, person)
    seats = command.transaction.seats.of(game)
    last = next((seat for seat in reversed(seats) if seat.person is None), None)
    if last is None:
        raise Refusal("no_computer")
    command.transaction.seats.set(game, arranged([seat for seat in seats if seat is not last]))
    return saved(command, row, person)


def wish(command: Command, game: int, person: int, seat: str | None) -> Done:
    """Ask for a seat of one's own choice (None: any). Refused: not_seated, seat_wished, no_seat."""
    row = lobby(command, game)
    seats = command.transaction.seats.of(game)
    own = seat_number(seats, person)
    if own is None:
        raise Refusal("not_seated")
    if seat is not None and seat not in SEATS[: max(possible_players(row.options))]:
        raise Refusal("no_seat")
    number = None if seat is None else SEATS.index(seat)
    if number is not None and any(each.wish == number and each.seat != own for each in seats):
        raise Refusal("seat_wished", seat=seat)
    wished = [replace(each, wish=number) if each.seat == own else each for each in seats]
    command.transaction.seats.set(game, arranged(wished))
    return saved(command, row, person)


def invite(command: Command, game: int, by: Person, other: Person) -> Done:
    """Ask somebody to join a lobby, or a game with a free seat; `Done.unwritten` where they get no letter.

    Refused: is_seated, no_free_seat.
    """
    row = command.transaction.games.get(game)
    if row is None or row.status not in ("lobby", "running"):
        raise Refusal("no_game" if row is None else row.status)
    seats = command.transaction.seats.of(game)
    if seat_number(seats, other.id) is not None:
        raise Refusal("is_seated")
    if row.status == "running" and all(seat.person for seat in seats):
        raise Refusal("no_free_seat")
    for each in (by, other):
        command.transaction.people.meet(PersonRow(each.id, each.name))
    unwritten = enough(command, game, by.id, other.id)
    command.transaction.invitations.add(game, other.id)
    if unwritten is None:
        write_to(command, row, other.id, INVITED, {"by": by.id})
    return Done(game_of(command.transaction, row, by.id), unwritten=unwritten)


def _opened_by(command: Command, game: int, person: int) -> GameRow:
    row = lobby(command, game)
    if row.opener != person:
        raise Refusal("not_opener", person=row.opener)
    return row
