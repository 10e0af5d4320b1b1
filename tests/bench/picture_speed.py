"""Pictures: the figures that render itself keeps, with their limits."""

from __future__ import annotations

from render import bench
from tests.bench.figure import Figure

AREA = "picture"
ENCODING = "encoding the same picture"


def figures() -> list[Figure]:
    """A fresh board, its size, and how long the event loop waits for it."""
    found = bench.figures()
    encoding = found["encoding_ms"]
    most = encoding * bench.MOST_RATIO
    return [
        Figure(AREA, "a fresh board", found["board_ms"], "ms", encoding, ENCODING, most),
        Figure(AREA, "the very first of a process", found["first_picture_ms"], "ms", encoding, ENCODING),
        Figure(AREA, "file of the fullest board", found["kibibytes"], "KiB", target=bench.MOST_KIBIBYTES),
        Figure(
            AREA,
            "event loop held up while drawing",
            found["stall_ms"],
            "ms",
            target=bench.MOST_STALL_MILLISECONDS,
        ),
    ]
