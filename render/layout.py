"""Where everything lies on the board: places, slots, lines, crops; read from `data/layout.json`."""

import itertools
import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import data
from data.facts import LineFacts, PlaceFacts, facts, lines_of
from render import fonts
from render.boxes import Box, Point, union
from render.canvas import curve, spaced
from render.crops import Place, calm
from render.labels import word

TILE = 72.0
PITCH = 76.0
_FRAME = 5.0
BANNER = 31.0
PILL = 40.0
MEDALLION = 17.0
NUMBER = 13.0
BANNER_SIZE = 22.0
PILL_BADGE = 32.0
_BANNER_PADDING = 12.0
_PILL_EXTRA = 26.0
# Nothing on the map comes nearer to its edge.
_MARGIN = 8.0
# What a crop of a region shows around its places.
_AIR = 20.0
_LEAST_AIR = 4.0
# What a crop around one place shows, in units.
_CROP = (560.0, 420.0)


@dataclass(frozen=True, slots=True)
class PlaceSpot:
    """One place: the frames of its slots (or its pill) and the banner with its name.

    Rows of different width have a frame each, so that the place takes no more land than it needs.
    """

    id: str
    frames: tuple[Box, ...]
    banner: Box
    slots: tuple[Box, ...]

    @property
    def furniture(self) -> tuple[Box, ...]:
        """What may not be crossed by the lines of others."""
        return (*self.frames, self.banner) if self.slots else self.frames

    @property
    def frame(self) -> Box:
        """All frames together."""
        return union(list(self.frames))

    @property
    def whole(self) -> Box:
        """Banner and slots together."""
        return union(list(self.furniture))


@dataclass(frozen=True, slots=True)
class LineSpot:
    """One line: its course, where its link's medallion lies and where a change number."""

    id: str
    canal: bool
    rail: bool
    course: tuple[Point, ...]
    medallion: Point
    number: Point


@dataclass(frozen=True, slots=True)
class Layout:
    """One map, ready to draw."""

    map: str
    area: Box
    places: dict[str, PlaceSpot]
    slots: dict[str, Box]
    lines: dict[str, LineSpot]
    sea: tuple[Point, ...]
    waters: dict[str, Box]
    regions: dict[str, Box]

    def plates(self) -> list[Place]:
        """The plate of each place with all that is drawn of it."""
        return [(spot.banner, spot.furniture) for spot in self.places.values()]


def picture() -> Box:
    """The whole board picture."""
    width, height = _read()["picture"]
    return Box(0, 0, width, height)


def map_area() -> Box:
    """The part of the picture that the map takes; the panels have the rest."""
    return Box(*_read()["map"])


@cache
def _read() -> Any:
    return json.loads((Path(data.__file__).parent / "layout.json").read_text(encoding="utf-8"))


@cache
def layout(map_id: str, lang: str) -> Layout:
    """The layout of a map (`full` or `community`); banners are as wide as the names in this language."""
    drawn = _read()["maps"][map_id]
    lines = lines_of(facts().board, map_id)
    spots = {place: _place(place, given, lang) for place, given in drawn["places"].items()}
    courses = {line.id: _course(line, spots, drawn["bends"]) for line in lines}
    medallions = {line: _middle(_visible(course, _ends(line, spots))) for line, course in courses.items()}
    return Layout(
        map=map_id,
        area=map_area(),
        places=spots,
        slots={f"{place}_{n}": box for place, spot in spots.items() for n, box in enumerate(spot.slots, 1)},
        lines={
            line.id: LineSpot(
                line.id,
                line.canal,
                line.rail,
                tuple(courses[line.id]),
                medallions[line.id],
                _number_spot(line.id, courses[line.id], medallions, spots),
            )
            for line in lines
        },
        sea=tuple((x, y) for x, y in drawn["sea"]),
        waters={name: Box(*given) for name, given in drawn["waters"].items()},
        regions={
            name: _around([spots[place] for place in given], spots.values())
            for name, given in drawn["regions"].items()
        },
    )


def region_places(map_id: str, name: str) -> tuple[str, ...]:
    """The places of a region of a map; none where the map has no such region."""
    return tuple(_read()["maps"][map_id]["regions"].get(name, ()))


@cache
def place_facts() -> dict[str, PlaceFacts]:
    """What is printed on each place."""
    return {place.id: place for place in facts().board.places}


def _place(place: str, given: dict[str, Any], lang: str) -> PlaceSpot:
    middle = (given["at"][0], given["at"][1])
    wide = fonts.width(word(lang, f"place-{place}"), "serif", BANNER_SIZE)
    if not given["rows"]:
        pill = _inside(Box.around(middle, wide + _PILL_EXTRA + PILL_BADGE * pill_badges(place), PILL))
        return PlaceSpot(place, (pill,), pill, ())
    rows = given["rows"]
    frame = Box.around(middle, _side(max(rows)), _side(len(rows)))
    banner = _inside(Box.around((middle[0], frame.top - BANNER / 2 + 2), wide + 2 * _BANNER_PADDING, BANNER))
    return PlaceSpot(place, tuple(_frames(frame, rows)), banner, tuple(_slots(frame, rows)))


