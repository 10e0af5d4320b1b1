"""Checks an exported game: that nobody could have stacked it, and that every move was legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import engine
from bot.service.models import Json
from bot.service.seating import LEVELS
from engine import SEATS, Record, State

KINDS = ("seated", "taken_back", "acted_for")
"""What happens at a table outside the rules, as an export names it."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an exported game.

    `code`: `unreadable`; `commitment`: the secret is not the one committed to; `seed`: secret and shares
    give another; `action{number, reason}`: that move (from 1) is refused by the rules; `unfinished`;
    `final`: the last position is another; `table{number}`: that change of seats (from 1) cannot have been.
    """

    code: str
    facts: Json


def verify(game: Any) -> list[Problem]:
    """Everything that is wrong with an exported game; empty if all is well.

    A record without the `chance` part (one played from a seed by hand), `final` or `table` is checked for
    the rest. Who sat where cannot be proved: of `table` only that it can have been so.
    """
    try:
        record = Record.from_json(game)
        chance = _checked_chance(game.get("chance"))
        problems = [] if chance is None else _chance_problems(record, chance)
    except (engine.EngineError, ValueError, TypeError, KeyError, AttributeError) as error:
        return [Problem("unreadable", {"error": _told(error)})]
    state = engine.new_game(record.options, record.seed)
    problems += _action_problems(record, state) or _end_problems(state, game)
    return problems + _table_problems(record, game.get("table", []))


def _told(error: Exception) -> str:
    """An error as the rest of a sentence; Python's own ones say nothing to whoever brings the file."""
    return str(error) if isinstance(error, engine.EngineError) else "a part of it has a wrong form"


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


def _end_problems(state: State, game: Json) -> list[Problem]:
    """Whether the game ended, or says that it was ended before, and at the position that it names."""
    ended = state.waiting is None or game.get("cancelled") is True
    problems = [] if ended else [Problem("unfinished", {})]
    final = game.get("final")
    if final is not None and final != engine.dump(state):
        problems.append(Problem("final", {}))
    return problems


def _table_problems(record: Record, table: Any) -> list[Problem]:
    """The first change of seats, take-back or help by an organiser that is not possible in this game."""
    if not isinstance(table, list):
        return [Problem("table", {"number": 1})]
    after = people = 0
    for number, change in enumerate(table, 1):
        if not _is_possible(record, change, after, people):
            return [Problem("table", {"number": number})]
        after = change["after"]
        people = max([people, *_people(change)])
    return []


def _is_possible(record: Record, change: Any, after: int, people: int) -> bool:
    """Whether a change fits into the game behind one after so many actions that left so many people known."""
    return (
        isinstance(change, dict)
        and change.get("kind") in KINDS
        and change.get("seat") in SEATS[: record.options.players]
        and type(change.get("after")) is int
        and after <= change["after"] <= len(record.actions)
        and change.get("computer") in (None, *LEVELS)
        and _are_numbered(_people(change), people)
    )


def _people(change: Json) -> list[Any]:
    return [change[name] for name in ("person", "by") if name in change]


def _are_numbered(numbers: list[Any], people: int) -> bool:
    """Whether each is a number that is known, or the next one."""
    for each in numbers:
        if type(each) is not int or not 1 <= each <= people + 1:
            return False
        people = max(people, each)
    return True
