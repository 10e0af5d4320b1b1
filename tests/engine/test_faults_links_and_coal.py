"""Mistakes of other programs about links, coal and iron, named after what a player would see."""

from __future__ import annotations

from tests.engine.table import Table, facts_of

MINES = [
    {"at": "Bolton 1", "owner": "yellow", "tile": "Coal Mine 2"},
    {"at": "Manchester 1", "owner": "teal", "tile": "Coal Mine 2"},
]
MATS = {"yellow": {"mat": {"Coal Mine": 2}}, "teal": {"mat": {"Coal Mine": 2}}}


def test_with_nothing_on_the_board_no_link_can_be_laid() -> None:
    """A13: neither a canal anywhere nor a rail from a trade town."""
    canal = Table(red={"hand": ["Port"]})
    assert canal.refused("red", "link Bolton - Bury with Port") == "network"
    rail = Table(era="rail", red={"hand": ["Port"]})
    assert rail.refused("red", "link Lancaster - Scotland with Port") == "network"


def test_the_nearer_mine_must_be_used() -> None:
    """A12, B3: a farther mine cannot be named, and without a name the nearer one is taken."""
    table = Table(
        red={"hand": ["Bolton"]},
        tiles=MINES,
        links=[{"line": "Bolton - Bury", "owner": "red"}, {"line": "Bury - Manchester", "owner": "red"}],
        **MATS,
    )
    assert table.refused("red", "build Iron Works at Bolton 3 with Bolton coal Manchester 1") == "source"
    happened = table.play("red", "build Iron Works at Bolton 3 with Bolton")
    assert [taken["slot"] for taken in facts_of(happened, "coal_taken")] == ["bolton_1"]


def test_each_of_two_rails_needs_coal_of_its_own() -> None:
    """A14: the second has no connection to any coal."""
    table = Table(
        era="rail",
        red={"hand": ["Port"], "mat": {"Cotton Mill": 3}},
        tiles=[
            {"at": "Colne 1", "owner": "red", "tile": "Cotton Mill 2"},
            {"at": "Bolton 2", "owner": "red", "tile": "Cotton Mill 2"},
        ],
    )
    assert table.refused("red", "link Colne - Yorkshire then Bolton - Bury with Port") == "coal"
    assert table.accepts("red", "link Colne - Yorkshire with Port")


def test_the_second_rail_must_touch_your_network() -> None:
    """N5: Wigan - Bolton plus Burnley - Colne from Wigan."""
    table = Table(
        era="rail",
        red={"hand": ["Port"], "mat": {"Coal Mine": 2}},
        tiles=[
            {"at": "Wigan 1", "owner": "red", "tile": "Coal Mine 2"},
            {"at": "Burnley 1", "owner": "yellow", "tile": "Coal Mine 2"},
        ],
        yellow={"mat": {"Coal Mine": 2}},
    )
    assert table.refused("red", "link Bolton - Wigan then Burnley - Colne with Port") == "network"


def test_two_rails_in_one_action_cost_15_pounds() -> None:
    """B5."""
    table = Table(
        era="rail",
        red={"money": 15, "hand": ["Port"], "mat": {"Coal Mine": 2}},
        tiles=[{"at": "Wigan 1", "owner": "red", "tile": "Coal Mine 2"}],
    )
    happened = table.play("red", "link Bolton - Wigan then Bolton - Bury with Port")
    assert [link["pounds"] for link in facts_of(happened, "linked")] == [5, 10]
    assert table.of("red")["money"] == 0


def test_a_rail_to_the_midlands_costs_as_much_as_any_other() -> None:
    """B4: 5 pounds and one coal, and its printed icons score."""
    table = Table(
        players=2,
        era="rail",
        round=10,
        draw_pile=0,
        order=["yellow", "red"],
        to_act="red",
        yellow={"cards": 0},
        red={"money": 6, "hand": ["Port", "Bury"], "mat": {"Cotton Mill": 3}},
        tiles=[{"at": "Macclesfield 1", "owner": "red", "tile": "Cotton Mill 2"}],
    )
    happened = table.play("red", "link Macclesfield - The Midlands with Port")
    assert [link["pounds"] for link in facts_of(happened, "linked")] == [5]
    assert len(facts_of(happened, "coal_bought")) == 1
    happened = table.play("red", "pass with Bury", "end turn")
    assert {scored["points"] for scored in facts_of(happened, "links_scored")} == {0, 2}


def test_a_canal_from_the_midlands_to_northwich_scores_four() -> None:
    """B4, real rule 9: two printed icons at each end, nothing else on the board."""
    table = Table(
        players=2,
        round=10,
        draw_pile=0,
        order=["yellow", "red"],
        to_act="red",
        yellow={"cards": 0},
        red={"hand": ["Port", "Bury"]},
        links=[{"line": "Northwich - The Midlands", "owner": "red"}],
    )
    table.passes("red")
    assert table.of("red")["points"] == 4


