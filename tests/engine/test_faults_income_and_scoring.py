"""Mistakes of other programs about income, sales, loans and scoring, named after what a player would see."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.table import Table, facts_of

LAST_CANAL_TURN: dict[str, Any] = {
    "players": 2, "round": 10, "draw_pile": 0, "order": ["yellow", "red"], "to_act": "red",
}  # fmt: skip
LAST_RAIL_TURN: dict[str, Any] = {**LAST_CANAL_TURN, "era": "rail"}


def test_a_link_scores_the_flipped_tiles_of_everyone() -> None:
    """A3."""
    table = Table(
        **LAST_CANAL_TURN,
        red={"hand": ["Port", "Bury"]},
        yellow={"cards": 0},
        tiles=[{"at": "Fleetwood", "owner": "yellow", "tile": "Port 1", "flipped": True}],
        links=[{"line": "Fleetwood - Preston", "owner": "red"}],
    )
    table.passes("red")
    assert table.of("red")["points"] == 1


def test_an_unflipped_mill_scores_nothing_at_the_end_of_the_canal_era() -> None:
    """A4: nor does the end of the era flip it."""
    table = Table(
        **LAST_CANAL_TURN,
        red={"hand": ["Port", "Bury"], "mat": {"Cotton Mill": 2}},
        yellow={"cards": 0},
        tiles=[{"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 2"}],
    )
    table.passes("red")
    assert table.of("red")["points"] == 0
    assert not table.flipped("Bury 1")


def test_cash_scores_at_the_end_and_the_income_level_does_not() -> None:
    """A5: 57 pounds and level 14 give 5 points."""
    table = Table(
        **LAST_RAIL_TURN, red={"money": 57, "income_space": 40, "hand": ["Port", "Bury"]}, yellow={"cards": 0}
    )
    table.passes("red")
    assert table.of("red")["points"] == 5


@pytest.mark.parametrize(
    ("before", "pounds", "after"), [(40, 30, 33), (31, 10, 30), (10, 10, 9), (62, 20, 57), (99, 10, 96)]
)
def test_a_loan_lowers_the_level_and_lands_on_its_highest_space(before: int, pounds: int, after: int) -> None:
    """A6, N3."""
    table = Table(red={"income_space": before, "hand": ["Port"]})
    table.play("red", f"loan {pounds} with Port")
    assert table.of("red")["income_space"] == after


@pytest.mark.parametrize(("players", "last"), [(4, 4), (3, 5), (2, 6)])
def test_the_last_round_for_loans(players: int, last: int) -> None:
    """A7: not one round too early."""
    allowed = Table(players=players, era="rail", round=last, draw_pile=2 * players, red={"hand": ["Port"]})
    assert allowed.accepts("red", "loan 10 with Port")
    over = Table(players=players, era="rail", round=last + 1, draw_pile=0, red={"hand": ["Port"]})
    assert over.refused("red", "loan 10 with Port") == "loan_over"


def test_no_income_and_no_sale_of_tiles_after_the_last_round_of_the_game() -> None:
    """A15."""
    table = Table(
        **LAST_RAIL_TURN,
        red={"money": 0, "income_space": 0, "hand": ["Port", "Bury"], "mat": {"Port": 2}},
        yellow={"cards": 0, "money": 3, "income_space": 60},
        tiles=[{"at": "Fleetwood", "owner": "red", "tile": "Port 2"}],
    )
    happened = table.passes("red")
    assert facts_of(happened, "income") == []
    assert (table.of("yellow")["money"], table.tile("Fleetwood") is not None) == (3, True)


def test_players_who_are_equal_in_everything_share_the_win() -> None:
    """A16."""
    table = Table(**LAST_RAIL_TURN, red={"hand": ["Port", "Bury"]}, yellow={"cards": 0})
    table.passes("red")
    assert table.position["winners"] == ["red", "yellow"]


def test_the_distant_market_pays_spaces_of_the_row_where_the_marker_lands() -> None:
    """B9, N4, real rule 6: a 0 from the top pays 3 spaces, together with the mill 8, and never money."""
    table = Table(
        distant={"marker": 0, "pile": [0, 2, 3, 0, 1, 1, 2, 2, 2, 3, 3, 4]},
        red={"money": 7, "hand": ["Bury"]},
        tiles=[{"at": "Rochdale 1", "owner": "red", "tile": "Cotton Mill 1"}],
        links=[{"line": "Rochdale - Yorkshire", "owner": "teal"}],
    )
    table.play("red", "sell Rochdale 1 to distant with Bury")
    assert (table.of("red")["income_space"], table.of("red")["money"]) == (18, 7)


@pytest.mark.parametrize(("tile", "marker", "bonus"), [(2, 2, 2), (3, 3, 2), (4, 4, 1)])
def test_the_marker_moves_by_the_tile(tile: int, marker: int, bonus: int) -> None:
    """Real rule 6."""
    rest = [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]
    rest.remove(tile)
    table = Table(
        distant={"marker": 0, "pile": [tile, *rest]},
        red={"hand": ["Bury"]},
        tiles=[{"at": "Rochdale 1", "owner": "red", "tile": "Cotton Mill 1"}],
        links=[{"line": "Rochdale - Yorkshire", "owner": "teal"}],
    )
    table.play("red", "sell Rochdale 1 to distant with Bury")
    assert table.position["distant"]["marker"] == marker
    assert table.of("red")["income_space"] == 10 + 5 + bonus


def test_when_the_marker_reaches_x_the_sale_is_over() -> None:
    """B9, real rule 6: no income, the mill stays, no further mill."""
    table = Table(
        distant={"marker": 7, "pile": [3, 0, 1, 2, 2, 2, 3]},
        red={"hand": ["Bury"]},
        tiles=[
            {"at": "Rochdale 1", "owner": "red", "tile": "Cotton Mill 1"},
            {"at": "Colne 1", "owner": "red", "tile": "Cotton Mill 1"},
        ],
        links=[
            {"line": "Rochdale - Yorkshire", "owner": "teal"},
            {"line": "Colne - Yorkshire", "owner": "teal"},
        ],
    )
    table.play("red", "sell Rochdale 1 to distant with Bury")
    assert (table.of("red")["income_space"], table.flipped("Rochdale 1")) == (10, False)
    assert table.waiting == ("red", "turn")
    assert table.refused("red", "sell Colne 1 to distant with Bury") in ("distant_closed", "card")


def test_three_mills_are_sold_with_one_card() -> None:
    """B5, real rule 6."""
    table = Table(
        red={"hand": ["Bury"]},
        tiles=[
            {"at": "Preston 1", "owner": "red", "tile": "Cotton Mill 1"},
            {"at": "Lancaster 2", "owner": "red", "tile": "Cotton Mill 1"},
            {"at": "Burnley 1", "owner": "red", "tile": "Cotton Mill 1"},
            {"at": "Fleetwood", "owner": "teal", "tile": "Port 1"},
            {"at": "Preston 3", "owner": "yellow", "tile": "Port 1"},
            {"at": "Lancaster 1", "owner": "purple", "tile": "Port 1"},
        ],
        links=[
            {"line": "Lancaster - Preston", "owner": "red"},
            {"line": "Fleetwood - Preston", "owner": "red"},
            {"line": "Preston - Wigan", "owner": "red"},
            {"line": "Blackburn - Wigan", "owner": "red"},
            {"line": "Blackburn - Burnley", "owner": "red"},
        ],
    )
    table.play(
        "red",
        "sell Preston 1 to Fleetwood with Bury",
        "sell Burnley 1 to Preston 3",
        "sell Lancaster 2 to Lancaster 1",
    )
    assert len(table.of("red")["hand"]) == 7
    assert table.waiting == ("red", "turn")
    assert (table.of("red")["income_space"], table.of("teal")["income_space"]) == (25, 13)


@pytest.mark.parametrize(("space", "most"), [(0, 0), (1, 10), (2, 20), (3, 30)])
def test_no_loan_below_level_minus_ten(space: int, most: int) -> None:
    """B10: at the bottom a loan is not free money."""
    table = Table(red={"income_space": space, "hand": ["Port"]})
    for pounds in (10, 20, 30):
        assert table.accepts("red", f"loan {pounds} with Port") == (pounds <= most)


def test_players_who_spent_the_same_keep_their_order() -> None:
    """B11: also at the start of the rail era, where points have no say."""
    order = ["purple", "teal", "yellow", "red"]
    table = Table(order=order, to_act="red", round=3, draw_pile=18)
    table.passes("red")
    assert table.position["order"] == order
    last = Table(
        order=order, to_act="red", round=8, draw_pile=0, red={"vp": 50},
        **{seat: {"cards": 0, "vp": 9} for seat in order[:3]},
    )  # fmt: skip
    last.passes("red")
    assert (last.position["era"], last.position["order"]) == ("rail", order)


def test_income_comes_after_the_last_canal_round_and_the_markets_stay() -> None:
    """B12."""
    table = Table(
        **LAST_CANAL_TURN,
        coal_market=2,
        iron_market=5,
        red={"money": 0, "income_space": 29, "hand": ["Port", "Bury"]},
        yellow={"cards": 0},
    )
    table.passes("red")
    assert table.of("red")["money"] == 10
    assert (table.position["coal_market"], table.position["iron_market"]) == (2, 5)


def debtor(**state: Any) -> Table:
    """Red, at level -10, is about to end the round."""
    state["red"] = {"income_space": 0, "hand": ["Port", "Bury"], **state["red"]}
    table = Table(players=2, round=4, draw_pile=10, order=["yellow", "red"], to_act="red", **state)
    table.passes("red")
    return table


def test_a_mill_is_sold_for_half_its_price_before_points_are_lost() -> None:
    """B13, real rule 7: it owes 2, the mill brings 6, 4 pounds are kept."""
    table = debtor(
        red={"money": 8, "vp": 20}, tiles=[{"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 1"}]
    )
    assert table.tile("Bury 1") is None
    assert (table.of("red")["money"], table.of("red")["points"]) == (4, 20)


def test_two_ports_pay_a_debt_of_six() -> None:
    """Real rule 7: each brings 3, the second goes by itself."""
    table = debtor(
        red={"money": 4},
        tiles=[
            {"at": "Fleetwood", "owner": "red", "tile": "Port 1"},
            {"at": "Preston 3", "owner": "red", "tile": "Port 1"},
        ],
    )
    assert table.waiting == ("red", "shortfall")
    table.play("red", "remove Preston 3")
    assert (table.of("red")["money"], table.tile("Fleetwood"), table.position["round"]) == (0, None, 5)


@pytest.mark.parametrize(("points", "left"), [(20, 10), (4, 0)])
def test_without_tiles_a_point_is_lost_for_each_pound(points: int, left: int) -> None:
    """B13, real rule 7: never below 0."""
    table = debtor(red={"money": 0, "vp": points})
    assert table.of("red")["points"] == left


def test_income_does_not_stop_at_space_40() -> None:
    """N2: 38 and 5 are 43."""
    table = Table(
        red={"income_space": 38, "hand": ["Bury"]},
        tiles=[
            {"at": "Preston 1", "owner": "red", "tile": "Cotton Mill 1"},
            {"at": "Preston 3", "owner": "teal", "tile": "Port 1"},
        ],
    )
    table.play("red", "sell Preston 1 to Preston 3 with Bury")
    assert table.of("red")["income_space"] == 43


def test_the_canal_era_leaves_only_higher_tiles_and_a_fresh_distant_market() -> None:
    """Real rule 8."""
    table = Table(
        **LAST_CANAL_TURN,
        distant={"marker": 8, "pile": [1, 2, 3]},
        red={"hand": ["Port", "Bury"], "mat": {"Coal Mine": 2}, "spent": 5},
        yellow={"cards": 0, "spent": 6},
        tiles=[
            {"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 1", "flipped": True},
            {"at": "Oldham 1", "owner": "red", "tile": "Coal Mine 2", "cubes": 2},
        ],
        links=[{"line": "Bolton - Bury", "owner": "red"}],
    )
    table.passes("red")
    assert table.tile("Bury 1") is None
    assert table.tile("Oldham 1") is not None
    assert (table.position["links"], table.of("red")["links_left"]) == ([], 14)
    assert table.position["distant"]["marker"] == 0
    assert sorted(table.position["distant"]["pile"]) == [1, 2, 2, 2, 3, 3, 3, 4]
    assert table.position["order"] == ["red", "yellow"]
