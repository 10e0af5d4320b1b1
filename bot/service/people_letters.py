"""Letters about the people of a game, put together at the moment of sending."""

from __future__ import annotations

from collections.abc import Callable

from bot.service.ballots import wording
from bot.service.chronicle import PEOPLE, announce
from bot.service.command import Command
from bot.service.letter_limit import INVITED, SEATED
from bot.service.messages import Announcement, Personal, Question
from bot.service.models import Json, Person
from bot.service.publish import tell_channel
from bot.service.sight import game_of, person_of, person_or_none, seat_number
from bot.store import NOBODY, GameRow, OutboxRow, SeatRow, Transaction

CALLS = ("nudged", "time-nudge")
"""Announcements that are of use only while the one who is called must still decide."""


def call_in_channel(command: Command, row: GameRow, letter: OutboxRow, person: int) -> None:
    """A letter that cannot reach its person calls them in the channel, unless that was told there already."""
    kept = letter.facts or {}
    if kept.get("what") == INVITED:
        facts = {"person": person, "by": kept["facts"].get("by")}
        announce(command, row, INVITED, facts, ping=person)
    elif kept.get("what") in (None, "reminder"):
        tell_channel(command, row, "mention", letter.turn, about=person)


def announcement(transaction: Transaction, row: GameRow, letter: OutboxRow) -> Announcement | None:
    """To the channel; None for a question that is open no more, and for a call that is heeded or too late."""
    kept = letter.facts or {}
    ballot = kept.get("ballot")
    if ballot is not None and not _still_asked(transaction, row, ballot):
        return None
    if kept["what"] in CALLS and not must_decide(transaction, row, letter.turn, kept.get("ping")):
        return None
    if kept["what"] == INVITED and not _still_invited(transaction, row, kept.get("ping")):
        return None
    if kept["what"] == "lobby-warning" and row.status != "lobby":
        return None
    return Announcement(
        game=game_of(transaction, row, None),
        kind=kept["what"],
        facts=kept["facts"],
        people=_people(transaction, kept["facts"]),
        pings=() if kept.get("ping") in (None, NOBODY) else (kept["ping"],),
        ballot=ballot,
    )


def question(transaction: Transaction, row: GameRow) -> Question | None:
    """The question that was put to a table last, as it was told to the channel, and what came of it."""
    found = transaction.ballots.last_in(row.id)
    if found is None:
        return None
    what, facts = wording(found)
    people = _people(transaction, facts)
    asked = Announcement(game_of(transaction, row, None), what, facts, people, ballot=found.id)
    return Question(asked, found.question, found.status)


def personal(transaction: Transaction, row: GameRow, letter: OutboxRow) -> Personal | None:
    """To one person; None where it is no longer true."""
    kept = letter.facts or {}
    person = None if letter.person is None else transaction.people.get(letter.person)
    if person is None or not _STILL_TRUE[kept["what"]](transaction, row, letter):
        return None
    return Personal(
        game=game_of(transaction, row, person.id),
        person=person_of(person),
        kind=kept["what"],
        facts=kept["facts"],
        people=_people(transaction, kept["facts"]),
    )


def must_decide(transaction: Transaction, row: GameRow, turn: int, person: int | None) -> bool:
    """Whether that turn is still waiting for this person, and no computer decides for them."""
    seat = _seat(transaction, row, person)
    if seat is None or seat.computer or row.status != "running":
        return False
    return (row.turn, row.turn_seat) == (turn, seat.seat)


def _still_asked(transaction: Transaction, row: GameRow, ballot: int) -> bool:
    found = transaction.ballots.get(ballot)
    return row.status == "running" and found is not None and found.status == "open"


def _still_due(transaction: Transaction, row: GameRow, letter: OutboxRow) -> bool:
    return must_decide(transaction, row, letter.turn, letter.person)


def _still_invited(transaction: Transaction, row: GameRow, person: int | None) -> bool:
    invited = [each.id for each in transaction.invitations.of(row.id)]
    return row.status in ("lobby", "running") and person in invited


def _still_seated(transaction: Transaction, row: GameRow, letter: OutboxRow) -> bool:
    return row.status == "running" and _seat(transaction, row, letter.person) is not None


def _still_stood_in_for(transaction: Transaction, row: GameRow, letter: OutboxRow) -> bool:
    seat = _seat(transaction, row, letter.person)
    return row.status == "running" and seat is not None and seat.computer is not None


_STILL_TRUE: dict[str, Callable[[Transaction, GameRow, OutboxRow], bool]] = {
    "reminder": _still_due,
    INVITED: lambda transaction, row, letter: _still_invited(transaction, row, letter.person),
    SEATED: _still_seated,
    "stand-in": _still_stood_in_for,
}
"""What each private letter depends on."""


def _seat(transaction: Transaction, row: GameRow, person: int | None) -> SeatRow | None:
    seats = transaction.seats.of(row.id)
    number = seat_number(seats, person)
    return None if number is None else seats[number]


def _people(transaction: Transaction, facts: Json) -> dict[str, Person]:
    """Those whom facts name; in the place of somebody who was forgotten stands a person without a name."""
    found = {name: transaction.people.get(facts[name] or NOBODY) for name in PEOPLE if name in facts}
    return {name: person_or_none(person) or Person(NOBODY, "") for name, person in found.items()}
