"""The side board: made from what one person may know, so nothing on it tells what others hold."""

from __future__ import annotations

from random import Random

import pytest

import engine
from bot.service import trial
from bot.service.command import Refusal
from engine import Options, State
from tests.engine.hidden import twin


def played(turns: int, seed: int) -> State:
    """A game of three after some random turns."""
    random, state = Random(seed), engine.new_game(Options.of(players=3), bytes([seed]) * 32)
    while turns:
        assert state.waiting is not None
        turns -= state.waiting[1] == "end turn"
        engine.play(state, state.waiting[0], random.choice(engine.legal(state)).action())
    return state


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("turns", [0, 5, 11])
def test_positions_that_look_alike_give_the_same_side_board(viewer: int | None, turns: int) -> None:
    state = played(turns, seed=turns + 1)
    other = twin(state, viewer, Random(7))
    assert engine.dump(state) != engine.dump(other)
    views = [dict(engine.view(each, viewer)) for each in (state, other)]
    assert views[0] == views[1]
    assert trial.from_view(views[0], 1, turns, 9) == trial.from_view(views[1], 1, turns, 9)


def test_it_is_played_on_and_taken_back() -> None:
    state = played(4, seed=3)
    assert state.waiting is not None
    board = trial.from_view(dict(engine.view(state, state.waiting[0])), 1, 4, 9)
    shown = trial.shown(board)
    assert shown.choices is not None
    notation = shown.choices.notation(shown.choices.settle(shown.choices.plans()[0].action()))
    after = trial.tried(board, notation)
    assert trial.shown(after).actions == 1
    assert trial.shown(after).events
    assert trial.taken_back(after, whole=False) == board
    with pytest.raises(Refusal):
        trial.tried(board, "sell nothing to nobody")


def test_somebody_who_is_not_on_turn_gets_a_whole_turn() -> None:
    state = played(4, seed=3)
    assert state.waiting is not None
    other = (state.waiting[0] + 1) % 3
    shown = trial.shown(trial.from_view(dict(engine.view(state, other)), 1, 4, 9))
    assert shown.choices is not None
    assert shown.choices.seat == engine.SEATS[other]
    assert shown.view["actions_left"] == 2
