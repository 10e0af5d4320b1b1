"""Letters: faces, widths, and bitmaps of labels, all cached."""

from functools import cache, lru_cache
from typing import Literal

from font_source_sans_pro import font_files_ttf as sans_files
from font_source_serif_pro import font_files_ttf as serif_files
from PIL import Image, ImageDraw, ImageFont

from render import names

Face = Literal["text", "bold", "serif", "black", "italic"]

_FILES: dict[Face, str] = {
    "text": sans_files["SourceSansProSemibold"],
    "bold": sans_files["SourceSansProBold"],
    "serif": serif_files["SourceSerifProBold"],
    "black": serif_files["SourceSerifProBlack"],
    "italic": serif_files["SourceSerifProSemiboldIt"],
}
# Height of capitals as a share of the size, the same in all these faces.
CAPITALS = 0.66
# A label may shrink to this share of its size before it is cut.
_SMALLEST = 0.75


@lru_cache(256)
def _font(face: Face, pixels: float) -> ImageFont.FreeTypeFont:
    # The basic layout needs no other library and gives the same pixels everywhere.
    return ImageFont.truetype(_FILES[face], pixels, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(8192)
def width(text: str, face: Face, size: float) -> float:
    """Units that a text takes at a size."""
    return _font(face, size).getlength(text)


@cache
def known(character: str) -> bool:
    """Whether both kinds of face have a glyph of their own for a character."""
    return all(_has(face, character) for face in ("text", "serif"))


def _has(face: Face, character: str) -> bool:
    font = _font(face, 32)
    return character == " " or bytes(font.getmask(character)) != _missing(face)


@cache
def _missing(face: Face) -> bytes:
    return bytes(_font(face, 32).getmask("\U0010ffff"))


def safe(name: str) -> str:
    """A person's name as these fonts can draw it; may be empty."""
    return names.safe(name, known)


@lru_cache(8192)
def fitted(text: str, face: Face, size: float, room: float) -> tuple[str, float]:
    """The text and the size at which it is at most `room` wide: smaller first, then cut with an ellipsis."""
    # Half a unit at a time: widths do not shrink evenly, since letters keep to whole pixels.
    halves = range(round(2 * size), int(2 * size * _SMALLEST) - 1, -1)
    for smaller in (half / 2 for half in halves):
        if width(text, face, smaller) <= room:
            return text, smaller
    return names.cut(text, room, lambda part: width(part, face, smaller)), smaller


@lru_cache(512)
def in_two(text: str, face: Face, size: float, room: float) -> tuple[str, ...]:
    """A name that is wider than `room` as two lines, as even as can be; broken after a space or hyphen."""
    if width(text, face, size) <= room:
        return (text,)
    breaks = [n + 1 for n, letter in enumerate(text) if letter in " -"]
    halves = [(text[:n].rstrip(), text[n:]) for n in breaks]
    return min(halves, key=lambda pair: max(width(part, face, size) for part in pair), default=(text,))


@lru_cache(4096)
def label(text: str, face: Face, pixels: float) -> tuple[Image.Image, int, int]:
    """A text as a mask, with the pixels from its origin on the baseline to the mask's upper left corner."""
    font = _font(face, pixels)
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    size = (max(1, int(right - left) + 2), max(1, int(bottom - top) + 2))
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).text((1 - left, 1 - top), text, fill=255, font=font, anchor="ls")
    return mask, int(left) - 1, int(top) - 1
