"""Anyone can check a finished game, and every way of cheating with the file shows."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.service import verify
from bot.service.imported import Imported
from tests.service.club import ANN, Club


@pytest.fixture
async def game(club: Club) -> dict[str, Any]:
    """An exported game, as read from its file."""
    begun = await club.begin(2, {"introductory": True})
    await club.play_to_end(begun.id, Random(7))
    export = await club.tables.export(begun.id)
    read: dict[str, Any] = json.loads(json.dumps(export))
    return read


def codes(game: Any) -> list[str]:
    return [problem.code for problem in verify(game)]


async def test_an_honest_game_has_no_problem(game: dict[str, Any]) -> None:
    assert verify(game) == []


async def test_an_export_names_seats_and_no_people(game: dict[str, Any]) -> None:
    assert "Ann" not in json.dumps(game)


async def test_another_secret_than_the_one_committed_to_is_found(game: dict[str, Any]) -> None:
    game["chance"]["secret"] = "00" * 32
    assert codes(game) == ["commitment", "seed"]


async def test_a_share_that_was_changed_is_found(game: dict[str, Any]) -> None:
    game["chance"]["shares"][1] = "loaded dice"
    assert codes(game) == ["seed"]


async def test_a_stacked_deck_is_found(game: dict[str, Any]) -> None:
    game["seed"] = "11" * 32
    assert "seed" in codes(game)
    assert "action" in codes(game)


async def test_an_illegal_move_is_found_with_its_number(game: dict[str, Any]) -> None:
    game["actions"][3], game["actions"][4] = game["actions"][4], game["actions"][3]
    problems = verify(game)
    assert [problem.code for problem in problems] == ["action"]
    assert problems[0].facts["number"] in (4, 5)


async def test_an_unfinished_game_and_another_ending_are_found(game: dict[str, Any]) -> None:
    shortened = deepcopy(game)
    shortened["actions"].pop()
    assert codes(shortened) == ["unfinished", "final"]
    game["final"]["seats"]["red"]["points"] += 10
    assert codes(game) == ["final"]


async def test_a_record_without_chance_or_final_is_checked_for_the_rest(game: dict[str, Any]) -> None:
    del game["chance"], game["final"]
    assert codes(game) == []
    del game["actions"][5]
    assert codes(game) == ["action"]


CHANGE = {"after": 2, "kind": "seated", "seat": "red", "person": 1, "computer": "easy", "why": "conceded"}


async def test_changes_of_seats_that_can_have_been_are_no_problem(game: dict[str, Any]) -> None:
    game["table"] = [CHANGE, {**CHANGE, "after": 5, "person": 2, "by": 1}, {**CHANGE, "after": 5, "by": 3}]
    assert codes(game) == []


@pytest.mark.parametrize(
    "change",
    [
        {"after": -1},
        {"after": 10_000},
        {"after": 1},
        {"after": True},
        {"after": "2"},
        {"kind": "bribed"},
        {"kind": []},
        {"seat": "purple"},
        {"seat": None},
        {"person": 3},
        {"person": 0},
        {"person": "Ann"},
        {"by": [1]},
        {"computer": "perfect"},
    ],
    ids=str,
)
async def test_changes_of_seats_that_cannot_have_been_are_found(game: dict[str, Any], change: Any) -> None:
    game["table"] = [CHANGE, {**CHANGE, **change}]
    assert [(each.code, each.facts) for each in verify(game)] == [("table", {"number": 2})]


@pytest.mark.parametrize("table", [None, 3, {}, "seats", [None], [[]]])
async def test_a_spoilt_table_part_is_found(game: dict[str, Any], table: Any) -> None:
    game["table"] = table
    assert codes(game) == ["table"]


@pytest.mark.parametrize(
    "hostile", [None, 5, "game", [], {}, {"format": 1}, {"format": 1, "rules": 1, "chance": 3}]
)
def test_what_is_no_game_is_unreadable(hostile: Any) -> None:
    assert codes(hostile) == ["unreadable"]


@pytest.mark.parametrize(
    "chance", [1, [], {}, {"secret": 5}, {"commitment": "", "secret": "xx", "shares": []}]
)
async def test_a_spoilt_chance_part_is_unreadable(game: dict[str, Any], chance: Any) -> None:
    game["chance"] = chance
    assert codes(game) == ["unreadable"]


async def test_a_share_that_is_no_text_is_unreadable_also_when_it_is_brought(
    club: Club, game: dict[str, Any]
) -> None:
    """Half a character can be written in JSON, and in nothing else."""
    game["chance"]["shares"][0] = "\ud800"
    assert codes(game) == ["unreadable"]
    brought = await club.tables.archive.bring(ANN.id, json.dumps(game).encode())
    assert isinstance(brought, Imported)
    assert [problem.code for problem in brought.problems] == ["unreadable"]


@pytest.mark.parametrize("folder", [Path(__file__).parents[1] / "golden"])
def test_every_recorded_game_of_the_project_verifies(folder: Path) -> None:
    for path in sorted(folder.glob("*.json")):
        assert codes(json.loads(path.read_text(encoding="utf-8"))) == [], path.name
