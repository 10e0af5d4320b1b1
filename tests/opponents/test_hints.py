"""Hints and reviews: legal advice with reasons that name what they speak of."""

from __future__ import annotations

import json

import pytest

import engine
from engine import Build, Develop, Pass, Record, State
from engine.chance import seed_from_number
from engine.names import COTTON_MILL
from engine.opponents import Weights, choose, hint, review
from engine.opponents.evaluation import Evaluation
from engine.opponents.why import reasons_for
from tests.opponents.test_choices import SEED, some_positions

CODES = {
    "points", "will_flip", "flips", "flips_for_another", "income", "ships", "supplies", "link_points",
    "opens", "money", "prepares",
}  # fmt: skip


def test_hints_are_different_legal_actions_best_first_with_known_reasons() -> None:
    for state in some_positions(100, 25):
        if state.waiting is None or state.waiting[1] != "turn":
            continue
        hints = hint(engine.view(state, state.seat), steps=150)
        assert 1 <= len(hints) <= 3
        assert hints[0].behind == 0
        assert len({repr(found.action) for found in hints}) == len(hints)
        for found in hints:
            assert engine.refusal(state, state.seat, found.action) is None
            assert {reason.code for reason in found.reasons} <= CODES
            json.dumps(found.to_json())


def test_a_built_tile_is_explained_by_its_points() -> None:
    state = engine.new_game(engine.Options(), seed_from_number(8))
    hints = hint(engine.view(state, state.seat), count=20, steps=150)
    builds = [found for found in hints if isinstance(found.action, Build)]
    assert builds
    for found in builds:
        assert "points" in {reason.code for reason in found.reasons}


def played(state: State, passes: int) -> Record:
    """A few rounds in which seat 0 passes away its decision of this number, and else all play well."""
    record = Record(state.options, state.seed)
    turn = 0
    while state.waiting is not None and state.round < 4:
        seat, decision = state.seat, state.waiting[1]
        action = choose(engine.view(state, seat), "easy", SEED, steps=30).action
        if seat == 0 and decision == "turn":
            if turn == passes:
                action = Pass(state.hands[0][:1])
            turn += 1
        record.actions.append((seat, action))
        engine.play(state, seat, action)
    return record


def test_a_review_finds_the_action_that_was_passed_away() -> None:
    record = played(engine.new_game(engine.Options(), seed_from_number(2)), passes=1)
    regrets = review(record, 0, count=20, steps=60)
    assert regrets == sorted(regrets, key=lambda regret: -regret.cost)
    passed = [regret for regret in regrets if isinstance(regret.played, Pass)]
    assert len(passed) == 1
    assert passed[0].cost >= 1
    assert record.actions[passed[0].number][0] == 0
    json.dumps(passed[0].to_json())


def test_nobody_gets_a_hint_for_another_seats_decision() -> None:
    state = engine.new_game(engine.Options(), seed_from_number(1))
    with pytest.raises(ValueError, match="owes"):
        hint(engine.view(state, (state.seat + 1) % 4))


def test_a_development_opens_nothing_while_the_same_level_lies_on_top() -> None:
    state = engine.new_game(engine.Options(), seed_from_number(8))
    seat, evaluation = state.seat, Evaluation(state.options, Weights())
    state.actions_left = 2
    opened = []
    for mills in ((COTTON_MILL,), (COTTON_MILL, COTTON_MILL)):  # of three of level I
        before = state.copy()
        events = engine.play(state, seat, Develop(mills, state.hands[seat][:1]))
        reasons = reasons_for(before, state, events, seat, evaluation)
        opened.append([reason.facts["level"] for reason in reasons if reason.code == "opens"])
    assert opened == [[], [2]]
