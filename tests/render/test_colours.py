"""Seats can be told apart by everyone, and every word stands out from what it is written on."""

import itertools
from collections import Counter
from collections.abc import Sequence

import pytest
from PIL import Image

from render.board import board_items, painted
from render.ground import printed
from render.hand import hand_items
from render.layout import MEDALLION, picture
from render.marks import CUBE
from render.mat import mat_items
from render.palette import BANNERS, INK, LAND, ON_SEAT, PAPER, SEAT_TEXT, SEATS, colours
from render.preview import ribbon_items
from render.scene import Item, Words
from render.sheet import painted as sheet
from tests.render.views import by_chance
from tests.render.vision import MATRICES, contrast, difference, lab

LEAST_DIFFERENCE = 10
LEAST_CONTRAST = 4.5
PHONE = 800 / 1800


def test_the_measure_agrees_with_published_pairs() -> None:
    """Pairs of the data set that Sharma, Wu and Dalal published with the formula."""
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 2.5, 0), (50, 0, -2.5)) == pytest.approx(4.3065, abs=1e-4)
    assert difference((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)


@pytest.mark.parametrize("eyes", MATRICES)
def test_seats_differ_from_each_other_and_from_the_land(eyes: str) -> None:
    seen = {name: lab(colour, eyes) for name, colour in {**SEATS, "land": LAND}.items()}
    for one, other in itertools.combinations(seen, 2):
        assert difference(seen[one], seen[other]) >= LEAST_DIFFERENCE, (eyes, one, other)


def test_what_is_drawn_on_tiles_and_banners_stands_out() -> None:
    pairs = [(ON_SEAT[seat], SEATS[seat]) for seat in SEATS]
    pairs += [(SEATS["yellow"] if seat == "yellow" else SEAT_TEXT[seat], ON_SEAT[seat]) for seat in SEATS]
    pairs += [(PAPER, colour) for colour in BANNERS.values()] + [(INK, PAPER), (INK, SEATS["yellow"])]
    assert [pair for pair in pairs if contrast(*pair) < LEAST_CONTRAST] == []


def faint(image: Image.Image, items: Sequence[Item]) -> list[tuple[str, float]]:
    """Words whose colour is too near to the colour that most of their box shows."""
    found = []
    for item in items:
        if isinstance(item, Words) and item.text.strip():
            box = tuple(round(side) for side in item.box)
            counted = Counter(image.crop(box).get_flattened_data())
            ground = next(colour for colour, _ in counted.most_common() if colour != item.colour)
            if contrast(item.colour, ground) < LEAST_CONTRAST:
                found.append((item.text, contrast(item.colour, ground)))
    return found


@pytest.mark.parametrize("era", ["canal", "rail"])
@pytest.mark.parametrize("map_id", ["full", "community"])
def test_words_on_the_board_stand_out(map_id: str, era: str) -> None:
    view = by_chance(11, 2, map_id, era, load=0)
    items = [*board_items(view, {}, (), "en", ["1 a note"]), *ribbon_items("en")]
    image = painted(view, items, "en", 1.0, picture())
    assert faint(image, [*printed(map_id, "en"), *items]) == []


def test_words_on_hand_and_mat_stand_out() -> None:
    view = by_chance(3) | {"viewer": "red", "hand": ["barrow_in_furness", "burnley", "wigan", "port"]}
    for items in (hand_items(view, {}, {"port"}, "en"), mat_items(view, "yellow", {}, "en")):
        assert faint(sheet(picture(), items, 1.0), items) == []


def test_marks_and_cubes_are_large_enough_on_a_phone() -> None:
    """Seat marks of at least 7 pixels and cubes of at least 6 when the board is 800 pixels wide."""
    view = by_chance(3, load=1.0)
    marks = [21, 2 * MEDALLION * 0.63]
    assert min(marks) * PHONE >= 7
    assert CUBE * PHONE >= 6
    assert any(tile["cubes"] for tile in view["tiles"])


def test_the_palette_holds_all_named_colours() -> None:
    assert len(colours()) <= 256
    assert set(SEATS.values()) <= set(colours())
