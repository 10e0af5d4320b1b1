"""The clock of a game: what is set in motion when a decision comes to a seat, and what stands still.

Everything that will happen by itself is a row of the store, due at a moment; `bot.service.happenings` says
what happens then.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.service.command import Command
from bot.service.habits import habits_of
from bot.store import DueRow, GameRow, PaceRow, Transaction

REMIND, TIME_UP, COMPUTER, BALLOT = "remind", "time_up", "computer", "ballot"
LOBBY_WARNING, LOBBY_ENDS = "lobby_warning", "lobby_ends"
OF_A_TURN = (REMIND, TIME_UP, COMPUTER)
OF_A_LOBBY = (LOBBY_WARNING, LOBBY_ENDS)
Clock = tuple[datetime, datetime]
"""When a time begins and ends."""
LOBBY_LASTS = timedelta(days=7)
LOBBY_WARNED = timedelta(days=6)


def lobby_opened(command: Command, row: GameRow) -> None:
    """The clock of a server that has no other game begins now; it was not looked after since its last one."""
    guild = row.guild or 0
    if not command.transaction.dues.games_of(guild):
        command.transaction.reached.set(guild, command.now)


def lobby_changed(command: Command, game: int) -> None:
    """A lobby in which something happens lasts a week more."""
    for kind, after in ((LOBBY_WARNING, LOBBY_WARNED), (LOBBY_ENDS, LOBBY_LASTS)):
        command.transaction.dues.put(DueRow(game, kind, 0, 0, command.now + after))


def turn_came(command: Command, row: GameRow) -> None:
    """A decision has come to a seat, or to another person in it, or to nobody because the game is over."""
    dues, pace = command.transaction.dues, command.transaction.paces.of(row.id)
    dues.drop(row.id, (*OF_A_TURN, *OF_A_LOBBY))
    if row.status != "running" or row.turn_seat is None:
        dues.drop(row.id, (BALLOT,))
        return
    command.transaction.paces.set(replace(pace, turn_since=command.now, nudged_at=None))
    seat = command.transaction.seats.of(row.id)[row.turn_seat]
    if seat.computer:
        dues.put(DueRow(row.id, COMPUTER, 0, row.turn, command.now))
    elif seat.person:
        remind_in_time(command, row, seat.person.id, start_clock(command, row, pace, seat.person.id))


def remind_in_time(command: Command, row: GameRow, person: int, clock: Clock | None) -> None:
    """The first reminder; never only after the time that runs out."""
    habits = habits_of(command.transaction, person)
    usual, warning = habits.reminder_after(command.now), habits.warning_before(*clock) if clock else None
    moments = [each for each in (usual, warning) if each is not None and each > command.now]
    if moments:
        command.transaction.dues.put(DueRow(row.id, REMIND, person, row.turn, min(moments)))


def remind_later(command: Command, row: GameRow, person: int) -> None:
    """The next reminder for whoever must decide, as that person wants it."""
    moment = habits_of(command.transaction, person).reminder_after(command.now)
    if moment is not None:
        command.transaction.dues.put(DueRow(row.id, REMIND, person, row.turn, moment))


def start_clock(command: Command, row: GameRow, pace: PaceRow, person: int) -> Clock | None:
    """The time for one turn begins; for somebody who is away, when they are back."""
    if pace.hours is None:
        return None
    begins = habits_of(command.transaction, person).back_at(command.now) or command.now
    ends = begins + timedelta(hours=pace.hours)
    command.transaction.dues.put(DueRow(row.id, TIME_UP, 0, row.turn, ends))
    return begins, ends


def turn_ends(transaction: Transaction, game: int) -> datetime | None:
    """When the time for the present decision is up; None where nothing runs out, or the game is paused."""
    if transaction.paces.of(game).paused_at is not None:
        return None
    return next((due.due_at for due in transaction.dues.of(game) if due.kind == TIME_UP), None)


def habits_changed(command: Command, row: GameRow, person: int) -> None:
    """What somebody set about reminders or being away counts at once, for the decision they owe."""
    seats = command.transaction.seats.of(row.id)
    if row.status != "running" or row.turn_seat is None:
        return
    seat = seats[row.turn_seat]
    if seat.person and seat.person.id == person and not seat.computer:
        command.transaction.dues.drop(row.id, (REMIND,))
        clock = start_clock(command, row, command.transaction.paces.of(row.id), person)
        remind_in_time(command, row, person, clock)


def nudged(command: Command, row: GameRow) -> None:
    """Somebody has just nudged the one for whom everybody waits."""
    kept = command.transaction.paces.of(row.id)
    command.transaction.paces.set(replace(kept, nudged_at=command.now))


def pause(command: Command, row: GameRow, by: int | None) -> None:
    """Clock, reminders and computers stand still."""
    pace = command.transaction.paces.of(row.id)
    command.transaction.paces.set(replace(pace, paused_at=command.now, paused_by=by))


def go_on(command: Command, row: GameRow) -> None:
    """They go on where they stood."""
    pace = command.transaction.paces.of(row.id)
    assert pace.paused_at is not None
    # A turn that began during the pause has lost nothing before it began.
    stood = command.now - max(pace.paused_at, pace.turn_since or pace.paused_at)
    command.transaction.paces.set(replace(pace, paused_at=None, paused_by=None))
    command.transaction.dues.put_off(row.id, stood)
    if row.turn_seat is not None and command.transaction.seats.of(row.id)[row.turn_seat].computer:
        command.transaction.dues.put(DueRow(row.id, COMPUTER, 0, row.turn, command.now))


def waited(command: Command, row: GameRow) -> timedelta:
    """How long everybody has been waiting for the present decision."""
    since: datetime | None = command.transaction.paces.of(row.id).turn_since
    return command.now - (since or row.begun_at or command.now)
