"""The coal, iron and distant markets."""

from collections.abc import Mapping
from typing import Any

from PIL import Image

from render import fonts
from render.boxes import Box
from render.canvas import Canvas
from render.changes import number_stamp, number_width
from render.labels import pounds, word
from render.marks import cube
from render.palette import FRAME, GOLD, INK, MUTED, PAPER, SLOT, SLOT_EDGE, WOOD, Colour
from render.panels import panel
from render.scene import Item, Stamp, Words

View = Mapping[str, Any]
_CUBE = 24.0


def cell_picture(
    width: float, height: float, fill: Colour, edge: Colour, thick: float, scale: float
) -> Image.Image:
    """A printed space: a small rounded box with an edge."""
    whole = Box(0, 0, width, height)
    canvas = Canvas(whole, scale, (0, 0, 0, 0), 4)
    canvas.rounded(whole, 6, edge)
    canvas.rounded(whole.grown(-thick), 5, fill)
    return canvas.finish()


def _cell(box: Box, fill: Colour, edge: Colour, thick: float = 1.5) -> Stamp:
    return Stamp(cell_picture, (box.width, box.height, fill, edge, thick), box, "cell")


# ---- Coal and iron


def market_items(view: View, lang: str, box: Box, numbers: Mapping[str, str]) -> list[Item]:
    """Both markets side by side; `numbers` are the change marks of `coal` and `iron`."""
    out: list[Item] = [panel(box)]
    for resource, half in zip(("coal", "iron"), box.grown(-14).columns(2, 28), strict=True):
        out += _one_market(view, resource, lang, half, numbers)
    return out


def _one_market(view: View, resource: str, lang: str, box: Box, numbers: Mapping[str, str]) -> list[Item]:
    market = view[f"{resource}_market"]
    prices = market["prices"]
    title, price = _heading(box, 26)
    out: list[Item] = [
        *heading_items(word(lang, f"picture-market-{resource}"), title, numbers.get(resource)),
        Words(word(lang, "picture-next-price", price=market["next_price"]), price, "bold", 20, INK, "right"),
    ]
    pairs = [prices[n : n + 2] for n in range(0, len(prices), 2)]
    for n, (pair, column) in enumerate(zip(pairs, _market_columns(box, len(pairs)), strict=True)):
        chip = Box.around((column.centre[0], box.bottom - 11), 40, 24)
        if pair[0] == market["next_price"]:
            out.append(_cell(chip, GOLD, GOLD))
        out.append(Words(pounds(pair[0]), chip, "bold", 19, INK, "middle"))
        out += _spaces(resource, column, 2 * n, len(prices) - market["cubes"])
    return out


def _market_columns(box: Box, count: int) -> list[Box]:
    row = Box(box.left, box.top + 36, box.left + 4 * 64, box.top + 36 + _CUBE)
    return row.columns(4)[:count]


def _spaces(resource: str, column: Box, first: int, empty: int) -> list[Item]:
    """Two spaces of a price; the cheapest are emptied first."""
    out: list[Item] = []
    for n in range(2):
        space = Box.at(column.centre[0] - 28 + n * 29, column.top - 1, 27, 27)
        if first + n < empty:
            out.append(_cell(space, SLOT, SLOT_EDGE))
        else:
            out.append(Stamp(cube, (resource, 27.0), space, "cube"))
    return out


def _heading(box: Box, share: float) -> tuple[Box, Box]:
    left = Box(box.left, box.top - 4, box.right - 84, box.top - 4 + share)
    return left, Box(left.right, left.top, box.right, left.bottom)


def heading_items(text: str, box: Box, number: str | None) -> list[Item]:
    """The title of a panel, after the number of a change if there is one."""
    if number is None:
        return [Words(text, box, "serif", 22, INK)]
    wide = number_width(number)
    disc = number_stamp(number, (box.left + wide, box.centre[1]))
    return [disc, Words(text, Box(box.left + wide + 6, box.top, box.right, box.bottom), "serif", 22, INK)]


# ---- The distant market


def distant_items(view: View, lang: str, box: Box, number: str | None) -> list[Item]:
    """The track with its marker, the tiles turned over this era and how many are left."""
    distant = view["distant"]
    inner = box.grown(-14)
    top = Box.at(inner.left, inner.top - 4, inner.width, 26)
    left = Box(top.left, top.top, top.left + top.width * 0.55, top.bottom)
    count = word(lang, "picture-distant-left", tiles=distant["left"])
    if distant["closed"]:
        count = f"{word(lang, 'picture-distant-closed')} · {count}"
    return [
        panel(box),
        *heading_items(word(lang, "picture-market-distant"), left, number),
        Words(count, Box(left.right, top.top, top.right, top.bottom), "bold", 20, INK, "right"),
        *_track(distant, Box.at(inner.left, inner.top + 28, inner.width, 40)),
        *_tile_items(distant, lang, Box.at(inner.left, inner.bottom - 20, inner.width, 24)),
    ]


def _tile_items(distant: View, lang: str, box: Box) -> list[Item]:
    """The tiles turned over at the left, those still hidden at the right."""
    turned = " ".join(_tile(tile) for tile in distant["turned"])
    unseen = [(int(tile), count) for tile, count in distant["unseen"].items() if count]
    hidden = ", ".join(f"{_tile(tile)} ×{count}" for tile, count in sorted(unseen))
    said = word(lang, "picture-distant-turned" if turned else "picture-distant-none", tiles=turned)
    rest = word(lang, "picture-distant-hidden", tiles=hidden) if hidden else ""
    wide = fonts.width(rest, "text", 18)
    edge = max(box.left + box.width * 0.3, box.right - wide - 1)
    return [
        Words(said, Box(box.left, box.top, edge - 12, box.bottom), "text", 18, MUTED),
        Words(rest, Box(edge, box.top, box.right, box.bottom), "text", 18, MUTED, "right"),
    ]


def _tile(value: int) -> str:
    """A distant tile by the spaces it moves the marker down."""
    return f"−{value}" if value else "0"


def _track(distant: View, box: Box) -> list[Item]:
    values = [f"+{spaces}" for spaces in distant["track"]] + ["X"]
    marker = min(distant["marker"], len(values) - 1)
    out: list[Item] = []
    for n, (value, cell) in enumerate(zip(values, box.columns(len(values), 6), strict=True)):
        if n == marker:
            out.append(_cell(cell.grown(2), GOLD, INK, 4))
        else:
            last = n == len(values) - 1
            out.append(_cell(cell, WOOD if last else SLOT, FRAME if last else SLOT_EDGE))
        ink = PAPER if n == len(values) - 1 and n != marker else INK
        out.append(Words(value, cell, "bold", 22, ink, "middle"))
    return out
