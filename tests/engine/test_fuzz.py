"""Random legal play to the end, with everything that must always hold checked after every action."""

from __future__ import annotations

import json
from random import Random

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import engine
from engine import Action, Record, State
from tests.engine.explore import VARIANTS, choose, options_of
from tests.engine.hidden import twin
from tests.engine.ledger import Ledger
from tests.engine.scatter import draws_to_come, scattered

fuzz = settings(max_examples=20, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
"""No shrinking: a seed does not get simpler by being smaller."""
MOST_DECISIONS = 600
"""No game of any options takes as many; a game that does not end is a dead end of another kind."""


def check(state: State, action: Action, random: Random) -> None:
    """The action in every form, and the position after it."""
    assert engine.invariants(state) == []
    settled = engine.settle(state, action)
    assert engine.parse(state, engine.notation(state, settled)) == settled
    assert engine.action_from_json(json.loads(json.dumps(engine.action_to_json(settled)))) == settled
    if random.random() < 0.1:
        viewer = random.choice((None, *range(state.options.players)))
        assert engine.view(twin(state, viewer, random), viewer) == engine.view(state, viewer)
        position = engine.dump(state)
        assert json.dumps(engine.dump(engine.load(json.loads(json.dumps(position))))) == json.dumps(position)


def play_out(state: State, random: Random, busy: bool) -> list[tuple[int, Action]]:
    """Plays to the end; returns the actions as a record keeps them."""
    ledger = Ledger(state)
    actions: list[tuple[int, Action]] = []
    while state.waiting is not None:
        seat = state.waiting[0]
        action = choose(state, random, busy)
        check(state, action, random)
        actions.append((seat, engine.settle(state, action)))
        ledger.hear(engine.play(state, seat, action))
        if random.random() < 0.3 or state.waiting is None:
            ledger.shown(state)
        assert len(actions) < MOST_DECISIONS
    assert engine.legal(state) == []
    assert engine.invariants(state) == []
    return actions


@given(variant=st.sampled_from([*VARIANTS]), seed=st.binary(min_size=1, max_size=32), busy=st.booleans())
@fuzz
def test_a_game_from_its_beginning_to_its_end(variant: str, seed: bytes, busy: bool) -> None:
    state = engine.new_game(options_of(variant), seed)
    assert draws_to_come(state) == len(state.draw_pile)
    record = Record(state.options, seed, play_out(state, Random(seed), busy))
    replayed = engine.replay(Record.from_json(json.loads(json.dumps(record.to_json()))))
    assert json.dumps(engine.dump(replayed.state)) == json.dumps(engine.dump(state))
    assert state.winners
    assert all(not hand for hand in state.hands)


@given(variant=st.sampled_from([*VARIANTS]), number=st.integers(0, 10**9), busy=st.booleans())
@fuzz
def test_a_game_from_the_middle_of_nowhere_to_its_end(variant: str, number: int, busy: bool) -> None:
    """Whatever may be loaded can be played to the end: there is no dead end."""
    random = Random(number)
    state = engine.load(engine.dump(scattered(variant, random, few_links=False)))
    play_out(state, random, busy)
