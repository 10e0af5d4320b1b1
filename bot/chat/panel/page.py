"""A private message of components in the making: words, pictures, rows of buttons, menus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from bot.chat import limits
from bot.chat.buttons import Press, Touch
from bot.chat.drawing import Upload
from render.palette import SEATS

from .draft import Draft
from .sitting import Sitting

ROW: Final = 5
MENU_WITH_PAGES: Final = limits.SELECT_OPTIONS - 2
"""Where a menu has several pages, one entry leads on and one back."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A finished page: a view of dynamic items alone and the files it shows; never to be sent twice."""

    view: ui.LayoutView
    files: Sequence[discord.File]


class Page:
    """Collects what the page shows, from top to bottom, within Discord's limits."""

    def __init__(self, seat: str = "") -> None:
        colour = discord.Colour.from_rgb(*SEATS[seat]) if seat in SEATS else None
        self._box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=colour)
        self._files: list[discord.File] = []
        self._letters = limits.LAYOUT_TEXT
        self._above = ""
        # The game's revision where the person's own turn is shown (0: it is not), and whether others are
        # waited for.
        self.revision = 0
        self.waits = False

    def say(self, *paragraphs: str) -> None:
        """Words; what is beyond the limit of one message is cut off."""
        words = limits.clip("\n".join(each for each in paragraphs if each), max(self._letters, 1))
        if words and self._letters > 0:
            self._letters -= len(words)
            self._box.add_item(ui.TextDisplay(words))

    def above(self, words: str) -> None:
        """Words over all others, which get the room that the others leave."""
        self._above = words

    def show(self, upload: Upload | None) -> bool:
        """A picture over the whole width; whether there is one."""
        if upload is None:
            return False
        file = upload()
        self._files.append(file)
        self._box.add_item(ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description)))
        return True

    def rule(self) -> None:
        """A thin line between two parts."""
        self._box.add_item(ui.Separator())

    def buttons(self, *touches: Touch) -> None:
        """Buttons in rows of five."""
        for first in range(0, len(touches), ROW):
            self._box.add_item(ui.ActionRow(*touches[first : first + ROW]))

    def menu(
        self, press: Press, placeholder: str, options: Sequence[discord.SelectOption], choose: int = 1
    ) -> None:
        """A menu of at most 25 options of which `choose` must be chosen; none where there is no option."""
        if not options:
            return
        custom_id = press.custom_id()
        select: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=custom_id,
            placeholder=limits.clip(placeholder, limits.PLACEHOLDER) or None,
            options=list(options[: limits.SELECT_OPTIONS]),
            min_values=choose,
            max_values=choose,
        )
        self._box.add_item(ui.ActionRow(Touch(select, custom_id)))

    def add_menu(self, menu: Touch) -> None:
        """A menu that was made elsewhere."""
        self._box.add_item(ui.ActionRow(menu))

    def sheet(self) -> Sheet:
        """The page, to be sent now."""
        view = ui.LayoutView(timeout=None)
        view.add_item(self._whole())
        return Sheet(view, self._files)

    def _whole(self) -> ui.Container[ui.LayoutView]:
        if not self._above or self._letters <= 0:
            return self._box
        words: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(limits.clip(self._above, self._letters))
        return ui.Container(words, *self._box.children, accent_colour=self._box.accent_colour)


def paged(
    sitting: Sitting, draft: Draft, options: Sequence[discord.SelectOption]
) -> list[discord.SelectOption]:
    """The options on the draft's page of a menu, with entries that lead to its other pages."""
    if len(options) <= limits.SELECT_OPTIONS:
        return list(options)
    first = draft.page * MENU_WITH_PAGES
    left = len(options) - first - MENU_WITH_PAGES
    shown = list(options[first : first + MENU_WITH_PAGES])
    if left > 0:
        shown.append(_turn(sitting, draft, draft.page + 1, "panel-menu-more", left))
    if first > 0:
        shown.append(_turn(sitting, draft, draft.page - 1, "panel-menu-back", first))
    return shown


def _turn(sitting: Sitting, draft: Draft, page: int, message: str, left: int) -> discord.SelectOption:
    return sitting.option(draft.but(page=page), sitting.words(message, left=left))
