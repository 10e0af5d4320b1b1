"""The buttons that open the panel: on one's turn, or with a look at the whole board."""

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
BOARD: Final = "board"
"""The choice of a press that opens it at the whole board."""


def door(game: Game, lang: str) -> Callable[[], discord.ui.View]:
    """A maker of views with the one button for the channel, since a view can be sent only once."""
    return lambda: buttons.view(_turn(game, lang, "button-panel-play"))


def notice_doors(game: Game, lang: str, *, whole_board: bool) -> Callable[[], discord.ui.View]:
    """A maker of views for a notice; `whole_board` where its picture shows only what changed."""
    whole = Press(OPEN, game.id, game.revision, choice=BOARD)

    def make() -> discord.ui.View:
        doors = [_turn(game, lang, "button-panel-open")]
        doors += [buttons.button(whole, text(lang, "button-panel-board"))] if whole_board else []
        return buttons.view(*doors)

    return make


def _turn(game: Game, lang: str, label: str) -> buttons.Touch:
    press = Press(OPEN, game.id, game.revision)
    return buttons.button(press, text(lang, label), discord.ButtonStyle.primary)
