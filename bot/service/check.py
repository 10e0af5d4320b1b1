"""The check of every live game when the bot starts: the record must lead to the positions that are kept.

What is wrong is said by one word, since it is told to people and logged, and details could name cards:
`unreadable` (the rows themselves), `action` (the rules refuse one), `turn_position`, `position` (the
record leads to another one) and `invariants` (a position that no game can have).
"""

from __future__ import annotations

import logging
from dataclasses import replace

import engine
from bot.service import pace
from bot.service.chronicle import announce
from bot.service.command import Command
from bot.service.history import actions_of
from bot.service.positions import is_packed
from bot.service.publish import tell_channel
from bot.store import EntryRow, GameRow, Transaction
from engine import Options, State

log = logging.getLogger(__name__)


def fault_of(transaction: Transaction, game: int) -> tuple[GameRow | None, str | None]:
    """The game that was checked, and what is wrong with it (None: nothing).

    Nothing that is in a stored game may stop the check of the others, so every exception is a fault of
    this one.
    """
    row = transaction.games.get(game)
    if row is None:
        return None, None
    try:
        return row, _fault(row, transaction.entries.all(game))
    except engine.Refused:
        return row, "action"
    except Exception as error:
        log.error("game %d cannot be read: %s", game, type(error).__name__)
        return row, "unreadable"


def settle_fault(command: Command, checked: GameRow, fault: str | None) -> None:
    """Park a game with a fault, let one go on that has none any more; unless it moved on since the check."""
    row = command.transaction.games.get(checked.id)
    if row is None or row.revision != checked.revision or row.parked_because == fault:
        return
    parked = replace(row, status="parked" if fault else "running", parked_because=fault)
    command.transaction.games.save(parked)
    if not fault:
        pace.turn_came(command, parked)
        announce(command, parked, "goes-on")
    if fault and row.status == "running":
        tell_channel(command, parked, "parked", row.turn)


def _fault(row: GameRow, entries: list[EntryRow]) -> str | None:
    if row.seed is None:
        return "unreadable"
    state = engine.new_game(Options.from_json(row.options), row.seed)
    _play(state, [entry for entry in entries if entry.turn < row.turn])
    if not is_packed(state, row.turn_position):
        return "turn_position"
    _play(state, [entry for entry in entries if entry.turn == row.turn])
    if not is_packed(state, row.position):
        return "position"
    return "invariants" if engine.invariants(state) else None


def _play(state: State, entries: list[EntryRow]) -> None:
    for seat, action in actions_of(entries):
        engine.play(state, seat, action)
