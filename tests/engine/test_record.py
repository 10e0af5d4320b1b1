"""A game is its options, its seed and its actions: replaying them gives the same position, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import EngineError, Options, Record, Refused, replay
from tests.engine.explore import VARIANTS, options_of, steps


def recorded(variant: str, number: int) -> tuple[Record, engine.State, list[list[dict[str, Any]]]]:
    """A whole random game as a record, its last position, and its events."""
    record = Record(options_of(variant), engine.seed_from_number(number))
    heard: list[list[dict[str, Any]]] = []
    for state, seat, action, events in steps(options_of(variant), number):
        record.actions.append((seat, engine.settle(state, action)))
        heard.append([event.to_json() for event in events])
        last = state
    seat, action = record.actions[-1]
    engine.play(last, seat, action)
    return record, last, heard


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_played_again_is_the_same_byte_for_byte(variant: str) -> None:
    record, last, heard = recorded(variant, 3)
    once = json.dumps(record.to_json())
    again = Record.from_json(json.loads(once))
    assert json.dumps(again.to_json()) == once
    replayed = replay(again)
    assert json.dumps(engine.dump(replayed.state)) == json.dumps(engine.dump(last))
    assert [[event.to_json() for event in events] for events in replayed.events] == heard


def test_an_exported_game_may_say_more_than_the_engine_needs() -> None:
    record, last, _ = recorded("two", 1)
    exported = {**record.to_json(), "chance": {"secret": "00"}, "final": engine.dump(last)}
    assert Record.from_json(exported).to_json() == record.to_json()


def test_a_record_with_an_illegal_action_does_not_replay() -> None:
    record = Record(Options(players=2), b"seed", [(0, engine.EndTurn())])
    with pytest.raises(Refused):
        replay(record)


GOOD = Record(Options(players=2), b"seed", [(0, engine.EndTurn())]).to_json()


@pytest.mark.parametrize(
    "changed",
    [
        {"format": 2},
        {"rules": 99},
        {"rules": None},
        {"options": None},
        {"options": {"players": 7}},
        {"options": {"magic": True}},
        {"options": {"players": [[]]}},
        {"options": {"virtual_link": "maybe"}},
        {"seed": 7},
        {"seed": "xyz"},
        {"seed": None},
        {"actions": None},
        {"actions": [None]},
        {"actions": [{}]},
        {"actions": [{"seat": "blue", "do": "stop"}]},
        {"actions": [{"seat": [], "do": "stop"}]},
        {"actions": [{"seat": {}, "do": "stop"}]},
        {"actions": [{"seat": "red", "do": []}]},
        {"actions": [{"seat": "red", "do": "build"}]},
        {"actions": [{"seat": "red", "do": "pass", "cards": [{}]}]},
    ],
    ids=str,
)
def test_what_is_no_stored_game_is_refused_and_nothing_worse(changed: dict[str, Any]) -> None:
    with pytest.raises(EngineError):
        Record.from_json({**GOOD, **changed})


@pytest.mark.parametrize("given", [None, [], 3, "game", {}])
def test_what_is_nothing_like_a_game_is_refused(given: object) -> None:
    with pytest.raises(EngineError):
        Record.from_json(given)


SCRIPT = """
import hashlib, json
import engine
from tests.engine.explore import VARIANTS, options_of, steps

found = hashlib.sha256()
for variant in list(VARIANTS)[::2]:
    for number, (state, seat, action, events) in enumerate(steps(options_of(variant), 1)):
        found.update(json.dumps(engine.dump(state)).encode())
        found.update(json.dumps([event.to_json() for event in events]).encode())
        found.update(engine.notation(state, engine.settle(state, action)).encode())
        if number % 10 == 0:
            found.update(json.dumps([plan.to_json() for plan in engine.legal(state)]).encode())
            found.update(json.dumps(engine.view(state, seat)).encode())
print(found.hexdigest())
"""


def test_nothing_depends_on_the_order_in_which_this_python_hashes() -> None:
    """B3: the same games in two processes with different hash seeds."""
    root = Path(__file__).parent.parent.parent
    results = set()
    for hash_seed in ("1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=root,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        results.add(run.stdout)
    assert len(results) == 1
