"""Checks an exported game: that nobody could have stacked it, and that every move was legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import engine
from bot.service.models import Json
from engine import Record, State


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an exported game.

    `code`: `unreadable`; `commitment`: the secret is not the one committed to; `seed`: secret and shares
    give another; `action{number, reason}`: that move (from 1) is refused by the rules; `unfinished`;
    `final`: the last position is another.
    """

    code: str
    facts: Json


def verify(game: Any) -> list[Problem]:
    """Everything that is wrong with an exported game; empty if all is well.

    A record without the `chance` part (one played from a seed by hand) or without `final` is checked for
    the rest.
    """
    try:
        record = Record.from_json(game)
        chance = _checked_chance(game.get("chance"))
    except (engine.EngineError, ValueError, TypeError, KeyError, AttributeError) as error:
        return [Problem("unreadable", {"error": f"{type(error).__name__}: {error}"})]
    problems = [] if chance is None else _chance_problems(record, chance)
    state = engine.new_game(record.options, record.seed)
    return problems + (_action_problems(record, state) or _end_problems(state, game.get("final")))


@dataclass(frozen=True, slots=True)
class _Chance:
    commitment: str
    secret: bytes
    shares: tuple[str, ...]


def _checked_chance(chance: Any) -> _Chance | None:
    if chance is None:
        return None
    shares = chance["shares"]
    if not isinstance(shares, list) or not all(isinstance(share, str) for share in shares):
        raise TypeError("shares must be a list of texts")
    return _Chance(chance["commitment"], bytes.fromhex(chance["secret"]), tuple(shares))


def _chance_problems(record: Record, chance: _Chance) -> list[Problem]:
    problems = []
    if engine.commitment(chance.secret) != chance.commitment:
        problems.append(Problem("commitment", {"commitment": chance.commitment}))
    seed = engine.seed_of(chance.secret, chance.shares)
    if seed != record.seed:
        problems.append(Problem("seed", {"seed": record.seed.hex(), "computed": seed.hex()}))
    return problems


def _action_problems(record: Record, state: State) -> list[Problem]:
    """Plays all moves on `state`, up to the first that is refused."""
    for number, (seat, action) in enumerate(record.actions, 1):
        try:
            engine.play(state, seat, action)
        except engine.Refused as refusal:
            return [Problem("action", {"number": number, "reason": refusal.reason.code})]
    return []


def _end_problems(state: State, final: Any) -> list[Problem]:
    problems = [] if state.waiting is None else [Problem("unfinished", {})]
    if final is not None and final != engine.dump(state):
        problems.append(Problem("final", {}))
    return problems
