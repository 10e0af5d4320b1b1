"""The right column: state of the game and one panel for each player."""

from collections.abc import Mapping
from typing import Any

from PIL import Image

from data.facts import TileFacts, facts
from render import fonts
from render.boxes import Box
from render.canvas import Canvas
from render.labels import ROMAN, plain, pounds, word
from render.marks import seat_disc, seat_mark
from render.palette import BAD, FRAME, GOLD, GOOD, INK, MUTED, ON_SEAT, PAPER, SEATS, SLOT_INK, Colour
from render.scene import Item, Stamp, Symbol, Words

View = Mapping[str, Any]
BAND = 62.0
# A player's panel needs this height; from the other on it shows the whole mat.
LEAST, TALL = 148.0, 224.0
_RADIUS = 12.0
# Size of the level and number of the next tiles.
_NEXT = 21.0


def panel_picture(width: float, height: float, band: str, current: bool, scale: float) -> Image.Image:
    """A sheet of paper; with a seat's colour at its left, and a gold frame for whoever is to play."""
    whole = Box(0, 0, width, height)
    canvas = Canvas(whole, scale, (0, 0, 0, 0), 2)
    canvas.rounded(whole, _RADIUS, GOLD if current else FRAME)
    inner = whole.grown(-4 if current else -1.5)
    canvas.rounded(inner, _RADIUS - 3, PAPER)
    if band:
        left = Box(inner.left, inner.top, BAND, inner.bottom)
        canvas.rounded(left, _RADIUS - 3, SEATS[band], (True, False, False, True))
    return canvas.finish()


def panel(box: Box, band: str = "", current: bool = False) -> Stamp:
    """The sheet on which the texts of a panel lie."""
    return Stamp(panel_picture, (box.width, box.height, band, current), box, "panel")


def display_name(seat: str, people: Mapping[str, str], lang: str) -> str:
    """What a seat is called in pictures: the person's name as far as it can be drawn, else the colour."""
    return fonts.safe(people.get(seat, "")) or word(lang, f"seat-{seat}")


# ---- State of the game


def status_items(view: View, people: Mapping[str, str], lang: str, box: Box) -> list[Item]:
    """Era, round, whose turn it is, and what is left of the era."""
    inner = box.grown(-14)
    top = Box.at(inner.left, inner.top - 2, inner.width, 38)
    era = Box(top.left, top.top, top.left + top.width * 0.45, top.bottom)
    turn = Box.at(inner.left, inner.top + 40, inner.width, 36)
    rest = Box.at(inner.left, inner.top + 78, inner.width, 26)
    count = word(lang, "picture-round", round=view["round"], rounds=view["rounds"])
    return [
        panel(box),
        Words(word(lang, f"era-{view['era']}"), era, "black", 34, INK),
        Words(count, Box(era.right, top.top, top.right, top.bottom), "bold", 27, INK, "right"),
        *_turn_items(view, people, lang, turn),
        Words(" · ".join(_left_over(view, lang)), rest, "text", 20, MUTED),
    ]


def _turn_items(view: View, people: Mapping[str, str], lang: str, box: Box) -> list[Item]:
    if not view["finished"] and view["waiting"] is None:
        return [Words(word(lang, "picture-ended"), box, "bold", 27, INK)]
    if view["finished"]:
        names = [display_name(seat, people, lang) for seat in view["winners"]]
        return [Words(word(lang, "picture-won", names=", ".join(names)), box, "bold", 27, INK)]
    seat = view["waiting"]["seat"]
    disc = Box.at(box.left, box.top + 1, 34, 34)
    right = word(lang, "picture-actions-left", actions=view["actions_left"])
    wide = fonts.width(right, "bold", 24) + 8
    decision = view["waiting"]["decision"].replace(" ", "_")
    name = display_name(seat, people, lang)
    said = word(lang, f"picture-decision-{decision}", name=name)
    return [
        Stamp(seat_disc, (seat, 17.0), disc, "mark"),
        Words(said, Box(box.left + 44, box.top, box.right - wide - 8, box.bottom), "bold", 27, INK),
        Words(right, Box(box.right - wide, box.top, box.right, box.bottom), "bold", 24, INK, "right"),
    ]


def _left_over(view: View, lang: str) -> list[str]:
    return [
        word(lang, "picture-rounds-left", rounds=view["rounds"] - view["round"]),
        word(lang, "picture-deck", cards=view["draw_pile"]),
        loans_text(view, lang),
    ]


def loans_text(view: View, lang: str) -> str:
    """Until when loans can be had."""
    loans = view["loans"]
    if not loans["allowed"]:
        return word(lang, "picture-loans-over")
    if view["options"].get("introductory"):
        return word(lang, "picture-loans-always")
    return word(lang, "picture-loans-until", round=loans["last_round"], era=view["era"])


# ---- Players


def player_items(view: View, number: int, people: Mapping[str, str], lang: str, box: Box) -> list[Item]:
    """The panel of the player who is `number`th (from 0) in turn order."""
    player = view["players"][number]
    seat = player["seat"]
    waiting = view["waiting"]
    current = waiting is not None and waiting["seat"] == seat
    inner = Box(box.left + BAND + 12, box.top + 8, box.right - 14, box.bottom - 8)
    tall = box.height >= TALL
    # What is higher than the least goes between the rows.
    spare = 0.0 if tall else (box.height - LEAST) / 3
    name = Box.at(inner.left, inner.top + spare / 2, inner.width, 30)
    stats = Box.at(inner.left, name.bottom + spare, inner.width, 56)
    mat = Box(inner.left, stats.bottom + 8, inner.right, inner.bottom)
    row = Box.at(mat.left, inner.bottom - 36 - spare / 2, mat.width, 34)
    return [
        panel(box, seat, current),
        *_band_items(seat, number, box),
        *_name_items(view, player, people, lang, name),
        *_stat_items(player, lang, stats),
        *(_stacks_items(view, player, mat) if tall else _mat_items(view, player, row)),
    ]


