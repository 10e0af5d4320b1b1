"""The button that opens the panel, under every message that tells of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord

from bot.chat import buttons
from bot.chat.buttons import Press
from bot.service import Game
from data.texts import text

OPEN: Final = "open"
"""The kind of a press that opens a new panel; an old one opens it on the present state as well."""


def door(
    game: Game,
    lang: str,
    label: str = "button-panel-play",
    style: discord.ButtonStyle = discord.ButtonStyle.primary,
) -> Callable[[], discord.ui.View]:
    """A maker of views with that one button, since a view can be sent only once."""
    press = Press(OPEN, game.id, game.revision)
    return lambda: buttons.view(buttons.button(press, text(lang, label), style))
