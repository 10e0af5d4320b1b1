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

# Of the line with an industry's name, above its levels.
_NAME = 46.0
# So narrow that all can be read where a telephone shows the picture 360 pixels wide.
_CELL_WIDTH, _CELL_HEIGHT = 224.0, 182.0
_GAP = 8.0
_ROW = _NAME + _CELL_HEIGHT + _GAP
_ZOOM = 1.25
_TILE = 72 * _ZOOM
_COLUMNS = 4
_WIDTH = 2 * EDGE + _COLUMNS * _CELL_WIDTH + (_COLUMNS - 1) * _GAP


def mat(
    view: View, seat: str, *, names: Mapping[str, str] | None = None, lang: str = "en", scale: float = 1.0
) -> Picture:
    """The mat of a seat, 952 x 1296 pixels times `scale`; KeyError if nobody has the seat."""
    height = 2 * EDGE + HEADING + 5 * _ROW
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
        top = EDGE + HEADING + row * _ROW
        left = {level["level"]: level["left"] for level in levels if level["left"]}
        out += _row_items(view, seat, industry, left, lang, top)
    return out


def _row_items(
    view: View, seat: str, industry: str, left: Mapping[int, int], lang: str, top: float
) -> list[Item]:
    sign = Box.at(EDGE + 6, top + 5, 36, 36)
    name = Box(sign.right + 10, top, _WIDTH - EDGE, top + _NAME)
    out: list[Item] = [
        Symbol(industry, sign, PAPER),
        Words(word(lang, f"industry-{industry}"), name, "serif", 27, PAPER),
    ]
    for column, tile in enumerate(facts().industries.tiles[industry]):
        box = Box.at(EDGE + column * (_CELL_WIDTH + _GAP), top + _NAME, _CELL_WIDTH, _CELL_HEIGHT)
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
    return [cell, Words(text, box.grown(-12), "text", 25, SLOT_EDGE, "middle")]


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
    inner = box.grown(-12)
    at = Box.at(inner.left, inner.top, _TILE, _TILE)
    beside = Box(at.right + 10, at.top, inner.right, at.bottom)
    eras, alarming = _eras(tile, view["era"], lang)
    note = Box(inner.left, inner.bottom - 28, inner.right, inner.bottom)
    count = Box(beside.left, beside.top, beside.right, beside.top + 42)
    price = Box(beside.left, beside.bottom - 42, beside.right, beside.bottom)
    out: list[Item] = [
        Stamp(big_tile, (industry, tile.level, seat, tile.cubes), at, "tile"),
        Words(f"×{left}", count, "bold", 32, INK, "right"),
        Words(eras, note, "text", 24, BAD if alarming else MUTED),
    ]
    if tile.canal or tile.rail:
        out.append(Words(pounds(tile.cost), price, "bold", 32, INK, "right"))
        out += _worth_items(tile, Box(inner.left, at.bottom + 4, inner.right, note.top))
    return out


def _worth_items(tile: TileFacts, box: Box) -> list[Item]:
    """The points and the income spaces that a tile brings when it flips, and the cubes that it costs."""
    badge = Box.at(box.left, box.top, 36, 36)
    out: list[Item] = [
        Symbol("hexagon", badge, INK),
        Words(str(tile.points), badge, "bold", 23, PAPER, "middle"),
        Symbol("arrow_up", Box.at(badge.right + 10, badge.top + 8, 20, 20), MUTED),
        Words(signed(tile.income), Box.at(badge.right + 32, badge.top, 50, 36), "bold", 28, INK),
    ]
    needed = ["coal"] * tile.coal + ["iron"] * tile.iron
    for n, resource in enumerate(reversed(needed)):
        space = Box.at(box.right - 28 - 31 * n, badge.top + 4, 28, 28)
        out.append(Stamp(cube, (resource, 28.0), space, "cube"))
    return out


def _eras(tile: TileFacts, era: str, lang: str) -> tuple[str, bool]:
    """In which eras a tile can be built, and whether that excludes the present one."""
    if tile.canal and tile.rail:
        return word(lang, "picture-mat-both"), False
    if not tile.canal and not tile.rail:
        return word(lang, "picture-mat-never"), True
    only = "canal" if tile.canal else "rail"
    return word(lang, f"picture-mat-{only}"), only != era
