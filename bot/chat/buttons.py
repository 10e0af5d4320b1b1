"""Buttons and menus that outlive a restart: everything they need to know stands in their custom id.

One dynamic item catches every component. So an id of an earlier version, or one that nobody knows, is
answered as well, and no view ever mixes dynamic with ordinary items (which would unregister the dynamic
class for good as soon as the view times out).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

import discord
from discord import ui

from data.texts import text as words

from . import limits

if TYPE_CHECKING:
    from .client import BrassClient

VERSION: Final = "b1"
SEPARATOR: Final = ":"
NOBODY: Final = "-"
MOST_DIGITS: Final = 18
"""Of a game or a revision; the store can count no further."""
SEAT: Final = "seat"
"""The kind of a press that takes one's own seat back, or a free one."""
RULE: Final = "rule"
"""The kind of a press that opens a rule by its number, or a topic of the rules."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a custom id says: what to do, in which game, seen at which revision, for which seat, with what.

    `seat` is empty where the component is for everybody.
    """

    kind: str
    game: int
    revision: int = 0
    seat: str = ""
    choice: str = ""

    def custom_id(self) -> str:
        """The id for Discord; raises LimitError where it gets too long."""
        parts = (VERSION, self.kind, str(self.game), str(self.revision), self.seat or NOBODY, self.choice)
        return limits.custom_id(SEPARATOR.join(parts))


def read(custom_id: str) -> Press | None:
    """The inverse of `custom_id`; None where it is of another version or not ours."""
    parts = custom_id.split(SEPARATOR, 5)
    if len(parts) != 6 or parts[0] != VERSION or not all(_is_number(each) for each in parts[2:4]):
        return None
    _, kind, game, revision, seat, choice = parts
    return Press(kind, int(game), int(revision), "" if seat == NOBODY else seat, choice)


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= MOST_DIGITS


Handler = Callable[["discord.Interaction[BrassClient]", Press], Awaitable[None]]


class Touch(ui.DynamicItem[ui.Item[Any]], template=re.compile(r".*", re.DOTALL)):
    """Any component that was clicked, chosen from or is about to be sent."""

    def __init__(self, item: ui.Item[Any], custom_id: str) -> None:
        super().__init__(item)
        self.pressed_id = custom_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match[0])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        # The library swallows or merely logs errors here, so the client answers every one of them itself.
        await interaction.client.pressed(interaction, self.pressed_id)


def button(
    press: Press,
    text: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    row: int | None = None,
) -> Touch:
    """A button that does `press`."""
    custom_id = press.custom_id()
    return Touch(ui.Button(label=limits.label(text), style=style, custom_id=custom_id, row=row), custom_id)


def rule_button(lang: str, rule: str) -> Touch:
    """The button that opens one rule, such as `R74`."""
    return button(Press(RULE, 0, choice=rule), words(lang, "button-rule", rule=rule))


def view(*items: Touch) -> ui.View:
    """A fresh view of dynamic items alone; never to be sent twice."""
    made = ui.View(timeout=None)
    for item in items:
        made.add_item(item)
    return made