def test_coal_bought_for_a_rail_is_paid() -> None:
    """B14: and the coal may come in at either end of the rail."""
    table = Table(
        era="rail",
        coal_market=3,
        red={"money": 8, "hand": ["Port"]},
        links=[{"line": "Lancaster - Preston", "owner": "red"}],
    )
    table.play("red", "link Lancaster - Scotland with Port")
    assert (table.of("red")["money"], table.of("red")["spent"], table.position["coal_market"]) == (0, 8, 2)


def test_there_is_no_rail_from_liverpool_to_ellesmere_port() -> None:
    """B17."""
    table = Table(
        era="rail",
        red={"hand": ["Port"], "mat": {"Port": 2}},
        tiles=[{"at": "Liverpool 1", "owner": "red", "tile": "Port 2"}],
    )
    assert table.refused("red", "link Ellesmere Port - Liverpool with Port") == "line"


def test_an_inland_mine_flips_when_its_last_cube_is_taken() -> None:
    """B2: no port is needed for that."""
    table = Table(
        red={"hand": ["Bolton"]},
        yellow={"income_space": 10},
        tiles=[{"at": "Bolton 1", "owner": "yellow", "tile": "Coal Mine 1", "cubes": 1}],
    )
    table.play("red", "build Iron Works at Bolton 3 with Bolton")
    assert table.flipped("Bolton 1")
    assert table.of("yellow")["income_space"] == 14


def test_coal_and_iron_come_from_the_tile_you_name() -> None:
    """Real rule 5: a named mine that cannot be reached is refused."""
    table = Table(
        era="rail",
        red={"hand": ["Oldham"], "mat": {"Cotton Mill": 3}},
        yellow={"mat": {"Coal Mine": 2, "Iron Works": 3}},
        teal={"mat": {"Coal Mine": 2, "Iron Works": 3}},
        tiles=[
            {"at": "Oldham 2", "owner": "yellow", "tile": "Coal Mine 2"},
            {"at": "Wigan 1", "owner": "teal", "tile": "Coal Mine 2"},
            {"at": "Bolton 3", "owner": "yellow", "tile": "Iron Works 2"},
            {"at": "Rochdale 3", "owner": "teal", "tile": "Iron Works 2"},
        ],
    )
    build = "build Cotton Mill at Oldham 1 with Oldham"
    assert table.refused("red", f"{build} coal Wigan 1") == "source"
    happened = table.play("red", f"{build} coal Oldham 2 iron Rochdale 3")
    assert [taken["slot"] for taken in facts_of(happened, "iron_taken")] == ["rochdale_3"]


def test_a_mine_without_a_trade_icon_ships_nothing_and_one_with_it_ships_all_it_can() -> None:
    """B1, real rule 4: two cubes into an empty market bring 8 pounds and four spaces of income."""
    inland = Table(coal_market=0, red={"hand": ["Bolton"]})
    inland.play("red", "build Coal Mine at Bolton 1 with Bolton")
    assert inland.position["coal_market"] == 0
    coast = Table(
        coal_market=0,
        red={"money": 5, "hand": ["Rochdale"]},
        links=[{"line": "Rochdale - Yorkshire", "owner": "teal"}],
    )
    coast.play("red", "build Coal Mine at Rochdale 1 with Rochdale")
    assert (coast.of("red")["money"], coast.of("red")["income_space"]) == (8, 14)


def test_what_a_works_sells_into_a_market_with_gaps() -> None:
    """Real rule 4: spaces 3, 2, 2, 1, 1 are free. Four cubes bring 8 pounds; six bring 9 and leave one."""
    mine = {"at": "Rochdale 1", "owner": "yellow", "tile": "Coal Mine 2"}
    small = Table(
        iron_market=3, red={"money": 5, "hand": ["Rochdale"]}, yellow={"mat": {"Coal Mine": 2}}, tiles=[mine]
    )
    small.play("red", "build Iron Works at Rochdale 3 with Rochdale")
    assert (small.of("red")["money"], small.of("red")["income_space"]) == (8, 13)
    large = Table(
        era="rail",
        iron_market=3,
        red={"money": 12, "hand": ["Rochdale", "Port"], "mat": {"Iron Works": 4}},
        yellow={"mat": {"Coal Mine": 2}},
        tiles=[mine],
    )
    large.play("red", "build Iron Works at Rochdale 3 with Rochdale")
    assert (large.of("red")["money"], large.flipped("Rochdale 3")) == (9, False)
    large.play("red", "develop Port with Port")
    assert (large.flipped("Rochdale 3"), large.of("red")["income_space"]) == (True, 11)
