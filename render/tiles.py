"""Industry tiles as small pictures."""

from typing import Any

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas
from render.labels import ROMAN, signed
from render.layout import TILE
from render.marks import CUBE, cube, seat_mark
from render.palette import INK, ON_SEAT, PAPER, SEAT_SHADE, SEATS
from render.scene import Item, Stamp, Symbol, Words, paint

RESOURCES = {"coal_mine": "coal", "iron_works": "iron"}
_WHOLE = Box(0, 0, TILE, TILE)
_HALF = TILE / 2
_CUBE_PITCH = CUBE + 1.5


def tile_stamp(tile: dict[str, Any], box: Box) -> Stamp:
    """A tile of a view, for its slot's box."""
    names = ("industry", "level", "owner", "cubes", "flipped", "points", "income")
    return Stamp(tile_picture, tuple(tile[name] for name in names), box, "tile")


def tile_picture(
    industry: str, level: int, owner: str, cubes: int, flipped: bool, points: int, income: int, scale: float
) -> Image.Image:
    """A tile of 72 units: owner, industry, level, and cubes, or points and income once flipped."""
    canvas = Canvas(_WHOLE, scale, (0, 0, 0, 0), 4)
    canvas.rounded(_WHOLE, 9, INK if flipped else SEAT_SHADE[owner])
    inner = _WHOLE.grown(-2.5)
    canvas.rounded(inner, 7, SEATS[owner])
    if flipped:
        canvas.rounded(Box(inner.left, inner.top, inner.right, _HALF), 7, INK, (True, True, False, False))
    image = canvas.finish()
    paint(image, tile_items(industry, level, owner, cubes, flipped, points, income), scale)
    return image


def tile_items(
    industry: str, level: int, owner: str, cubes: int, flipped: bool, points: int, income: int
) -> list[Item]:
    """Everything on a tile, in units from its upper left corner; none nearer than 4 units to its edge."""
    face = _flipped(industry, owner, points, income) if flipped else _upright(industry, owner, cubes)
    ink = PAPER if flipped else ON_SEAT[owner]
    # Three in a row: the letters without serifs are narrow enough to stand apart from the symbol.
    crowded = flipped or cubes > 3
    rank = Words(ROMAN[level], Box(48, 5, 67, 27), "bold", 18, ink, "right")
    wide = Words(ROMAN[level], Box(36, 5, 66, 27), "serif", 19, ink, "right")
    return [*_mark(owner, flipped), rank if crowded else wide, *face]


def _mark(owner: str, flipped: bool) -> list[Item]:
    box = Box.at(6, 6, 21, 21)
    if not flipped or owner != "yellow":
        return seat_mark(owner, box)
    # On the dark half the yellow seat's dark mark would vanish.
    return [Symbol(owner, box, SEATS[owner]), Words("Y", box, "bold", 21 * 0.64, INK, "middle")]


def _upright(industry: str, owner: str, cubes: int) -> list[Item]:
    ink = ON_SEAT[owner]
    if not cubes:
        return [Symbol(industry, Box.around((_HALF, 48), 40, 40), ink)]
    icon = Box.around((_HALF, 37), 25, 25) if cubes <= 3 else Box.around((37, 17), 20, 20)
    return [Symbol(industry, icon, ink), *_cubes(RESOURCES[industry], cubes)]


def _cubes(resource: str, count: int) -> list[Item]:
    """At most six, three a row, the lower row first."""
    out: list[Item] = []
    for n in range(count):
        left = _HALF + (n % 3 - 1.5) * _CUBE_PITCH + 0.75
        top = TILE - 5 - CUBE - (n // 3) * _CUBE_PITCH
        out.append(Stamp(cube, (resource, CUBE), Box.at(left, top, CUBE, CUBE), "cube"))
    return out


def _flipped(industry: str, owner: str, points: int, income: int) -> list[Item]:
    badge = Box.at(6, 39, 29, 29)
    return [
        Symbol(industry, Box.around((37, 19), 20, 20), PAPER),
        Symbol("hexagon", badge, PAPER),
        Words(str(points), badge, "bold", 20, INK, "middle"),
        Words(signed(income), Box(36, 39, 67, 68), "bold", 20, ON_SEAT[owner], "middle"),
    ]
