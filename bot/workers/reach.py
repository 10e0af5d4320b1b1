"""Which servers the bot can reach now; bot/chat knows from Discord's gateway."""

from __future__ import annotations

from collections.abc import Callable

Unreached = Callable[[], "frozenset[int] | None"]
"""The servers that cannot be reached at the moment; None while the bot is not connected at all."""


def everything_reached() -> frozenset[int]:
    """For a bot without a gateway."""
    return frozenset()