def _band_items(seat: str, number: int, box: Box) -> list[Item]:
    middle = box.left + BAND / 2 + 1
    mark = Box.around((middle, box.bottom - 40), 40, 40)
    order = Box.around((middle, box.top + 34), 44, 40)
    return [Words(str(number + 1), order, "serif", 36, ON_SEAT[seat], "middle"), *seat_mark(seat, mark)]


def _name_items(view: View, player: View, people: Mapping[str, str], lang: str, box: Box) -> list[Item]:
    seat = player["seat"]
    note, colour = _standing(view, player, lang)
    wide = fonts.width(note, "bold", 19) + 4 if note else 0
    name = display_name(seat, people, lang)
    out: list[Item] = [
        Words(name, Box(box.left, box.top, box.right - wide - 14, box.bottom), "serif", 26, INK)
    ]
    if note:
        out.append(
            Words(note, Box(box.right - wide, box.top, box.right, box.bottom), "bold", 19, colour, "right")
        )
    return out


def _standing(view: View, player: View, lang: str) -> tuple[str, Colour]:
    """What stands beside the name: winner, a debt, to play, or the place in the next round."""
    seat = player["seat"]
    if view["finished"]:
        return (word(lang, "picture-winner"), GOOD) if seat in view["winners"] else ("", INK)
    owed = sum(debt["pounds"] for debt in view["debts"] if debt["seat"] == seat)
    if owed:
        return word(lang, "picture-owes", pounds=owed), BAD
    if view["waiting"] and view["waiting"]["seat"] == seat:
        return word(lang, "picture-to-play"), GOOD
    last = view["era"] == "rail" and view["round"] == view["rounds"]
    if player["finished_turn"] and seat in view["next_order"] and not last:
        return word(lang, "picture-next-round", place=view["next_order"].index(seat) + 1), MUTED
    return "", INK


_STATS = (
    ("money", 74), ("income", 124), ("space", 50), ("points", 62), ("cards", 66), ("links", 50),
    ("spent", 70),
)  # fmt: skip


def _stat_items(player: View, lang: str, box: Box) -> list[Item]:
    values = {
        "money": pounds(player["money"]),
        "income": plain(player["income_level"]),
        "space": str(player["income_space"]),
        "points": str(player["points"]),
        "cards": str(player["cards"]),
        "links": str(player["links_left"]),
        "spent": pounds(player["spent"]),
    }
    share = box.width / sum(width for _, width in _STATS)
    out: list[Item] = []
    left = box.left
    for name, width in _STATS:
        cell = Box.at(left, box.top, width * share - 6, box.height)
        colour = BAD if values[name].startswith("−") else INK
        caption = word(lang, f"picture-caption-{name}")
        out.append(
            Words(values[name], Box(cell.left, cell.top, cell.right, cell.top + 34), "bold", 31, colour)
        )
        out.append(Words(caption, Box(cell.left, cell.top + 34, cell.right, cell.bottom), "text", 18, MUTED))
        left += width * share
    return out


def _mat_items(view: View, player: View, box: Box) -> list[Item]:
    out: list[Item] = []
    for (industry, levels), cell in zip(player["mat"].items(), box.columns(5, 4), strict=True):
        icon = Box.at(cell.left, cell.top + 2, 30, 30)
        out.append(Symbol(industry, icon, SLOT_INK))
        text = Box(cell.left + 34, cell.top, cell.right, cell.bottom)
        out += _next_tile(view["era"], industry, levels, text)
    return out


def _stacks_items(view: View, player: View, box: Box) -> list[Item]:
    """Where there is room: every level that is left, beneath its industry."""
    out: list[Item] = []
    for (industry, levels), cell in zip(player["mat"].items(), box.columns(5, 4), strict=True):
        out.append(Symbol(industry, Box.at(cell.left, cell.top + 2, 30, 30), SLOT_INK))
        left = [level for level in levels if level["left"]]
        for n, level in enumerate(left):
            line = Box.at(cell.left + 34, cell.top + 27 * n, cell.width - 34, 34)
            out += _next_tile(view["era"], industry, [level], line)
        if not left:
            out += _next_tile(
                view["era"], industry, [], Box(cell.left + 34, cell.top, cell.right, cell.top + 34)
            )
    return out


def _next_tile(era: str, industry: str, levels: list[Any], box: Box) -> list[Item]:
    left = [level for level in levels if level["left"]]
    if not left:
        return [Words("–", box, "serif", 22, MUTED)]
    level, count = left[0]["level"], left[0]["left"]
    rank = ROMAN[level]
    if buildable(era, tile_facts(industry, level)):
        return [Words(f"{rank} ×{count}", box, "bold", _NEXT, INK)]
    text = f"{rank} ×{count}"
    after = min(box.left + fonts.width(text, "bold", _NEXT) + 5, box.right - 15)
    room = Box(box.left, box.top, after - 2, box.bottom)
    return [
        Words(text, room, "bold", _NEXT, BAD),
        Symbol("lock", Box.at(after, box.top + 9, 15, 15), BAD),
    ]


def tile_facts(industry: str, level: int) -> TileFacts:
    """What is printed on a tile of the first edition; KeyError or StopIteration if there is none."""
    return next(tile for tile in facts().industries.tiles[industry] if tile.level == level)


def buildable(era: str, tile: TileFacts) -> bool:
    """Whether a tile may be built in an era."""
    return tile.canal if era == "canal" else tile.rail
