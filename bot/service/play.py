"""A turn: its actions, taking them back, and handing over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import engine
from bot.service import leavers, void
from bot.service.command import Command, Refusal
from bot.service.farewell import tell_end
from bot.service.history import BY_ITSELF
from bot.service.models import Done, Json
from bot.service.positions import pack, unpack
from bot.service.publish import tell_turn, tell_whose_turn
from bot.service.sight import look_of, open_entries, seat_number
from bot.store import EntryRow, GameRow, Transaction
from engine import SEATS, Action, EndTurn, State

PUBLIC_DECISIONS = ("end turn", "shortfall")
"""The answers to these are published as they are given; everything else is provisional until then."""

ENDS_ITSELF = ("end_turn", "itself")
"""The preference of a person whose turn ends with its last action."""

PASSES_ITSELF = ("passing", "itself")
"""The preference of a person who is passed for where nothing else is possible."""


def act(
    command: Command, game: int, person: int, actions: Sequence[Action | str], revision: int | None
) -> Done:
    """One action of the person's turn, or several in a row: all of them or none."""
    row, seat = on_turn(command.transaction, game, person, revision)
    leavers.is_back(command, row, person)
    state = unpack(row.position)
    before = row.turn
    events: list[Json] = []
    for action in actions:
        row, more = taken(command, row, seat, person, state, action)
        events += more
    if row.decision == "end turn" and row.turn == before and _ends_itself(command.transaction, person):
        row, more = taken(command, row, seat, person, state, EndTurn())
        events += more
    audience = (None, SEATS[seat])
    known = tuple(event for event in events if event["to"] in audience)
    look = look_of(command.transaction, row, person)
    return Done(look.game, events=known, published=row.turn > before, look=look)


def undo(command: Command, game: int, person: int, revision: int | None, whole: bool) -> Done:
    """Take back the last action of the unfinished turn, or all of them."""
    row, seat = on_turn(command.transaction, game, person, revision)
    entries = command.transaction.entries.of_turn(game, row.turn)
    loose = open_entries(entries)
    if not loose:
        raise Refusal("revealed" if entries else "nothing_to_take_back")
    gone = loose if whole else loose[-1:]
    command.transaction.entries.remove(game, [entry.revision for entry in gone])
    state = unpack(row.turn_position)
    for entry in entries[: len(entries) - len(gone)]:
        assert entry.action is not None
        engine.play(state, seat, engine.action_from_json(entry.action))
    row = _moved(row, state)
    command.transaction.games.save(row)
    look = look_of(command.transaction, row, person)
    return Done(look.game, look=look)


def on_turn(transaction: Transaction, game: int, person: int, revision: int | None) -> tuple[GameRow, int]:
    """The game and the person's seat, if the decision is theirs and `revision` is the present one."""
    row, seat = at_table(transaction, game, person)
    if transaction.seats.of(game)[seat].computer:
        raise Refusal("computer_plays", seat=SEATS[seat])
    if row.turn_seat != seat:
        raise _not_your_turn(transaction, row)
    if revision is not None and revision != row.revision:
        raise Refusal("outdated", revision=row.revision)
    return row, seat


def at_table(transaction: Transaction, game: int, person: int) -> tuple[GameRow, int]:
    """The running game and the person's seat in it."""
    row = transaction.games.get(game)
    if row is None:
        raise Refusal("no_game")
    if row.status == "parked":
        raise Refusal("parked", reason=row.parked_because)
    if row.status != "running":
        raise Refusal("not_begun" if row.status == "lobby" else row.status)
    seat = seat_number(transaction.seats.of(game), person)
    if seat is None:
        raise Refusal("not_seated")
    return row, seat


def read(state: State, action: Action | str) -> Action:
    """An action, from the notation if need be. Raises engine.Refused."""
    return engine.parse(state, action) if isinstance(action, str) else action


