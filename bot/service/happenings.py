"""What happens by itself when its time has come. Each row of what is due is carried out exactly once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.service import ballots, pace, rollback, seating, void
from bot.service.chronicle import announce, write_to
from bot.service.command import Command
from bot.service.habits import habits_of
from bot.service.publish import tell_channel, told_in_channel
from bot.store import DueRow, GameRow, SeatRow
from engine import SEATS

MUTED = "muted"
"""The preference of a person in a game (`muted-GAME`): the turn for which they want no reminders."""


def happen(command: Command, due: DueRow) -> None:
    """Carry out what is due, unless it was carried out or became meaningless, or its game is parked."""
    row = command.transaction.games.get(due.game)
    if row is None or row.status == "parked" or not command.transaction.dues.take(due):
        return
    _HAPPENINGS[due.kind](command, row, due)


def mute(command: Command, row: GameRow, person: int) -> None:
    """No more reminders to this person for the turn that is being played."""
    command.transaction.preferences.set("person", person, f"{MUTED}-{row.id}", str(row.turn))


def _remind(command: Command, row: GameRow, due: DueRow) -> None:
    seat = _silent(command, row, due)
    if seat is None or seat.person is None or seat.person.id != due.about:
        return
    preferences = command.transaction.preferences
    if preferences.get("person", due.about, f"{MUTED}-{row.id}") == str(row.turn):
        return
    awake = habits_of(command.transaction, due.about).awake_at(command.now)
    if awake > command.now:
        # What is late, after an outage or a stop, must not come in the night either.
        command.transaction.dues.put(replace(due, due_at=awake))
        return
    if told_in_channel(command, row, due.about):
        tell_channel(command, row, "mention", row.turn, about=due.about)
    else:
        write_to(command, row, due.about, "reminder", {"seat": SEATS[seat.seat], **_hours(command, row)})
    pace.remind_later(command, row, due.about)


def _time_up(command: Command, row: GameRow, due: DueRow) -> None:
    """What the table has chosen; where nobody else plays nobody waits, so the game waits for the person."""
    seat = _silent(command, row, due)
    if seat is None or seat.person is None:
        return
    facts = {"seat": SEATS[seat.seat], "person": seat.person.id, **_hours(command, row)}
    kept = command.transaction.paces.of(row.id)
    if _plays_alone(command, row, seat):
        announce(command, row, "time-alone", facts | {"hours": kept.hours}, ping=seat.person.id)
    elif kept.at_end == "computer":
        ballots.count_anew(command, seating.stand_in(command, row, seat, "time"))
    elif kept.at_end == "pass":
        announce(command, row, "time-pass", facts)
        rollback.pass_turn(command, row, None)
    elif kept.at_end == "vote" and command.transaction.ballots.open_in(row.id) is None:
        ballots.ask(command, row, "computer", facts | {void.CLOCK: row.turn}, None)
    else:
        announce(command, row, "time-nudge", facts | {"hours": kept.hours}, ping=seat.person.id)
        pace.start_clock(command, row, kept, seat.person.id)


def _plays_alone(command: Command, row: GameRow, seat: SeatRow) -> bool:
    """Whether computers decide for all other seats; once one played this seat too, the game would be gone."""
    seats = command.transaction.seats.of(row.id)
    return all(each.computer or each.person is None for each in seats if each.seat != seat.seat)


def _ballot(command: Command, row: GameRow, due: DueRow) -> None:
    if row.status == "running":
        ballots.close(command, row, due.about)


def _lobby_warning(command: Command, row: GameRow, due: DueRow) -> None:
    if row.status == "lobby":
        announce(command, row, "lobby-warning")


def _lobby_ends(command: Command, row: GameRow, due: DueRow) -> None:
    if row.status == "lobby":
        row = replace(row, status="cancelled", ended_at=command.now, revision=row.revision + 1)
        command.transaction.games.save(row)
        announce(command, row, "lobby-ended")


def _computer(command: Command, row: GameRow, due: DueRow) -> None:
    """The computers' own worker carries this out; what comes here has become meaningless."""


def _silent(command: Command, row: GameRow, due: DueRow) -> SeatRow | None:
    """The seat that everybody still waits for, or None if that turn is over."""
    if row.status != "running" or row.turn != due.turn or row.turn_seat is None:
        return None
    return command.transaction.seats.of(row.id)[row.turn_seat]


def _hours(command: Command, row: GameRow) -> dict[str, int]:
    return {"hours": round(pace.waited(command, row).total_seconds() / 3600)}


_HAPPENINGS: dict[str, Callable[[Command, GameRow, DueRow], None]] = {
    pace.REMIND: _remind,
    pace.TIME_UP: _time_up,
    pace.BALLOT: _ballot,
    pace.COMPUTER: _computer,
    pace.LOBBY_WARNING: _lobby_warning,
    pace.LOBBY_ENDS: _lobby_ends,
}
