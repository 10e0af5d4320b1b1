"""The rules by topic or word, and how to play here."""

from __future__ import annotations

from collections.abc import Iterable

from bot.chat import help_pages, rules_pages
from bot.chat.choosing.search import Entry
from bot.chat.request import Request
from bot.text import rules as rules_text


async def rules(request: Request, topic: str | None = None, search: str | None = None) -> None:
    await rules_pages.show(request, topic or search)


async def help_(request: Request, about: str | None = None) -> None:
    await help_pages.show(request, about)


async def complete_topic(request: Request) -> Iterable[Entry]:
    """The topics of the rules."""
    return [Entry(each.id, each.title, each.about) for each in rules_text.topics(request.lang)]
