"""Draws pictures outside the event loop: a small pool, a time limit, and a memory of the last ones."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol, TypeVar


class Drawn(Protocol):
    """A picture as render makes it: the PNG's bytes and its alternative text."""

    png: bytes
    alt: str


P = TypeVar("P", bound=Drawn)


class Pictures:
    """A pool of `at_once` threads; each drawing has `seconds` and `limit_bytes`, `kept` pictures are remembered."""

    def __init__(self, *, at_once: int = 1, seconds: float = 10.0, limit_bytes: int = 2 << 20, kept: int = 64) -> None:
        ...

    async def picture(self, key: Hashable, *drawings: Callable[[], P]) -> P | None:
        """The picture of `key` (game, revision, viewer, kind, options), from memory or drawn by the first drawing that works.

        The drawings go from the best to the smallest; one that fails, takes too long or is too large gives way to the next.
        None when all failed: then send text alone. Two calls with the same key at the same time draw once.
        """

    def close(self) -> None:
        """Let the threads end; drawings that have not begun are dropped."""
