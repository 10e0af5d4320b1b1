"""A private note for each game, kept with the hand."""

from __future__ import annotations

import discord

from bot.chat import buttons
from bot.chat.buttons import Press
from bot.chat.request import Request
from data.texts import text

NOTE = "note"
"""The kind of a press."""


async def note(request: Request, text: str | None = None, game: str | None = None) -> None:
    table = await request.game(game)
    if text is not None:
        archive = request.tables.archive
        request.accepted(await archive.keep_note(table.id, request.person.id, text.strip() or None))
    await _show_note(request, table.id)


async def press_note(request: Request, press: Press) -> None:
    """Throw the note away."""
    archive = request.tables.archive
    request.accepted(await archive.keep_note(press.game, request.person.id, None))
    await request.reply.show(text(request.lang, "note-gone"), None)


async def _show_note(request: Request, game: int) -> None:
    kept = await request.tables.archive.note(game, request.person.id)
    if kept is None:
        await request.reply.say(text(request.lang, "note-none"))
        return
    away = buttons.button(Press(NOTE, game), text(request.lang, "button-note-away"))
    await request.reply.say(shown(request.lang, kept), view=buttons.view(away))


def shown(lang: str, note: str) -> str:
    """A note under its heading, as a quotation."""
    return text(lang, "note-shown", note=discord.utils.escape_mentions(note).replace("\n", "\n> "))


async def note_lines(request: Request, game: int) -> list[str]:
    """The note as lines under the hand; none where there is no note."""
    kept = await request.tables.archive.note(game, request.person.id)
    return [] if kept is None else [shown(request.lang, kept)]
