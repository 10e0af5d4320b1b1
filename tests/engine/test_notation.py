"""The text notation is read whatever its spelling, printed in one, and says where it cannot be read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import engine
from engine import Options, Refused, State, action_from_json, action_to_json, notation, parse
from engine.names import CARDS
from engine.reading import CARD_NAMES, PLACE_NAMES, SLOT_NAMES
from tests.engine.explore import options_of, steps
from tests.engine.space import builds, developments, links, short_actions
from tests.reference import place_names, slots
from tests.scenario_position import slot_id

STATE = engine.new_game(Options(), b"notation")


def unreadable(text: str, state: State = STATE) -> dict[str, Any]:
    """The reason for which a line cannot be read."""
    with pytest.raises(Refused) as refused:
        parse(state, text)
    return dict(refused.value.reason.to_json())


def test_every_action_there_is_comes_back_from_its_notation_and_its_json() -> None:
    one, two = ((3,),), ((0, 20), (5, 5))
    for action in (*builds((*one, *two)), *links(one), *developments(one), *short_actions(one)):
        assert parse(STATE, notation(STATE, action)) == action
        assert action_from_json(action_to_json(action)) == action


@pytest.mark.parametrize("variant", ["four", "community", "introductory"])
def test_settled_actions_of_whole_games_come_back_with_their_sources(variant: str) -> None:
    for state, _, action, _ in steps(options_of(variant), 1):
        settled = engine.settle(state, action)
        assert parse(state, notation(state, settled)) == settled
        assert action_from_json(action_to_json(settled)) == settled


def test_every_slot_and_card_has_the_name_that_is_on_the_board() -> None:
    assert {name.lower() for name in PLACE_NAMES} == set(place_names())
    assert [slot_id(name) for name in SLOT_NAMES] == list(slots())
    for card, name in enumerate(CARD_NAMES):
        assert parse(STATE, f"pass with {name}") == engine.Pass((card,))
        assert parse(STATE, f"PASS  WITH\t{name.upper()} ") == engine.Pass((card,))
        assert parse(STATE, f"pass with {CARDS[card]}") == engine.Pass((card,))


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("BUILD cotton mill AT preston 1 WITH preston", "build Cotton Mill at Preston 1 with Preston"),
        ("build Port at Fleetwood 1 with Port", "build Port at Fleetwood with Port"),
        ("build port at preston_3 with Bury+Oldham", "build Port at Preston 3 with Bury + Oldham"),
        ("link Preston-Barrow-in-Furness with Bury", None),
        ("link Lancaster-Barrow-in-Furness with Bury", "link Barrow-in-Furness - Lancaster with Bury"),
        (
            "link wigan - preston  THEN wigan-bolton with Bury coal market,wigan 1",
            "link Preston - Wigan then Bolton - Wigan with Bury coal market, Wigan 1",
        ),
        ("develop port,Iron Works with warrington and runcorn iron market",
         "develop Port, Iron Works with Warrington & Runcorn iron market"),
        ("build iron works at bolton 3 with bolton iron market coal bolton 1",
         "build Iron Works at Bolton 3 with Bolton coal Bolton 1 iron market"),
        ("sell Warrington and Runcorn 2 to DISTANT with bury",
         "sell Warrington & Runcorn 2 to distant with Bury"),
        ("loan £20 with Bury", "loan 20 with Bury"),
        ("end   turn", "end turn"),
        ("remove ellesmere port 1", "remove Ellesmere Port"),
    ],
)  # fmt: skip
def test_case_spaces_and_ways_to_write_a_name_do_not_matter(loose: str, strict: str | None) -> None:
    if strict is None:
        assert unreadable(loose)["code"] == "line"
    else:
        assert notation(STATE, parse(STATE, loose)) == strict


@pytest.mark.parametrize(
    ("text", "at", "rest", "expected"),
    [
        ("sail to Preston with Port", 0, "sail to Preston with Port", "build"),
        ("build Castle at Preston 1 with Preston", 6, "Castle at Preston 1 with Preston", "industry"),
        ("build Port in Preston 1 with Preston", 11, "in Preston 1 with Preston", "at"),
        ("build Port at Liverpool with Port", 24, "with Port", "slot"),
        ("build Port at Liverpool 5 with Port", 24, "5 with Port", "slot"),
        ("build Port at Blackpool with Port", 24, "with Port", "slot"),
        ("build Port at Fleetwood 2 with Port", 24, "2 with Port", "slot"),
        ("build Port at Preston 1", 23, "", "with"),
        ("build Port at Preston 1 with Ace", 29, "Ace", "card"),
        ("build Port at Preston 1 with Blackpool", 29, "Blackpool", "card"),
        ("build Port at Preston 1 with Bury + ", 36, "", "card"),
        ("link Preston Wigan with Bury", 13, "Wigan with Bury", "-"),
        ("link Preston - Atlantis with Bury", 15, "Atlantis with Bury", "place"),
        ("loan ten with Bury", 5, "ten with Bury", "number"),
        ("loan 10 with Bury coal market", 18, "coal market", "end"),
        ("develop Port, Port, Port with Bury", 18, ", Port with Bury", "with"),
        ("develop Port with Bury iron market, market, market", 42, ", market", "end"),
        ("end turn please", 9, "please", "end"),
        ("", 0, "", "build"),
        ("pass with Burya", 10, "Burya", "card"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_spot(text: str, at: int, rest: str, expected: str) -> None:
    reason = unreadable(text)
    assert (reason["code"], reason["at"], reason["text"]) == ("unreadable", at, rest)
    assert expected in reason["expected"]


def test_a_line_that_the_board_does_not_have_is_no_riddle() -> None:
    assert unreadable("link Blackpool - Fleetwood with Port") == {
        "code": "line", "line": "blackpool-fleetwood", "why": "none", "rule": "R87",
    }  # fmt: skip
    community = engine.new_game(Options(players=2, map="community"), b"notation")
    assert unreadable("link Manchester - Stockport with Port", community)["why"] == "none"
    assert unreadable("link Preston - Preston with Port")["code"] == "line"


@given(text=st.text(max_size=60) | st.from_regex(r"(build|link|sell|loan|pass) [A-Za-z0-9&+,\- ]{0,60}"))
@example(text="pass with bury\x00")
@example(text="x" * 5000)
@example(text="loan " + "9" * 5000 + " with Bury")
@settings(max_examples=300, deadline=None)
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    try:
        action = parse(STATE, text)
    except Refused as refused:
        assert refused.reason.code in ("unreadable", "line")
    else:
        assert parse(STATE, notation(STATE, action)) == action


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=9,
)


@given(seed=st.integers(0, 10**6), value=junk)
@settings(max_examples=200, deadline=None)
def test_json_that_is_no_action_is_refused_and_nothing_worse(seed: int, value: object) -> None:
    random = Random(seed)
    good = action_to_json(random.choice([*builds(((3,),)), *developments(((3,),)), engine.Stop()]))
    bad = {**good, random.choice([*good, "extra"]): value} if random.random() < 0.9 else value
    try:
        action = action_from_json(bad)
    except Refused as refused:
        assert refused.reason.code == "unreadable"
    else:
        assert action_to_json(action) == bad


@pytest.mark.parametrize("given", [[], None, {}, {"do": []}, {"do": "build"}, {"do": "loan", "pounds": True}])
def test_actions_of_a_wrong_shape_are_refused(given: object) -> None:
    with pytest.raises(Refused):
        action_from_json(given)
