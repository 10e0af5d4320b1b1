"""Marks of what changed: a halo around it and a disc with the number that the text refers to."""

from collections.abc import Iterable, Mapping
from typing import Any

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas
from render.layout import MEDALLION, NUMBER, TILE, Layout
from render.marks import number_disc
from render.palette import BAD, INK, Colour
from render.scene import Item, Stamp

Mark = Mapping[str, Any]
_RING: Colour = (255, 214, 92)
_REACH = 5.0


def slot_halo(removed: bool, scale: float) -> Image.Image:
    """A bright frame around a slot of 72 units; red where a tile left."""
    side = TILE + 2 * _REACH
    whole = Box(0, 0, side, side)
    return _ring(whole, 13, _REACH, BAD if removed else _RING, scale)


def _ring(whole: Box, corner: float, reach: float, colour: Colour, scale: float) -> Image.Image:
    canvas = Canvas(whole, scale, (0, 0, 0, 0), 4)
    canvas.rounded(whole, corner, INK)
    canvas.rounded(whole.grown(-1.5), corner - 1.5, colour)
    canvas.rounded(whole.grown(-reach + 1), corner - reach + 1, (0, 0, 0, 0))
    return canvas.finish()


def link_halo(removed: bool, scale: float) -> Image.Image:
    """A bright ring around a link's medallion."""
    reach = MEDALLION + _REACH
    return _ring(Box(0, 0, 2 * reach, 2 * reach), reach, _REACH, BAD if removed else _RING, scale)


def change_items(marks: Iterable[Mark], board: Layout) -> list[Item]:
    """Halos and numbers of the marks on the map; marks of markets belong to their panels."""
    halos: list[Item] = []
    numbers: list[Item] = []
    for mark in marks:
        removed = mark.get("kind") == "removed"
        if mark.get("slot") in board.slots:
            box = board.slots[mark["slot"]]
            halos.append(Stamp(slot_halo, (removed,), box.grown(_REACH), "halo"))
            numbers.append(_number(mark, Box.around((box.right - 5, box.centre[1] - 2), 2 * NUMBER, 2 * NUMBER)))
        elif mark.get("line") in board.lines:
            spot = board.lines[mark["line"]]
            reach = 2 * (MEDALLION + _REACH)
            halos.append(Stamp(link_halo, (removed,), Box.around(spot.medallion, reach, reach), "halo"))
            numbers.append(_number(mark, Box.around(spot.number, 2 * NUMBER, 2 * NUMBER)))
    return halos + numbers


def _number(mark: Mark, box: Box) -> Stamp:
    return Stamp(number_disc, (mark["number"], NUMBER), box, "number")


def market_numbers(marks: Iterable[Mark]) -> dict[str, int]:
    """The last change number of each market (`coal`, `iron`, `distant`)."""
    return {mark["market"]: mark["number"] for mark in marks if "market" in mark}
