"""How long things take: each is counted, a slow one is logged, and whoever listens hears of all.

What people do is named only by its kind (a command's name, `picture`, `store`), never by its content.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from typing import Final

USUAL_SLOW_SECONDS: Final = 1.0

Listener = Callable[[str, str, float], None]
"""Hears the area (`interaction`, `store`, `picture`, `letter`), the name within it, and the seconds."""

LOG = logging.getLogger(__name__)


class Meter:
    """The one measure of a process. `slow_seconds`: from here on something is worth a line in the log."""

    def __init__(self, slow_seconds: float = USUAL_SLOW_SECONDS) -> None:
        self.slow_seconds = slow_seconds
        self.listeners: list[Listener] = []

    def note(self, area: str, name: str, seconds: float) -> None:
        """Something took so long."""
        for listener in self.listeners:
            listener(area, name, seconds)
        if seconds >= self.slow_seconds:
            milliseconds = round(seconds * 1000)
            facts = {"area": area, "what": name, "milliseconds": milliseconds}
            LOG.warning("slow: %s %s took %d ms", area, name, milliseconds, extra=facts)

    @contextlib.contextmanager
    def timed(self, area: str, name: str) -> Iterator[None]:
        """Note how long the block takes, however it ends."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.note(area, name, time.perf_counter() - began)


METER: Final = Meter()
