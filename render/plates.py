"""Name plates in a part of the map: a place that the edge cuts still shows its whole name."""

import math
from collections.abc import Iterable
from itertools import product

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas
from render.labels import word
from render.layout import BANNER_SIZE, MEDALLION, PILL_BADGE, Layout, PlaceSpot, place_facts
from render.marks import badge
from render.palette import BANNERS, LAND, MARKET_PLACE, PAPER, QUIET_PLACE, Colour
from render.scene import Item, Stamp, Words

# Between a plate that was moved and the edge.
_EDGE = 4.0
_STEP = 8.0
# So far around a hidden pill its lines are hidden, too.
_RIM = 10.0


def plate_items(place: str, box: Box, lang: str) -> list[Item]:
    """The words on the plate of a place, and the badges of one without slots."""
    facts = place_facts()[place]
    name = word(lang, f"place-{place}")
    if facts.slots:
        return [Words(name, box.grown(-4), "serif", BANNER_SIZE, PAPER, "middle")]
    shown = [str(facts.link_points), *(["trade"] if facts.trade_icon else [])]
    right = box.right - 6
    out: list[Item] = []
    for text in reversed(shown):
        out.append(Stamp(badge, (text,), Box.around((right - 14, box.centre[1]), 28, 28), "badge"))
        right -= PILL_BADGE
    return [*out, Words(name, Box(box.left + 14, box.top, right, box.bottom), "serif", BANNER_SIZE, PAPER)]


def draw_plate(canvas: Canvas, place: str, box: Box) -> None:
    """The blank plate of a place: a banner, or a pill where there are no slots."""
    corner = 8 if place_facts()[place].slots else box.height / 2
    canvas.rounded(box, corner, PAPER)
    canvas.rounded(box.grown(-1.5), corner - 1, plate_colour(place))


def plate_colour(place: str) -> Colour:
    """The colour of a place's plate."""
    facts = place_facts()[place]
    if facts.slots:
        return BANNERS[facts.banner or "other"]
    return MARKET_PLACE if facts.trade_icon else QUIET_PLACE


def plate_picture(place: str, width: float, height: float, scale: float) -> Image.Image:
    """A blank plate alone."""
    whole = Box(0, 0, width, height)
    canvas = Canvas(whole, scale, (0, 0, 0, 0), 2)
    draw_plate(canvas, place, whole)
    return canvas.finish()


def cut_plates(board: Layout, lang: str, part: Box, links: Iterable[str]) -> list[Item]:
    """Plates moved into a part of the map, of the places of which it shows something but no whole name.

    `links` are the lines with a link on them: a plate covers no medallion.
    """
    spots = board.places.values()
    cut = [spot for spot in spots if seen(spot, part) and not part.contains(spot.banner)]
    taken = [box for spot in spots if spot not in cut for box in spot.furniture]
    taken += [Box.around(board.lines[line].medallion, 2 * MEDALLION, 2 * MEDALLION) for line in links]
    out: list[Item] = []
    for spot in cut:
        if _is_sliver(spot, part):
            hidden = spot.banner.grown(_RIM)
            out.append(Stamp(land_picture, (hidden.width, hidden.height), hidden, "land"))
            continue
        box = _moved(spot, part.grown(-_EDGE), taken)
        taken.append(box)
        # Where the plate had to go elsewhere, what shows of the printed one is left blank.
        out += [_blank(spot.id, spot.banner), _blank(spot.id, box), *plate_items(spot.id, box, lang)]
    return out


def seen(spot: PlaceSpot, part: Box) -> bool:
    """Whether anything of a place shows in a part of the map."""
    return any(box.overlaps(part) for box in spot.furniture)


def _is_sliver(spot: PlaceSpot, part: Box) -> bool:
    """Whether so little of a place without slots shows that its plate would stand far from it."""
    wide = min(spot.banner.right, part.right) - max(spot.banner.left, part.left)
    high = min(spot.banner.bottom, part.bottom) - max(spot.banner.top, part.top)
    return not spot.slots and wide * high < spot.banner.width * spot.banner.height / 2


def land_picture(width: float, height: float, scale: float) -> Image.Image:
    """Bare land in the shape of a pill, to cover one."""
    canvas = Canvas(Box(0, 0, width, height), scale, (0, 0, 0, 0), 2)
    canvas.rounded(Box(0, 0, width, height), height / 2, LAND)
    return canvas.finish()


def _blank(place: str, box: Box) -> Stamp:
    return Stamp(plate_picture, (place, box.width, box.height), box, "plate")


def _moved(spot: PlaceSpot, inner: Box, taken: Iterable[Box]) -> Box:
    """The plate just inside, on what shows of its place, slid along where something else is in the way."""
    near = _inside(spot.banner, inner)
    places = [_inside(near.moved(*step), inner) for step in _steps(spot.banner.width)]
    free = (box for box in places if not any(box.overlaps(other) for other in taken))
    return next(free, near)


def _steps(reach: float) -> list[tuple[float, float]]:
    """Nothing, then ever farther along and away, up to the width of the plate."""
    many = int(reach / _STEP)
    units = [n * _STEP for n in range(-many, many + 1)]
    return sorted(product(units, units), key=lambda step: math.hypot(*step))


def _inside(box: Box, inner: Box) -> Box:
    across = max(0, inner.left - box.left) + min(0, inner.right - box.right)
    down = max(0, inner.top - box.top) + min(0, inner.bottom - box.bottom)
    return box.moved(across, down)
