"""What a player asks besides playing: what would it cost, what would I score, why not."""

from __future__ import annotations

from random import Random

import pytest

import engine
from engine import Options, State, action_from_json
from engine.explain import KINDS, obstacles
from tests.engine.explore import VARIANTS, options_of, positions, steps
from tests.engine.scatter import scattered
from tests.engine.table import Table
from tests.reference import SEATS


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_thing_is_either_possible_or_has_its_reason(variant: str) -> None:
    """A thing is a plan or an obstacle, never both; each loan, laid line and industry is one of them."""
    random = Random(variant)
    for state in (scattered(variant, random), *positions(variant, 1, 0.02)):
        possible = {what_of(plan.to_json()) for plan in engine.legal(state)}
        for kind in KINDS:
            against = {what_of(obstacle.to_json()) for obstacle in obstacles(state, kind)}
            assert not against & possible
        if state.waiting and state.waiting[1] == "turn":
            assert everything(state) <= possible | {
                what_of(obstacle.to_json()) for kind in KINDS for obstacle in obstacles(state, kind)
            }


def what_of(json: dict[str, object]) -> tuple[object, ...]:
    """What a plan or an obstacle is about, without cards and sources."""
    lines, industries = json.get("lines"), json.get("industries")
    line = lines[0] if isinstance(lines, list) and len(lines) == 1 else json.get("line")
    alone = industries[0] if isinstance(industries, list) and len(industries) == 1 else None
    industry = json.get("industry", alone)
    return (
        json["do"],
        industry,
        json.get("slot"),
        line,
        json.get("mill"),
        json.get("to"),
        json.get("pounds"),
    )


def everything(state: State) -> set[tuple[object, ...]]:
    """Each loan, each line with a link and each single development."""
    lines = engine.view(state, None)["links"]
    assert isinstance(lines, list)
    laid = {("link", None, None, link["line"], None, None, None) for link in lines}
    loans = {("loan", None, None, None, None, None, pounds) for pounds in (10, 20, 30)}
    industries = ("cotton_mill", "coal_mine", "iron_works", "port", "shipyard")
    return laid | loans | {("develop", industry, None, None, None, None, None) for industry in industries}


def test_the_reason_is_that_of_the_refusal() -> None:
    table = Table(red={"money": 4, "hand": ["Bury"], "income_space": 1})
    found = {
        (obstacle["slot"], obstacle["industry"]): obstacle["reason"]
        for obstacle in (o.to_json() for o in obstacles(table.state, "build"))
    }
    assert found["bury_1", "coal_mine"] == {
        "code": "money",
        "cost": 5,
        "money": 4,
        "missing": 1,
        "rule": "R21",
    }
    loans = [(loan.object["pounds"], loan.reason.code) for loan in obstacles(table.state, "loan")]
    assert loans == [(20, "loan_floor"), (30, "loan_floor")]


def test_nothing_else_can_be_asked() -> None:
    with pytest.raises(ValueError, match="dance"):
        obstacles(Table().state, "dance")


def test_a_whole_turn_in_thought_outside_ones_own_turn() -> None:
    """What would it cost: the hand and money of now, and the table's own position stays as it is."""
    table = Table(yellow={"money": 9, "hand": ["Bury"]})
    before = table.position
    thought = engine.hypothetical(table.state, 1)
    assert thought.waiting == (1, "turn")
    assert engine.view(thought, 1)["hand"] == table.of("yellow")["hand"]
    engine.play(thought, 1, engine.parse(thought, "build Coal Mine at Bury 1 with Bury"))
    assert engine.dump(thought)["seats"]["yellow"]["money"] == 4  # type: ignore[index]
    assert table.position == before


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_turn_in_thought_is_possible_at_any_moment(variant: str) -> None:
    for state in positions(variant, 1, 0.1):
        for seat in range(state.options.players):
            thought = engine.hypothetical(state, seat)
            for plan in engine.legal(thought):
                assert engine.refusal(thought, seat, plan.action()) is None


def test_a_finished_game_stays_finished_in_thought() -> None:
    state, seat, action, _ = list(steps(options_of("two"), 1))[-1]
    engine.play(state, seat, action)
    assert engine.hypothetical(state, 0).waiting is None


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_projection_is_what_the_end_of_the_era_scores(variant: str) -> None:
    """At the last decision of an era the projection and the account that follows are the same."""
    seen = 0
    for state, _, action, events in steps(options_of(variant), 2):
        if action.do != "end turn" or not any(event.kind == "era_ended" for event in events):
            continue
        early_income = any(event.kind == "income" for event in events)
        shown = engine.projection(state)["now"]
        after = state.copy()
        engine.play(after, state.seat, action)
        for score in engine.dump(after)["scores"][-state.options.players :]:  # type: ignore[index]
            points = shown[score["seat"]]
            assert (score["links"], score["tiles"]) == (points["links"], points["tiles"])
            if not early_income and after.waiting is None:
                assert {key: score[key] for key in points} == points
        seen += 1
    assert seen > 0


def test_the_projection_with_everything_flipped_counts_what_is_still_unsold() -> None:
    table = Table(tiles=[{"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 1"}])
    shown = engine.projection(table.state)
    assert (shown["now"]["red"]["tiles"], shown["flipped"]["red"]["tiles"]) == (0, 5)
    assert set(shown["now"]) == set(SEATS)


def test_json_actions_are_played_like_their_notation() -> None:
    state = engine.new_game(Options(players=2), b"json")
    card = engine.view(state, state.seat)["hand"][0]  # type: ignore[index]
    action = action_from_json({"do": "pass", "cards": [card]})
    assert [event.kind for event in engine.play(state, state.seat, action)] == ["discarded", "passed"]
