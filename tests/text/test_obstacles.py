"""Why not: which reasons come first, and what is named with each."""

from __future__ import annotations

import pytest

from bot.text import panel

MONEY = (
    {"slot": "bury_1"},
    "money",
    {"cost": 12, "money": 2, "missing": 10, "rule": "R21"},
)
TAKEN = (
    {"slot": "oldham_1"},
    "overbuild",
    {"slot": "oldham_1", "owner": "red", "why": "industry", "rule": "R71"},
)


def of_the_canal_era(slot: str) -> panel.Obstacle:
    facts = {"industry": "cotton_mill", "level": 1, "era": "rail", "rule": "R33"}
    return {"slot": slot}, "era", facts


def test_what_one_can_do_something_about_comes_first() -> None:
    first, second = panel.obstacles([TAKEN, MONEY], "en")
    assert "Bury" in first
    assert "Oldham" in second


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"), [("en", "Your tile", "Red’s tile"), ("nl", "jou", "Rood")]
)
def test_ones_own_tile_is_called_so(lang: str, mine: str, theirs: str) -> None:
    for why in ("industry", "not_higher", "cubes_left"):
        obstacle = ({"slot": "oldham_1"}, "overbuild", {**TAKEN[2], "why": why})
        (own,), (other,) = (panel.obstacles([obstacle], lang, seat) for seat in ("red", "yellow"))
        assert mine in own.replace("Je tegel", "jou") and theirs not in own, own
        assert theirs in other, other


def test_a_reason_that_lies_in_the_next_tile_names_no_places() -> None:
    (line,) = panel.obstacles([of_the_canal_era("bury_1"), of_the_canal_era("colne_1")], "en")
    assert "Cotton Mill I" in line
    assert "Bury" not in line and "Colne" not in line
