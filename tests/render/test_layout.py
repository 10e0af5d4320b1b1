"""Nothing on the board overlaps or leaves it, and every word fits, in many positions of each map."""

import itertools
import math
from collections.abc import Iterable, Sequence

import pytest

from data.facts import facts
from data.texts import languages
from render import fonts
from render.board import board_items
from render.boxes import Box
from render.changes import change_items, number_width
from render.ground import printed
from render.layout import MEDALLION, NUMBER, TILE, distance, layout, map_area, picture, region, visible
from render.scene import Item, Stamp, Symbol, Words
from render.spots import RIM, slot_numbers
from render.symbols import symbol
from render.tiles import tile_items
from tests.render.positions import of_map
from tests.render.torture import NAMES
from tests.render.views import SEATS, by_chance, fresh

MAPS = ("full", "community")
POSITIONS = 500
# Layers of which no two may lie on each other, whatever else they touch on purpose.
APART = ({"tile"}, {"panel"}, {"medallion", "tile"}, {"number"}, {"medallion"}, {"cube", "cell"})


def ink(words: Words) -> Box:
    """The box that the letters themselves take."""
    text, size = fonts.fitted(words.text, words.face, words.size, words.box.width)
    wide = fonts.width(text, words.face, size)
    left = words.box.left + {"left": 0.0, "middle": 0.5, "right": 1.0}[words.align] * (words.box.width - wide)
    return Box.around((left + wide / 2, words.box.centre[1]), wide, size * fonts.CAPITALS)


def clashes(boxes: Sequence[Box]) -> list[tuple[Box, Box]]:
    """Pairs that overlap, found by sweeping from left to right."""
    found = []
    ordered = sorted(boxes)
    for n, one in enumerate(ordered):
        for other in itertools.islice(ordered, n + 1, None):
            if other.left >= one.right:
                break
            if one.overlaps(other):
                found.append((one, other))
    return found


def stamps(items: Iterable[Item], layers: set[str]) -> list[Box]:
    # Half a unit of contact is not seen.
    return [item.box.grown(-0.5) for item in items if isinstance(item, Stamp) and item.layer in layers]


def faces(items: Iterable[Item]) -> list[Box]:
    """What is drawn on the tiles: marks, symbols, levels, cubes, points and income."""
    return [
        drawn(inner).moved(item.box.left, item.box.top)
        for item in items
        if isinstance(item, Stamp) and item.layer == "tile"
        for inner in tile_items(*item.key)  # type: ignore[arg-type]
    ]


def drawn(item: Item) -> Box:
    """The box that something takes: of words, the letters; of a symbol, its shape."""
    if isinstance(item, Symbol):
        left, top, right, bottom = symbol(item.name, 100).getbbox() or (0, 0, 100, 100)
        share = item.box.width / 100
        return Box(left * share, top * share, right * share, bottom * share).moved(*item.box[:2])
    return ink(item) if isinstance(item, Words) else item.box


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("map_id", MAPS)
def test_places_stand_apart_inside_the_map(map_id: str, lang: str) -> None:
    spots = layout(map_id, lang).places.values()
    assert [spot.id for spot in spots if not map_area().grown(-6).contains(spot.whole)] == []
    for one, other in itertools.combinations(spots, 2):
        for box, there in itertools.product(one.furniture, other.furniture):
            assert not box.grown(4).overlaps(there.grown(4)), (one.id, other.id)


@pytest.mark.parametrize("map_id", MAPS)
def test_lines_keep_clear_of_other_places_and_of_each_other(map_id: str) -> None:
    board = layout(map_id, "en")
    seen = {line: visible(map_id, "en", line) for line in board.lines}
    for line, points in seen.items():
        assert sum(math.dist(*pair) for pair in itertools.pairwise(points)) > 2 * MEDALLION + 10, line
        for spot in board.places.values():
            if spot.id not in line.split("-"):
                near = min(distance(point, box) for point in points for box in spot.furniture)
                assert near > 14, (line, spot.id)
    for (one, here), (other, there) in itertools.combinations(seen.items(), 2):
        assert min(math.dist(p, q) for p in here[::2] for q in there[::2]) > 10, (one, other)


@pytest.mark.parametrize("map_id", MAPS)
def test_medallions_and_numbers_lie_on_free_land(map_id: str) -> None:
    board = layout(map_id, "en")
    furniture = [box for spot in board.places.values() for box in spot.furniture]
    for line in board.lines.values():
        assert min(distance(line.medallion, box) for box in furniture) > MEDALLION, line.id
        assert min(distance(line.number, box) for box in furniture) > NUMBER - 2, line.id


@pytest.mark.parametrize("map_id", MAPS)
def test_every_place_is_in_a_region_and_crops_stay_on_the_map(map_id: str) -> None:
    board = layout(map_id, "en")
    for name in [*board.regions, *board.places]:
        assert map_area().contains(region(map_id, name, "en")), name
    for spot in board.places.values():
        assert any(box.contains(spot.whole) for box in board.regions.values()), spot.id
        assert region(map_id, spot.id, "en").contains(spot.whole), spot.id


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("map_id", MAPS)
def test_printed_words_fit(map_id: str, lang: str) -> None:
    for words in printed(map_id, lang):
        if isinstance(words, Words):
            assert fonts.fitted(words.text, words.face, words.size, words.box.width)[0] == words.text


