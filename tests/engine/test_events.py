"""Events tell everything that happened: log, recap, pictures and statistics are made from them alone."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

import engine
from engine.events import REVEALING
from tests.engine.explore import VARIANTS, options_of, steps
from tests.engine.hidden import twin
from tests.engine.ledger import Ledger
from tests.engine.table import Table, facts_of


@pytest.mark.parametrize("variant", VARIANTS)
def test_who_hears_only_the_events_knows_board_purses_and_tracks(variant: str) -> None:
    ledger = Ledger(engine.new_game(options_of(variant), engine.seed_from_number(2)))
    for before, _, _, events in steps(options_of(variant), 2):
        ledger.shown(before)
        ledger.hear(events)


def test_all_kinds_of_events_are_those_that_are_documented() -> None:
    found: Counter[str] = Counter()
    for variant in ("two", "four", "introductory", "community"):
        for number in range(1, 6):
            for *_, events in steps(options_of(variant), number):
                found.update(event.kind for event in events)
                assert json.loads(json.dumps([event.to_json() for event in events]))
    assert set(found) <= KINDS
    assert KINDS - set(found) <= {"replaced", "stopped"}, "rare ones may be missing"


KINDS = {
    "discarded", "built", "replaced", "coal_taken", "coal_bought", "iron_taken", "iron_bought",
    "shipped", "flipped", "linked", "developed", "sold", "distant_turned", "stopped", "loan", "passed",
    "turn_ended", "drew", "drew_cards", "round_ended", "order_set", "income", "shortfall", "removed",
    "points_lost", "era_ended", "links_scored", "tiles_scored", "level_one_removed", "money_scored",
    "income_scored", "level_two_scored", "new_era", "turn_began", "game_ended",
}  # fmt: skip


def test_what_turned_something_over_cannot_be_taken_back_and_nothing_else() -> None:
    """A distant tile and drawn cards reveal; the rest of a turn may be undone."""
    assert set(REVEALING) == {"distant_turned", "drew_cards"}
    table = Table(
        draw_pile=9,
        distant={"marker": 0, "pile": [1, 0, 0, 1, 2, 2, 2, 2, 3, 3, 3, 4]},
        red={"hand": ["Bury", "Port", "Oldham"]},
        tiles=[
            {"at": "Rochdale 1", "owner": "red", "tile": "Cotton Mill 1"},
            {"at": "Preston 1", "owner": "red", "tile": "Cotton Mill 1"},
            {"at": "Preston 3", "owner": "teal", "tile": "Port 1"},
        ],
        links=[{"line": "Rochdale - Yorkshire", "owner": "teal"}],
    )
    port = table.play("red", "sell Preston 1 to Preston 3 with Bury", "stop")
    assert not any(event.reveals for event in port)
    distant = table.play("red", "sell Rochdale 1 to distant with Port")
    assert [event.kind for event in distant if event.reveals] == ["distant_turned"]
    end = table.play("red", "end turn")
    assert [event.kind for event in end if event.reveals] == ["drew_cards"]


@pytest.mark.parametrize("variant", ["two", "classic2007_three", "four", "community"])
def test_what_can_be_taken_back_told_nobody_anything(variant: str) -> None:
    """Without a revealing event the action does the same whatever the hidden cards are."""
    random = Random(4)
    for state, seat, action, events in steps(options_of(variant), 3):
        if any(event.reveals for event in events):
            continue
        other = twin(state, seat, random)
        same = [event.to_json() for event in engine.play(other, seat, action)]
        assert same == [event.to_json() for event in events]
        engine.play(state, seat, action)
        assert engine.view(other, seat) == engine.view(state, seat)


def test_the_account_of_an_era_says_what_each_link_and_tile_scored() -> None:
    table = Table(
        players=2,
        round=10,
        draw_pile=0,
        order=["yellow", "red"],
        to_act="red",
        yellow={"cards": 0},
        red={"hand": ["Port", "Bury"]},
        tiles=[{"at": "Fleetwood", "owner": "red", "tile": "Port 1", "flipped": True}],
        links=[
            {"line": "Northwich - The Midlands", "owner": "red"},
            {"line": "Fleetwood - Preston", "owner": "red"},
        ],
    )
    happened = table.passes("red")
    links = next(facts for facts in facts_of(happened, "links_scored") if facts["seat"] == "red")
    assert (links["points"], links["lines"]) == (5, {"fleetwood-preston": 1, "northwich-the_midlands": 4})
    tiles = next(facts for facts in facts_of(happened, "tiles_scored") if facts["seat"] == "red")
    assert (tiles["points"], tiles["slots"]) == (2, {"fleetwood_1": 2})
    order = [event.kind for event in happened if event.kind.endswith("_scored")]
    assert order == ["links_scored"] * 2 + ["tiles_scored"] * 2
