"""What happens to a game outside its rules: written down beside the actions, and told to the table."""

from __future__ import annotations

from dataclasses import replace

from bot.service.command import Command
from bot.service.models import Json
from bot.store import EntryRow, GameRow, OutboxRow, Transaction
from engine import SEATS

TOLD, PRIVATE = "told", "private"
"""Kinds of letters: to the channel, to one person."""
PEOPLE = ("person", "by", "other")
"""The facts that name a person."""


def note(command: Command, row: GameRow, kind: str, seat: int, person: int | None, facts: Json) -> GameRow:
    """Write an entry of the record that is no action; the game one revision later."""
    row = replace(row, revision=row.revision + 1)
    entry = EntryRow(row.revision, kind, row.turn, seat, person, command.now, facts=facts)
    command.transaction.entries.add(row.id, entry)
    command.transaction.games.save(row)
    return row


def announce(
    command: Command,
    row: GameRow,
    what: str,
    facts: Json | None = None,
    *,
    ping: int | None = None,
    ballot: int | None = None,
) -> None:
    """Tell the channel; `what` is the text's name, `ping` a person who is called, `ballot` a question."""
    kept: Json = {"what": what, "facts": facts or {}, "ping": ping, "ballot": ballot}
    command.transaction.outbox.add(OutboxRow(0, row.id, TOLD, row.turn, None, None, command.now, facts=kept))


def write_to(command: Command, row: GameRow, person: int, what: str, facts: Json | None = None) -> None:
    """Tell one person in private."""
    kept: Json = {"what": what, "facts": facts or {}}
    letter = OutboxRow(0, row.id, PRIVATE, row.turn, person, None, command.now, facts=kept)
    command.transaction.outbox.add(letter)


def changes_of(transaction: Transaction, row: GameRow) -> list[Json]:
    """What a record holds besides its actions, without naming anybody: after how many actions, what, where.

    People are numbered in the order in which they come up.
    """
    told: list[Json] = []
    numbers: dict[int, int] = {}
    actions = 0
    for entry in transaction.entries.all(row.id):
        if entry.kind == "action":
            actions += 1
            continue
        told.append({"after": actions, "kind": entry.kind, "seat": SEATS[entry.seat], **_who(entry, numbers)})
    return told


def _who(entry: EntryRow, numbers: dict[int, int]) -> Json:
    facts = entry.facts or {}
    people = {"person": entry.person, "by": facts.get("by")}
    numbered = {
        name: numbers.setdefault(person, len(numbers) + 1)
        for name, person in people.items()
        if person is not None
    }
    kept = {name: facts[name] for name in ("computer", "why", "to", "struck") if facts.get(name) is not None}
    return {**numbered, **kept}
