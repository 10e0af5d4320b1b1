"""The data files hold the numbers of the 2018 edition, and contradictions in them are found."""

from __future__ import annotations

import json
from typing import Any

import pytest

from data.facts import Facts, FactsError, facts, lines_of, problems
from tests.reference import INDUSTRIES, levels, printed, table

DECKS = {"all": 66, "four": 64, "three": 54, "two": 40, "community": 40}
INDUSTRY_CARDS = {"four": (8, 4, 3, 5, 3), "three": (5, 4, 3, 4, 3), "two": (0, 3, 3, 3, 3)}


@pytest.mark.parametrize(("deck", "total"), DECKS.items())
def test_the_decks_have_as_many_cards_as_the_rounds_need(deck: str, total: int) -> None:
    """A2, B15: 64, 54 and 40 cards, not 53 or 39; the classic deck has all 66."""
    assert sum(table("cards")["decks"][deck].values()) == total


@pytest.mark.parametrize(("deck", "counts"), INDUSTRY_CARDS.items())
def test_the_industry_cards_left_in_each_deck(deck: str, counts: tuple[int, ...]) -> None:
    """R3: cotton, coal, iron, port, shipyard; with two players no cotton card at all."""
    assert tuple(table("cards")["decks"][deck].get(industry, 0) for industry in INDUSTRIES) == counts


@pytest.mark.parametrize("setup", table("setups")["setups"], ids=lambda setup: setup["id"])
def test_every_card_of_an_era_is_played_in_its_rounds(setup: dict[str, Any]) -> None:
    """A1, A2: canal = players x (2 x rounds - 1) cards, rail = players x 2 x rounds."""
    deck = DECKS[setup["deck"]]
    assert deck - setup["under_tile"] == setup["players"] * (2 * setup["rounds"] - 1)
    assert deck - setup["taken_out_before_rail"] == setup["players"] * 2 * setup["rounds"]


def test_a_mat_holds_37_tiles_in_their_levels() -> None:
    """R7, and the third case of the list of real rules."""
    assert {industry: len(printed(industry)) for industry in INDUSTRIES} == dict(
        zip(INDUSTRIES, (12, 7, 4, 8, 6), strict=True)
    )
    assert [tile["count"] for tile in levels("coal_mine")] == [1, 2, 2, 2]
    assert [tile["level"] for tile in levels("shipyard")] == [0, 1, 2]


def test_a_level_two_mill_costs_14_pounds_and_a_level_one_mill_scores_5() -> None:
    """A17, C1: the 2007 edition lowers it to 3."""
    assert [tile["cost"] for tile in levels("cotton_mill")] == [12, 14, 16, 18]
    assert levels("cotton_mill")[0]["points"] == 5
    assert table("industries")["editions"]["classic2007"] == [
        {"industry": "cotton_mill", "level": 1, "points": 3}
    ]


def line(one: str, other: str) -> dict[str, Any]:
    return next(line for line in table("board")["lines"] if line["between"] == [one, other])


def test_ellesmere_port_to_liverpool_is_a_canal_and_no_rail() -> None:
    """B17."""
    assert (line("ellesmere_port", "liverpool")["canal"], line("ellesmere_port", "liverpool")["rail"]) == (
        True,
        False,
    )


def test_barrow_has_a_shipyard_space_and_an_iron_works_space() -> None:
    """B17: no port there."""
    barrow = next(place for place in table("board")["places"] if place["id"] == "barrow_in_furness")
    assert barrow["slots"] == [["shipyard"], ["iron_works"]]


def test_the_board_has_23_canals_and_35_rails_the_other_side_14_and_24() -> None:
    for name, canals, rails in (("full", 23, 35), ("community", 14, 24)):
        lines = lines_of(facts().board, name)
        assert (sum(line.canal for line in lines), sum(line.rail for line in lines)) == (canals, rails)


def test_two_icons_are_printed_on_each_place_without_spaces() -> None:
    """B4, and the ninth case: The Midlands - Northwich scores 4 on an empty board."""
    printed_icons = {place["id"]: place["link_points"] for place in table("board")["places"]}
    assert {place for place, icons in printed_icons.items() if icons} == {
        "blackpool", "northwich", "southport", "scotland", "yorkshire", "the_midlands",
    }  # fmt: skip
    assert set(printed_icons.values()) == {0, 2}


def test_the_income_track_has_levels_of_one_two_three_and_four_spaces() -> None:
    """R107."""
    track = table("tracks")["income_level_of_space"]
    sizes = [track.count(level) for level in range(-10, 31)]
    assert sizes == [1] * 11 + [2] * 10 + [3] * 10 + [4] * 9 + [3]


def changed(path: tuple[str | int, ...], value: object) -> Facts:
    """The facts with one value changed."""
    read = json.loads(facts().model_dump_json(by_alias=True))
    inner: Any = read
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return Facts.model_validate(read)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("cards", "decks", "three", "coal_mine"), 3),
        (("cards", "totals", "two"), 39),
        (("board", "lines", 0, "rail"), False),
        (("board", "lines", 0, "between"), ("lancaster", "barrow_in_furness")),
        (("board", "virtual_link", "opens"), "atlantis"),
        (("industries", "tiles", "port", 0, "count"), 1),
        (("markets", "coal", "full"), (4, 3, 2, 1)),
        (("setups", "setups", 0, "rounds"), 9),
        (("setups", "setups", 0, "map"), "moon"),
    ],
)
def test_a_slip_in_the_data_files_does_not_go_unnoticed(path: tuple[str | int, ...], value: object) -> None:
    assert problems(facts()) == []
    assert problems(changed(path, value)) != []


def test_the_error_lists_every_contradiction() -> None:
    assert FactsError(["one", "two"]).problems == ["one", "two"]
