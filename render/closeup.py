"""Where something changed, large enough to be read on a phone: parts of the map, and markets below them."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from PIL import Image

from render import alt
from render.board import map_part
from render.boxes import Box, union
from render.changes import Mark, market_numbers
from render.crops import calm
from render.layout import Layout, layout
from render.markets import distant_items, market_items
from render.palette import WOOD
from render.panels import View
from render.picture import Picture, finished
from render.scene import Item
from render.sheet import painted as sheet

_SMALLEST = (780.0, 620.0)
"""A part alone shows at least a third of the map, so that one sees where it is."""
_LEAST_OF_SEVERAL = (780.0, 460.0)
_LARGEST = (900.0, 800.0)
"""Changes that fit in this are shown in one part."""
_MOST_PARTS = 2
"""Where more would be needed, or broader ones, the whole map tells more."""
_AIR = 40.0
_SEAM = 8.0
_MARKETS = 120.0
_DISTANT = 122.0
_MARKET_WIDTH = 580.0


def closeup(
    view: View,
    marks: Sequence[Mark],
    *,
    names: Mapping[str, str] | None = None,
    lang: str = "en",
    scale: float = 1.0,
) -> Picture:
    """The parts of the board where `marks` say that something changed; ValueError where there are none."""
    parts = parts_of(view, marks, lang)
    image = stacked(view, marks, parts, lang, scale)
    return finished(image, alt.closeup(view, names or {}, marks, parts, lang))


def parts_of(view: View, marks: Iterable[Mark], lang: str) -> list[Box]:
    """The parts of the map to show, from north to south, equally wide; none where only markets changed."""
    board = layout(view["map"], lang)
    found = [spot.grown(_AIR) for mark in marks if (spot := _spot(mark, board)) is not None]
    parts = _gathered(found, board.area, _LEAST_OF_SEVERAL)
    if len(parts) == 1:
        (part,) = _gathered(found, board.area, _SMALLEST)
        return [calm(part, union(found), board.area, board.plates())]
    narrow = all(part.width <= _LARGEST[0] for part in parts)
    return parts if narrow and len(parts) <= _MOST_PARTS else [board.area]


def _spot(mark: Mark, board: Layout) -> Box | None:
    """What a mark needs around it: the places that it is in or between, with their names."""
    if "slot" in mark:
        return board.places[mark["slot"].rpartition("_")[0]].whole
    if "line" in mark:
        return union([board.places[place].whole for place in mark["line"].split("-")])
    return None


def _gathered(boxes: Sequence[Box], area: Box, least: tuple[float, float]) -> list[Box]:
    """The boxes, each at least so large and all equally wide; those that meet or fit together as one."""
    parts = [_roomy(box, area, least) for box in boxes]
    while pair := next((pair for pair in combinations(parts, 2) if _belong_together(*pair)), None):
        parts = [part for part in parts if part not in pair]
        parts.append(_roomy(union(list(pair)), area, least))
    widest = max((part.width for part in parts), default=0.0)
    if any(part.width < widest for part in parts):
        return _gathered(parts, area, (widest, least[1]))
    return sorted(parts, key=lambda part: part.top)


def _belong_together(one: Box, other: Box) -> bool:
    both = union([one, other])
    return one.overlaps(other) or (both.width <= _LARGEST[0] and both.height <= _LARGEST[1])


def _roomy(box: Box, area: Box, least: tuple[float, float]) -> Box:
    """The box grown to a least width and height, and moved into the area."""
    width = min(max(round(box.width), least[0]), area.width)
    height = min(max(round(box.height), least[1]), area.height)
    grown = Box.at(round(box.centre[0] - width / 2), round(box.centre[1] - height / 2), width, height)
    across = max(0.0, area.left - grown.left) + min(0.0, area.right - grown.right)
    down = max(0.0, area.top - grown.top) + min(0.0, area.bottom - grown.bottom)
    return grown.moved(across, down)


def stacked(view: View, marks: Sequence[Mark], parts: Sequence[Box], lang: str, scale: float) -> Image.Image:
    """The parts below each other, then the markets in which something changed. ValueError for nothing."""
    if not parts and not market_numbers(marks):
        raise ValueError("nothing on the board changed")
    width = max([*(part.width for part in parts), _LEAST_OF_SEVERAL[0]])
    markets = _market_items(view, marks, lang, width)
    pieces = [map_part(view, marks, lang, scale, box) for box in parts]
    if markets:
        pieces.append(sheet(Box(0, 0, width, _height(markets) + _SEAM), markets, scale))
    return _joined(pieces, round(_SEAM * scale))


def _market_items(view: View, marks: Sequence[Mark], lang: str, width: float) -> list[Item]:
    """Those of the markets that carry a mark, below each other, in the middle."""
    numbers = market_numbers(marks)
    found: list[Item] = []
    top = 0.0
    if {"coal", "iron"} & numbers.keys():
        found += market_items(view, lang, _strip(width, top, _MARKETS), numbers)
        top += _MARKETS + _SEAM
    if "distant" in numbers:
        found += distant_items(view, lang, _strip(width, top, _DISTANT), numbers["distant"])
    return found


def _strip(width: float, top: float, height: float) -> Box:
    return Box.around((width / 2, top + height / 2), _MARKET_WIDTH, height)


def _height(items: Sequence[Item]) -> float:
    return max(item.box.bottom for item in items)


def _joined(pieces: Sequence[Image.Image], seam: int) -> Image.Image:
    """Pictures of one width below each other on wood."""
    height = sum(piece.height for piece in pieces) + seam * (len(pieces) - 1)
    image = Image.new("RGB", (pieces[0].width, height), WOOD)
    top = 0
    for piece in pieces:
        image.paste(piece, (0, top))
        top += piece.height + seam
    return image
