"""Random legal games for tests: every option, every kind of decision, always the same for the same number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import engine
from engine import Options, State
from engine.selfplay import random_action

VARIANTS: dict[str, dict[str, object]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "classic2007_four": {"players": 4, "edition": "classic2007"},
    "classic2007_three": {"players": 3, "edition": "classic2007"},
    "classic2007_two": {"players": 2, "edition": "classic2007"},
    "classic_deck": {"players": 3, "deck": "classic"},
    "virtual_link": {"players": 4, "virtual_link": True},
    "community": {"players": 2, "map": "community"},
    "community_historic": {"players": 2, "map": "community", "community_distant": "historic"},
    "introductory": {"players": 3, "introductory": True},
    "introductory_income": {"players": 2, "introductory": True, "introductory_income": True},
    "introductory_late_income": {
        "players": 4, "introductory": True, "introductory_income": True, "income_after_canal_scoring": True,
    },
    "late_income": {"players": 2, "income_after_canal_scoring": True},
    "level_tie": {"players": 4, "tie_break_income": "level"},
}  # fmt: skip
"""Options of games: each value of each option at least once, and all player counts."""


def options_of(variant: str) -> Options:
    """The options of a variant."""
    return Options.of(**VARIANTS[variant])


Step = tuple[State, int, engine.Action, list[engine.Event]]


WEIGHTS = {"sell": 20, "build": 8, "link": 6, "develop": 1, "loan": 1, "pass": 0.3, "stop": 0.3}
"""How much a busy player likes each action: random play alone hardly ever gets a mill sold."""


def choose(state: State, random: Random, busy: bool) -> engine.Action:
    """A random action: uniform over the list of plans, or that of a busy player."""
    plans = engine.legal(state)
    if busy:
        kinds = sorted({plan.do for plan in plans})
        kind = random.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]
        plans = [plan for plan in plans if plan.do == kind]
    return random_action(state, plans, random)


def steps(options: Options, number: int) -> Iterator[Step]:
    """A whole random game: a copy of the position before each decision, the seat, its action, its events.

    Three of four games are played by busy players, the fourth uniformly.
    """
    state = engine.new_game(options, engine.seed_from_number(number))
    random = Random(number)
    while state.waiting is not None:
        seat = state.waiting[0]
        action = choose(state, random, busy=number % 4 != 0)
        before = state.copy()
        yield before, seat, action, engine.play(state, seat, action)


def positions(variant: str, number: int, share: float) -> Iterator[State]:
    """A random part of the positions of a random game."""
    random = Random(-number)
    for state, *_ in steps(options_of(variant), number):
        if random.random() < share:
            yield state
