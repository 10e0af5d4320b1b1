"""The ranking of a server's people: one row each with a bar for the share of games won."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.boxes import Box
from render.canvas import Canvas
from render.labels import word
from render.palette import GOLD, GOOD, INK, MUTED, RULE
from render.panels import panel
from render.picture import Picture, finished
from render.scene import Item, Stamp, Symbol, Words
from render.sheet import EDGE, painted

_WIDTH = 1100.0
_ROW = 58.0
_HEAD = 116.0
_MOST_ROWS = 15
_COLUMNS = ("rating", "games", "wins", "average", "time")


@dataclass(frozen=True, slots=True)
class Row:
    """One person: the name, the share of games won from 0 to 1, and the cells in words, in the order of
    rating, games, wins, average points, time of a turn.
    """

    name: str
    share: float
    cells: tuple[str, str, str, str, str]


def ranking(title: str, rows: Sequence[Row], *, lang: str = "en", scale: float = 1.0) -> Picture:
    """The ranking, 1100 pixels wide times `scale`; the first 15 rows. ValueError for no rows."""
    if not rows:
        raise ValueError("a ranking needs at least one row")
    shown = rows[:_MOST_ROWS]
    box = Box(0, 0, _WIDTH, 2 * EDGE + _HEAD + _ROW * len(shown) + 12)
    items = ranking_items(title, shown, lang, box)
    told = [f"{place}. {row.name}: {', '.join(row.cells)}" for place, row in enumerate(shown, 1)]
    return finished(painted(box, items, scale), "\n".join([title, *told]))


def ranking_items(title: str, rows: Sequence[Row], lang: str, box: Box) -> list[Item]:
    """Everything on the picture."""
    table = Box(EDGE, EDGE, box.right - EDGE, box.bottom - EDGE)
    heading = Box(table.left + 84, table.top + 12, table.right - 20, table.top + 60)
    out: list[Item] = [
        panel(table),
        Symbol("crown", Box.at(table.left + 22, table.top + 14, 44, 44), GOLD),
        Words(title, heading, "black", 32, INK),
    ]
    captions = Box(table.left, table.top + 68, table.right, table.top + _HEAD)
    for name, cell in zip(_COLUMNS, _cells(captions), strict=True):
        out.append(Words(word(lang, f"picture-ranking-{name}"), cell, "text", 20, MUTED, "right"))
    for number, row in enumerate(rows):
        area = Box.at(table.left, table.top + _HEAD + number * _ROW, table.width, _ROW)
        out += _row_items(number + 1, row, area)
    return out


def _cells(box: Box) -> list[Box]:
    return Box(box.left + 470, box.top, box.right - 20, box.bottom).columns(len(_COLUMNS))


def _row_items(place: int, row: Row, box: Box) -> list[Item]:
    number = Box(box.left + 16, box.top, box.left + 70, box.bottom)
    name = Box(box.left + 84, box.top + 4, box.left + 460, box.bottom - 14)
    bar = Box(box.left + 84, box.bottom - 14, box.left + 460, box.bottom - 6)
    first, *others = _cells(box)
    return [
        Words(str(place), number, "black", 28, GOOD if place == 1 else MUTED, "right"),
        Words(row.name, name, "serif", 26, INK),
        Stamp(bar_picture, (bar, row.share), bar, "bar"),
        Words(row.cells[0], first, "black", 28, INK, "right"),
        *(
            Words(cell, area, "text", 24, INK, "right")
            for cell, area in zip(row.cells[1:], others, strict=True)
        ),
    ]


def bar_picture(box: Box, share: float, scale: float) -> Image.Image:
    """A bar filled to a share from 0 to 1."""
    canvas = Canvas(box, scale, (0, 0, 0, 0), 2)
    y = box.centre[1]
    canvas.line([(box.left + 3, y), (box.right - 3, y)], RULE, 5)
    if share > 0:
        canvas.line([(box.left + 3, y), (box.left + 3 + (box.width - 6) * min(share, 1.0), y)], GOOD, 5)
    return canvas.finish()
