"""The clock of a game: what is set in motion when a decision comes to a seat, and what stands still.

Everything that will happen by itself is a row of the store, due at a moment; `bot.service.happenings` says
what happens then.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.service.command import Command
from bot.service.habits import Habits, habits_of
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
    pace = replace(pace, turn_since=command.now, nudged_at=None)
    command.transaction.paces.set(pace)
    seat = command.transaction.seats.of(row.id)[row.turn_seat]
    if seat.computer:
        dues.put(DueRow(row.id, COMPUTER, 0, row.turn, command.now))
    elif seat.person:
        remind_in_time(command, row, seat.person.id, start_clock(command, row, pace, seat.person.id))


def remind_in_time(command: Command, row: GameRow, person: int, clock: Clock | None) -> None:
    """The first reminder; never only after the time that runs out."""
    stands = stands_at(command, command.transaction.paces.of(row.id))
    habits = habits_of(command.transaction, person)
    usual, warning = habits.reminder_after(stands), habits.warning_before(*clock) if clock else None
    moments = [each for each in (usual, warning) if each is not None and each > stands]
    if moments:
        command.transaction.dues.put(DueRow(row.id, REMIND, person, row.turn, min(moments)))


def stands_at(command: Command, pace: PaceRow) -> datetime:
    """What time it is for a game: now; in a pause when that began, or the turn that came during it."""
    if pace.paused_at is None:
        return command.now
    return max(pace.paused_at, pace.turn_since or pace.paused_at)


def remind_later(command: Command, row: GameRow, person: int) -> None:
    """The next reminder for whoever must decide, as that person wants it."""
    stands = stands_at(command, command.transaction.paces.of(row.id))
    moment = habits_of(command.transaction, person).reminder_after(stands)
    if moment is not None:
        command.transaction.dues.put(DueRow(row.id, REMIND, person, row.turn, moment))


def start_clock(command: Command, row: GameRow, pace: PaceRow, person: int) -> Clock | None:
    """The time for one turn begins; for somebody who is away, when they are back."""
    if pace.hours is None:
        return None
    begins = habits_of(command.transaction, person).here_at(stands_at(command, pace))
    ends = begins + timedelta(hours=pace.hours)
    command.transaction.dues.put(DueRow(row.id, TIME_UP, 0, row.turn, ends))
    return begins, ends


def turn_ends(transaction: Transaction, game: int) -> datetime | None:
    """When the time for the present decision is up; None where nothing runs out, or the game is paused."""
    if transaction.paces.of(game).paused_at is not None:
        return None
    return next((due.due_at for due in transaction.dues.of(game) if due.kind == TIME_UP), None)


def habits_changed(command: Command, row: GameRow, person: int, before: Habits) -> None:
    """What somebody set about reminders or being away counts at once, for the decision they owe.

    Their clock keeps the time that was left; it only waits until another moment for them to be back.
    """
    seats = command.transaction.seats.of(row.id)
    if row.status != "running" or row.turn_seat is None:
        return
    seat = seats[row.turn_seat]
    if seat.person and seat.person.id == person and not seat.computer:
        command.transaction.dues.drop(row.id, (REMIND,))
        stands = stands_at(command, command.transaction.paces.of(row.id))
        later = habits_of(command.transaction, person).here_at(stands) - before.here_at(stands)
        command.transaction.dues.put_off(row.id, later, (TIME_UP,))
        remind_in_time(command, row, person, _clock_of(command, row))


def _clock_of(command: Command, row: GameRow) -> Clock | None:
    """The time for the present turn; None where nothing runs out."""
    hours = command.transaction.paces.of(row.id).hours
    ends = next((due.due_at for due in command.transaction.dues.of(row.id) if due.kind == TIME_UP), None)
    return None if hours is None or ends is None else (ends - timedelta(hours=hours), ends)


def set_going(command: Command) -> None:
    """Games that began before there were clocks get theirs, and computers that are awaited their turn.

    That it got lost, whatever the reason, must not hold up a game for ever.
    """
    for game in command.transaction.dues.missing(COMPUTER):
        row = command.transaction.games.get(game)
        assert row is not None
        turn_came(command, row)


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
    stood = command.now - stands_at(command, pace)
    command.transaction.paces.set(replace(pace, paused_at=None, paused_by=None))
    stood_still(command, row.id, stood)
    if row.turn_seat is not None and command.transaction.seats.of(row.id)[row.turn_seat].computer:
        command.transaction.dues.put(DueRow(row.id, COMPUTER, 0, row.turn, command.now))


def stood_still(command: Command, game: int, by: timedelta) -> None:
    """A game stood still for so long: all that is due comes later, and nobody was silent meanwhile."""
    command.transaction.dues.put_off(game, by)
    pace = command.transaction.paces.of(game)
    if pace.turn_since is not None:
        since = min(pace.turn_since + by, command.now)
        command.transaction.paces.set(replace(pace, turn_since=since))


def waited(command: Command, row: GameRow) -> timedelta:
    """How long everybody has been waiting for the present decision, without pauses."""
    pace = command.transaction.paces.of(row.id)
    return stands_at(command, pace) - (pace.turn_since or row.begun_at or command.now)
