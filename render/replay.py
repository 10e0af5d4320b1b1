"""The replay of a game as an animated picture, one frame a turn.

It is a GIF: Discord plays GIFs everywhere, shows an animated PNG as a still on purpose, and animated WebP only in
newer clients. Our palette has 256 colours anyway, so that nothing is lost.
"""

import io
from collections.abc import Mapping, Sequence

from PIL import Image

from render import alt
from render.board import board_items, painted
from render.changes import Mark
from render.layout import picture
from render.palette import reference
from render.panels import View
from render.picture import Picture

_FRAME_MILLISECONDS = 900
_LAST_MILLISECONDS = 5000


def replay(
    views: Sequence[View],
    *,
    marks: Sequence[Sequence[Mark]] = (),
    names: Mapping[str, str] | None = None,
    lang: str = "en",
    scale: float = 0.5,
) -> Picture:
    """The views one after another, 900 x 600 pixels at the usual scale; `marks` has the changes of each view.

    The picture's `png` holds a GIF. ValueError for no views.
    """
    if not views:
        raise ValueError("a replay needs at least one view")
    people = names or {}
    frames = [
        _frame(view, people, marks[n] if n < len(marks) else (), lang, scale) for n, view in enumerate(views)
    ]
    out = io.BytesIO()
    times = [_FRAME_MILLISECONDS] * (len(frames) - 1) + [_LAST_MILLISECONDS]
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False)
    return Picture(out.getvalue(), alt.replay(views, people, lang), frames[0].width, frames[0].height)


def _frame(
    view: View, people: Mapping[str, str], marks: Sequence[Mark], lang: str, scale: float
) -> Image.Image:
    image = painted(view, board_items(view, people, marks, lang), lang, scale, picture())
    return image.quantize(palette=reference(), dither=Image.Dither.NONE)
