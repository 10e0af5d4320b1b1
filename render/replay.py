"""The replay of a game as an animated picture, one frame a turn.

It is a GIF: Discord plays GIFs everywhere, shows an animated PNG as a still on purpose, and plays animated
WebP only in newer clients. Our palette has 256 colours anyway, so that nothing is lost.
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
# Below what Discord takes from anyone, with room for the rest of the message.
_MOST_BYTES = 8_000_000
_LEAST_SCALE = 0.25


def replay(
    views: Sequence[View],
    *,
    marks: Sequence[Sequence[Mark]] = (),
    names: Mapping[str, str] | None = None,
    lang: str = "en",
    scale: float = 0.5,
) -> Picture:
    """The views one after another, 900 x 600 pixels at the usual scale; `marks` has the changes of each view.

    The picture's `png` holds a GIF of at most 8 MB: drawn smaller if need be. ValueError for no views.
    """
    if not views:
        raise ValueError("a replay needs at least one view")
    people = names or {}
    animation, size = _animation(views, people, marks, lang, scale)
    while len(animation) > _MOST_BYTES and scale > _LEAST_SCALE:
        scale *= 0.75
        animation, size = _animation(views, people, marks, lang, scale)
    return Picture(animation, alt.replay(views, people, lang), *size)


def _animation(
    views: Sequence[View],
    people: Mapping[str, str],
    marks: Sequence[Sequence[Mark]],
    lang: str,
    scale: float,
) -> tuple[bytes, tuple[int, int]]:
    frames = [
        _frame(view, people, marks[n] if n < len(marks) else (), lang, scale) for n, view in enumerate(views)
    ]
    out = io.BytesIO()
    times = [_FRAME_MILLISECONDS] * (len(frames) - 1) + [_LAST_MILLISECONDS]
    frames[0].save(
        out, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False
    )
    return out.getvalue(), frames[0].size


def _frame(
    view: View, people: Mapping[str, str], marks: Sequence[Mark], lang: str, scale: float
) -> Image.Image:
    image = painted(view, board_items(view, people, marks, lang), lang, scale, picture())
    return image.quantize(palette=reference(), dither=Image.Dither.NONE)