def _not_your_turn(transaction: Transaction, row: GameRow) -> Refusal:
    assert row.turn_seat is not None
    person = transaction.seats.of(row.id)[row.turn_seat].person
    seat = SEATS[row.turn_seat]
    return Refusal(
        "not_your_turn", seat=seat, decision=row.turn_decision, person=person.id if person else None
    )


def _ends_itself(transaction: Transaction, person: int) -> bool:
    name, value = ENDS_ITSELF
    return transaction.preferences.get("person", person, name) == value


def taken(
    command: Command,
    row: GameRow,
    seat: int,
    person: int | None,
    state: State,
    action: Action | str,
    facts: Json | None = None,
) -> tuple[GameRow, list[Json]]:
    """Play one action on `state`, write it down, and publish the turn if that is due.

    `person` is who decided, None for a computer; `facts` are written down with it. Returns the game
    afterwards and all events of the action, unfiltered.
    """
    action = read(state, action)
    reason = engine.refusal(state, seat, action)
    if reason is not None:
        raise Refusal(reason.code, **reason.facts)
    void.about_seat(command, row, seat)
    settled = engine.settle(state, action)
    notation = engine.notation(state, settled)
    public = row.decision in PUBLIC_DECISIONS
    events = engine.play(state, seat, settled)
    row = _moved(row, state)
    told: list[Json] = [dict(event.to_json()) for event in events]
    entry = EntryRow(
        revision=row.revision,
        kind="action",
        turn=row.turn,
        seat=seat,
        person=person,
        at=command.now,
        action=engine.action_to_json(settled),
        notation=notation,
        events=tuple(told),
        reveals=any(event.reveals for event in events),
        facts=facts,
    )
    command.transaction.entries.add(row.id, entry)
    row = _published(command, row, state) if public else row
    command.transaction.games.save(row)
    return _passed_by_itself(command, row, state) if public else row, told


def _passed_by_itself(command: Command, row: GameRow, state: State) -> GameRow:
    """Pass for whoever is next, if that is all they can do and they want it done for them."""
    person = None if row.turn_seat is None else _passes_itself(command.transaction, row, row.turn_seat)
    if person is None or row.turn_seat is None or not _only_passing(state):
        return row
    seat, turn = row.turn_seat, row.turn
    while row.turn == turn:
        action = EndTurn() if row.decision == "end turn" else engine.legal(state)[0].action()
        row, _ = taken(command, row, seat, person, state, action, {BY_ITSELF: True})
    return row


def _passes_itself(transaction: Transaction, row: GameRow, seat: int) -> int | None:
    """The person in a seat, if they want to be passed for when nothing else is possible."""
    seated = transaction.seats.of(row.id)[seat]
    if seated.person is None or seated.computer or row.status != "running":
        return None
    name, value = PASSES_ITSELF
    wanted = transaction.preferences.get("person", seated.person.id, name) == value
    return seated.person.id if wanted else None


def _only_passing(state: State) -> bool:
    return state.waiting is not None and all(plan.do == "pass" for plan in engine.legal(state))


def _moved(row: GameRow, state: State) -> GameRow:
    """The game one revision later, at this position."""
    waiting = state.waiting
    return replace(
        row,
        revision=row.revision + 1,
        position=pack(state),
        decision=waiting[1] if waiting else None,
    )


def _published(command: Command, row: GameRow, state: State) -> GameRow:
    """The game with everything done so far open to all, and the messages that say so."""
    waiting = state.waiting
    over = waiting is None
    tell_turn(command, row, None if waiting is None else waiting[0])
    row = replace(
        row,
        turn=row.turn + 1,
        turn_revision=row.revision,
        turn_position=row.position,
        turn_seat=None if waiting is None else waiting[0],
        turn_decision=row.decision,
        status="finished" if over else row.status,
        ended_at=command.now if over else None,
    )
    tell_whose_turn(command, row)
    if over:
        tell_end(command, row)
    return row
