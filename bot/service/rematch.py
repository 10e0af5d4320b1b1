"""The same people again: a lobby with the options, pace, hints and computers of a game that is over."""

from __future__ import annotations

from bot.service import gathering, lobby
from bot.service.command import Command, Refusal
from bot.service.hints import HINTS
from bot.service.models import Channel, Done, Person
from bot.service.sight import game_of, person_of, seat_number
from bot.store import GameRow, SeatRow


def open_rematch(
    command: Command, old: int, channel: Channel, person: Person, secret: bytes, word: str | None
) -> Done:
    """Open the lobby; the others are invited, since a game of months is not begun over anybody's head.

    `Done.unasked` are those of them who get no letter.

    Refused: no_game, not_over, not_seated, and as a lobby is.
    """
    row = command.transaction.games.get(old)
    if row is None:
        raise Refusal("no_game")
    if row.status not in ("finished", "cancelled"):
        raise Refusal("not_over")
    seats = command.transaction.seats.of(old)
    if seat_number(seats, person.id) is None:
        raise Refusal("not_seated")
    done = lobby.open_lobby(command, channel, person, row.options, row.language, secret, word)
    _same_pace(command, row, done.game.id, person)
    asked = [(seat, _ask(command, seat, done.game.id, person)) for seat in seats]
    unasked = tuple(person_of(seat.person) for seat, unwritten in asked if seat.person and unwritten)
    opened = command.transaction.games.get(done.game.id)
    assert opened is not None
    return Done(game_of(command.transaction, opened, person.id), unasked=unasked)


def _same_pace(command: Command, row: GameRow, game: int, person: Person) -> None:
    kept = command.transaction.paces.of(row.id)
    changes = {"hours": kept.hours, "at_end": kept.at_end, "seating": kept.seating}
    gathering.set_pace(command, game, person.id, changes)
    hints = command.transaction.preferences.get("game", row.id, HINTS)
    command.transaction.preferences.set("game", game, HINTS, hints)


def _ask(command: Command, seat: SeatRow, game: int, person: Person) -> str | None:
    """Seat the computer of an old seat, or invite its person; why that one gets no letter, or None."""
    if seat.person is None:
        gathering.add_computer(command, game, person.id, seat.computer or "normal")
    elif seat.person.id != person.id:
        return gathering.invite(command, game, person, person_of(seat.person)).unwritten
    return None
