"""Letters about the people of a game, put together at the moment of sending."""

from __future__ import annotations

from bot.service.ballots import wording
from bot.service.chronicle import PEOPLE
from bot.service.messages import Announcement, Personal, Question
from bot.service.models import Json, Person
from bot.service.sight import game_of, person_of, seat_number
from bot.store import GameRow, OutboxRow, Transaction

OF_A_TURN = ("reminder",)
"""Private letters that are of use only while the person must still decide."""


def announcement(transaction: Transaction, row: GameRow, letter: OutboxRow) -> Announcement | None:
    """To the channel; a question that was answered meanwhile is asked no more."""
    kept = letter.facts or {}
    ballot = kept.get("ballot")
    if ballot is not None:
        found = transaction.ballots.get(ballot)
        if found is None or found.status != "open":
            return None
    return Announcement(
        game=game_of(transaction, row, None),
        kind=kept["what"],
        facts=kept["facts"],
        people=_people(transaction, kept["facts"]),
        pings=() if kept.get("ping") is None else (kept["ping"],),
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
    """To one person."""
    kept = letter.facts or {}
    person = None if letter.person is None else transaction.people.get(letter.person)
    if person is None or (kept["what"] in OF_A_TURN and not _still_due(transaction, row, letter)):
        return None
    return Personal(
        game=game_of(transaction, row, person.id),
        person=person_of(person),
        kind=kept["what"],
        facts=kept["facts"],
        people=_people(transaction, kept["facts"]),
    )


def _still_due(transaction: Transaction, row: GameRow, letter: OutboxRow) -> bool:
    seat = seat_number(transaction.seats.of(row.id), letter.person)
    return row.status == "running" and row.turn == letter.turn and row.turn_seat == seat


def _people(transaction: Transaction, facts: Json) -> dict[str, Person]:
    found = {name: transaction.people.get(facts[name]) for name in PEOPLE if facts.get(name) is not None}
    return {name: person_of(person) for name, person in found.items() if person is not None}
