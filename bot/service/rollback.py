"""Going back to an earlier moment of a game, and acting for a seat that does not."""

from __future__ import annotations

from dataclasses import replace

import engine
from bot.service import play, void
from bot.service.chronicle import announce, note
from bot.service.command import Command, Refusal
from bot.service.history import state_after
from bot.service.models import Json
from bot.service.positions import pack, unpack
from bot.service.publish import tell_held, tell_whose_turn
from bot.store import GameRow
from engine import SEATS, Action, Plan, State


def back_to(command: Command, row: GameRow, turn: int, by: int | None, why: str) -> GameRow:
    """The game as it was after the published turn `turn`; what was done since is struck out.

    The entry that remains in the record names who did it and holds all that was struck out. Refused:
    no_turn.
    """
    if not 0 <= turn < row.turn:
        raise Refusal("no_turn", turn=turn, last=row.turn - 1)
    transaction = command.transaction
    state = state_after(transaction, row, turn)
    struck = transaction.entries.between(row.id, turn + 1, row.turn + 1)
    transaction.entries.remove(row.id, [entry.revision for entry in struck])
    _tell_until(command, row, turn)
    lost = [{"seat": SEATS[entry.seat], "turn": entry.turn, "notation": entry.notation} for entry in struck]
    facts: Json = {"to": turn, "by": by, "why": why, "struck": lost}
    row = _at(row, state, turn + 1)
    assert row.turn_seat is not None
    row = note(command, row, "taken_back", row.turn_seat, by, facts)
    row = replace(row, turn_revision=row.revision)
    transaction.games.save(row)
    announce(command, row, f"back-{why}", {"move": turn, "by": by, "seat": SEATS[row.turn_seat or 0]})
    void.taking_back(command, row)
    tell_whose_turn(command, row)
    return row


def act_for(command: Command, row: GameRow, seat: int, by: int, notation: str) -> GameRow:
    """An organiser takes one action for the seat on turn. Refused: as the rules say."""
    state = unpack(row.position)
    action = play.read(state, notation)
    facts = {"seat": SEATS[seat], "by": by, "why": "organiser"}
    row = note(command, row, "acted_for", seat, by, facts)
    announce(command, row, "acted-for", facts)
    row, _ = play.taken(command, row, seat, by, state, action)
    return row


def pass_for(command: Command, row: GameRow, seat: int, by: int) -> GameRow:
    """An organiser passes the turn of the seat that is due."""
    facts = {"seat": SEATS[seat], "by": by, "why": "organiser"}
    row = note(command, row, "acted_for", seat, by, facts)
    announce(command, row, "passed-for", facts)
    return pass_turn(command, row, by)


def pass_turn(command: Command, row: GameRow, by: int | None) -> GameRow:
    """Pass what is left of the turn of whoever is due, and end it."""
    seat, turn, state = row.turn_seat, row.turn, unpack(row.position)
    assert seat is not None
    while row.turn == turn:
        row, _ = play.taken(command, row, seat, by, state, quiet_action(state))
    return row


def quiet_action(state: State) -> Action:
    """What changes least, for whoever must decide: pass, stop, end the turn, give up the first tile."""
    plans: list[Plan] = list(engine.legal(state))
    quiet = next((plan for plan in plans if plan.do in ("pass", "stop", "end turn")), plans[0])
    return quiet.action()


def _tell_until(command: Command, row: GameRow, turn: int) -> None:
    """Turns after `turn` are told no more; those up to it that were to be told with them still are."""
    transaction = command.transaction
    untold = transaction.outbox.drop_turns(row.id, turn + 1, command.now)
    kept = transaction.paces.of(row.id)
    if untold is not None:
        transaction.paces.set(replace(kept, held_from=min(untold, kept.held_from or untold)))
    tell_held(command, row, turn)


def _at(row: GameRow, state: State, turn: int) -> GameRow:
    waiting = state.waiting
    assert waiting is not None
    position = pack(state)
    return replace(
        row,
        turn=turn,
        turn_seat=waiting[0],
        turn_decision=waiting[1],
        decision=waiting[1],
        turn_position=position,
        position=position,
    )
