"""Being away for some days: no reminders, and the clock of one's turns waits."""

from __future__ import annotations

from datetime import date, datetime

from bot.service import habits, pace
from bot.service.chronicle import announce
from bot.service.command import Command, Refusal
from bot.service.models import Json, Person
from bot.store import GameRow, PersonRow, Transaction


def set_away(command: Command, person: Person, back_on: date | None) -> int:
    """Away until that day, or (None) back; returns in how many games it was told. Refused: away_date."""
    transaction = command.transaction
    before = habits.habits_of(transaction, person.id)
    today = command.now.astimezone(before.zone).date()
    if back_on is not None and not 0 < (back_on - today).days <= habits.MOST_DAYS_AWAY:
        raise Refusal("away_date", days=habits.MOST_DAYS_AWAY)
    transaction.people.meet(PersonRow(person.id, person.name))
    day = None if back_on is None else back_on.isoformat()
    transaction.preferences.set("person", person.id, habits.AWAY, day)
    games = transaction.games.live_of(person.id)
    if day is None and before.back_at(command.now) is None:
        return len(games)  # they were not away, or have long been back
    for row in games:
        facts: Json = {"person": person.id} | ({} if day is None else {"day": day})
        announce(command, row, "back" if day is None else "away", facts)
        pace.habits_changed(command, row, person.id, before)
    return len(games)


def awaited_until(transaction: Transaction, row: GameRow | None, now: datetime) -> date | None:
    """The day on which the person who must decide is back; None where nobody who is away is waited for."""
    if row is None or row.status != "running" or row.turn_seat is None:
        return None
    seat = transaction.seats.of(row.id)[row.turn_seat]
    if seat.person is None or seat.computer:
        return None
    found = habits.habits_of(transaction, seat.person.id)
    return found.back_on if found.back_at(now) else None
