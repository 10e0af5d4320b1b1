"""The end of a game: the final table with the points by source and era, and charts over the rounds."""

from collections.abc import Mapping, Sequence

from PIL import Image

from render import alt, fonts
from render.boxes import Box
from render.canvas import Canvas
from render.chart import chart_items
from render.labels import plain, pounds, word
from render.marks import seat_disc
from render.palette import GOLD, GOOD, INK, MUTED, RULE
from render.panels import display_name, panel
from render.picture import Picture, finished
from render.scene import Item, Stamp, Symbol, Words
from render.sheet import EDGE, View, painted

# So narrow that the figures can be read where a telephone shows the picture 360 pixels wide.
_WIDTH = 900.0
# A row of a seat: its name and total above, its points by source below.
_ROW = 112.0
_GAP = 12.0
_CHART = 300.0
_HEAD, _CAPTIONS = 92.0, 56.0
# Size of the captions.
_CAPTION = 23.0
# Columns: score field, and the era whose field it is (None: both together).
_SOURCES: tuple[tuple[str, str | None], ...] = (
    ("links", "canal"), ("tiles", "canal"), ("links", "rail"), ("tiles", "rail"), ("money", None),
    ("income", None), ("level_two", None),
)  # fmt: skip
# Sources that only some options give; their columns are left out where nobody has any.
_RARE = ("income", "level_two")


def end(
    view: View,
    history: Sequence[View] = (),
    *,
    names: Mapping[str, str] | None = None,
    lang: str = "en",
    scale: float = 1.0,
) -> Picture:
    """The final picture, 900 pixels wide times `scale`; `history` holds a view for the end of each round."""
    people = names or {}
    image = painted(_whole(view, history), end_items(view, history, people, lang), scale)
    return finished(image, alt.end(view, people, lang))


def _whole(view: View, history: Sequence[View]) -> Box:
    table = _table(view)
    return Box(0, 0, _WIDTH, table.bottom + EDGE + (2 * (_CHART + _GAP) if history else 0))


def _table(view: View) -> Box:
    return Box.at(EDGE, EDGE, _WIDTH - 2 * EDGE, _HEAD + _CAPTIONS + _ROW * len(view["players"]) + 8)


def end_items(view: View, history: Sequence[View], people: Mapping[str, str], lang: str) -> list[Item]:
    """Everything on the final picture."""
    table = _table(view)
    out = [panel(table), *_title_items(view, people, lang, table)]
    columns = _columns(view)
    out += _caption_items(columns, lang, table)
    for n, player in enumerate(ranked(view)):
        row = Box.at(table.left, table.top + _HEAD + _CAPTIONS + n * _ROW, table.width, _ROW)
        out += _row_items(view, player, columns, people, lang, row)
    if history:
        wide = Box.at(EDGE, table.bottom + _GAP, table.width, _CHART)
        halves = wide.moved(0, _CHART + _GAP).columns(2, _GAP)
        for field, box in zip(("points", "income_level", "money"), (wide, *halves), strict=True):
            title = word(lang, f"picture-chart-{field}")
            out += chart_items(title, _series(view, history, field), box)
    return out


def ranked(view: View) -> list[View]:
    """The players, winners first, then by points, income level and money."""

    def key(player: View) -> tuple[bool, int, int, int]:
        first = player["seat"] in view["winners"]
        return first, player["points"], player["income_level"], player["money"]

    return sorted(view["players"], key=key, reverse=True)


def _series(view: View, history: Sequence[View], field: str) -> dict[str, list[float]]:
    return {
        player["seat"]: [
            each[field] for past in history for each in past["players"] if each["seat"] == player["seat"]
        ]
        for player in view["players"]
    }


def _title_items(view: View, people: Mapping[str, str], lang: str, box: Box) -> list[Item]:
    names = ", ".join(display_name(seat, people, lang) for seat in view["winners"])
    title = Box(box.left + 84, box.top + 14, box.right - 20, box.top + 56)
    under = Box(title.left, title.bottom, title.right, title.bottom + 28)
    said = word(lang, "picture-end-players", players=len(view["players"]))
    return [
        Symbol("crown", Box.at(box.left + 22, box.top + 18, 48, 48), GOLD),
        Words(word(lang, "picture-won", names=names), title, "black", 36, INK),
        Words(said, under, "text", 24, MUTED),
    ]


