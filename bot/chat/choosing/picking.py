"""From what somebody typed or chose to the one thing that is meant, or to a sentence saying what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.errors import Declined
from bot.text import names
from data.texts import either, text

from .search import Entry, resolve, search

NAMED: Final = 6


def pick(lang: str, typed: str, offered: Sequence[Entry], everything: Sequence[Entry] = ()) -> str:
    """The value that `typed` means: among what is offered now, else among everything there is.

    What exists but is not offered is returned as well, so that the rules can say why it is not possible.
    Raises Declined, naming what could be meant, where it is unclear or unknown.
    """
    found = resolve(typed, offered) or resolve(typed, everything)
    if found is not None:
        return found.value
    possible = search(typed, offered) or search(typed, everything) or list(offered)
    raise Declined(_unclear(lang, typed, possible))


def _unclear(lang: str, typed: str, possible: Sequence[Entry]) -> str:
    given = names.quoted(typed, 40)
    empty = "no" if given else "yes"
    if not possible:
        return text(lang, "chat-unclear-none", given=given, empty=empty)
    named = list(dict.fromkeys(each.name for each in possible))
    shown = named[:NAMED]
    if len(named) > NAMED:
        shown.append(text(lang, "chat-and-more", count=len(named) - NAMED))
    return text(lang, "chat-unclear", given=given, empty=empty, possible=either(lang, shown))
