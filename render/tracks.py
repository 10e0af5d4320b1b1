"""Canals and rails: as printed, and with a link on them."""

from functools import lru_cache

from PIL import Image

from render.boxes import Box, Point, union
from render.canvas import Canvas, spaced
from render.layout import MEDALLION, LineSpot, layout, visible
from render.marks import seat_disc
from render.palette import CANAL, CANAL_EDGE, FAINT, FRAME, INK, RAIL, SEATS, SLEEPER, Colour
from render.scene import Item, Stamp

_ROOM = 14.0


def draw_line(canvas: Canvas, line: LineSpot, era: str) -> None:
    """A line as printed: a canal or a railway in its era, dotted where the era has none."""
    if not (line.canal if era == "canal" else line.rail):
        for at, _ in spaced(line.course, 13):
            canvas.circle(at, 2.4, CANAL if line.canal and not line.rail else FAINT)
    elif era == "canal":
        canvas.line(line.course, CANAL_EDGE, 11)
        canvas.line(line.course, CANAL, 7.5)
    else:
        _sleepers(canvas, list(line.course), SLEEPER, 8, 3)
        for side in (-3.6, 3.6):
            canvas.line(_beside(line.course, side), RAIL, 2)


def _sleepers(canvas: Canvas, course: list[Point], colour: Colour, reach: float, thick: float) -> None:
    for (x, y), (right, down) in spaced(course, 13):
        canvas.line(
            [(x - down * reach, y + right * reach), (x + down * reach, y - right * reach)], colour, thick
        )


def _beside(course: tuple[Point, ...], units: float) -> list[Point]:
    return [(x - way[1] * units, y + way[0] * units) for (x, y), way in spaced(course, 6)]


@lru_cache(512)
def _link_box(map_id: str, lang: str, line: str) -> Box:
    points = visible(map_id, lang, line)
    spot = layout(map_id, lang).lines[line].medallion
    shown = [Box(x, y, x, y).grown(_ROOM) for x, y in points]
    whole = union([*shown, Box.around(spot, 2 * MEDALLION, 2 * MEDALLION)])
    # Whole units, so that the picture falls on whole pixels at every scale.
    return Box(*(float(round(side)) for side in whole))


def link_picture(map_id: str, lang: str, line: str, owner: str, era: str, scale: float) -> Image.Image:
    """A link between its two places, hidden where their frames and banners lie."""
    board = layout(map_id, lang)
    canvas = Canvas(_link_box(map_id, lang, line), scale, (0, 0, 0, 0), 2)
    course = list(board.lines[line].course)
    if era == "rail":
        _sleepers(canvas, course, FRAME, 10.5, 3.4)
    canvas.line(course, INK, 15)
    canvas.line(course, SEATS[owner], 10.5)
    for place in line.split("-"):
        spot = board.places[place]
        for box in spot.frames:
            canvas.rounded(box, 11 if spot.slots else box.height / 2, (0, 0, 0, 0))
        canvas.rounded(spot.banner, 8 if spot.slots else spot.banner.height / 2, (0, 0, 0, 0))
    return canvas.finish()


def link_stamps(map_id: str, lang: str, line: str, owner: str, era: str) -> list[Item]:
    """A link and its medallion with the owner's mark."""
    spot = layout(map_id, lang).lines[line].medallion
    box = Box.around(spot, 2 * MEDALLION, 2 * MEDALLION)
    return [
        Stamp(link_picture, (map_id, lang, line, owner, era), _link_box(map_id, lang, line), "line"),
        Stamp(seat_disc, (owner, MEDALLION), box, "medallion"),
    ]
