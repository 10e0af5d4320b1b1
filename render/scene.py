"""What a picture shows, as a list of things with their boxes, and the painting of that list.

The list comes first so that tests can ask whether anything overlaps or does not fit without
looking at pixels.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PIL import Image

from render import fonts
from render.boxes import Box, Point
from render.fonts import Face
from render.palette import Colour
from render.symbols import symbol

Align = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True)
class Words:
    """A text in a box: shrunk a little, then cut, where it is too long."""

    text: str
    box: Box
    face: Face
    size: float
    colour: Colour
    align: Align = "left"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol of one colour that fills a square box."""

    name: str
    box: Box
    colour: Colour


@dataclass(frozen=True, slots=True)
class Stamp:
    """A small picture that `draw(*key, scale)` makes, once; `layer` says what may not overlap what."""

    draw: Callable[..., Image.Image]
    key: tuple[object, ...]
    box: Box
    layer: str


Item = Words | Symbol | Stamp


def paint(image: Image.Image, items: Iterable[Item], scale: float, origin: Point = (0, 0)) -> None:
    """Put the items on an RGB image whose upper left corner shows `origin`, at `scale` pixels a unit."""
    for item in items:
        box = item.box.moved(-origin[0], -origin[1])
        if isinstance(item, Words):
            _write(image, item, box, scale)
        elif isinstance(item, Symbol):
            mask = symbol(item.name, round(box.width * scale))
            image.paste(item.colour, (round(box.left * scale), round(box.top * scale)), mask)
        else:
            colours, mask = _sprite(item.draw, item.key, scale)
            image.paste(colours, (round(box.left * scale), round(box.top * scale)), mask)


@lru_cache(400)
def _sprite(
    draw: Callable[..., Image.Image], key: tuple[object, ...], scale: float
) -> tuple[Image.Image, Image.Image]:
    # Kept apart, since pasting would otherwise convert the colours every time.
    picture = draw(*key, scale)
    return picture.convert("RGB"), picture.getchannel("A")


def _write(image: Image.Image, words: Words, box: Box, scale: float) -> None:
    text, size = fonts.fitted(words.text, words.face, words.size, box.width)
    if not text:
        return
    # Letters at another scale are not exactly as wide as at full size.
    wide = fonts.width(text, words.face, size * scale) / scale
    spare = {"left": 0.0, "middle": (box.width - wide) / 2, "right": box.width - wide}[words.align]
    baseline = box.centre[1] + size * fonts.CAPITALS / 2
    mask, across, down = fonts.label(text, words.face, size * scale)
    place = (round((box.left + spare) * scale) + across, round(baseline * scale) + down)
    image.paste(words.colour, place, mask)


def cropped(items: Iterable[Item], box: Box) -> list[Item]:
    """The items of which something shows in the box."""
    return [item for item in items if item.box.overlaps(box)]
