"""Random legal games: a plan, then a card, then sources, each uniformly from the complete list."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from engine.actions import Action, Build, Develop, Link
from engine.cards import Cards
from engine.chance import seed_from_number
from engine.events import Event
from engine.legal import legal
from engine.options import Options
from engine.plans import Plan
from engine.play import play
from engine.setup import new_game
from engine.sources import open_sources
from engine.state import State

T = TypeVar("T")
Watcher = Callable[[State, int, Action, list[Event]], None]


def random_action(state: State, plans: list[Plan], random: Random) -> Action:
    """One action of the list for the seat that is due."""
    plan = _one(plans, random)
    action = plan.action(_random_cards(plan, random))
    if isinstance(action, Build | Link):
        while options := open_sources(state, state.seat, action, "coal"):
            action.coal += (_one(options, random),)
    if isinstance(action, Build | Develop):
        while options := open_sources(state, state.seat, action, "iron"):
            action.iron += (_one(options, random),)
    return action


def _random_cards(plan: Plan, random: Random) -> Cards:
    return _one(plan.card_choices(), random)


def _one(items: Sequence[T], random: Random) -> T:
    return items[int(random.random() * len(items))]


def random_game(options: Options, number: int, watch: Watcher | None = None) -> tuple[State, int]:
    """Play one game to its end from the seed of a number; returns the last position and how many
    decisions it took.

    `watch` is called after each action with the state, the seat, the action and its events.
    """
    state = new_game(options, seed_from_number(number))
    random = Random(number)
    decisions = 0
    while plans := legal(state):
        seat = state.seat
        action = random_action(state, plans, random)
        events = play(state, seat, action)
        decisions += 1
        if watch is not None:
            watch(state, seat, action, events)
    return state, decisions
