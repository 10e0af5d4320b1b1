"""Discord's limits, in one place: what is too long is clipped or split, what cannot be mended is refused.

discord.py checks few of them itself; a single text that is too long costs the whole message.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from typing import Final

import discord
from discord import app_commands

MESSAGE: Final = 2000
ALT_TEXT: Final = 1024
FILE_BYTES: Final = 8 * 1024 * 1024  # Discord allows about 10 MiB for the whole request
CHOICES: Final = 25
CHOICE_NAME: Final = 100
CHOICE_VALUE: Final = 100
BUTTON_LABEL: Final = 80
CUSTOM_ID: Final = 100
DESCRIPTION: Final = 100
SELECT_OPTIONS: Final = 25
SELECT_TEXT: Final = 100
PLACEHOLDER: Final = 150
MODAL_TITLE: Final = 45
MODAL_LABEL: Final = 45
MODAL_DESCRIPTION: Final = 100
MODAL_VALUE: Final = 4000
LAYOUT_TEXT: Final = 4000
LAYOUT_COMPONENTS: Final = 40
GROUP_COMMANDS: Final = 25
ELLIPSIS: Final = "…"
_HEADING: Final = re.compile(r"\*\*[^*]+\*\*|#{1,3} .+")


class LimitError(ValueError):
    """Something is beyond one of Discord's limits and cannot be shortened (an id, a file)."""


def clip(text: str, limit: int) -> str:
    """`text` in at most `limit` characters, cut after a word where one ends in the last third."""
    text = text.strip()
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    space = head.rfind(" ")
    return (head[:space] if space > limit * 2 // 3 else head).rstrip() + ELLIPSIS


def pages(text: str, limit: int = MESSAGE) -> list[str]:
    """`text` in pieces of at most `limit` characters, split between lines, then words, then anywhere."""
    found: list[str] = []
    page = ""
    for line in _lines(text.strip(), limit):
        if page and len(page) + 1 + len(line) > limit:
            full, heading = _before_heading(page)
            together = f"{heading}\n{line}" if heading else line
            found.append(full if len(together) <= limit else page)
            page = together if len(together) <= limit else line
        else:
            page = f"{page}\n{line}" if page else line
    return [each for each in [*found, page] if each.strip()]


def _before_heading(page: str) -> tuple[str, str]:
    """A page without the headings at its end, and these: they belong to what follows."""
    lines = page.split("\n")
    end = len(lines)
    while end > 1 and (not lines[end - 1].strip() or _HEADING.fullmatch(lines[end - 1])):
        end -= 1
    return "\n".join(lines[:end]), "\n".join(lines[end:]).strip()


def _lines(text: str, limit: int) -> Iterator[str]:
    for line in text.split("\n"):
        rest = line
        while len(rest) > limit:
            space = rest.rfind(" ", 1, limit + 1)
            cut = space if space > 0 else limit
            yield rest[:cut].rstrip()
            rest = rest[cut:].lstrip()
        yield rest


def choices(entries: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Autocomplete choices from (value, name) pairs, best first: at most 25, none blank, none twice."""
    found: list[app_commands.Choice[str]] = []
    names: set[str] = set()
    for value, full_name in entries:
        name = clip(" ".join(full_name.split()), CHOICE_NAME)
        if not name or name in names or not value or len(value) > CHOICE_VALUE:
            continue
        names.add(name)
        found.append(app_commands.Choice(name=name, value=value))
        if len(found) == CHOICES:
            break
    return found


def label(text: str) -> str:
    """The text on a button."""
    return clip(text, BUTTON_LABEL)


def description(text: str) -> str:
    """The description of a command or an option."""
    return clip(text, DESCRIPTION)


def option(value: str, name: str, detail: str = "") -> discord.SelectOption:
    """One option of a select menu; raises LimitError where the value is too long."""
    if not 1 <= len(value) <= SELECT_TEXT:
        raise LimitError(f"select value of {len(value)} characters: {value!r}")
    return discord.SelectOption(
        label=clip(name, SELECT_TEXT), value=value, description=clip(detail, SELECT_TEXT) or None
    )


def custom_id(text: str) -> str:
    """A component's id as it is; raises LimitError where Discord would refuse it."""
    if not 1 <= len(text) <= CUSTOM_ID:
        raise LimitError(f"custom id of {len(text)} characters: {text!r}")
    return text


def picture_file(data: bytes, name: str, alt: str) -> discord.File:
    """A new upload (a File can be sent only once) with alternative text; raises LimitError if too large."""
    if len(data) > FILE_BYTES:
        raise LimitError(f"{name} has {len(data)} bytes")
    return discord.File(io.BytesIO(data), filename=name, description=clip(alt, ALT_TEXT) or None)


def text_file(text: str, name: str) -> discord.File:
    """A text as a new upload; raises LimitError if too large."""
    data = text.encode()
    if len(data) > FILE_BYTES:
        raise LimitError(f"{name} has {len(data)} bytes")
    return discord.File(io.BytesIO(data), filename=name)
