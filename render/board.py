"""The board picture: map, players and markets of a view."""

from collections.abc import Mapping, Sequence

from PIL import Image

from render import alt
from render.boxes import Box
from render.changes import Mark, change_items, market_numbers
from render.ground import ground
from render.labels import word
from render.layout import Layout, layout, map_area, picture
from render.layout import region as region_box
from render.markets import distant_items, market_items
from render.notes import KEY_LEAST, NOTE_LEAST, key_items, note_items
from render.panels import LEAST, View, player_items, status_items
from render.picture import Picture, finished
from render.plates import cut_plates
from render.scene import Item, cropped, paint
from render.tiles import tile_stamp
from render.tracks import link_stamps

_GAP = 8.0
_EDGE = 12.0
_STATUS = 128.0
_MARKETS = 120.0
_DISTANT = 122.0
_PLAYER_MOST = 232.0


def board(
    view: View,
    *,
    names: Mapping[str, str] | None = None,
    marks: Sequence[Mark] = (),
    lang: str = "en",
    note: Sequence[str] = (),
    scale: float = 1.0,
) -> Picture:
    """The whole board, 1800 x 1200 pixels times `scale` (0.5 is a fallback for where files must be small).

    `names` are people's names by seat, `marks` the changes to number, `note` lines to stand under the
    markets.
    """
    people = names or {}
    items = board_items(view, people, marks, lang, note)
    image = painted(view, items, lang, scale, picture())
    return finished(image, alt.board(view, people, marks, lang))


def region(
    view: View,
    name: str,
    *,
    names: Mapping[str, str] | None = None,
    marks: Sequence[Mark] = (),
    lang: str = "en",
    scale: float = 2.0,
) -> Picture:
    """A part of the map, drawn at double scale. `name` is a region or a place; KeyError if it is neither."""
    box = region_box(view["map"], name, lang)
    image = map_part(view, marks, lang, scale, box)
    return finished(image, alt.region(view, names or {}, name, box, lang))


def map_part(view: View, marks: Sequence[Mark], lang: str, scale: float, box: Box) -> Image.Image:
    """A part of the map with all that lies on it; what its edge cuts shows its whole name."""
    links = [link["line"] for link in view["links"]]
    plates = cut_plates(layout(view["map"], lang), lang, box, links)
    items = [*map_items(view, marks, lang), *plates]
    return painted(view, items, lang, scale, box)


def painted(view: View, items: Sequence[Item], lang: str, scale: float, box: Box) -> Image.Image:
    """The items on the empty board, as far as the box shows them."""
    image = ground(view["map"], view["era"], lang, scale, box)
    paint(image, cropped(items, box), scale, (box.left, box.top))
    return image


def board_items(
    view: View, people: Mapping[str, str], marks: Sequence[Mark], lang: str, note: Sequence[str] = ()
) -> list[Item]:
    """Everything on the board picture that is not printed."""
    return [*map_items(view, marks, lang), *column_items(view, people, marks, lang, note)]


def map_items(view: View, marks: Sequence[Mark], lang: str) -> list[Item]:
    """Links, tiles and change marks."""
    lay: Layout = layout(view["map"], lang)
    out: list[Item] = []
    for link in view["links"]:
        out += link_stamps(view["map"], lang, link["line"], link["owner"], view["era"])
    out += [tile_stamp(tile, lay.slots[tile["slot"]]) for tile in view["tiles"]]
    return out + change_items(marks, lay, lang, view)


def column_items(
    view: View, people: Mapping[str, str], marks: Sequence[Mark], lang: str, note: Sequence[str] = ()
) -> list[Item]:
    """The panels at the right."""
    boxes = _column(len(view["players"]), bool(note))
    numbers = market_numbers(marks)
    out = status_items(view, people, lang, boxes["status"])
    for n in range(len(view["players"])):
        out += player_items(view, n, people, lang, boxes[f"player {n}"])
    out += market_items(view, lang, boxes["markets"], numbers)
    out += distant_items(view, lang, boxes["distant"], numbers.get("distant"))
    if note:
        out += note_items(word(lang, "picture-note"), note, boxes["note"])
    elif boxes["note"].height >= KEY_LEAST:
        out += key_items(lang, boxes["note"])
    return out


def _column(players: int, note: bool) -> dict[str, Box]:
    """The boxes of the panels, from top to bottom."""
    whole = picture()
    left, width = map_area().right + 4 + _EDGE, whole.right - map_area().right - 4 - 2 * _EDGE
    tall = {"status": _STATUS, **{f"player {n}": _height(players, note) for n in range(players)}}
    tall |= {"markets": _MARKETS, "distant": _DISTANT}
    boxes: dict[str, Box] = {}
    top = _EDGE
    for name, units in tall.items():
        boxes[name] = Box.at(left, top, width, units)
        top += units + _GAP
    boxes["note"] = Box(left, top, left + width, whole.bottom - _EDGE)
    return boxes


def _height(players: int, note: bool) -> float:
    """Of one player's panel: what the others leave, but no more than it can fill."""
    fixed = _STATUS + _MARKETS + _DISTANT + 2 * _GAP + 2 * _EDGE + (NOTE_LEAST + _GAP if note else 0)
    room = (picture().height - fixed) / players - _GAP
    return float(int(min(_PLAYER_MOST, max(LEAST, room))))
