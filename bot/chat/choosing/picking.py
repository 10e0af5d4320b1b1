"""From what somebody typed or chose to the one thing that is meant, or to a sentence saying what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.errors import Declined
from bot.text import names
from data.texts import either, text

from .search import Entry, exactly, fitting

NAMED: Final = 6
WHOLE: Final = 100
"""Characters of a name, which are all of them."""


def pick(lang: str, typed: str, offered: Sequence[Entry], everything: Sequence[Entry] = ()) -> str:
    """The value that `typed` means: what has that very name, else the only one offered that it fits.

    What exists but is not offered is returned as well, so that the rules can say why it is not possible.
    Raises Declined, naming what could be meant, where it is unclear or unknown.
    """
    found = exactly(typed, [*offered, *everything])
    if found is not None:
        return found.value
    fits = fitting(typed, offered) or fitting(typed, everything)
    if len(fits) == 1:
        return fits[0].value
    raise Declined(_unclear(lang, typed, fits, offered))


def _unclear(lang: str, typed: str, fits: Sequence[Entry], offered: Sequence[Entry]) -> str:
    given = names.quoted(typed, 40)
    named = list(dict.fromkeys(each.name for each in fits or offered))
    shown = [names.quoted(each, WHOLE) for each in named[:NAMED]]
    if len(named) > NAMED:
        shown.append(text(lang, "chat-and-more", count=len(named) - NAMED))
    if fits:
        return text(lang, "chat-unclear-which", given=given, possible=", ".join(shown))
    told = {"given": given, "empty": "no" if given else "yes"} if typed.strip() else {}
    kind = "chat-unclear" if told else "chat-blank"
    if not named:
        return text(lang, f"{kind}-none", **told)
    return text(lang, kind, possible=either(lang, shown), **told)
