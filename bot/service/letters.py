"""Turns what waits in the outbox into messages, at the moment of sending."""

from __future__ import annotations

from dataclasses import replace

from bot.service.farewell import compose_end, ending_of
from bot.service.history import recap_of, state_after, turns_between
from bot.service.messages import Began, Cancelled, Mention, Message, Notice, Parked, TurnPublished
from bot.service.models import Game, Waiting
from bot.service.people_letters import announcement, must_decide, personal
from bot.service.positions import unpack
from bot.service.record import is_open
from bot.service.sight import game_of, person_of, person_or_none, view_of
from bot.store import GameRow, OutboxRow, Transaction
from engine import SEATS, State


class WaitsForGame(Exception):
    """The game of this letter is parked: the letter waits until it goes on."""


def compose(transaction: Transaction, letter: OutboxRow) -> Message | None:
    """The message to send now, or None if it is no longer true or no longer of use. Raises WaitsForGame."""
    row = transaction.games.get(letter.game)
    if row is None or (letter.kind == "parked" and row.status != "parked"):
        return None
    if row.status == "parked" and letter.kind != "parked":
        raise WaitsForGame
    match letter.kind:
        case "began":
            return _began(transaction, row)
        case "turn":
            return _turn(transaction, row, letter.turn, (letter.facts or {}).get("first", letter.turn))
        case "notice" | "mention":
            return _call(transaction, row, letter)
        case "cancelled":
            return _cancelled(transaction, row, letter)
        case "parked":
            return Parked(game_of(transaction, row, None))
        case "told":
            return announcement(transaction, row, letter)
        case "private":
            return personal(transaction, row, letter)
        case "result" | "replay" | "closing":
            return compose_end(transaction, row, letter)
    return None


def _began(transaction: Transaction, row: GameRow) -> Began:
    state = state_after(transaction, row, 0)
    return Began(_game_at(transaction, row, state), view_of(state, None))


def _game_at(transaction: Transaction, row: GameRow, state: State) -> Game:
    """The game, waiting for whoever it waited for at that moment: a letter may be late."""
    game, waiting = game_of(transaction, row, None), state.waiting
    if waiting is None:
        return replace(game, waiting=None)
    seat = SEATS[waiting[0]]
    return replace(game, waiting=Waiting(seat, waiting[1], game.person_in(seat)))


def _turn(transaction: Transaction, row: GameRow, number: int, first: int) -> TurnPublished | None:
    found = turns_between(transaction, row, None, first, number + 1)
    if not found:
        return None
    before, after = state_after(transaction, row, first - 1), _state_after(transaction, row, number)
    game = _game_at(transaction, row, after)
    waiting = game.waiting
    return TurnPublished(
        game=game,
        turn=found[-1],
        earlier=tuple(found[:-1]),
        before=view_of(before, None),
        view=view_of(after, None),
        next_seat=waiting.seat if waiting else None,
        next_decision=waiting.decision if waiting else None,
        next_person=waiting.person if waiting else None,
        ending=None if waiting else ending_of(transaction, row),
    )


def _state_after(transaction: Transaction, row: GameRow, turn: int) -> State:
    """As `state_after`; the last published turn, which is nearly always the one, is kept ready."""
    return unpack(row.turn_position) if turn == row.turn - 1 else state_after(transaction, row, turn)


def _call(transaction: Transaction, row: GameRow, letter: OutboxRow) -> Notice | Mention | None:
    """To whoever must decide, unless that turn is over, the seat has changed hands or a computer plays it."""
    who = letter.person if letter.kind == "notice" else letter.about
    person, seat = None if who is None else transaction.people.get(who), row.turn_seat
    if person is None or seat is None or row.turn_decision is None:
        return None
    if not must_decide(transaction, row, letter.turn, person.id):
        return None
    game = game_of(transaction, row, None)
    if letter.kind == "mention":
        return Mention(game, person_of(person), SEATS[seat], row.turn_decision)
    return Notice(
        game=game,
        person=person_of(person),
        seat=SEATS[seat],
        decision=row.turn_decision,
        view=view_of(unpack(row.turn_position), seat),
        recap=tuple(recap_of(transaction, row, person.id)),
    )


def _cancelled(transaction: Transaction, row: GameRow, letter: OutboxRow) -> Cancelled:
    person = None if letter.about is None else transaction.people.get(letter.about)
    ending = ending_of(transaction, row) if is_open(row) else None
    return Cancelled(game_of(transaction, row, None), person_or_none(person), ending)
