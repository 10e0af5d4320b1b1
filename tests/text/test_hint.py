"""Hints and reviews in words: every reason of the engine, every kind of action, in both languages."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from bot.text import hint
from bot.text.voice import Voice
from data.texts import languages, text
from engine import opponents, view
from tests.text import table

OPPONENTS = Path(opponents.__file__).parent
COAL = {
    "do": "build",
    "industry": "coal_mine",
    "slot": "bolton_1",
    "cards": ["bolton"],
    "coal": [],
    "iron": [],
}
REASONS: list[dict[str, Any]] = [
    {"code": "points", "slot": "bolton_1", "points": 2, "twice": True},
    {"code": "points", "slot": "bolton_1", "points": 1, "twice": False},
    {"code": "will_flip", "slot": "bolton_1", "percent": 67},
    {"code": "flips", "slot": "bolton_1", "spaces": 7},
    {"code": "flips_for_another", "slot": "wigan_1", "spaces": 4, "owner": "yellow"},
    *({"code": "income", "spaces": 4, "levels": levels} for levels in (0, 1, 2)),
    {"code": "ships", "slot": "preston_2", "resource": "iron", "cubes": 4, "pounds": 12},
    {"code": "ships", "slot": "bolton_1", "resource": "coal", "cubes": 1, "pounds": 1},
    {"code": "supplies", "slot": "bolton_1", "resource": "coal", "cubes": 3},
    {"code": "supplies", "slot": "preston_2", "resource": "iron", "cubes": 2},
    {"code": "link_points", "line": "preston-wigan", "points": 2.9},
    {"code": "opens", "industry": "iron_works", "level": 3, "points": 7},
    {"code": "opens", "industry": "shipyard", "level": 0, "points": 0},
    {"code": "opens", "industry": "port", "level": 0, "points": 0},
    {"code": "money", "pounds": 30, "levels": 3},
    {"code": "prepares", "action": COAL},
]
ACTIONS: list[dict[str, Any]] = [
    COAL,
    {"do": "link", "lines": ["preston-wigan", "blackburn-preston"], "cards": ["port"], "coal": []},
    {"do": "develop", "industries": ["shipyard", "shipyard"], "cards": ["port"], "iron": []},
    {"do": "sell", "mill": "bury_1", "to": "distant", "cards": ["port"]},
    {"do": "sell", "mill": "bury_1", "to": "liverpool_1", "cards": []},
    {"do": "loan", "pounds": 30, "cards": ["port"]},
    {"do": "remove", "slot": "bury_1"},
    {"do": "pass", "cards": ["port"]},
    {"do": "stop"},
    {"do": "end turn"},
]


def codes_of_the_engine() -> set[str]:
    """The first argument of every reason that the computers give."""
    calls = (
        node
        for path in OPPONENTS.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Why"
    )
    return {ast.literal_eval(call.args[0]) for call in calls}


def test_every_reason_of_the_engine_has_words_and_an_example() -> None:
    found = codes_of_the_engine()
    assert len(found) >= 10
    assert found == set(hint.CODES) == {each["code"] for each in REASONS}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seat", ["red", ""])
def test_reasons_differ_and_leave_nothing_open(lang: str, seat: str) -> None:
    told = [hint.reason(Voice(lang, seat or None), each) for each in REASONS]
    assert len(set(told)) == len(told)
    assert not [each for each in told if "_" in each or "{" in each]


@pytest.mark.parametrize("lang", languages())
def test_every_action_has_a_phrase_of_its_own(lang: str) -> None:
    told = [hint.deed(lang, each) for each in ACTIONS]
    assert len(set(told)) == len(told)
    assert not [each for each in told if "_" in each]


def test_a_hint_reads_like_advice() -> None:
    found = {"action": COAL, "behind": 2.2, "reasons": [REASONS[3], REASONS[10], REASONS[10]]}
    assert hint.hint("en", 2, found, "£5", "red") == (
        "**2. Build Coal Mine in Bolton** (£5) · card: Bolton\n"
        "Flips your tile in Bolton: +7 income spaces; leaves 3 coal for links and builds; "
        "about 2 points less than the first."
    )
    assert "points less" not in hint.hint("en", 1, found, "", "red")
    one = {"code": "points", "points": 1, "twice": False}
    assert "Worth 1 point once" in hint.hint("en", 1, {**found, "reasons": [one]}, "", "red")


def test_only_whose_decision_it_was_is_addressed() -> None:
    better = {"action": COAL, "behind": 0.0, "reasons": [REASONS[3]]}
    regret = {"era": "canal", "round": 3, "played": ACTIONS[7], "better": better, "cost": 4.4}
    own = hint.decision("en", regret, "red", "red")
    assert own.startswith(
        "**Canal Era, round 3**: pass. Better by about 4 points: build Coal Mine in Bolton."
    )
    assert "your tile" in own
    assert "your" not in hint.decision("en", regret, "red", "yellow")
    same = {**regret, "played": COAL}
    assert "with other cards" in hint.decision("en", same, "red", None)


@pytest.mark.parametrize("lang", languages())
def test_hints_of_a_real_game_are_told(lang: str) -> None:
    asked = (state for state, _ in table.turns(3, players=3) if state.waiting and state.waiting[1] == "turn")
    state = next(asked)
    assert state.waiting is not None
    for number, each in enumerate(opponents.hint(view(state, state.waiting[0]), steps=80), 1):
        told = hint.hint(lang, number, each.to_json(), "£5", "red")
        assert text(lang, "hint-why-none") not in told.lower()
        assert len(told) < 600