def pill_badges(place: str) -> int:
    """How many badges a place without slots shows: its link points, and the trade icon."""
    return 1 + place_facts()[place].trade_icon


def _side(count: int) -> float:
    return count * PITCH - (PITCH - TILE) + 2 * _FRAME


def _frames(frame: Box, rows: list[int]) -> list[Box]:
    """One frame for each run of rows of the same width; neighbours overlap by the space between slots."""
    out = []
    row = 0
    for width, run in itertools.groupby(rows):
        count = len(list(run))
        left = frame.centre[0] - _side(width) / 2
        out.append(Box.at(left, frame.top + row * PITCH, _side(width), _side(count)))
        row += count
    return out


def _slots(frame: Box, rows: list[int]) -> list[Box]:
    middle = frame.centre[0]
    return [
        Box.at(
            middle - _side(row) / 2 + _FRAME + column * PITCH, frame.top + _FRAME + down * PITCH, TILE, TILE
        )
        for down, row in enumerate(rows)
        for column in range(row)
    ]


def _inside(box: Box) -> Box:
    area = map_area().grown(-_MARGIN)
    across = max(0, area.left - box.left) + min(0, area.right - box.right)
    return box.moved(across, 0)


def _course(line: LineFacts, spots: dict[str, PlaceSpot], bends: dict[str, Any]) -> list[Point]:
    # Lines run to the middle of the first frame: the joint of two frames is no place to arrive at.
    start, end = (spots[place].frames[0].centre for place in line.between)
    return curve(start, end, [(x, y) for x, y in bends.get(line.id, ())])


def _ends(line: str, spots: dict[str, PlaceSpot]) -> list[Box]:
    return [box for place in line.split("-") for box in spots[place].furniture]


def _visible(course: Sequence[Point], covers: list[Box]) -> list[Point]:
    points = [point for point, _ in spaced(course, 4)]
    return [point for point in points if not any(box.holds(point) for box in covers)]


def _middle(points: list[Point]) -> Point:
    return points[len(points) // 2]


def around(map_id: str, places: Iterable[str], lang: str) -> Box:
    """The part of a map that shows these places whole, with some air."""
    board = layout(map_id, lang)
    return _around([board.places[place] for place in places], board.places.values())


def _around(shown: list[PlaceSpot], spots: Iterable[PlaceSpot]) -> Box:
    """Whole places with some air, within the map."""
    core, area = union([spot.whole for spot in shown]), map_area()
    box = core.grown(_AIR)
    whole = Box(
        float(max(area.left, int(box.left))),
        float(max(area.top, int(box.top))),
        float(min(area.right, int(box.right))),
        float(min(area.bottom, int(box.bottom))),
    )
    return calm(whole, core.grown(_LEAST_AIR), area, [(spot.banner, spot.furniture) for spot in spots])


def visible(map_id: str, lang: str, line: str) -> list[Point]:
    """The part of a line's course that no place covers."""
    board = layout(map_id, lang)
    return _visible(board.lines[line].course, _ends(line, board.places))


def _number_spot(
    line: str, course: list[Point], medallions: dict[str, Point], spots: dict[str, PlaceSpot]
) -> Point:
    """Beside the medallion, in the direction that is farthest from everything else."""
    x, y = medallions[line]
    reach = MEDALLION + NUMBER + 8
    taken = [box for spot in spots.values() for box in spot.furniture]
    taken += [
        Box.around(other, 2 * MEDALLION, 2 * MEDALLION) for name, other in medallions.items() if name != line
    ]

    def room(point: Point) -> float:
        own = min(math.dist(point, on) for on, _ in spaced(course, 8))
        return min(own, *(distance(point, box) for box in taken))

    around = [
        (x + reach * math.cos(n * math.pi / 8), y + reach * math.sin(n * math.pi / 8)) for n in range(16)
    ]
    return max(around, key=room)


def distance(point: Point, box: Box) -> float:
    """Units from a point to a box; 0 inside."""
    across = max(box.left - point[0], 0, point[0] - box.right)
    down = max(box.top - point[1], 0, point[1] - box.bottom)
    return math.hypot(across, down)


def region(map_id: str, name: str, lang: str) -> Box:
    """The part of the map that a region or place name stands for; KeyError for a name that is neither."""
    board = layout(map_id, lang)
    if name in board.regions:
        return board.regions[name]
    whole = board.places[name].whole
    box = Box.around(whole.centre, *_CROP)
    area = board.area
    across = max(0, area.left - box.left) + min(0, area.right - box.right)
    down = max(0, area.top - box.top) + min(0, area.bottom - box.bottom)
    return calm(box.moved(across, down), whole.grown(_LEAST_AIR), area, board.plates())
