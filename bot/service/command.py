"""The frame of every command: it counts once, and either happens in full or is refused without a trace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import engine
from bot.service.models import Done, Outcome, Refused
from bot.service.sight import game_of
from bot.store import Transaction


class Refusal(Exception):
    """Raised inside a command to refuse it; becomes a `Refused` for the one who sent it.

    `shows` is the game that the answer shows, where it is another one than that of the command.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
        self.shows: int | None = None

    def about(self, game: int) -> Refusal:
        """The same refusal, whose answer shows that game."""
        self.shows = game
        return self


@dataclass(frozen=True, slots=True)
class Command:
    """What a command works with: the open transaction, the moment, the id of the click."""

    transaction: Transaction
    now: datetime
    request: int


def perform(command: Command, game: int | None, person: int, work: Callable[[Command], Done]) -> Outcome:
    """Carry out `work`, unless its request was carried out or refused before.

    `game` is the game that a refusal shows to `person`. A refused command leaves nothing but its
    request's id.
    """
    transaction = command.transaction
    if not transaction.requests.is_new(command.request, command.now):
        return refused(transaction, game, person, Refusal("already_done"))
    try:
        return transaction.attempt(lambda: work(command))
    except Refusal as refusal:
        return refused(transaction, game, person, refusal)
    except engine.Refused as refusal:
        reason = refusal.reason
        return refused(transaction, game, person, Refusal(reason.code, **reason.facts))


def refused(transaction: Transaction, game: int | None, person: int | None, refusal: Refusal) -> Refused:
    """The answer to a refusal, with the game as it stands if there is one."""
    number = refusal.shows or game
    row = None if number is None else transaction.games.get(number)
    shown = game_of(transaction, row, person) if row else None
    return Refused(refusal.code, dict(refusal.facts), shown)
