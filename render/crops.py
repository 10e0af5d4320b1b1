"""Where a part of the map begins and ends: so that its edges cut through as few name plates as can be."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from render.boxes import Box

_SHIFTS = (0.0, -20.0, 20.0, -40.0, 40.0, -60.0, 60.0, -90.0, 90.0, -120.0, 120.0)
_GROWTHS = (0.0, 40.0, 80.0, 120.0)
# What is as bad as one more plate that is cut: so large a share of growth, so many units of moving.
_GROWTH = 0.35
_SHIFT = 600.0
_NAMELESS = 0.7
# The box moves and grows by less than this.
_REACH = 200.0


Place = tuple[Box, Sequence[Box]]
"""The plate with a place's name, and all that is drawn of the place."""


def calm(box: Box, core: Box, area: Box, places: Iterable[Place]) -> Box:
    """The box moved and grown a little within `area`; all of `core` stays in it."""
    near = [place for place in places if any(each.overlaps(box.grown(_REACH)) for each in place[1])]
    acrosses = list(_spans((box.left, box.right), (core.left, core.right), (area.left, area.right)))
    downs = list(_spans((box.top, box.bottom), (core.top, core.bottom), (area.top, area.bottom)))
    found = (Box(left, top, right, bottom) for (left, right), (top, bottom) in product(acrosses, downs))
    return min(found, key=lambda each: _unrest(each, box, near), default=box)


def _spans(
    box: tuple[float, float], core: tuple[float, float], area: tuple[float, float]
) -> Iterator[tuple[float, float]]:
    """Lower and upper ends along one axis, the present ones first."""
    for growth, shift in product(_GROWTHS, _SHIFTS):
        low, high = box[0] + shift - growth / 2, box[1] + shift + growth / 2
        if area[0] <= low <= core[0] and core[1] <= high <= area[1]:
            yield low, high


def _unrest(box: Box, before: Box, places: Iterable[Place]) -> float:
    growth = box.width * box.height / (before.width * before.height) - 1
    shift = sum(abs(one - other) for one, other in zip(box.centre, before.centre, strict=True))
    cuts = sum(_unnamed(box, *place) for place in places)
    return cuts + growth / _GROWTH + shift / _SHIFT


def _unnamed(box: Box, plate: Box, drawn: Iterable[Box]) -> float:
    """1 where a plate is cut through, less where slots show without it."""
    if box.contains(plate):
        return 0.0
    if plate.overlaps(box):
        return 1.0
    return _NAMELESS if any(each.overlaps(box) for each in drawn) else 0.0
