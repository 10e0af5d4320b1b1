"""Whatever part of the map is shown, each place in it has its whole name in it, and covers nothing else."""

import itertools
from collections.abc import Iterator

import pytest

import render
from data.texts import languages
from render.boxes import Box
from render.closeup import parts_of
from render.examples import board_view, places_of
from render.layout import MEDALLION, Layout, around, layout, map_area, region
from render.plates import cut_plates, seen
from render.scene import Stamp
from tests.render.test_layout import clashes
from tests.render.views import fresh


def parts(board: Layout, lang: str) -> Iterator[tuple[str, Box]]:
    """Every part of a map that is ever shown: regions, places, and where one thing changed."""
    for name in [*board.regions, *board.places]:
        yield name, region(board.map, name, lang)
    view = fresh(map_id=board.map)
    for kind, names in (("slot", board.slots), ("line", board.lines)):
        for name in names:
            yield name, parts_of(view, [{"number": 1, kind: name}], lang)[0]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("map_id", ["full", "community"])
def test_every_place_that_shows_has_its_whole_name(map_id: str, lang: str) -> None:
    board = layout(map_id, lang)
    discs = [Box.around(line.medallion, 2 * MEDALLION, 2 * MEDALLION) for line in board.lines.values()]
    for name, part in parts(board, lang):
        stamps = [item for item in cut_plates(board, lang, part, board.lines) if isinstance(item, Stamp)]
        plates = [item for item in stamps if item.layer == "plate" and part.contains(item.box)]
        hidden = [item.box for item in stamps if item.layer == "land"]
        named = {str(item.key[0]) for item in plates}
        whole = {place for place, spot in board.places.items() if part.contains(spot.banner)}
        for place, spot in board.places.items():
            covered = any(box.contains(spot.whole) for box in hidden)
            assert place in named | whole or covered or not seen(spot, part), (name, place)
        boxes = [item.box for item in plates]
        others = [box for place in whole for box in board.places[place].furniture] + discs
        assert clashes(boxes) == [], name
        assert not any(box.overlaps(other) for box, other in itertools.product(boxes, others)), name


@pytest.mark.parametrize("name", [name for name, shown in render.examples().items() if "tiles" in shown])
def test_an_example_shows_every_place_that_it_speaks_of(name: str) -> None:
    view = board_view(render.examples()[name])
    board = layout(view["map"], "en")
    part = around(view["map"], places_of(render.examples()[name]), "en")
    assert map_area().contains(part)
    for place in [tile["place"] for tile in view["tiles"]]:
        assert part.contains(board.places[place].whole), place
    for link in view["links"]:
        assert all(part.contains(board.places[place].whole) for place in link["line"].split("-"))
