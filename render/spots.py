"""Where the number of a change stands beside a slot: outside it, so that it covers nothing of the tile."""

import math
from collections.abc import Iterable
from functools import lru_cache

from render.boxes import Box, Point
from render.layout import MEDALLION, NUMBER, Layout, distance, layout
from render.layout import visible as visible_course

# What a number may take of a tile: its rim. Everything drawn on a tile lies farther inside.
RIM = 4.0
# The ring around a link's medallion reaches so far beyond it.
_RING = 6.0
# More room than this around a number makes it no clearer.
_ENOUGH = 12.0
# So many units around a slot matter.
_NEAR = 150.0
_STEPS = (0.0, 12.0, -12.0, 24.0, -24.0, 36.0, -36.0)


@lru_cache(1024)
def slot_numbers(map_id: str, lang: str, slot: str, width: float) -> tuple[Box, ...]:
    """Boxes for a number of `width` units beside a slot, the best first; none covers a tile or a name."""
    board = layout(map_id, lang)
    own = board.slots[slot]
    solid = _solid(board, slot)
    discs = [line.medallion for line in board.lines.values()]
    free = [
        box
        for box in (_within(each, board.area) for each in _around(own, width))
        if board.area.grown(-2).contains(box)
        and not any(box.overlaps(other) for other in solid)
        and all(distance(disc, box) >= MEDALLION + _RING for disc in discs)
    ]
    near = [point for line in board.lines for point in _near(visible_course(map_id, lang, line), own)]
    others = [box for spot in board.places.values() for box in spot.furniture if not box.overlaps(own)]
    others += [box for name, box in board.slots.items() if name != slot]

    def room(box: Box) -> float:
        lines = [distance(point, box) - 5 for point in near]
        return min([_ENOUGH, *lines, *(_gap(box, other) for other in others)])

    return tuple(sorted(free, key=room, reverse=True))


def _solid(board: Layout, slot: str) -> list[Box]:
    """What no number may cover: the faces of all tiles, and all names."""
    faces = [box.grown(-RIM) for box in board.slots.values()]
    return faces + [spot.banner for spot in board.places.values()]


def _around(slot: Box, width: float) -> Iterable[Box]:
    """Boxes along the four sides and at the corners, half on the rim: right, left, below, above."""
    x, y = slot.centre
    right, left = slot.right - RIM, slot.left + RIM - width
    below, above = slot.bottom - RIM, slot.top + RIM - 2 * NUMBER
    for step in _STEPS:
        yield Box.at(right, y - NUMBER + step, width, 2 * NUMBER)
        yield Box.at(left, y - NUMBER + step, width, 2 * NUMBER)
    for step in _STEPS:
        yield Box.at(x - width / 2 + step, below, width, 2 * NUMBER)
        yield Box.at(x - width / 2 + step, above, width, 2 * NUMBER)
    for top in (below, above):
        yield Box.at(right, top, width, 2 * NUMBER)
        yield Box.at(left, top, width, 2 * NUMBER)


def _within(box: Box, area: Box) -> Box:
    """The box moved in from the sides of the map."""
    inner = area.grown(-2)
    return box.moved(max(0, inner.left - box.left) + min(0, inner.right - box.right), 0)


def _near(points: Iterable[Point], slot: Box) -> list[Point]:
    return [point for point in points if math.dist(point, slot.centre) < _NEAR][::2]


def _gap(one: Box, other: Box) -> float:
    across = max(other.left - one.right, 0, one.left - other.right)
    down = max(other.top - one.bottom, 0, one.top - other.bottom)
    return math.hypot(across, down)
