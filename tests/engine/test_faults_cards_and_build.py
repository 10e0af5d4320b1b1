"""Mistakes of other programs about cards, rounds and building, named after what a player would see."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine import Options
from tests.engine.table import Table, facts_of
from tests.reference import SEATS


def canal_actions(players: int) -> tuple[Counter[str], Counter[str]]:
    """Everyone passes all the time: how many actions each seat has in each era."""
    state = engine.new_game(Options.of(players=players), b"everyone passes")
    canal: Counter[str] = Counter()
    rail: Counter[str] = Counter()
    while state.waiting is not None:
        seat, decision = state.waiting
        era = engine.dump(state)["era"]
        if decision == "turn":
            (canal if era == "canal" else rail)[SEATS[seat]] += 1
            engine.play(state, seat, engine.Pass((state.hands[seat][0],)))
        else:
            engine.play(state, seat, engine.EndTurn())
    return canal, rail


@pytest.mark.parametrize(("players", "rounds"), [(4, 8), (3, 9), (2, 10)])
def test_everyone_has_the_same_number_of_actions_in_both_eras(players: int, rounds: int) -> None:
    """A1, A2, B15: 8, 9 or 10 rounds, and the last rail round is complete."""
    canal, rail = canal_actions(players)
    assert set(canal.values()) == {2 * rounds - 1}
    assert set(rail.values()) == {2 * rounds}
    assert len(canal) == len(rail) == players


def test_a_higher_tile_replaces_your_own() -> None:
    """A9, N1: own cotton I to II."""
    table = Table(
        round=4,
        red={"hand": ["Bury"], "mat": {"Cotton Mill": 2}},
        tiles=[{"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 1"}],
        links=[
            {"line": "Bury - Manchester", "owner": "teal"},
            {"line": "Manchester - Oldham", "owner": "teal"},
            {"line": "Oldham - Rochdale", "owner": "teal"},
            {"line": "Rochdale - Yorkshire", "owner": "teal"},
        ],
    )
    table.play("red", "build Cotton Mill at Bury 1 with Bury")
    tile = table.tile("Bury 1")
    assert tile is not None
    assert (tile["level"], tile["flipped"]) == (2, False)


def test_a_mine_does_not_replace_your_mill() -> None:
    """B8: only the same industry."""
    table = Table(
        era="rail",
        red={"hand": ["Bury"], "mat": {"Coal Mine": 2, "Cotton Mill": 3}},
        tiles=[{"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 2"}],
    )
    assert table.refused("red", "build Coal Mine at Bury 1 with Bury") == "overbuild"


def test_an_exhausted_mine_of_a_rival_can_be_replaced() -> None:
    """B8: when no coal is left anywhere."""
    table = Table(
        era="rail",
        coal_market=0,
        red={"hand": ["Oldham"], "mat": {"Coal Mine": 3}},
        yellow={"mat": {"Coal Mine": 2}},
        tiles=[{"at": "Oldham 1", "owner": "yellow", "tile": "Coal Mine 2", "cubes": 0}],
    )
    table.play("red", "build Coal Mine at Oldham 1 with Oldham")
    tile = table.tile("Oldham 1")
    assert tile is not None
    assert tile["owner"] == "red"


def test_a_shipyard_is_flipped_as_soon_as_it_stands() -> None:
    """A8: no cubes on it, one space of income at once, 18 points at the end."""
    table = Table(
        era="rail",
        round=8,
        draw_pile=0,
        red={"money": 40, "hand": ["Liverpool"], "mat": {"Shipyard": 2}},
        yellow={"mat": {"Port": 2}},
        tiles=[{"at": "Liverpool 1", "owner": "yellow", "tile": "Port 2"}],
    )
    table.play("red", "build Shipyard at Liverpool 3 with Liverpool")
    tile = table.tile("Liverpool 3")
    assert tile is not None
    assert (tile["flipped"], tile["cubes"]) == (True, 0)
    assert table.of("red")["income_space"] == 11
    table.passes("red", 1)
    for seat in ("yellow", "teal", "purple"):
        table.passes(seat)
    score = next(score for score in table.position["scores"] if score["seat"] == "red")
    assert score == {
        "era": "rail", "seat": "red", "links": 0, "tiles": 18, "money": 1, "income": 0, "level_two": 0,
    }  # fmt: skip


def test_the_towns_at_both_ends_of_a_lone_link_are_your_network() -> None:
    """A11."""
    table = Table(red={"hand": ["Coal Mine"]}, links=[{"line": "Bolton - Bury", "owner": "red"}])
    assert table.accepts("red", "build Coal Mine at Bury 1 with Coal Mine")
    assert table.accepts("red", "build Coal Mine at Bolton 2 with Coal Mine")


def test_a_card_builds_only_what_it_shows() -> None:
    """B6, N6: a Bolton card not in Manchester; a shipyard or coal card not for a mill."""
    table = Table(
        red={"hand": ["Bolton", "Shipyard", "Coal Mine"]}, links=[{"line": "Bolton - Bury", "owner": "red"}]
    )
    assert table.refused("red", "build Coal Mine at Manchester 1 with Bolton") == "card"
    assert table.refused("red", "build Coal Mine at Bury 1 with Shipyard") == "card"
    assert table.refused("red", "build Cotton Mill at Bury 1 with Coal Mine") == "card"
    assert table.refused("red", "build Coal Mine at Blackburn 1 with Coal Mine") == "network"


def test_a_refused_action_keeps_card_and_money() -> None:
    """B7. `refused` compares the whole position."""
    table = Table(red={"money": 4, "hand": ["Bolton"]})
    assert table.refused("red", "build Coal Mine at Bolton 1 with Bolton") == "money"
    assert len(table.of("red")["hand"]) == 8


def test_the_port_space_comes_before_the_shared_space() -> None:
    """B16: Preston and Lancaster."""
    table = Table(red={"hand": ["Preston", "Lancaster"]})
    assert table.refused("red", "build Port at Preston 1 with Preston") == "preference"
    assert table.refused("red", "build Port at Lancaster 2 with Lancaster") == "preference"
    table.play("red", "build Port at Preston 3 with Preston")


def test_two_cards_build_anywhere() -> None:
    """B5: the double-action build exists, and draws two cards."""
    table = Table(draw_pile=10, red={"hand": ["Bury", "Oldham"]})
    table.play("red", "build Port at Fleetwood with Bury + Oldham", "end turn")
    assert len(table.of("red")["hand"]) == 8
    assert len(table.position["draw_pile"]) == 8


def test_a_new_works_fills_the_iron_market_whether_you_like_it_or_not() -> None:
    """A10, B1: four cubes into an empty market bring 14 pounds and flip the works."""
    table = Table(
        iron_market=0,
        red={"money": 5, "hand": ["Bolton"]},
        tiles=[{"at": "Bolton 1", "owner": "yellow", "tile": "Coal Mine 1"}],
    )
    happened = table.play("red", "build Iron Works at Bolton 3 with Bolton")
    assert facts_of(happened, "shipped")[0]["pounds"] == 14
    assert (table.of("red")["money"], table.of("red")["income_space"]) == (14, 13)
    assert (table.position["iron_market"], table.flipped("Bolton 3")) == (4, True)


def test_with_two_players_the_deck_has_its_forty_cards() -> None:
    """B15: not all 66."""
    state = engine.new_game(Options.of(players=2), b"two")
    assert len(state.draw_pile) + len(state.under_tile) + sum(map(len, state.hands)) == 40
    three = engine.new_game(Options.of(players=3), b"three")
    assert len(three.draw_pile) + len(three.under_tile) + sum(map(len, three.hands)) == 54


def test_the_rail_deck_is_shuffled_anew() -> None:
    """A17: its order does not follow from that of the canal deck."""
    cards = range(64)
    canal, rail = (engine.shuffled(cards, b"seed", label) for label in ("canal deck", "rail deck"))
    assert canal != rail
