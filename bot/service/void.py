"""Questions to the table that no longer apply: they close without an answer, and the table is told."""

from __future__ import annotations

from bot.service import pace
from bot.service.chronicle import announce
from bot.service.command import Command
from bot.store import BallotRow, GameRow
from engine import SEATS

ABOUT_ONE = ("computer", "replace")
"""The questions about the seat of one person."""
CLOCK = "clock"
"""Where the clock asked, the fact for which turn. Somebody who asked and was forgotten is no clock."""


def declare(command: Command, row: GameRow, ballot: BallotRow) -> None:
    """Close a question without an answer; the clock that asked it starts once more."""
    command.transaction.ballots.close(ballot.id, "void")
    command.transaction.dues.drop(row.id, (pace.BALLOT,))
    if row.status != "running" or row.turn_seat is None:
        return
    announce(command, row, "void")
    start_again(command, row, ballot)


def start_again(command: Command, row: GameRow, ballot: BallotRow) -> None:
    """The clock that asked starts once more, where it is still this person who decides that turn."""
    if ballot.facts.get(CLOCK) != row.turn or row.turn_seat is None:
        return
    person, seat = ballot.facts["person"], command.transaction.seats.of(row.id)[row.turn_seat]
    if seat.person and seat.person.id == person and not seat.computer:
        pace.start_clock(command, row, command.transaction.paces.of(row.id), person)


def about_seat(command: Command, row: GameRow, seat: int) -> None:
    """The person of a seat plays or came back: the others decide nothing about it any more.

    What a computer does in the seat changes nothing.
    """
    ballot = command.transaction.ballots.open_in(row.id)
    if ballot is None or ballot.question not in ABOUT_ONE or ballot.facts["seat"] != SEATS[seat]:
        return
    if not command.transaction.seats.of(row.id)[seat].computer:
        declare(command, row, ballot)


def taking_back(command: Command, row: GameRow) -> None:
    """The game has gone back: a move that somebody asked to take back would be another one by now."""
    ballot = command.transaction.ballots.open_in(row.id)
    if ballot is not None and ballot.question == "takeback":
        declare(command, row, ballot)


def naming(command: Command, person: int) -> None:
    """All questions about a person, or whether they may take a seat, no longer apply."""
    for ballot in command.transaction.ballots.open_naming(person):
        row = command.transaction.games.get(ballot.game)
        assert row is not None
        declare(command, row, ballot)
