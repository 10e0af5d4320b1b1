"""A position goes out and comes back as it was; what is no position is refused with all that is wrong."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import PositionError, dump, load
from tests.engine.explore import VARIANTS, options_of, positions, steps
from tests.engine.scatter import scattered
from tests.engine.table import Table

Json = dict[str, Any]


def text(position: Json) -> str:
    return json.dumps(position)


def problems(position: object) -> list[str]:
    """What `load` finds wrong."""
    with pytest.raises(PositionError) as error:
        load(position)
    assert error.value.problems
    return error.value.problems


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_position_comes_back_byte_for_byte_and_plays_on_the_same(variant: str) -> None:
    for state in positions(variant, 5, 0.1):
        once = text(dump(state))
        other = load(json.loads(once))
        assert text(dump(other)) == once
        plans = engine.legal(state)
        assert [plan.to_json() for plan in engine.legal(other)] == [plan.to_json() for plan in plans]
        happened = [engine.play(game, state.seat, plans[-1].action()) for game in (state.copy(), other)]
        one, two = ([event.to_json() for event in events] for events in happened)
        assert one == two


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_end_of_a_game_is_a_position_too(variant: str) -> None:
    state, seat, action, _ = list(steps(options_of(variant), 1))[-1]
    engine.play(state, seat, action)
    finished = dump(state)
    assert (finished["seat"], finished["decision"]) == (None, None)
    assert text(dump(load(json.loads(text(finished))))) == text(finished)


def test_a_position_has_the_fields_of_the_contract_in_their_order() -> None:
    position = dump(Table(tiles=[{"at": "Wigan 1", "owner": "red", "tile": "Coal Mine 1", "cubes": 1}]).state)
    assert list(position) == [
        "format", "rules", "options", "seed", "era", "round", "order", "seat", "decision", "actions_left",
        "coal_market", "iron_market", "distant", "draw_pile", "under_tile", "taken_out", "seats", "tiles",
        "links", "debts", "scores", "winners",
    ]  # fmt: skip
    assert position["tiles"] == [
        {"slot": "wigan_1", "owner": "red", "industry": "coal_mine", "level": 1, "cubes": 1, "flipped": False}
    ]
    seats: Any = position["seats"]
    assert list(seats["red"]) == [
        "money", "income_space", "points", "spent", "links_left", "hand", "discards", "mat",
    ]  # fmt: skip


def test_piles_are_listed_top_first() -> None:
    table = Table(draw_pile=["Oldham", "Bury"], red={"hand": ["Wigan", "Preston", "Port"]})
    table.play("red", "pass with Wigan", "pass with Preston")
    assert table.of("red")["discards"][:2] == ["preston", "wigan"]
    assert table.position["draw_pile"] == ["oldham", "bury"]
    before = table.of("red")["hand"]
    table.play("red", "end turn")
    assert sorted(table.of("red")["hand"]) == sorted([*before, "oldham", "bury"])


def test_the_order_in_which_a_hand_is_written_does_not_matter() -> None:
    position = Table(red={"hand": ["Wigan", "Bury"]}).position
    turned = copy.deepcopy(position)
    turned["seats"]["red"]["hand"].reverse()
    turned["tiles"].reverse()
    assert dump(load(turned)) == position


BOARD: Json = {
    "round": 3,
    "tiles": [
        {"at": "Wigan 1", "owner": "red", "tile": "Coal Mine 1", "cubes": 1},
        {"at": "Liverpool 1", "owner": "yellow", "tile": "Port 1", "flipped": True},
        {"at": "Bolton 3", "owner": "teal", "tile": "Iron Works 1", "cubes": 0},
    ],
    "links": [{"line": "Preston - Wigan", "owner": "red"}],
}
HUGE = 10**5000
LOCKED: Json = {
    "slot": "liverpool_3", "owner": "red", "industry": "shipyard", "level": 0, "cubes": 0, "flipped": True,
}  # fmt: skip
NEIGHBOUR: Json = {
    "slot": "wigan_2", "owner": "red", "industry": "coal_mine", "level": 2, "cubes": 3, "flipped": False,
}  # fmt: skip
WRONG: dict[str, tuple[tuple[str | int, ...], object]] = {
    "another format": (("format",), 2),
    "rules of the future": (("rules",), 99),
    "an unknown era": (("era",), "steam"),
    "a number as era": (("era",), 0),
    "round zero": (("round",), 0),
    "a round too many": (("round",), 9),
    "true as a round": (("round",), True),
    "half a round": (("round",), 2.5),
    "a huge round": (("round",), HUGE),
    "a seat twice in the order": (("order",), ["red", "red", "teal", "purple"]),
    "a seat too few": (("order",), ["red", "yellow", "teal"]),
    "an unknown seat": (("seat",), "blue"),
    "a seat without a decision": (("decision",), None),
    "an unknown decision": (("decision",), "dance"),
    "a shortfall without debts": (("decision",), "shortfall"),
    "the end of the turn with actions left": (("decision",), "end turn"),
    "a turn without actions": (("actions_left",), 0),
    "three actions": (("actions_left",), 3),
    "nine cubes of coal": (("coal_market",), 9),
    "a cube less than none": (("iron_market",), -1),
    "a marker beyond the X": (("distant", "marker"), 9),
    "a distant tile too many": (("distant", "pile"), [0] * 13),
    "a distant tile exchanged": (("distant", "turned"), [4]),
    "a distant tile of 5": (("distant", "pile", 0), 5),
    "no market object": (("distant",), [1, 2]),
    "an unknown card": (("draw_pile", 0), "joker"),
    "a card exchanged": (("draw_pile", 0), "birkenhead"),
    "a card lost": (("under_tile",), []),
    "a card taken out": (("taken_out",), ["bury"]),
    "no seats": (("seats",), {}),
    "a seat too many": (("seats", "blue"), {}),
    "debts in the purse": (("seats", "red", "money"), -1),
    "too much money": (("seats", "red", "money"), HUGE),
    "false as money": (("seats", "red", "money"), False),
    "money as text": (("seats", "red", "money"), "30"),
    "money without end": (("seats", "red", "money"), float("inf")),
    "no number": (("seats", "red", "money"), float("nan")),
    "beyond the track": (("seats", "red", "income_space"), 100),
    "points below zero": (("seats", "red", "points"), -1),
    "too many links": (("seats", "red", "links_left"), 14),
    "nine cards": (("seats", "red", "hand"), ["bury"] * 9),
    "no hand": (("seats", "red", "hand"), None),
    "a mat of another game": (("seats", "red", "mat"), {"brewery": 3}),
    "a tile too many on the mat": (("seats", "red", "mat", "coal_mine"), 7),
    "a tile in no slot": (("tiles", 2, "slot"), "wigan_3"),
    "two tiles in a slot": (("tiles", 1, "slot"), "wigan_1"),
    "a mine in a port": (("tiles", 2, "slot"), "fleetwood_1"),
    "a tile of nobody": (("tiles", 0, "owner"), None),
    "a tile of a level there is not": (("tiles", 0, "level"), 5),
    "a locked shipyard": (("tiles", 0), LOCKED),
    "a mine with too many cubes": (("tiles", 2, "cubes"), 3),
    "a flipped mine with a cube": (("tiles", 2, "flipped"), True),
    "empty works that are not flipped": (("tiles", 0, "flipped"), False),
    "a side that is neither": (("tiles", 0, "flipped"), 1),
    "two tiles of a seat in a place": (("tiles", 1), NEIGHBOUR),
    "no line": (("links", 0, "line"), "preston-london"),
    "a rail in the canal era": (("links", 0, "line"), "blackpool-preston"),
    "two links on a line": (("links",), [{"line": "preston-wigan", "owner": "red"}] * 2),
    "debts without a shortfall": (("debts",), [{"seat": "red", "pounds": 3}]),
    "a winner of a running game": (("winners",), ["red"]),
    "a score that is none": (("scores",), [{"era": "canal"}]),
    "options that cannot be played": (("options", "deck"), "modern"),
    "the classic deck for two": (("options", "players"), 2),
    "an option of the wrong kind": (("options", "virtual_link"), "true"),
    "a seed that is none": (("seed",), "xyz"),
    "an upper-case seed": (("seed",), "AA"),
    "no seed": (("seed",), ""),
}  # fmt: skip


def change(position: Json, path: tuple[str | int, ...], value: object) -> Json:
    """A copy of a position with one value changed or added."""
    changed = copy.deepcopy(position)
    inner: Any = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return changed


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_position_is_refused_with_its_problem(what: str) -> None:
    position = Table(**BOARD).position
    assert dump(load(position)) == position
    path, value = WRONG[what]
    if what == "a card exchanged" and position["draw_pile"][0] == value:
        value = "bolton"
    found = problems(change(position, path, value))
    assert all(len(problem) < 300 for problem in found)


def test_every_problem_is_named_not_only_the_first() -> None:
    position = Table(**BOARD).position
    position["seats"]["red"]["money"] = -4
    position["coal_market"] = 70
    position["tiles"][0]["cubes"] = "two"
    found = problems(position)
    assert [problem.split(":")[0] for problem in found] == [
        "coal_market",
        "seats.red.money",
        "tiles[0].cubes",
    ]


@pytest.mark.parametrize("given", [None, 3, "position", [], {}, {"format": 1}, [[]] * 9, float("nan")])
def test_what_is_no_position_at_all_is_refused(given: object) -> None:
    problems(given)


def nest(kind: str, depth: int) -> Any:
    inner: Any = 0
    for _ in range(depth):
        inner = [inner] if kind == "list" else {"x": inner}
    return inner


@pytest.mark.parametrize("kind", ["list", "object"])
@pytest.mark.parametrize("where", ["tiles", "seats", "options", "seed", "draw_pile", "era", "distant"])
def test_deep_nesting_is_refused_and_not_followed(kind: str, where: str) -> None:
    position = Table().position
    problems({**position, where: nest(kind, 50_000)})


def places_in(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every value in a position."""
    found: list[tuple[str | int, ...]] = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in items:
        found += places_in(inner, (*path, name))
    return found


ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-20, 120), st.just(HUGE), st.floats(), st.text(max_size=5),
    st.sampled_from(["red", "bury", "wigan_1", "preston-wigan", "canal", "sell", "coal_mine"]),
    st.lists(st.integers(0, 4) | st.sampled_from(["bury", "red", "port"]), max_size=5),
    st.dictionaries(st.sampled_from(["seat", "slot", "level"]), st.integers(0, 3), max_size=3),
)  # fmt: skip


@given(seed=st.integers(0, 10**6), value=ODD)
@settings(max_examples=300, deadline=None)
def test_whatever_is_changed_a_position_loads_or_is_refused(seed: int, value: object) -> None:
    """And what loads is sound: it comes back as it is, and its game can be played on."""
    random = Random(seed)
    position = dump(scattered(random.choice([*VARIANTS]), random))
    try:
        state = load(change(position, random.choice(places_in(position)), value))
    except PositionError as error:
        assert error.problems
        return
    assert text(dump(load(dump(state)))) == text(dump(state))
    if state.waiting is not None:
        engine.play(state, state.seat, engine.legal(state)[0].action())
