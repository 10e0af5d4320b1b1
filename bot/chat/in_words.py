"""A page of components whose pictures were refused: what they show is told instead."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from . import limits


def in_words(view: ui.LayoutView) -> ui.LayoutView:
    """A new page with the same contents, and the description of each picture in its place."""
    made = ui.LayoutView(timeout=None)
    left = limits.LAYOUT_TEXT - view.content_length()
    for box in view.children:
        assert isinstance(box, ui.Container), "every page is one box"
        fresh: ui.Container[ui.LayoutView] = ui.Container(accent_colour=box.accent_colour)
        for item in box.children:
            words = limits.clip(_described(item), max(left, 0))
            if not isinstance(item, ui.MediaGallery):
                fresh.add_item(item)
            elif words and left > 0:
                left -= len(words)
                fresh.add_item(ui.TextDisplay(words))
        made.add_item(fresh)
    return made


def _described(item: ui.Item[Any]) -> str:
    pictures: list[discord.MediaGalleryItem] = item.items if isinstance(item, ui.MediaGallery) else []
    return "\n".join(each.description for each in pictures if each.description)
