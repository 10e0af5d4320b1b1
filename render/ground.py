"""The board before anything is built: land and sea, lines, places with their slots. Drawn once, then kept."""

from functools import lru_cache

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas, smooth_outline
from render.labels import word
from render.layout import Layout, PlaceSpot, layout, picture, place_facts
from render.palette import (
    FRAME,
    FRAME_FILL,
    LAND,
    SHALLOWS,
    SHORE,
    SLOT,
    SLOT_EDGE,
    SLOT_INK,
    WATER,
    WATER_INK,
    WOOD,
    Colour,
)
from render.plates import draw_plate, plate_items
from render.scene import Item, Symbol, Words, cropped, paint
from render.tracks import draw_line

_BOARD_EDGE: Colour = (176, 124, 58)


def ground(map_id: str, era: str, lang: str, scale: float, box: Box) -> Image.Image:
    """The part of the empty board that `box` shows, to be drawn upon.

    Up to full size it is cut out of the whole board, which is kept; what is larger is drawn anew.
    """
    if scale > 1:
        return _part(map_id, era, lang, scale, box)
    left, top, right, bottom = (round(side * scale) for side in box)
    return _whole(map_id, era, lang, scale).crop((left, top, right, bottom))


@lru_cache(6)
def _whole(map_id: str, era: str, lang: str, scale: float) -> Image.Image:
    return _part(map_id, era, lang, scale, picture())


def _part(map_id: str, era: str, lang: str, scale: float, box: Box) -> Image.Image:
    board = layout(map_id, lang)
    canvas = Canvas(box, scale, LAND, 2)
    _draw_sea(canvas, board)
    for line in board.lines.values():
        draw_line(canvas, line, era)
    for spot in board.places.values():
        _draw_place(canvas, spot)
    _draw_column(canvas, board)
    image = canvas.finish()
    paint(image, cropped(printed(map_id, lang), box), scale, (box.left, box.top))
    return image


def _draw_sea(canvas: Canvas, board: Layout) -> None:
    coast = smooth_outline(board.sea)
    canvas.inside(coast, WATER, SHALLOWS, 9)
    canvas.line([*coast, coast[0]], SHORE, 2.5)


def _draw_column(canvas: Canvas, board: Layout) -> None:
    whole = picture()
    edge = board.area.right
    canvas.rounded(Box(edge, whole.top, whole.right, whole.bottom), 0, WOOD)
    canvas.rounded(Box(edge, whole.top, edge + 4, whole.bottom), 0, _BOARD_EDGE)


def _draw_place(canvas: Canvas, spot: PlaceSpot) -> None:
    if not spot.slots:
        draw_plate(canvas, spot.id, spot.banner)
        return
    for box in spot.frames:
        canvas.rounded(box, 11, FRAME)
    for box in spot.frames:
        canvas.rounded(box.grown(-2), 9, FRAME_FILL)
    for box in spot.slots:
        canvas.rounded(box, 9, SLOT_EDGE)
        canvas.rounded(box.grown(-1.5), 7.5, SLOT)
    for n, icons in enumerate(place_facts()[spot.id].slots):
        if len(icons) == 2:
            x, y = spot.slots[n].centre
            canvas.line([(x - 22, y + 22), (x + 22, y - 22)], SLOT_EDGE, 2)
    draw_plate(canvas, spot.id, spot.banner)


@lru_cache(16)
def printed(map_id: str, lang: str) -> tuple[Item, ...]:
    """All words and symbols that are printed on the map."""
    board = layout(map_id, lang)
    out: list[Item] = [
        Words(word(lang, f"picture-water-{name}"), box, "italic", 23, WATER_INK, "middle")
        for name, box in board.waters.items()
    ]
    for spot in board.places.values():
        out += [*plate_items(spot.id, spot.banner, lang), *_place_items(spot)]
    return tuple(out)


def _place_items(spot: PlaceSpot) -> list[Item]:
    out: list[Item] = []
    for number, (box, icons) in enumerate(zip(spot.slots, place_facts()[spot.id].slots, strict=True), 1):
        out += slot_items(box, icons)
        if len(spot.slots) > 1:
            corner = Box(box.right - 20, box.top + 3, box.right - 5, box.top + 19)
            out.append(Words(str(number), corner, "text", 15, SLOT_INK, "right"))
    return out


def slot_items(box: Box, icons: tuple[str, ...]) -> list[Item]:
    """The industries that a slot allows."""
    x, y = box.centre
    if len(icons) == 1:
        return [Symbol(icons[0], Box.around((x, y + 1), 42, 42), SLOT_INK)]
    return [
        Symbol(icons[0], Box.around((x - 14, y - 14), 32, 32), SLOT_INK),
        Symbol(icons[1], Box.around((x + 15, y + 15), 32, 32), SLOT_INK),
    ]
