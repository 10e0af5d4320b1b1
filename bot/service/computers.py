"""The turns of computers: what one is asked to decide, and what it decided, as one transaction each.

A computer is given its seat's view and nothing else. Its choice is computed elsewhere and carries the
revision that it was computed for: on any other it changes nothing, so that it counts once even when the
bot was killed in between and asked again.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from bot.service import play
from bot.service.command import Command
from bot.service.models import Json
from bot.service.positions import unpack
from bot.service.rollback import quiet_action
from bot.service.sight import view_of
from bot.store import GameRow, Transaction
from engine import Action


@dataclass(frozen=True, slots=True)
class Question:
    """One decision that a computer owes. `seed` makes its choice repeatable and tells it nothing."""

    game: int
    channel: int
    revision: int
    turn: int
    seat: int
    level: str
    view: Json
    seed: bytes


def question_of(transaction: Transaction, game: int) -> Question | None:
    """What a computer has to decide in a game now, or None."""
    row = transaction.games.get(game)
    level = None if row is None else _level(transaction, row)
    if row is None or row.turn_seat is None or level is None:
        return None
    return Question(
        game=game,
        channel=row.channel,
        revision=row.revision,
        turn=row.turn,
        seat=row.turn_seat,
        level=level,
        view=view_of(unpack(row.position), row.turn_seat),
        seed=_seed(row),
    )


def answer(command: Command, question: Question, action: Action | None) -> bool:
    """Take the action that was chosen (None: the quietest one); False if the question is out of date."""
    row = command.transaction.games.get(question.game)
    if row is None or row.revision != question.revision or _level(command.transaction, row) is None:
        return False
    state = unpack(row.position)
    play.taken(command, row, question.seat, None, state, action or quiet_action(state))
    return True


def _level(transaction: Transaction, row: GameRow) -> str | None:
    """The level of the computer that must decide now; None where a person must, or nobody may."""
    if row.status != "running" or row.turn_seat is None or transaction.paces.of(row.id).paused_at:
        return None
    return transaction.seats.of(row.id)[row.turn_seat].computer


def _seed(row: GameRow) -> bytes:
    # Of its own kind: the game's seed would tell the order of the cards to whoever can count.
    return hashlib.sha256(b"computer" + row.secret + row.revision.to_bytes(8, "big")).digest()
