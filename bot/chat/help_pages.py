"""Help: what somebody may want to do, and a page for each role."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord

from data.texts import text

from . import buttons, limits
from .buttons import Press, Touch
from .request import Request

HELP: Final = "help"
"""The kind of the press that chooses another page."""
PAGES: Final = ("wishes", "player", "organiser", "host")


async def show(request: Request, about: str | None) -> None:
    """One page of help, in private."""
    page = about if about in PAGES else PAGES[0]
    await request.reply.say(text(request.lang, f"help-{page}"), view=buttons.view(_menu(request.lang, page)))


def _menu(lang: str, shown: str) -> Touch:
    custom_id = Press(HELP, 0).custom_id()
    options = [limits.option(page, text(lang, f"choice-about-{page}")) for page in PAGES if page != shown]
    placeholder = text(lang, "menu-help")
    return Touch(discord.ui.Select(custom_id=custom_id, options=options, placeholder=placeholder), custom_id)


async def _press(request: Request, press: Press) -> None:
    page = next((each for each in request.values if each in PAGES), PAGES[0])
    await request.reply.show(text(request.lang, f"help-{page}"), buttons.view(_menu(request.lang, page)))


KINDS: Final[Mapping[str, Callable[[Request, Press], Awaitable[None]]]] = {HELP: _press}
"""For the table of all presses."""
