"""Pictures of the game: a view goes in, a palette PNG with its alternative text comes out.

Everything here is a pure function of its arguments; what is cached is safe to share between threads.
"""

from render.board import board, region
from render.closeup import closeup
from render.ending import end
from render.examples import example, examples
from render.hand import hand
from render.layout import region_places
from render.mat import mat
from render.picture import Picture
from render.preview import preview, preview_closeup
from render.ranking import ranking
from render.replay import replay

__all__ = [
    "Picture",
    "board",
    "closeup",
    "end",
    "example",
    "examples",
    "hand",
    "mat",
    "preview",
    "preview_closeup",
    "ranking",
    "region",
    "region_places",
    "replay",
]
