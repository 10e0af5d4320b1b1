"""Marks of what changed: a halo around it and a disc with the number that the text refers to."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PIL import Image

from render.boxes import Box, Point
from render.canvas import Canvas
from render.layout import MEDALLION, NUMBER, TILE, Layout
from render.marks import number_disc
from render.palette import BAD, CHANGED, INK, Colour
from render.scene import Item, Stamp
from render.spots import slot_numbers

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


def link_halo(scale: float) -> Image.Image:
    """A bright ring around a link's medallion."""
    reach = MEDALLION + _REACH
    return _ring(Box(0, 0, 2 * reach, 2 * reach), reach, _REACH, CHANGED, scale)


def change_items(marks: Iterable[Mark], board: Layout, lang: str, view: Mapping[str, Any]) -> list[Item]:
    """Halos and numbers of the marks on the map; those of markets belong to their panels.

    What a mark tells of may be off the board again, as links are when an era was scored: then nothing is
    marked. Only where a tile was taken off, a red halo shows the empty slot.
    """
    occupied = {tile["slot"] for tile in view["tiles"]}
    linked = {link["line"] for link in view["links"]}
    slots: dict[str, list[Mark]] = {}
    lines: dict[str, list[Mark]] = {}
    for (kind, name), found in _by_spot(marks).items():
        if kind == "line" and name in linked & board.lines.keys():
            lines[name] = found
        if kind == "slot" and name in board.slots and (name in occupied or _taken_off(found)):
            slots[name] = found
    halos = [_slot_halo(board.slots[name], name not in occupied) for name in slots]
    halos += [_link_halo(board.lines[name].medallion) for name in lines]
    numbers = [_line_number(board.lines[name].number, numbers_text(found)) for name, found in lines.items()]
    for name, found in slots.items():
        numbers.append(_slot_number(board, lang, name, numbers_text(found), numbers))
    return [*halos, *numbers]


def _taken_off(marks: Iterable[Mark]) -> bool:
    return any(mark.get("kind") == "removed" for mark in marks)


def _slot_halo(slot: Box, empty: bool) -> Stamp:
    return Stamp(slot_halo, (empty,), slot.grown(_REACH), "halo")


def _link_halo(medallion: Point) -> Stamp:
    reach = 2 * (MEDALLION + _REACH)
    return Stamp(link_halo, (), Box.around(medallion, reach, reach), "halo")


def _line_number(middle: Point, text: str) -> Stamp:
    return number_stamp(text, (middle[0] + number_width(text) / 2, middle[1]))


def _slot_number(board: Layout, lang: str, slot: str, text: str, taken: Sequence[Stamp]) -> Stamp:
    """The number of a slot, clear of those that lie on the map already."""
    boxes = slot_numbers(board.map, lang, slot, number_width(text))
    free = (box for box in boxes if not any(box.overlaps(other.box) for other in taken))
    box = next(free, boxes[0])
    return number_stamp(text, (box.right, box.centre[1]))


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
