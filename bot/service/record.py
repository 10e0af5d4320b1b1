"""Games to take away: the export of a finished one, and what goes with a fault report."""

from __future__ import annotations

import engine
from bot.service.chronicle import changes_of
from bot.service.history import actions_of, public_notation, turns_between
from bot.service.lobby import shares_of
from bot.service.models import Json
from bot.service.positions import unpack
from bot.service.sight import look_of, plays_now, seat_number
from bot.store import GameRow, Transaction
from engine import Options, Record


def is_open(row: GameRow) -> bool:
    """Whether everything of a game that began is open to all: it is over, with a result or without one."""
    return row.seed is not None and row.status in ("finished", "cancelled")


def export_of(transaction: Transaction, row: GameRow) -> Json:
    """A game that is over, with everything that `verify` checks. It names seats, not people.

    `cancelled` stands in one that was ended without a result. `table` holds what happened outside the rules,
    such as changes of seats, each after so many actions.
    """
    seats = transaction.seats.of(row.id)
    return {
        **record_of(transaction, row).to_json(),
        "chance": {
            "commitment": engine.commitment(row.secret),
            "secret": row.secret.hex(),
            "shares": shares_of(row, seats),
        },
        "final": engine.dump(unpack(row.position)),
        "table": changes_of(transaction, row),
        **({"cancelled": True} if row.status == "cancelled" else {}),
    }


def record_of(transaction: Transaction, row: GameRow) -> Record:
    """Options, seed and all actions of a game that has begun."""
    if row.seed is None or row.rules is None:
        raise ValueError("a game that has not begun has no record")
    return Record(
        options=Options.from_json(row.options),
        seed=row.seed,
        actions=actions_of(transaction.entries.all(row.id)),
        rules=row.rules,
    )


def report_of(transaction: Transaction, row: GameRow, person: int | None) -> Json:
    """What this person may know of a running game, for a fault report."""
    look = look_of(transaction, row, person)
    report: Json = {
        "game": row.id,
        "rules": row.rules,
        "options": row.options,
        "revision": look.game.revision,
        "commitment": look.game.commitment,
        "turns": public_notation(turns_between(transaction, row, person, 1, row.turn)),
        "view": look.view,
    }
    if plays_now(row, seat_number(transaction.seats.of(row.id), person)):
        report["unfinished"] = [entry.notation for entry in transaction.entries.of_turn(row.id, row.turn)]
    return report
