"""The preview of a turn that is not yet ended: the board with a ribbon that says so."""

from collections.abc import Mapping, Sequence

from PIL import Image

from render import alt
from render.board import board_items, painted
from render.boxes import Box
from render.canvas import Canvas
from render.changes import Mark
from render.closeup import parts_of, stacked
from render.labels import word
from render.layout import picture
from render.palette import GOLD, INK, WHITE
from render.panels import View
from render.picture import Picture, finished
from render.scene import Item, Stamp, Words, paint

# Between Scotland and Colne both maps are empty.
_RIBBON = Box(676, 18, 1040, 66)
_FRAME = 6.0
_STRIP = 44.0
"""Above the parts of a board there is no empty land for a ribbon: it lies on the frame."""


def preview(
    view: View,
    marks: Sequence[Mark] = (),
    *,
    names: Mapping[str, str] | None = None,
    lang: str = "en",
    scale: float = 1.0,
) -> Picture:
    """The whole board as it would be, for the eyes of the seat alone; `marks` are its provisional actions."""
    people = names or {}
    items = [*board_items(view, people, marks, lang), *ribbon_items(lang)]
    said = alt.board(view, people, marks, lang, [word(lang, "picture-alt-preview")])
    return finished(painted(view, items, lang, scale, picture()), said)


def preview_closeup(
    view: View,
    marks: Sequence[Mark],
    *,
    names: Mapping[str, str] | None = None,
    lang: str = "en",
    scale: float = 1.0,
) -> Picture:
    """Only where the provisional actions changed something; ValueError where they changed nothing."""
    parts = parts_of(view, marks, lang)
    image = _framed(stacked(view, marks, parts, lang, scale), lang, scale)
    said = alt.closeup(view, names or {}, marks, parts, lang, [word(lang, "picture-alt-preview")])
    return finished(image, said)


def _framed(inside: Image.Image, lang: str, scale: float) -> Image.Image:
    """A golden frame, broader at the top, where it says that nobody else sees this."""
    edge, top = round(_FRAME * scale), round(_STRIP * scale)
    image = Image.new("RGB", (inside.width + 2 * edge, inside.height + top + edge), GOLD)
    image.paste(inside, (edge, top))
    strip = Box(0, 0, image.width / scale, _STRIP)
    paint(image, [Words(word(lang, "picture-preview"), strip, "bold", 25, INK, "middle")], scale)
    return image


def ribbon_items(lang: str) -> list[Item]:
    """A golden frame around the picture and a ribbon at its top."""
    return [
        Stamp(frame_picture, (), picture(), "frame"),
        Stamp(ribbon_picture, (), _RIBBON, "ribbon"),
        Words(word(lang, "picture-preview"), _RIBBON.grown(-10), "bold", 25, INK, "middle"),
    ]


def frame_picture(scale: float) -> Image.Image:
    """The frame of a picture that is not public."""
    canvas = Canvas(picture(), scale, (0, 0, 0, 0), 1)
    canvas.rounded(picture(), 0, GOLD)
    canvas.rounded(picture().grown(-_FRAME), 0, (0, 0, 0, 0))
    return canvas.finish()


def ribbon_picture(scale: float) -> Image.Image:
    """A golden strip with a dark edge."""
    canvas = Canvas(_RIBBON, scale, (0, 0, 0, 0), 2)
    canvas.rounded(_RIBBON, 10, INK)
    canvas.rounded(_RIBBON.grown(-2), 8, WHITE)
    canvas.rounded(_RIBBON.grown(-4), 6, GOLD)
    return canvas.finish()
