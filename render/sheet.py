"""What the pictures besides the board share: a wooden ground and a heading with a seat's mark."""

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from render import fonts
from render.boxes import Box
from render.marks import seat_disc
from render.palette import INK, MUTED, WOOD
from render.panels import display_name, panel
from render.scene import Item, Stamp, Words, paint

View = Mapping[str, Any]
EDGE = 16.0
HEADING = 84.0


def painted(box: Box, items: Sequence[Item], scale: float) -> Image.Image:
    """The items on bare wood."""
    image = Image.new("RGB", (round(box.width * scale), round(box.height * scale)), WOOD)
    paint(image, items, scale)
    return image


def heading(
    seat: str, people: Mapping[str, str], lang: str, width: float, facts: str, right: str = ""
) -> list[Item]:
    """A panel across the top: mark, name, a line of facts, and a remark at the right."""
    box = Box.at(EDGE, EDGE, width - 2 * EDGE, HEADING)
    left = box.left + 84
    wide = fonts.width(right, "bold", 24) + 4 if right else 0
    name = Box(left, box.top + 8, box.right - wide - 32, box.top + 44)
    line = Box(left, box.top + 46, box.right - 16, box.bottom - 8)
    remark = Box(box.right - wide - 16, box.top + 8, box.right - 16, box.top + 44)
    out: list[Item] = [
        panel(box),
        Stamp(seat_disc, (seat, 29.0), Box.around((box.left + 44, box.centre[1]), 58, 58), "mark"),
        Words(display_name(seat, people, lang), name, "serif", 30, INK),
        Words(facts, line, "text", 24, MUTED),
    ]
    if right:
        out.append(Words(right, remark, "bold", 24, INK, "right"))
    return out


def player_of(view: View, seat: str) -> View:
    """One player of a view; KeyError if nobody has the seat."""
    for player in view["players"]:
        if player["seat"] == seat:
            found: View = player
            return found
    raise KeyError(seat)
