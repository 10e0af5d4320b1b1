"""Symbols as outlines on a field of 100 by 100, drawn by our own hand, and their masks."""

import re
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image, ImageDraw

from render.boxes import Point
from render.canvas import curve

# `+` fills, `-` cuts out; `o x y r` is a disc, `b x1 y1 x2 y2 r` a box with round corners,
# anything else an outline of M (start), L (lines), C (curves with two controls each).
_SHAPES: dict[str, str] = {
    "cotton_mill": """
        + o 50 25 23
        - o 25 45 26
        + o 25 45 22
        - o 75 45 26
        + o 75 45 22
        - o 50 57 27
        + o 50 57 23
        - M 4 56 C 18 72 34 74 50 66 C 66 74 82 72 96 56 L 96 72 C 80 92 66 94 50 94 C 34 94 20 92 4 72
        + M 8 64 C 24 80 36 80 50 72 C 64 80 76 80 92 64 C 90 84 74 91 56 91 L 55 99 L 45 99 L 44 91 C
          26 91 10 84 8 64
    """,
    "coal_mine": """
        + o 30 36 13
        + o 50 28 15
        + o 70 35 13
        + b 28 36 72 46 0
        + b 8 42 92 52 4
        + M 14 52 L 86 52 L 75 80 L 25 80
        - b 20 56 80 60 2
        + o 34 85 13
        + o 66 85 13
        - o 34 85 5
        - o 66 85 5
        + b 45 72 55 86 0
    """,
    "iron_works": """
        + M 2 32 C 18 32 26 30 32 22 L 96 22 L 96 42 C 80 42 66 48 63 58 C 63 66 68 70 82 74 L 82 88 L
          20 88 L 20 74 C 34 70 40 66 40 58 C 37 48 20 44 2 32
        - b 40 29 96 32 0
    """,
    "port": """
        + o 50 16 14
        - o 50 16 6
        + b 45 26 55 92 3
        + b 28 34 72 43 4
        + M 10 56 L 26 52 L 27 70 L 22 67 C 28 78 38 84 50 84 C 62 84 72 78 78 67 L 73 70 L 74 52 L 90
          56 L 88 73 C 80 88 66 97 50 97 C 34 97 20 88 12 73
    """,
    "shipyard": """
        + M 4 60 L 96 60 C 92 72 88 80 80 88 L 20 88 C 12 80 8 72 4 60
        - b 16 67 86 70 0
        + b 24 44 74 57 2
        + M 40 22 L 56 22 L 58 44 L 38 44
        - b 30 48 36 53 1
        - b 46 48 52 53 1
        - b 62 48 68 53 1
        + b 82 26 86 58 1
        + b 12 36 16 58 1
        + o 60 13 8
        + o 73 10 6
    """,
    "red": "+ o 50 50 50",
    "yellow": "+ b 4 4 96 96 10",
    "teal": "+ M 50 0 L 102 96 L 0 96",
    "purple": "+ M 50 0 L 100 50 L 50 100 L 0 50",
    "lock": """
        + o 50 34 26
        - o 50 34 15
        - b 22 40 78 60 0
        + b 24 34 35 56 0
        + b 65 34 76 56 0
        + b 14 48 86 96 8
        - o 50 68 8
        - b 46 70 54 84 2
    """,
    "trade": """
        + M 12 36 L 60 36 L 60 20 L 92 42 L 60 64 L 60 48 L 12 48
        - M 0 52 L 66 52 L 66 66 L 0 66
        + M 88 64 L 40 64 L 40 50 L 8 70 L 40 92 L 40 76 L 88 76
    """,
    "hexagon": "+ M 27 4 L 73 4 L 100 50 L 73 96 L 27 96 L 0 50",
    "tick": "+ M 10 54 L 24 40 L 42 58 L 78 18 L 92 32 L 42 86",
    "arrow_up": "+ M 50 6 L 92 52 L 64 52 L 64 94 L 36 94 L 36 52 L 8 52",
    "crown": "+ M 8 84 L 2 26 L 28 52 L 50 14 L 72 52 L 98 26 L 92 84",
    "pointer": "+ M 10 6 L 92 50 L 10 94",
    "canal": """
        + M 0 36 C 20 10 32 10 50 34 C 66 58 80 58 100 34 L 100 50 C 80 74 62 74 46 52 C 34 30 20 30 0 54
        + M 0 64 C 20 38 32 38 50 62 C 66 86 80 86 100 62 L 100 78 C 80 100 62 100 46 80 C 34 58 20 58 0 82
    """,
    "rail": """
        + b 0 30 100 40 0
        + b 0 62 100 72 0
        + b 8 14 20 88 0
        + b 32 14 44 88 0
        + b 56 14 68 88 0
        + b 80 14 92 88 0
    """,
}
_LARGER = 4


def _numbers(text: str) -> list[float]:
    return [float(number) for number in text.split()]


def _outline(text: str) -> Iterator[Point]:
    here: Point = (0, 0)
    for letter, rest in re.findall(r"([MLC])([^MLC]*)", text):
        values = _numbers(rest)
        points = list(zip(values[::2], values[1::2], strict=True))
        if letter == "C":
            for n in range(0, len(points), 3):
                yield from curve(here, points[n + 2], points[n : n + 2], 12)
                here = points[n + 2]
        else:
            yield from points
            here = points[-1]


def _draw(draw: ImageDraw.ImageDraw, shape: str, unit: float) -> None:
    ink = 255 if shape[0] == "+" else 0
    kind, rest = shape[2], shape[2:]
    if kind == "o":
        x, y, reach = (value * unit for value in _numbers(rest[1:]))
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=ink)
    elif kind == "b":
        x1, y1, x2, y2, corner = (value * unit for value in _numbers(rest[1:]))
        draw.rounded_rectangle((x1, y1, x2, y2), corner, fill=ink)
    else:
        draw.polygon([(x * unit, y * unit) for x, y in _outline(rest)], fill=ink)


def names() -> tuple[str, ...]:
    """The symbols there are."""
    return tuple(_SHAPES)


@lru_cache(1024)
def symbol(name: str, pixels: int) -> Image.Image:
    """The mask of a symbol in a square of so many pixels; KeyError for an unknown name."""
    side = max(1, pixels) * _LARGER
    mask = Image.new("L", (side, side))
    draw = ImageDraw.Draw(mask)
    for shape in re.findall(r"[+-] [^+-]*", _SHAPES[name]):
        _draw(draw, " ".join(shape.split()), side / 100)
    return mask.reduce(_LARGER)
