"""A finished picture: the PNG, its alternative text and its size."""

import io
from dataclasses import dataclass

from PIL import Image

from render.palette import reference

ALT_MOST = 1024
# Measured on full boards: the next level takes a third longer and saves a tenth of the bytes.
_LEVEL = 3


@dataclass(frozen=True, slots=True)
class Picture:
    """What is sent: bytes of a PNG (or GIF for a replay), alternative text, size in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


def encoded(image: Image.Image) -> bytes:
    """An RGB image as PNG with the fixed palette, without dithering."""
    out = io.BytesIO()
    image.quantize(palette=reference(), dither=Image.Dither.NONE).save(out, "PNG", compress_level=_LEVEL)
    return out.getvalue()


def finished(image: Image.Image, alt: str) -> Picture:
    """The image as a Picture, its alternative text cut to what Discord takes."""
    short = alt if len(alt) <= ALT_MOST else alt[: ALT_MOST - 1].rstrip() + "…"
    return Picture(encoded(image), short, image.width, image.height)
