"""The recorded games end as they ended, move by legal move."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine import Record
from tests.golden.record import FOLDER, GAMES, result

LARGEST = 60_000  # bytes of one recorded game


def read(name: str) -> dict[str, Any]:
    game: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    game = read(name)
    assert result(engine.replay(Record.from_json(game)).state) == game["result"]


@pytest.mark.parametrize("name", GAMES)
def test_every_recorded_action_was_in_the_legal_list_and_is_told_the_same(name: str) -> None:
    record = Record.from_json(read(name))
    state = engine.new_game(record.options, record.seed)
    for number, (seat, action) in enumerate(record.actions):
        assert engine.parse(state, engine.notation(state, action)) == action
        if number % 7 == 0:
            assert engine.invariants(state) == []
            assert any(plan.do == action.do for plan in engine.legal(state))
        engine.play(state, seat, action)


def test_there_is_a_file_for_each_game_and_none_is_large() -> None:
    files = {path.stem: path.stat().st_size for path in FOLDER.glob("*.json")}
    assert set(files) == set(GAMES)
    assert max(files.values()) < LARGEST


def test_the_recorded_games_use_every_action_and_every_option() -> None:
    done = {action.do for name in GAMES for _, action in Record.from_json(read(name)).actions}
    assert done == {"build", "link", "develop", "sell", "stop", "loan", "pass", "end turn", "remove"}
    options = [Record.from_json(read(name)).options.to_json() for name in GAMES]
    for key in options[0]:
        assert len({given[key] for given in options}) > 1, f"{key} has one value only"
    assert {given["players"] for given in options} == {2, 3, 4}