def _columns(view: View) -> list[tuple[str, str | None]]:
    """The sources that this game knows; without a rail era it has no columns for one."""
    used = {field for field in _RARE for score in view["scores"] if score[field]}
    eras = (None, "canal") if view["era"] == "canal" else (None, "canal", "rail")
    known = [source for source in _SOURCES if source[1] in eras]
    sources = [source for source in known if source[0] not in _RARE or source[0] in used]
    other = any(_other(view, player) for player in view["players"])
    return [*sources, *([("other", None)] if other else [])]


def points_from(view: View, seat: str, field: str, era: str | None) -> int:
    """Points of a seat from one source, in an era or in both."""
    return sum(
        score[field] for score in view["scores"] if score["seat"] == seat and era in (None, score["era"])
    )


def _other(view: View, player: View) -> int:
    """Points that no source explains: those lost to debts."""
    fields = {field for field, _ in _SOURCES}
    known = sum(points_from(view, player["seat"], field, None) for field in fields)
    return int(player["points"]) - known


def _cells(box: Box, columns: int) -> list[Box]:
    return Box(box.left + 24, box.top, box.right - 20, box.bottom).columns(columns, 8)


def _caption_items(columns: Sequence[tuple[str, str | None]], lang: str, table: Box) -> list[Item]:
    head = Box.at(table.left, table.top + _HEAD, table.width, _CAPTIONS)
    out: list[Item] = []
    for (field, era), cell in zip(columns, _cells(head, len(columns)), strict=True):
        name = word(lang, f"picture-end-{field}")
        above = (word(lang, f"picture-end-{era}"), name) if era else ()
        lines = above or fonts.in_two(name, "text", _CAPTION, cell.width)
        for n, line in enumerate(reversed(lines)):
            row = Box(cell.left, cell.bottom - 28 * (n + 1), cell.right, cell.bottom - 28 * n)
            out.append(Words(line, row, "text", _CAPTION, MUTED, "right"))
    return out


def _row_items(
    view: View,
    player: View,
    columns: Sequence[tuple[str, str | None]],
    people: Mapping[str, str],
    lang: str,
    row: Box,
) -> list[Item]:
    """One seat: mark, name, what it had at the end and its total; below, the points by source."""
    seat, line = player["seat"], Box.at(row.left, row.top + 8, row.width, 56)
    ink = GOOD if seat in view["winners"] else INK
    level, money = plain(player["income_level"]), pounds(player["money"])
    said = word(lang, "picture-end-final", income=level, money=money)
    total = Box(line.right - 116, line.top, line.right - 20, line.bottom)
    left = Box(total.left - fonts.width(said, "text", 24) - 2, line.top, total.left, line.bottom)
    name = Box(line.left + 84, line.top, left.left - 14, line.bottom)
    out: list[Item] = [
        Stamp(rule_picture, (row.width - 40,), Box.at(row.left + 20, row.top, row.width - 40, 2), "rule"),
        Stamp(seat_disc, (seat, 24.0), Box.around((line.left + 46, line.centre[1]), 48, 48), "mark"),
        Words(display_name(seat, people, lang), name, "serif", 30, ink),
        Words(said, left, "text", 24, MUTED, "right"),
        Words(str(player["points"]), total, "black", 40, ink, "right"),
    ]
    figures = Box.at(row.left, line.bottom, row.width, 40)
    for (field, era), cell in zip(columns, _cells(figures, len(columns)), strict=True):
        points = _other(view, player) if field == "other" else points_from(view, seat, field, era)
        out.append(Words(plain(points), cell, "text", 29, INK, "right"))
    return out


def rule_picture(width: float, scale: float) -> Image.Image:
    """A thin line between two rows of the table."""
    canvas = Canvas(Box(0, 0, width, 2), scale, (0, 0, 0, 0), 2)
    canvas.rounded(Box(0, 0, width, 2), 1, RULE)
    return canvas.finish()
