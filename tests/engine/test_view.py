"""The view is the only door out, and nothing hidden goes through it (R149)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import engine
from engine import Event, State
from engine.names import PLACES
from tests.engine.explore import VARIANTS, options_of, positions, steps
from tests.engine.hidden import twin
from tests.engine.table import Table


def public(events: list[Event]) -> list[dict[str, Any]]:
    """What everybody hears."""
    return [event.to_json() for event in events if event.to_json()["to"] is None]


@pytest.mark.parametrize("variant", VARIANTS)
def test_two_positions_that_differ_only_in_what_is_hidden_look_the_same(variant: str) -> None:
    random = Random(5)
    seen = 0
    for state in positions(variant, 3, 0.15):
        for viewer in (None, *range(state.options.players)):
            other = twin(state, viewer, random)
            assert engine.invariants(other) == []
            assert engine.view(state, viewer) == engine.view(other, viewer)
            seen += 1
    assert seen > 15


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_everybody_hears_does_not_depend_on_hidden_cards(variant: str) -> None:
    """Played on a twin, an action has the same public events; only a turned distant tile may differ."""
    random = Random(6)
    for state, seat, action, events in steps(options_of(variant), 2):
        if any(event.kind == "distant_turned" for event in events):
            continue
        other = twin(state, seat, random)
        assert public(engine.play(other, seat, action)) == public(events)


@pytest.mark.parametrize("variant", ["two", "classic2007_three", "four"])
def test_a_card_that_is_drawn_is_told_to_its_owner_alone(variant: str) -> None:
    """Public events name cards only when they are discarded; else only industries, for what was built."""
    for _, _, _, events in steps(options_of(variant), 1):
        for event in events:
            facts = event.to_json()
            if event.kind == "drew_cards":
                assert facts["to"] == facts["seat"]
            elif event.kind != "discarded":
                assert facts["to"] is None
                assert not set(PLACES) & set(json.dumps(facts).split('"'))


def test_a_view_shows_only_the_viewers_hand() -> None:
    table = Table(red={"hand": ["Bury", "Port"]}, yellow={"hand": ["Oldham"]})
    assert engine.view(table.state, None)["hand"] is None
    red, yellow = (engine.view(table.state, seat)["hand"] for seat in (0, 1))
    assert red == table.of("red")["hand"]
    assert yellow == table.of("yellow")["hand"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_view_is_plain_json_with_the_fields_that_others_rely_on(variant: str) -> None:
    for state in positions(variant, 1, 0.02):
        shown = engine.view(state, 0)
        assert json.loads(json.dumps(shown)) == shown
        assert set(shown) == FIELDS
        assert [player["seat"] for player in shown["players"]] == shown["order"]  # type: ignore[attr-defined]
        assert all(set(player) == PLAYER_FIELDS for player in shown["players"])  # type: ignore[attr-defined]
        assert all(set(tile) == TILE_FIELDS for tile in shown["tiles"])  # type: ignore[attr-defined]


FIELDS = {
    "viewer", "options", "map", "era", "round", "rounds", "finished", "winners", "waiting", "actions_left",
    "order", "next_order", "coal_market", "iron_market", "distant", "draw_pile", "under_tile", "taken_out",
    "loans", "tiles", "links", "players", "hand", "debts", "scores",
}  # fmt: skip
PLAYER_FIELDS = {
    "seat", "money", "income_space", "income_level", "points", "spent", "cards", "links_left", "discards",
    "mat", "finished_turn",
}  # fmt: skip
TILE_FIELDS = {
    "slot", "place", "number", "owner", "industry", "level", "cubes", "flipped", "points", "income",
}  # fmt: skip


def changes() -> dict[str, Any]:
    """Ways to change one open fact of a position."""
    return {
        "money": lambda state: state.money.__setitem__(1, 77),
        "income": lambda state: state.income_space.__setitem__(1, 55),
        "points": lambda state: state.points.__setitem__(1, 5),
        "spent": lambda state: state.spent.__setitem__(1, 5),
        "links left": lambda state: state.links_left.__setitem__(1, 3),
        "mat": lambda state: state.mat.__setitem__(5, 3),
        "coal market": lambda state: setattr(state, "coal_market", 3),
        "iron market": lambda state: setattr(state, "iron_market", 3),
        "marker": lambda state: setattr(state, "marker", 4),
        "tiles turned": lambda state: setattr(state, "turned", (2,)),
        "distant tiles left": lambda state: setattr(state, "pile", state.pile[1:]),
        "cards in a hand": lambda state: state.hands.__setitem__(1, state.hands[1][1:]),
        "draw pile": lambda state: setattr(state, "draw_pile", state.draw_pile[1:]),
        "discards": lambda state: state.discards.__setitem__(1, (3,)),
        "round": lambda state: setattr(state, "round", 5),
    }


@pytest.mark.parametrize("what", changes())
def test_everything_open_is_in_the_view_of_everybody(what: str) -> None:
    state: State = Table().state
    before = engine.view(state, None)
    changes()[what](state)
    assert engine.view(state, None) != before


def test_the_view_counts_the_distant_tiles_that_are_left_without_their_order() -> None:
    table = Table(distant={"marker": 3, "pile": [4, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3]})
    distant: Any = engine.view(table.state, None)["distant"]
    assert (distant["left"], distant["turned"]) == (11, [3])
    assert distant["unseen"] == {"0": 2, "1": 2, "2": 4, "3": 2, "4": 1}


def test_the_view_says_who_would_be_next_by_the_money_spent_so_far() -> None:
    table = Table(
        order=["red", "yellow", "teal", "purple"], to_act="teal", red={"spent": 9}, yellow={"spent": 2}
    )
    shown: Any = engine.view(table.state, None)
    assert shown["next_order"] == ["teal", "purple", "yellow", "red"]
    assert [player["finished_turn"] for player in shown["players"]] == [True, True, False, False]
    assert shown["waiting"] == {"seat": "teal", "decision": "turn"}


def test_everybody_has_had_their_turn_while_a_shortfall_is_settled() -> None:
    table = Table(
        players=2, order=["yellow", "red"], to_act="red", actions_left=0,
        red={"money": 0, "income_space": 0},
        tiles=[{"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 1"},
               {"at": "Wigan 1", "owner": "red", "tile": "Coal Mine 1"}],
    )  # fmt: skip
    table.play("red", "end turn")
    shown: Any = engine.view(table.state, None)
    assert shown["waiting"] == {"seat": "red", "decision": "shortfall"}
    assert [player["finished_turn"] for player in shown["players"]] == [True, True]
