"""The end of a game: the final table with the points by source and era, and charts over the rounds."""

from collections.abc import Mapping, Sequence

from render import alt
from render.boxes import Box
from render.chart import chart_items
from render.labels import pounds, word
from render.marks import seat_disc
from render.palette import GOLD, GOOD, INK, MUTED
from render.panels import display_name, panel
from render.picture import Picture, finished
from render.scene import Item, Stamp, Symbol, Words
from render.sheet import EDGE, View, painted

_WIDTH = 1500.0
_ROW = 62.0
_GAP = 12.0
_CHART = 330.0
_HEAD = 96.0
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
    """The final picture, 1500 pixels wide times `scale`; `history` holds a view for the end of each round."""
    people = names or {}
    image = painted(_whole(view, history), end_items(view, history, people, lang), scale)
    return finished(image, alt.end(view, people, lang))


def _whole(view: View, history: Sequence[View]) -> Box:
    table = _table(view)
    return Box(0, 0, _WIDTH, table.bottom + EDGE + (_CHART + _GAP if history else 0))


def _table(view: View) -> Box:
    return Box.at(EDGE, EDGE, _WIDTH - 2 * EDGE, _HEAD + 40 + _ROW * len(view["players"]) + 8)


def end_items(view: View, history: Sequence[View], people: Mapping[str, str], lang: str) -> list[Item]:
    """Everything on the final picture."""
    table = _table(view)
    out = [panel(table), *_title_items(view, people, lang, table)]
    columns = _columns(view)
    out += _caption_items(columns, lang, table)
    for n, player in enumerate(ranked(view)):
        row = Box.at(table.left, table.top + _HEAD + 40 + n * _ROW, table.width, _ROW)
        out += _row_items(view, player, columns, people, lang, row)
    if history:
        area = Box.at(EDGE, table.bottom + _GAP, table.width, _CHART)
        fields = ("points", "income_level", "money")
        for field, box in zip(fields, area.columns(3, _GAP), strict=True):
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
    title = Box(box.left + 84, box.top + 14, box.right - 20, box.top + 58)
    under = Box(title.left, title.bottom, title.right, title.bottom + 26)
    said = word(lang, "picture-end-players", players=len(view["players"]))
    return [
        Symbol("crown", Box.at(box.left + 22, box.top + 18, 48, 48), GOLD),
        Words(word(lang, "picture-won", names=names), title, "black", 36, INK),
        Words(said, under, "text", 20, MUTED),
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
    return Box(box.left + 400, box.top, box.right - 16, box.bottom).columns(columns + 3)


def _caption_items(columns: Sequence[tuple[str, str | None]], lang: str, table: Box) -> list[Item]:
    head = Box.at(table.left, table.top + _HEAD - 10, table.width, 48)
    cells = _cells(head, len(columns))
    out: list[Item] = []
    for (field, era), cell in zip(columns, cells[:-3], strict=True):
        out += _caption(
            word(lang, f"picture-end-{era}") if era else "", word(lang, f"picture-end-{field}"), cell
        )
    for name, cell in zip(("points", "income", "money"), cells[-3:], strict=True):
        above = "" if name == "points" else word(lang, "picture-end-left")
        out += _caption(above, word(lang, f"picture-end-final-{name}"), cell)
    return out


def _caption(above: str, below: str, cell: Box) -> list[Item]:
    half = cell.top + cell.height / 2
    low = Words(below, Box(cell.left + 2, half, cell.right - 2, cell.bottom), "bold", 19, INK, "right")
    high = Words(above, Box(cell.left + 2, cell.top, cell.right - 2, half), "text", 18, MUTED, "right")
    return [high, low] if above else [low]


def _row_items(
    view: View,
    player: View,
    columns: Sequence[tuple[str, str | None]],
    people: Mapping[str, str],
    lang: str,
    row: Box,
) -> list[Item]:
    seat = player["seat"]
    won = seat in view["winners"]
    disc = Box.around((row.left + 46, row.centre[1]), 46, 46)
    name = Box(row.left + 84, row.top, row.left + 396, row.bottom)
    cells = _cells(row, len(columns))
    out: list[Item] = [
        Stamp(seat_disc, (seat, 23.0), disc, "mark"),
        Words(display_name(seat, people, lang), name, "serif", 27, GOOD if won else INK),
    ]
    for (field, era), cell in zip(columns, cells[:-3], strict=True):
        points = _other(view, player) if field == "other" else points_from(view, seat, field, era)
        out.append(Words(str(points).replace("-", "−"), cell, "text", 26, INK, "right"))
    total, income, money = cells[-3:]
    return [
        *out,
        Words(str(player["points"]), total, "black", 34, GOOD if won else INK, "right"),
        Words(str(player["income_level"]).replace("-", "−"), income, "text", 24, MUTED, "right"),
        Words(pounds(player["money"]), money, "text", 24, MUTED, "right"),
    ]
