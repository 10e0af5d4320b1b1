"""Names of commands inside a text.

The catalogues write them in English, which fits what everybody reads. Discord shows them to each person in
the language of their client, whatever language they read the game in; so does what is told to them alone.
"""

from __future__ import annotations

import re
from functools import cache

import discord

from data.texts import FIRST_LANGUAGE, message_ids, text

_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_KINDS = ("group-", "command-", "option-")


def in_client(content: str, lang: str) -> str:
    """The text with all names of commands as a client in this language shows them."""
    return (
        content if lang == FIRST_LANGUAGE else _CODE.sub(lambda found: f"`{_span(found[1], lang)}`", content)
    )


def in_view(view: discord.ui.LayoutView, lang: str) -> None:
    """The same for all texts of a panel."""
    for item in view.walk_children():
        if isinstance(item, discord.ui.TextDisplay):
            item.content = in_client(item.content, lang)


def _span(code: str, lang: str) -> str:
    if code.startswith("/"):
        return "/" + " ".join(_word(each, lang) for each in code[1:].split(" "))
    return _word(code, lang)


def _word(word: str, lang: str) -> str:
    """A command, or an option with what it is set to."""
    name, colon, value = word.partition(":")
    return f"{_names(lang).get(name, name)}{colon}{_values(lang, name).get(value, value)}"


@cache
def _names(lang: str) -> dict[str, str]:
    """Groups, commands and options by their English names; a command before an option of its name."""
    ids = [each for each in message_ids(FIRST_LANGUAGE) if each.startswith(_KINDS)]
    options_first = sorted(ids, key=lambda each: not each.startswith("option-"))
    return {text(FIRST_LANGUAGE, each): text(lang, each) for each in options_first}


@cache
def _values(lang: str, option: str) -> dict[str, str]:
    """The fixed choices of an option by their English names."""
    options = [each for each in message_ids(FIRST_LANGUAGE) if each.startswith("option-")]
    own = [each.replace("option", "choice", 1) for each in options if text(FIRST_LANGUAGE, each) == option]
    prefixes = ("choice-answer-", *(f"{each}-" for each in own))
    ids = [each for each in message_ids(FIRST_LANGUAGE) if each.startswith(prefixes)]
    return {text(FIRST_LANGUAGE, each): text(lang, each) for each in ids} if own else {}
