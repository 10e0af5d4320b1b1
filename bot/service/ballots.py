"""Questions that the people of a table decide together.

| question   | who is asked                  | carried by   | what happens                                   |
| ---------- | ----------------------------- | ------------ | ---------------------------------------------- |
| `computer` | all but the one who is silent | the majority | a computer plays on until they come back       |
| `replace`  | all but the one who is silent | the majority | somebody else takes the seat                   |
| `takeback` | all                           | all          | the game goes back to an earlier move          |
| `pause`    | all                           | the majority | clock, reminders and computers stand still     |
| `go-on`    | all                           | the majority | all that goes on                               |
| `end`      | all                           | the majority | the game ends without a result                 |

Who asks has said yes. A computer has no vote, and neither has a person whom one stands in for.
What can no longer be done is void: of a seat whose person plays or is back, of moves that are gone.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.service import pace, rollback, seating, void
from bot.service.chronicle import announce
from bot.service.command import Command, Refusal
from bot.service.models import Json, Person
from bot.service.publish import tell_channel, tell_held
from bot.service.sight import seat_number
from bot.service.void import ABOUT_ONE, CLOCK
from bot.store import NOBODY, BallotRow, DueRow, GameRow

BY_ALL = ("takeback",)
OPEN_FOR = timedelta(hours=48)


def ask(command: Command, row: GameRow, question: str, facts: Json, by: int | None) -> GameRow:
    """Put a question to the table. Refused: ballot_open, ballot_same."""
    found = command.transaction.ballots.open_in(row.id)
    if found is not None:
        raise Refusal("ballot_same" if found.question == question else "ballot_open")
    ballot = command.transaction.ballots.add(BallotRow(0, row.id, question, facts, by, command.now))
    if by is not None:
        command.transaction.ballots.vote(ballot.id, by, True)
    settled = _settled(command, row, ballot.id)
    if settled is not None:
        return settled
    command.transaction.dues.put(DueRow(row.id, pace.BALLOT, ballot.id, 0, command.now + OPEN_FOR))
    what, told = wording(ballot)
    announce(command, row, what, told, ballot=ballot.id)
    return row


def wording(ballot: BallotRow) -> tuple[str, Json]:
    """How a question is told (`table-told-...`), and the facts of that text, also of who was forgotten."""
    if CLOCK in ballot.facts:
        return f"clock-asks-{ballot.question}", {**ballot.facts, "by": None}
    by = NOBODY if ballot.asked_by is None else ballot.asked_by
    return f"ask-{ballot.question}", {**ballot.facts, "by": by}


def vote(command: Command, row: GameRow, ballot: int | None, person: int, yes: bool) -> GameRow:
    """One vote, on the open question. Refused: no_ballot, no_vote."""
    found = command.transaction.ballots.open_in(row.id)
    if found is None or ballot not in (None, found.id):
        raise Refusal("no_ballot")
    if person not in voters(command, row, found):
        raise Refusal("no_vote")
    command.transaction.ballots.vote(found.id, person, yes)
    return _settled(command, row, found.id) or row


def close(command: Command, row: GameRow, ballot: int) -> GameRow:
    """Time is up for a question: what was not carried by now is rejected."""
    found = command.transaction.ballots.get(ballot)
    if found is None or found.status != "open":
        return row
    return _settled(command, row, ballot) or _reject(command, row, found)


def count_anew(command: Command, row: GameRow) -> GameRow:
    """Other people may sit at the table now: the open question is decided or void, or stays open."""
    found = command.transaction.ballots.open_in(row.id) if row.status == "running" else None
    return row if found is None else _settled(command, row, found.id) or row


def voters(command: Command, row: GameRow, ballot: BallotRow) -> list[int]:
    """Who may vote on a question."""
    seats = command.transaction.seats.of(row.id)
    people = [seat.person.id for seat in seats if seat.person and not seat.computer]
    spared = ballot.facts.get("person") if ballot.question in ABOUT_ONE else None
    return [person for person in people if person != spared]


def _settled(command: Command, row: GameRow, number: int) -> GameRow | None:
    """The game afterwards, if the votes decide the question already, or if it no longer applies."""
    ballot = command.transaction.ballots.get(number)
    assert ballot is not None
    if not _applies(command, row, ballot):
        void.declare(command, row, ballot)
        return row
    asked = voters(command, row, ballot)
    yes = sum(ballot.votes.get(person) is True for person in asked)
    no = sum(ballot.votes.get(person) is False for person in asked)
    needed = max(1, len(asked)) if ballot.question in BY_ALL else len(asked) // 2 + 1
    if yes >= needed:
        command.transaction.ballots.close(ballot.id, "carried")
        command.transaction.dues.drop(row.id, (pace.BALLOT,))
        return _carry(command, row, ballot)
    return _reject(command, row, ballot) if len(asked) - no < needed else None


def _applies(command: Command, row: GameRow, ballot: BallotRow) -> bool:
    """Whether what is asked can still be done: the same person in the seat, the other one known and free."""
    if ballot.question == "takeback":
        return bool(ballot.facts["move"] < row.turn)
    if ballot.question not in ABOUT_ONE:
        return True
    seat = seating.seat_called(command, row, ballot.facts["seat"])
    if seat.person is None or seat.person.id != ballot.facts["person"]:
        return False
    if ballot.question == "computer":
        return seat.computer is None
    other = ballot.facts["other"]
    seated = seat_number(command.transaction.seats.of(row.id), other) is not None
    return other not in (None, NOBODY) and not seated


def _reject(command: Command, row: GameRow, ballot: BallotRow) -> GameRow:
    command.transaction.ballots.close(ballot.id, "rejected")
    command.transaction.dues.drop(row.id, (pace.BALLOT,))
    announce(command, row, f"rejected-{ballot.question}", ballot.facts)
    void.start_again(command, row, ballot)
    return row


def _carry(command: Command, row: GameRow, ballot: BallotRow) -> GameRow:
    facts, by = ballot.facts, ballot.asked_by
    if ballot.question == "takeback":
        # What was done while the others thought about it is taken back with the rest.
        return rollback.back_to(command, row, facts["move"], by, "consent")
    if ballot.question in ("pause", "go-on"):
        return stop_or_go(command, row, ballot.question, by, "vote")
    if ballot.question == "end":
        return end(command, row, by)
    seat = seating.seat_called(command, row, facts["seat"])
    if ballot.question == "computer":
        return seating.stand_in(command, row, seat, "vote")
    found = command.transaction.people.get(facts["other"])
    assert found is not None
    return seating.hand_to_person(command, row, seat, Person(found.id, found.name), "vote", by)


def stop_or_go(command: Command, row: GameRow, question: str, by: int | None, why: str) -> GameRow:
    """Pause the game or let it go on, unless that is so already."""
    paused = command.transaction.paces.of(row.id).paused_at is not None
    if paused == (question == "pause"):
        return row
    if question == "pause":
        tell_held(command, row)
        pace.pause(command, row, by)
    else:
        pace.go_on(command, row)
    announce(command, row, f"{question}-{why}", {"by": by})
    return row


def end(command: Command, row: GameRow, by: int | None) -> GameRow:
    """End a game without a result."""
    tell_held(command, row)
    row = replace(row, status="cancelled", ended_at=command.now, revision=row.revision + 1)
    command.transaction.games.save(row)
    tell_channel(command, row, "cancelled", row.turn, about=by)
    pace.turn_came(command, row)
    return row
