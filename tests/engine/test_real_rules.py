"""Cases from other programs' tests that are real rules, and the list of faults: each has its test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.engine.table import Table, facts_of
from tests.reference import printed


def test_which_card_builds_where() -> None:
    """Real rule 1: a location card in its town only, an industry card in the network only."""
    table = Table(
        round=4,
        red={"hand": ["Coal Mine", "Rochdale", "Oldham"]},
        tiles=[{"at": "Manchester 1", "owner": "red", "tile": "Cotton Mill 1"}],
    )
    assert table.accepts("red", "build Coal Mine at Rochdale 1 with Rochdale")
    assert table.refused("red", "build Coal Mine at Oldham 1 with Rochdale") == "card"
    assert table.refused("red", "build Coal Mine at Oldham 1 with Coal Mine") == "network"
    table.play("red", "link Manchester - Oldham with Rochdale")
    assert table.accepts("red", "build Coal Mine at Oldham 1 with Coal Mine")


def test_with_nothing_on_the_board_an_industry_card_builds_anywhere() -> None:
    """Real rule 1."""
    table = Table(red={"hand": ["Port"]})
    for place in ("Fleetwood", "Ellesmere Port", "Liverpool 4", "Warrington & Runcorn 1"):
        assert table.accepts("red", f"build Port at {place} with Port")


@pytest.mark.parametrize(("era", "buildable"), [("canal", 1), ("rail", 2)])
def test_shipyards_are_locked_then_for_one_era_each(era: str, buildable: int) -> None:
    """Real rule 2: level 0 never, level I in the canal era, level II in the rail era."""
    for level in (0, 1, 2):
        table = Table(
            era=era,
            red={"money": 90, "hand": ["Liverpool", "Port"], "mat": {"Shipyard": level}},
            yellow={"mat": {"Port": 2}},
            tiles=[{"at": "Liverpool 1", "owner": "yellow", "tile": "Port 2"}],
        )
        line = "build Shipyard at Liverpool 3 with Liverpool"
        if level == buildable:
            assert table.accepts("red", line)
        else:
            assert table.refused("red", line) == ("locked" if level == 0 else "era")


def test_both_locked_shipyards_go_with_one_development() -> None:
    """Real rule 2."""
    table = Table(red={"hand": ["Bury"]})
    happened = table.play("red", "develop Shipyard, Shipyard with Bury")
    assert [developed["level"] for developed in facts_of(happened, "developed")] == [0, 0]
    assert table.of("red")["mat"]["shipyard"] == 4


@pytest.mark.parametrize(
    ("industry", "levels"),
    [
        ("Iron Works", [1, 2, 3, 4]),
        ("Coal Mine", [1, 2, 2, 3]),
        ("Shipyard", [0, 0, 1, 1]),
        ("Port", [1, 1, 2, 2]),
        ("Cotton Mill", [1, 1, 1, 2]),
    ],
)
def test_four_developments_take_the_lowest_tiles(industry: str, levels: list[int]) -> None:
    """Real rule 3."""
    table = Table(red={"hand": ["Bury", "Oldham"]})
    happened = table.play("red", f"develop {industry}, {industry} with Bury")
    happened += table.play("red", f"develop {industry}, {industry} with Oldham")
    assert [developed["level"] for developed in facts_of(happened, "developed")] == levels
    assert printed(industry.lower().replace(" ", "_"))[:4] == levels


def test_the_last_tile_cannot_be_developed_twice() -> None:
    """Real rule 3."""
    table = Table(red={"hand": ["Bury"], "mat": {"Iron Works": 4}})
    assert table.refused("red", "develop Iron Works, Iron Works with Bury") == "level"
    assert table.accepts("red", "develop Iron Works with Bury")


FAULTS = [*(f"A{n}" for n in range(1, 18)), *(f"B{n}" for n in range(1, 18)), *(f"N{n}" for n in range(1, 8))]


@pytest.mark.parametrize("fault", FAULTS)
def test_each_known_fault_of_other_programs_has_a_test_here(fault: str) -> None:
    """The tests name them in their docstrings."""
    files = [path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)]
    named = re.compile(rf'"""[^"]*\b{fault}\b')
    assert any(named.search(path.read_text(encoding="utf-8")) for path in files)
