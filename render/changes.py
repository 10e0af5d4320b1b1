"""Marks of what changed: a halo around it and a disc with the number that the text refers to."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from PIL import Image

from render.boxes import Box, Point
from render.canvas import Canvas
from render.layout import MEDALLION, NUMBER, TILE, Layout
from render.marks import number_disc
from render.palette import BAD, CHANGED, INK, Colour
from render.scene import Item, Stamp

Mark = Mapping[str, Any]
# Outwards as far as the frame of the place, inwards a little over the tile.
_REACH = 6.0
_INNER = 2.0


def slot_halo(removed: bool, scale: float) -> Image.Image:
    """A bright frame around a slot of 72 units; red where a tile left."""
    side = TILE + 2 * _REACH
    whole = Box(0, 0, side, side)
    return _ring(whole, 13, _REACH, BAD if removed else CHANGED, scale)


def _ring(whole: Box, corner: float, reach: float, colour: Colour, scale: float) -> Image.Image:
    canvas = Canvas(whole, scale, (0, 0, 0, 0), 4)
    canvas.rounded(whole, corner, INK)
    canvas.rounded(whole.grown(-1.5), corner - 1.5, colour)
    canvas.rounded(whole.grown(-reach - _INNER), corner - reach, (0, 0, 0, 0))
    return canvas.finish()


def link_halo(removed: bool, scale: float) -> Image.Image:
    """A bright ring around a link's medallion."""
    reach = MEDALLION + _REACH
    return _ring(Box(0, 0, 2 * reach, 2 * reach), reach, _REACH, BAD if removed else CHANGED, scale)


def change_items(marks: Iterable[Mark], board: Layout, occupied: Collection[str]) -> list[Item]:
    """Halos and numbers of the marks on the map; those of markets belong to their panels.

    `occupied` are the slots that hold a tile now: whatever left them, something new is there.
    """
    halos: list[Item] = []
    numbers: list[Item] = []
    for (kind, name), found in _by_spot(marks).items():
        gone = any(mark.get("kind") == "removed" for mark in found) and name not in occupied
        text = numbers_text(found)
        if kind == "slot" and name in board.slots:
            box = board.slots[name]
            halos.append(Stamp(slot_halo, (gone,), box.grown(_REACH), "halo"))
            numbers.append(number_stamp(text, (box.right + 7, box.centre[1] - 2)))
        elif kind == "line" and name in board.lines:
            spot = board.lines[name]
            reach = 2 * (MEDALLION + _REACH)
            halos.append(Stamp(link_halo, (gone,), Box.around(spot.medallion, reach, reach), "halo"))
            right = spot.number[0] + number_width(text) / 2
            numbers.append(number_stamp(text, (right, spot.number[1])))
    return halos + numbers


def _by_spot(marks: Iterable[Mark]) -> dict[tuple[str, str], list[Mark]]:
    """The marks of each slot, line and market."""
    found: dict[tuple[str, str], list[Mark]] = {}
    for mark in marks:
        for kind in ("slot", "line", "market"):
            if mark.get(kind):
                found.setdefault((kind, mark[kind]), []).append(mark)
    return found


def numbers_text(marks: Iterable[Mark]) -> str:
    """The numbers of marks at one spot, each once; only the first and last of more than two."""
    numbers = list(dict.fromkeys(str(mark["number"]) for mark in marks))
    return ",".join(numbers) if len(numbers) < 3 else f"{numbers[0]}–{numbers[-1]}"


def number_stamp(text: str, right_middle: Point) -> Stamp:
    """The dark disc with a number; it grows to the left for longer texts."""
    width = number_width(text)
    right, middle = right_middle
    box = Box(right - width, middle - NUMBER, right, middle + NUMBER)
    return Stamp(number_disc, (text, width, NUMBER), box, "number")


def number_width(text: str) -> float:
    """Units that a disc with this text takes from left to right."""
    return max(2 * NUMBER, 10.0 + 9.0 * len(text))


def market_numbers(marks: Iterable[Mark]) -> dict[str, str]:
    """The change numbers of each market (`coal`, `iron`, `distant`)."""
    spots = _by_spot(marks).items()
    return {name: numbers_text(found) for (kind, name), found in spots if kind == "market"}
