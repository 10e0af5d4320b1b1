"""Which component does what: the kinds that a custom id can name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from data.texts import text

from . import certain, help_pages, learning, lobby, lobby_options, panel, people_presses, rules_pages
from .buttons import Press
from .errors import Declined
from .history import presses as history
from .request import Request

KINDS: Final[Mapping[str, Callable[[Request, Press], Awaitable[None]]]] = {
    "join": lobby.press,
    "leave": lobby.press,
    "begin": lobby.press,
    **panel.KINDS,
    **lobby_options.KINDS,
    **people_presses.KINDS,
    **certain.KINDS,
    **rules_pages.KINDS,
    **learning.KINDS,
    **help_pages.KINDS,
    **history.KINDS,
}


async def answer(request: Request, press: Press | None) -> None:
    """Do what a component says; raises Declined for one of another version."""
    handler = KINDS.get(press.kind) if press is not None else None
    if press is None or handler is None:
        raise Declined(text(request.lang, "chat-button-unknown"))
    await handler(request, press)
