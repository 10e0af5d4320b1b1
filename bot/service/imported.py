"""Games from files that people bring along: read with distrust, looked at, never played on."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass

import engine
from bot.service.command import Refusal
from bot.service.models import Json
from bot.service.unrolled import Moment, moments
from bot.service.verify import Problem, verify
from engine import RULES_VERSION, Record

MOST_BYTES = 512 * 1024
"""A whole game of four has about 40 kB; whatever is much larger is something else."""
MOST_ACTIONS = 2000


@dataclass(frozen=True, slots=True)
class Imported:
    """A game from a file. `problems` are those that `verify` finds, `turns` the number of its last turn.

    `chance`: whether the file has the part from which the cards follow; without it anyone can have chosen
    them.
    """

    record: Record
    chance: bool
    problems: tuple[Problem, ...]
    turns: int


def read_game(data: bytes) -> Json:
    """The object in a file. Refused: import_large{kilobytes}, import_unreadable, import_running."""
    if len(data) > MOST_BYTES:
        raise Refusal("import_large", kilobytes=MOST_BYTES // 1024)
    try:
        given = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Refusal("import_unreadable") from error
    if not isinstance(given, dict):
        raise Refusal("import_unreadable")
    if "view" in given and "actions" not in given:
        raise Refusal("import_running")
    return given


def opened(given: Json) -> Imported:
    """A whole game, checked. Refused: import_unreadable, import_rules{version}, import_action{number}."""
    version, actions = given.get("rules"), given.get("actions")
    if isinstance(version, int) and version != RULES_VERSION:
        raise Refusal("import_rules", version=version)
    if not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        raise Refusal("import_unreadable")
    try:
        record = Record.from_json(given)
    except (engine.EngineError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise Refusal("import_unreadable") from error
    problems = tuple(verify(given))
    for problem in problems:
        if problem.code == "action":
            raise Refusal("import_action", number=problem.facts["number"])
    return Imported(record, given.get("chance") is not None, problems, last_turn(record))


def last_turn(record: Record) -> int:
    """The number of the last turn that was finished."""
    return sum(1 for _ in moments(record)) - 1


def packed(game: Imported) -> bytes:
    """A game for the store."""
    return zlib.compress(json.dumps(game.record.to_json(), separators=(",", ":")).encode())


def unpacked(content: bytes) -> Record:
    """The inverse of `packed`."""
    return Record.from_json(json.loads(zlib.decompress(content)))


def moment(record: Record, turn: int) -> Moment:
    """The table after a turn. Refused: no_turn{turn, last}."""
    last = 0
    for each in moments(record):
        if each.turn == turn:
            return each
        last = each.turn
    raise Refusal("no_turn", turn=turn, last=last)
