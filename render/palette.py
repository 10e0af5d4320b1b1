"""The colours of every picture, and the one palette of 256 that all files share.

A fixed palette makes encoding fast and files small. It holds each colour by name and, for the edges of
letters and shapes, the steps between the pairs that meet.
"""

from collections.abc import Iterator
from functools import cache

from PIL import Image

Colour = tuple[int, int, int]

INK: Colour = (42, 33, 27)
PAPER: Colour = (251, 246, 234)
WHITE: Colour = (255, 255, 255)
WOOD: Colour = (50, 41, 35)
LAND: Colour = (232, 222, 197)
SHORE: Colour = (150, 132, 100)
WATER: Colour = (169, 202, 211)
SHALLOWS: Colour = (190, 215, 219)
WATER_INK: Colour = (34, 76, 98)
SLOT: Colour = (221, 209, 181)
SLOT_EDGE: Colour = (190, 174, 140)
SLOT_INK: Colour = (104, 86, 62)
MUTED: Colour = (102, 88, 72)
RULE: Colour = (222, 212, 190)
FRAME: Colour = (92, 74, 54)
GOLD: Colour = (217, 164, 54)
CANAL: Colour = (116, 176, 201)
CANAL_EDGE: Colour = (52, 98, 120)
RAIL: Colour = (112, 98, 80)
SLEEPER: Colour = (150, 136, 112)
FRAME_FILL: Colour = (245, 238, 220)
FAINT: Colour = (190, 174, 140)
COAL: Colour = (28, 25, 24)
IRON: Colour = (226, 112, 34)
GOOD: Colour = (40, 112, 60)
BAD: Colour = (158, 36, 28)
# No seat and nothing on the map is green: what changed stands out.
CHANGED: Colour = (138, 206, 54)

SEATS: dict[str, Colour] = {
    "red": (194, 53, 43),
    "yellow": (240, 179, 35),
    "teal": (23, 119, 122),
    "purple": (91, 58, 140),
}
# What is written or drawn on a seat's colour.
ON_SEAT: dict[str, Colour] = {"red": PAPER, "yellow": INK, "teal": PAPER, "purple": PAPER}
# A seat's colour where it must stand out as a letter or a line on paper.
SEAT_TEXT: dict[str, Colour] = {
    "red": (170, 40, 32),
    "yellow": (122, 82, 0),
    "teal": (14, 96, 98),
    "purple": (91, 58, 140),
}
SEAT_SHADE: dict[str, Colour] = {
    seat: (colour[0] * 5 // 8, colour[1] * 5 // 8, colour[2] * 5 // 8) for seat, colour in SEATS.items()
}

BANNERS: dict[str, Colour] = {"blue": (42, 82, 146), "teal": (16, 100, 92), "other": (88, 68, 50)}
MARKET_PLACE: Colour = (112, 50, 34)
QUIET_PLACE: Colour = (108, 97, 84)

_NAMED = (
    INK, PAPER, WHITE, WOOD, LAND, SHORE, WATER, SHALLOWS, WATER_INK, SLOT, SLOT_EDGE, SLOT_INK, MUTED, RULE,
    FRAME, GOLD, CANAL, RAIL, SLEEPER, FRAME_FILL, COAL, IRON, GOOD, BAD, MARKET_PLACE, QUIET_PLACE, CHANGED,
)  # fmt: skip
# Pairs that meet along edges, with the number of steps between them.
_PAIRS: tuple[tuple[Colour, Colour, int], ...] = (
    (PAPER, INK, 7), (PAPER, MUTED, 3), (PAPER, WOOD, 2), (LAND, SHORE, 2), (LAND, FRAME, 3), (LAND, RAIL, 3),
    (LAND, CANAL_EDGE, 3), (LAND, PAPER, 1), (SLOT, SLOT_INK, 4), (PAPER, BANNERS["blue"], 4),
    (PAPER, BANNERS["teal"], 4), (PAPER, BANNERS["other"], 4), (PAPER, MARKET_PLACE, 3),
    (PAPER, QUIET_PLACE, 3),
    (PAPER, GOOD, 3), (PAPER, BAD, 3), (GOLD, INK, 3), (GOLD, PAPER, 2), (PAPER, IRON, 2), (INK, IRON, 2),
    (WATER, WATER_INK, 3), (CANAL, CANAL_EDGE, 2), (WATER, RAIL, 2), (WATER, SHORE, 1),
    (CHANGED, INK, 3), (FRAME_FILL, FRAME, 3), (FRAME_FILL, INK, 2), (LAND, MARKET_PLACE, 2),
    (LAND, QUIET_PLACE, 2), (LAND, INK, 3), (LAND, SLEEPER, 2), (WOOD, FRAME, 1),
)  # fmt: skip


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share (0 to 1) of `other`."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def _steps(one: Colour, other: Colour, count: int) -> Iterator[Colour]:
    return (mixed(one, other, n / (count + 1)) for n in range(1, count + 1))


def _seat_colours() -> Iterator[Colour]:
    for seat, colour in SEATS.items():
        yield from (colour, SEAT_SHADE[seat], SEAT_TEXT[seat])
        yield from _steps(colour, ON_SEAT[seat], 4)
        yield from _steps(colour, INK, 2)
        yield from _steps(colour, LAND, 2)
        yield from _steps(colour, PAPER if seat == "yellow" else INK, 3)
        yield from _steps(SEAT_TEXT[seat], PAPER, 3)


def colours() -> list[Colour]:
    """At most 256 colours, the named ones first."""
    found = dict.fromkeys((*_NAMED, *BANNERS.values(), *_seat_colours()))
    for one, other, count in _PAIRS:
        found |= dict.fromkeys(_steps(one, other, count))
    return list(found)[:256]


@cache
def reference() -> Image.Image:
    """A picture that carries the palette, for quantizing."""
    chosen = colours()
    image = Image.new("P", (1, 1))
    flat = [channel for colour in chosen for channel in colour]
    image.putpalette(flat + list(chosen[0]) * (256 - len(chosen)))
    return image
