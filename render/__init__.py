"""Pictures of the game: a view goes in, a palette PNG with its alternative text comes out.

Everything here is a pure function of its arguments; what is cached is safe to share between threads.
"""

from render.board import board, region
from render.picture import Picture

__all__ = ["Picture", "board", "region"]