def names_for(number: int) -> dict[str, str]:
    return {seat: NAMES[(number * 4 + n) % len(NAMES)] for n, seat in enumerate(SEATS)}


def marks_for(view: dict[str, object]) -> list[dict[str, object]]:
    """As many marks as there can be: on every tile, link and market."""
    spots: list[dict[str, object]] = [{"slot": tile["slot"], "kind": "built"} for tile in view["tiles"]]  # type: ignore[attr-defined]
    spots += [{"line": link["line"], "kind": "linked"} for link in view["links"]]  # type: ignore[attr-defined]
    spots += [{"market": name, "kind": "taken"} for name in ("coal", "iron", "distant")]
    return [{"number": number, **spot} for number, spot in enumerate(spots, 1)]


def check(items: Sequence[Item], people: Iterable[str]) -> None:
    """Nothing overlaps, leaves the picture or is cut."""
    assert [item for item in items if not picture().contains(item.box)] == []
    for layers in APART:
        assert clashes(stamps(items, layers)) == [], layers
    numbers = stamps(items, {"number"})
    for disc in stamps(items, {"medallion"}):
        assert not any(distance(disc.centre, box) < MEDALLION for box in numbers)
    shown = faces(items) if numbers else []
    assert [(box, face) for box in numbers for face in shown if box.overlaps(face)] == []
    words = [item for item in items if isinstance(item, Words)]
    assert clashes([ink(item) for item in words]) == []
    known = {fonts.safe(name) for name in people}
    for item in words:
        whole = fonts.fitted(item.text, item.face, item.size, item.box.width)[0] == item.text
        assert whole or any(name and name in item.text for name in known), item


@pytest.mark.parametrize("map_id", MAPS)
def test_nothing_overlaps_and_all_fits_in_many_positions(map_id: str) -> None:
    for number, view in enumerate(of_map(map_id, POSITIONS)):
        people = names_for(number)
        items = board_items(view, people, marks_for(view) if number % 3 == 0 else (), "en")
        check(items, people.values())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("note", [(), ("1 Red built Cotton Mill II in Manchester",) * 9])
def test_the_longest_numbers_fit_in_every_language(players: int, lang: str, note: tuple[str, ...]) -> None:
    for seed in range(8):
        view = by_chance(seed, players, load=1.0)
        for player in view["players"]:
            player |= {"money": 288, "income_space": 88, "income_level": -10, "points": 288, "spent": 188}
        check(board_items(view, names_for(seed), (), lang, note), names_for(seed).values())


def test_tiles_stay_off_banners_and_symbols_off_words() -> None:
    for map_id in MAPS:
        board = layout(map_id, "en")
        for box in board.slots.values():
            assert not any(
                box.overlaps(spot.banner.grown(-1)) for spot in board.places.values() if spot.slots
            )
    view = by_chance(5, load=1.0)
    items = board_items(view, {}, (), "en")
    symbols = [item.box for item in items if isinstance(item, Symbol) and item.name not in SEATS]
    letters = [ink(item) for item in items if isinstance(item, Words)]
    assert not any(box.overlaps(there) for box in symbols for there in letters)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("map_id", MAPS)
def test_the_number_beside_a_slot_covers_no_tile_no_name_and_no_link(map_id: str, lang: str) -> None:
    board = layout(map_id, lang)
    names = [spot.banner for spot in board.places.values()]
    for slot, text in itertools.product(board.slots, ("1", "1,2", "8–10", "10–12")):
        beside = slot_numbers(map_id, lang, slot, number_width(text))
        assert beside, (slot, text)
        for box in beside:
            assert board.area.contains(box), (slot, text)
            assert box.grown(RIM + 10).overlaps(board.slots[slot]), (slot, text)
            covered = [each.grown(-RIM) for each in board.slots.values()] + names
            assert not any(box.overlaps(other) for other in covered), (slot, text)
            assert all(distance(line.medallion, box) > MEDALLION for line in board.lines.values()), slot


def faces_there_are() -> Iterable[tuple[str, int, str, int, bool, int, int]]:
    """Every tile in every state, as `tile_items` takes it."""
    for industry, levels in facts().industries.tiles.items():
        for tile, owner in itertools.product(levels, SEATS):
            for cubes in range(tile.cubes + 1):
                yield industry, tile.level, owner, cubes, False, tile.points, tile.income
            yield industry, tile.level, owner, 0, True, tile.points, tile.income


def test_nothing_on_a_tile_lies_on_anything_else_or_at_its_rim() -> None:
    for key in faces_there_are():
        boxes = [drawn(item) for item in tile_items(*key)]
        # A letter stands in its seat's shape, and points stand in a hexagon.
        outer = [
            box for box in boxes if not any(each != box and each.grown(1).contains(box) for each in boxes)
        ]
        assert clashes(outer) == [], key
        assert all(Box(0, 0, TILE, TILE).grown(-RIM).contains(box) for box in outer), key


def test_what_is_off_the_board_again_is_not_marked() -> None:
    view = fresh()
    marks = [
        {"number": 1, "slot": "bolton_1", "kind": "built"},
        {"number": 2, "line": "bury-manchester", "kind": "linked"},
    ]
    assert change_items(marks, layout("full", "en"), "en", view) == []
    removed = [{"number": 1, "slot": "bolton_1", "kind": "removed"}]
    assert len(change_items(removed, layout("full", "en"), "en", view)) == 2
