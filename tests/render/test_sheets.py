"""Hand, mat and final table: every word fits in every language, and nothing lies on anything else."""

import pytest

from data.facts import facts
from data.texts import languages
from render import fonts
from render.boxes import Box
from render.ending import end_items
from render.hand import hand_items
from render.mat import mat_items
from render.scene import Item, Symbol, Words
from tests.render.test_layout import clashes, drawn, ink, names_for, stamps
from tests.render.torture import NAMES
from tests.render.views import SEATS, View, by_chance, fresh

PHONE = 360
"""Pixels that a picture has across on a telephone."""
LEAST_LETTERS = 8.0
CARDS = sorted(facts().cards.decks["all"])


def check(items: list[Item], width: float, people: dict[str, str]) -> None:
    """Nothing overlaps or leaves the picture, and only names are cut."""
    words = [item for item in items if isinstance(item, Words)]
    assert clashes([ink(item) for item in words]) == []
    assert clashes(stamps(items, {"card", "panel"})) == []
    assert [item for item in items if not Box(0, 0, width, 1400).contains(item.box)] == []
    solid = stamps(items, {"tile", "cube", "mark", "badge"})
    assert clashes(solid) == []
    solid += [drawn(item) for item in items if isinstance(item, Symbol) and item.name != "hexagon"]
    assert not any(ink(item).overlaps(box) for item in words for box in solid)
    known = {fonts.safe(name) for name in people.values()}
    for item in words:
        text, size = fonts.fitted(item.text, item.face, item.size, item.box.width)
        if not any(name and name in item.text for name in known):
            assert text == item.text, item
            assert size * PHONE / width >= LEAST_LETTERS, item


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("first", range(0, len(CARDS), 8))
def test_every_card_fits_in_the_hand(first: int, lang: str) -> None:
    view = by_chance(first) | {"viewer": "teal", "hand": CARDS[first : first + 8]}
    items = hand_items(view, names_for(first), CARDS, lang)
    check(items, 1008, names_for(first))
    names = [item for item in items if isinstance(item, Words) and item.align == "middle"]
    assert all(fonts.width(item.text, item.face, item.size) <= item.box.width for item in names)
    ticks = stamps(items, {"badge"})
    assert len(ticks) == len(view["hand"])
    drawn_there = [drawn(item) for item in items if isinstance(item, (Words, Symbol))]
    assert not any(tick.overlaps(box) for tick in ticks for box in drawn_there)


def test_all_ticks_are_at_the_same_place_of_their_cards() -> None:
    view = fresh() | {"viewer": "red", "hand": ["wigan", "barrow_in_furness", "port", "coal_mine", "burnley"]}
    items = hand_items(view, {}, CARDS, "en")
    cards, ticks = stamps(items, {"card"}), stamps(items, {"badge"})
    away = {(tick.left - card.left, tick.top - card.top) for card, tick in zip(cards, ticks, strict=True)}
    assert len(away) == 1


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seat", SEATS)
def test_every_mat_fits(seat: str, lang: str) -> None:
    for view in (fresh(), by_chance(4), fresh() | {"options": {"edition": "classic2007"}}):
        check(mat_items(view, seat, names_for(2), lang), 952, names_for(2))


def finished(seed: int, rare: int) -> View:
    """A finished game with points from all sources."""
    view = by_chance(seed) | {"finished": True, "waiting": None, "winners": ["red", "teal"]}
    view["scores"] = [
        {"era": era, "seat": seat, "links": 48, "tiles": 99, "money": 12, "income": rare, "level_two": rare}
        for era in ("canal", "rail")
        for seat in SEATS
    ]
    return view


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("rare", [0, 20])
def test_the_final_table_fits(rare: int, lang: str) -> None:
    for number in range(len(NAMES) // 4):
        people = names_for(number)
        view = finished(number, rare)
        check(end_items(view, [view, by_chance(1), by_chance(2)], people, lang), 900, people)


def test_a_tie_names_all_winners() -> None:
    items = end_items(finished(1, 0), [], {"red": "Anna", "teal": "Cleo"}, "en")
    assert "Won by Anna, Cleo" in [item.text for item in items if isinstance(item, Words)]


def test_the_classic_cotton_mill_is_worth_its_own_points() -> None:
    """Three points in the edition of 2007, five in that of 2018 (DATA 3)."""

    def threes(edition: str) -> int:
        items = mat_items(fresh() | {"options": {"edition": edition}}, "red", {}, "en")
        return [item.text for item in items if isinstance(item, Words)].count("3")

    assert threes("classic2007") == threes("roxley2018") + 1
