"""The legal list is complete and correct: nothing in it is refused, nothing outside it is accepted."""

from __future__ import annotations

from random import Random

import pytest

import engine
from engine import Action, State, action_to_json
from engine.count import count
from engine.plans import Plan
from engine.selfplay import random_action
from engine.sources import coal_choices, iron_choices
from tests.engine.explore import VARIANTS, positions
from tests.engine.oracle import Oracle
from tests.engine.outcome import Outcome
from tests.engine.scatter import scattered
from tests.engine.space import ALL_CARDS, ALL_PAIRS, builds, everything

Key = tuple[object, ...]


def key(action: Action) -> Key:
    """An action without its sources, in one spelling: what a plan with its cards stands for."""
    do, *rest = (action.do, *action.facts())
    if isinstance(action, engine.Build):
        return (do, action.industry, action.slot, tuple(sorted(action.cards)))
    if isinstance(action, engine.Develop):
        return (do, tuple(sorted(action.industries)), action.cards)
    return (do, action.lines, action.cards) if isinstance(action, engine.Link) else (do, *rest)


def listed(state: State) -> list[Key]:
    """Every action of the legal list with every choice of cards."""
    return [key(action) for plan in engine.legal(state) for action in plan.actions()]


def accepted(state: State, action: Action) -> bool:
    return engine.refusal(state, state.seat, action) is None


def check_listed(state: State) -> None:
    """Every listed action is accepted and really played on a copy."""
    for plan in engine.legal(state):
        for action in plan.actions():
            engine.play(state.copy(), state.seat, action)


def check_space(state: State, random: Random, cards: int, pairs: int) -> None:
    """Every action of the space is accepted exactly if it is listed."""
    keys = set(listed(state))
    some_cards = tuple(random.sample(ALL_CARDS, cards)) + tuple(
        (card,) for card in set(state.hands[state.seat])
    )
    some_pairs = tuple(random.sample(ALL_PAIRS, pairs))
    for action in everything(some_cards, some_pairs):
        assert accepted(state, action) == (key(action) in keys), action


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_listed_action_is_accepted_and_each_is_listed_once(variant: str) -> None:
    """N7: who chooses from the list is never refused."""
    for state in positions(variant, 7, 0.04):
        keys = listed(state)
        assert len(keys) == len(set(keys))
        check_listed(state)


def test_at_some_positions_the_whole_space_of_actions_is_tried() -> None:
    """All slots, industries, lines, cards and pairs of cards: about 160000 actions a position."""
    random = Random(1)
    for variant in ("four", "community"):
        check_space(scattered(variant, random), random, len(ALL_CARDS), len(ALL_PAIRS))


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_not_listed_is_refused(variant: str) -> None:
    random = Random(2)
    check_space(scattered(variant, random), random, 1, 2)


def test_at_a_sale_and_at_a_shortfall_only_that_can_be_done() -> None:
    random = Random(3)
    seen: set[str] = set()
    for variant in ("four", "introductory_late_income", "three"):
        for state in positions(variant, 1, 1):
            decision = state.waiting[1] if state.waiting else "turn"
            if decision not in ("turn", *seen):
                seen.add(decision)
                check_space(state, random, 1, 1)
    assert seen == {"sell", "shortfall", "end turn"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_second_set_of_rules_agrees(variant: str) -> None:
    """The oracle is written from the rules texts, from JSON and the data files only."""
    random = Random(variant)
    for _ in range(2):
        state = scattered(variant, random)
        oracle = Oracle(engine.dump(state))
        hand = state.hands[state.seat]
        cards, pairs = ((random.choice(hand),),), (tuple(sorted(random.choices(hand, k=2))),)
        for action in (*everything(cards, pairs), *builds(random.sample(ALL_CARDS, 4))):
            json = action_to_json(action)
            if action.do in KNOWN_TO_THE_ORACLE and json["cards"]:
                assert accepted(state, action) == oracle.allows(json), action


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_second_set_of_rules_comes_to_the_same_position(variant: str) -> None:
    """Money, markets, cubes, flips, income, cards: after every kind of listed action."""
    random = Random(f"outcome {variant}")
    for _ in range(4):
        state = scattered(variant, random)
        oracle = Oracle(engine.dump(state))
        plans = [plan for plan in engine.legal(state) if plan.do != "pass"]
        for plan in random.sample(plans, min(40, len(plans))):
            action = engine.settle(state, random_action(state, [plan], random))
            after = state.copy()
            engine.play(after, state.seat, action)
            Outcome(oracle, action_to_json(action)).compare(engine.dump(after))


KNOWN_TO_THE_ORACLE = ("build", "link", "develop", "sell", "loan")


def source_choices(state: State, plan: Plan) -> list[Action]:
    """The first action of a plan with every choice of sources that the engine offers."""
    action = plan.action()
    found: list[Action] = []
    for coal in coal_choices(state, state.seat, action):
        found += [plan.action(None, coal, iron) for iron in iron_choices(state, state.seat, action)]
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_exactly_the_sources_that_are_offered_may_be_named(variant: str) -> None:
    """Every offered choice is accepted by both sets of rules; every other source in its place by neither."""
    random = Random(variant)
    state = scattered(variant, random)
    oracle = Oracle(engine.dump(state))
    plans = [plan for plan in engine.legal(state) if plan.do in ("build", "link", "develop")]
    for plan in random.sample(plans, min(25, len(plans))):
        offered = {action.facts() for action in source_choices(state, plan)}
        assert offered, plan
        for action in spelt_out(plan, state):
            assert accepted(state, action) == (action.facts() in offered), action
            assert oracle.allows(action_to_json(action)) == (action.facts() in offered), action


def spelt_out(plan: Plan, state: State) -> list[Action]:
    """The first action of a plan, each of its sources varied: every tile that stands, and the market."""
    any_source = [-1, *(slot for slot, tile in enumerate(state.tiles) if tile != -1), 0]
    settled = engine.settle(state, plan.action())
    coal, iron = getattr(settled, "coal", ()), getattr(settled, "iron", ())
    found = [plan.action(None, coal, iron)]
    for place in range(len(coal)):
        found += [
            plan.action(None, (*coal[:place], source, *coal[place + 1 :]), iron) for source in any_source
        ]
    for place in range(len(iron)):
        found += [
            plan.action(None, coal, (*iron[:place], source, *iron[place + 1 :])) for source in any_source
        ]
    return found


@pytest.mark.parametrize("variant", ["four", "classic2007_three", "community"])
def test_the_count_spells_out_what_can_be_played(variant: str) -> None:
    state = scattered(variant, Random(variant))
    plans = engine.legal(state)
    cards = sum(len(plan.card_choices()) for plan in plans)
    spelt = sum(len(plan.card_choices()) * len(source_choices(state, plan)) for plan in plans)
    assert count(state) == (len(plans), cards, spelt)


def test_settling_names_your_own_tile_first_and_means_the_same() -> None:
    random = Random(9)
    for variant in ("two", "four"):
        state = scattered(variant, random)
        for plan in engine.legal(state):
            action = plan.action()
            settled = engine.settle(state, action)
            assert engine.settle(state, settled) == settled
            one, other = state.copy(), state.copy()
            engine.play(one, state.seat, action)
            engine.play(other, state.seat, settled)
            assert engine.dump(one) == engine.dump(other)
