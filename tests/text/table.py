"""Random games for the tests of the texts: the events of whole games, and positions on the way."""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine import Options, State, legal, new_game, play, seed_from_number
from engine.plans import Plan
from engine.selfplay import random_action

# Sales and builds more often than the uniform choice would have them: they have the most to tell.
_WEIGHTS = {"sell": 30.0, "build": 10.0, "link": 5.0, "pass": 0.2, "stop": 0.05}

OPTIONS: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 3, "deck": "classic"},
    {"players": 2, "map": "community"},
    {"players": 2, "introductory": True},
    {"players": 4, "edition": "classic2007"},
)


def turns(seed: int, **options: Any) -> Iterator[tuple[State, list[dict[str, Any]]]]:
    """A random game: after each decision the position and the events of that decision."""
    state = new_game(Options.of(**options), seed_from_number(seed))
    random = Random(seed)
    while plans := legal(state):
        action = random_action(state, [_likely(plans, random)], random)
        yield state, [event.to_json() for event in play(state, state.seat, action)]


def _likely(plans: list[Plan], random: Random) -> Plan:
    kinds = [plan.do for plan in plans]
    weights = [_WEIGHTS.get(kind, 1.0) / kinds.count(kind) for kind in kinds]
    return random.choices(plans, weights)[0]
