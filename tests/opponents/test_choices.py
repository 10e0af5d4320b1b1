"""What a table expects of computer players: legal moves, always, and nothing they could not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

import engine
from engine import Options, State
from engine.chance import seed_from_number
from engine.opponents import LEVELS, choose
from tests.engine.hidden import twin

SEED = b"a seed"
FEW = 12  # search steps that keep a whole game within a second or two

TABLES = (
    Options(),
    Options(players=2),
    Options(players=3),
    Options.of(edition="classic2007", players=3),
    Options.of(edition="classic2007", players=4),
    Options.of(players=2, map="community"),
    Options.of(introductory=True, players=3),
)


def play_on(state: State, level: str, steps: int) -> Iterator[State]:
    """Play a game to its end by one level, yielding each position before its decision."""
    for number in count():
        if state.waiting is None:
            return
        yield state
        seat = state.seat
        choice = choose(engine.view(state, seat), level, seed_from_number(number), steps=steps)
        engine.play(state, seat, choice.action)  # refuses what is not legal


def some_positions(decisions: int, every: int) -> list[State]:
    """Positions of a game played by the easy level, one every so many decisions."""
    state = engine.new_game(Options(), seed_from_number(5))
    found = []
    for number, position in enumerate(play_on(state, "easy", FEW)):
        if number == decisions:
            break
        if number % every == 0:
            found.append(position.copy())
    return found


@pytest.mark.parametrize("options", TABLES, ids=lambda options: repr(options.to_json()))
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_kind_of_game_to_its_end(options: Options, level: str) -> None:
    state = engine.new_game(options, seed_from_number(3))
    for _ in play_on(state, level, FEW):
        pass
    assert state.waiting is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_on_nothing_that_the_seat_cannot_see(level: str) -> None:
    for state in some_positions(120, 20):
        seat = state.seat
        seen = engine.view(state, seat)
        other = twin(state, seat, Random(7))
        assert engine.view(other, seat) == seen
        choice = choose(seen, level, SEED, steps=40)
        assert choose(engine.view(other, seat), level, SEED, steps=40).action == choice.action


def test_the_same_view_and_seed_give_the_same_choice_and_the_view_stays_as_it_was() -> None:
    state = some_positions(30, 29)[-1]
    view = engine.view(state, state.seat)
    before = repr(view)
    first = choose(view, "normal", SEED, steps=80)
    assert choose(view, "normal", SEED, steps=80).action == first.action
    assert repr(view) == before


def test_a_move_is_in_hand_whenever_the_guard_strikes() -> None:
    state = some_positions(10, 9)[-1]
    view = engine.view(state, state.seat)
    for strike in range(12):
        ticks = count()
        choice = choose(
            view, "hard", SEED, clock=lambda ticks=ticks: float(next(ticks)), deadline=float(strike)
        )
        assert engine.refusal(state, state.seat, choice.action) is None
        assert choice.steps <= strike


def test_more_steps_are_never_taken_than_allowed() -> None:
    state = some_positions(10, 9)[-1]
    assert choose(engine.view(state, state.seat), "hard", SEED, steps=30).steps <= 30


def test_who_owes_no_decision_gets_no_choice() -> None:
    state = engine.new_game(Options(), seed_from_number(1))
    other = (state.seat + 1) % 4
    with pytest.raises(ValueError, match="owes"):
        choose(engine.view(state, other), "easy", SEED)
    with pytest.raises(ValueError, match="level"):
        choose(engine.view(state, state.seat), "perfect", SEED)
