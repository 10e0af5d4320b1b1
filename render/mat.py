"""The player mat: every stack of tiles with its cost, what it brings, its eras and how many are left."""

from collections.abc import Mapping

from PIL import Image

from data.facts import TileFacts, facts
from render import alt
from render.boxes import Box
from render.labels import ROMAN, plain, pounds, signed, word
from render.markets import cell_picture
from render.marks import cube
from render.palette import BAD, FRAME, INK, MUTED, PAPER, SLOT_EDGE, WOOD
from render.panels import panel
from render.picture import Picture, finished
from render.scene import Item, Stamp, Symbol, Words
from render.sheet import EDGE, HEADING, View, heading, painted, player_of
from render.tiles import tile_picture

_NAME = 178.0
_CELL_WIDTH, _CELL_HEIGHT = 292.0, 124.0
_GAP = 10.0
_ZOOM = 1.25
_TILE = 72 * _ZOOM
_COLUMNS = 4
_WIDTH = 2 * EDGE + _NAME + _COLUMNS * (_CELL_WIDTH + _GAP)


def mat(
    view: View, seat: str, *, names: Mapping[str, str] | None = None, lang: str = "en", scale: float = 1.0
) -> Picture:
    """The mat of a seat, about 1400 x 800 pixels times `scale`; KeyError if nobody has the seat."""
    height = 2 * EDGE + HEADING + 5 * (_CELL_HEIGHT + _GAP)
    image = painted(Box(0, 0, _WIDTH, height), mat_items(view, seat, names or {}, lang), scale)
    return finished(image, alt.mat(view, seat, names or {}, lang))


def mat_items(view: View, seat: str, people: Mapping[str, str], lang: str) -> list[Item]:
    """Everything on the picture of a mat."""
    player = player_of(view, seat)
    line = word(
        lang,
        "picture-mat-facts",
        money=pounds(player["money"]),
        income=plain(player["income_level"]),
        space=player["income_space"],
        links=player["links_left"],
    )
    total = sum(level["left"] for levels in player["mat"].values() for level in levels)
    out = heading(seat, people, lang, _WIDTH, line, word(lang, "picture-mat-tiles", tiles=total))
    for row, (industry, levels) in enumerate(player["mat"].items()):
        top = EDGE + HEADING + _GAP + row * (_CELL_HEIGHT + _GAP)
        left = {level["level"]: level["left"] for level in levels if level["left"]}
        out += _row_items(view, seat, industry, left, lang, top)
    return out


def _row_items(
    view: View, seat: str, industry: str, left: Mapping[int, int], lang: str, top: float
) -> list[Item]:
    head = Box.at(EDGE, top, _NAME, _CELL_HEIGHT)
    name = Box(head.left, head.top + 84, head.right - 8, head.bottom - 4)
    out: list[Item] = [
        Symbol(industry, Box.around((head.centre[0] - 4, head.top + 44), 72, 72), PAPER),
        Words(word(lang, f"industry-{industry}"), name, "serif", 23, PAPER, "middle"),
    ]
    for column, tile in enumerate(facts().industries.tiles[industry]):
        across = EDGE + _NAME + _GAP + column * (_CELL_WIDTH + _GAP)
        box = Box.at(across, top, _CELL_WIDTH, _CELL_HEIGHT)
        if tile.level in left:
            out.append(panel(box, "", tile.level == min(left)))
            shown = printed_tile(view, industry, tile)
            out += _stack_items(view, seat, industry, shown, left[tile.level], lang, box)
        else:
            out += _gone_items(tile.level, lang, box)
    return out


def _gone_items(level: int, lang: str, box: Box) -> list[Item]:
    cell = Stamp(cell_picture, (box.width, box.height, WOOD, FRAME, 1.5), box, "panel")
    text = word(lang, "picture-mat-gone", level=ROMAN[level])
    return [cell, Words(text, box.grown(-12), "text", 20, SLOT_EDGE, "middle")]


def printed_tile(view: View, industry: str, tile: TileFacts) -> TileFacts:
    """What is printed on a tile in the edition that is played."""
    for change in facts().industries.editions.get(view["options"].get("edition", ""), ()):
        if (change.industry, change.level) == (industry, tile.level):
            return tile.model_copy(update={"points": change.points})
    return tile


def big_tile(industry: str, level: int, seat: str, cubes: int, scale: float) -> Image.Image:
    """An upright tile, larger than on the board."""
    return tile_picture(industry, level, seat, cubes, False, 0, 0, scale * _ZOOM)


def _stack_items(
    view: View, seat: str, industry: str, tile: TileFacts, left: int, lang: str, box: Box
) -> list[Item]:
    at = Box.at(box.left + 14, box.top + (box.height - _TILE) / 2, _TILE, _TILE)
    text = Box(at.right + 12, box.top + 10, box.right - 12, box.bottom - 10)
    count = Box(text.right - 50, text.top, text.right, text.top + 34)
    out: list[Item] = [
        Stamp(big_tile, (industry, tile.level, seat, tile.cubes), at, "tile"),
        Words(f"×{left}", count, "bold", 28, INK, "right"),
    ]
    eras, alarming = _eras(tile, view["era"], lang)
    note = Box(text.left, text.bottom - 28, text.right, text.bottom)
    out.append(Words(eras, note, "text", 19, BAD if alarming else MUTED))
    return out + (_price_items(tile, text) if tile.canal or tile.rail else [])


def _price_items(tile: TileFacts, box: Box) -> list[Item]:
    out: list[Item] = [Words(pounds(tile.cost), Box.at(box.left, box.top, 54, 34), "bold", 28, INK)]
    left = box.left + 60
    for resource, count in (("coal", tile.coal), ("iron", tile.iron)):
        for _ in range(count):
            out.append(Stamp(cube, (resource, 24.0), Box.at(left, box.top + 5, 24, 24), "cube"))
            left += 28
    badge = Box.at(box.left, box.top + 38, 34, 34)
    return [
        *out,
        Symbol("hexagon", badge, INK),
        Words(str(tile.points), badge, "bold", 21, PAPER, "middle"),
        Symbol("arrow_up", Box.at(badge.right + 12, badge.top + 8, 20, 20), MUTED),
        Words(signed(tile.income), Box.at(badge.right + 36, badge.top, 60, 34), "bold", 24, INK),
    ]


def _eras(tile: TileFacts, era: str, lang: str) -> tuple[str, bool]:
    """In which eras a tile can be built, and whether that excludes the present one."""
    if tile.canal and tile.rail:
        return word(lang, "picture-mat-both"), False
    if not tile.canal and not tile.rail:
        return word(lang, "picture-mat-never"), True
    only = "canal" if tile.canal else "rail"
    return word(lang, f"picture-mat-{only}"), only != era
