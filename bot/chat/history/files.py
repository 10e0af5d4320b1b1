"""Games as files: taken away, checked, and brought along to be looked at."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

import discord

from bot.chat import limits
from bot.chat.errors import Declined
from bot.chat.request import Request
from bot.service import Problem
from bot.service import verify as problems_of
from bot.service.imported import MOST_BYTES
from bot.text import reasons
from data.texts import text

from . import decisions, steps

SHOWS = ("turns", "decisions")
"""What a review can show."""


async def export(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    content = request.accepted(await request.tables.archive.export(table.id, request.person.id))
    whole = "chance" in content
    upload = limits.text_file(json.dumps(content, indent=1), f"brass-game-{table.id}.json")
    await request.reply.say(text(request.lang, "chat-export" if whole else "history-export-view"), upload)


async def verify(request: Request, file: discord.Attachment | None = None, game: str | None = None) -> None:
    if file is not None:
        data = await _read(request, file)
        brought = request.accepted(await request.tables.archive.bring(request.person.id, data))
        proved = "chat-verified-file" if brought.chance else "chat-verified-moves"
        await request.reply.say(_verdict(request, brought.problems, text(request.lang, proved)))
        return
    table = await request.game(game)
    content = request.accepted(await request.tables.export(table.id))
    await request.reply.acknowledge()
    problems = await asyncio.to_thread(problems_of, content)
    await request.reply.say(_verdict(request, problems, text(request.lang, "chat-verified")))


async def review(
    request: Request,
    show: str | None = None,
    file: discord.Attachment | None = None,
    game: str | None = None,
) -> None:
    if file is not None:
        data = await _read(request, file)
        request.accepted(await request.tables.archive.bring(request.person.id, data))
        await steps.show(request, 0, 0)
        return
    table = await request.game(game)
    if show == SHOWS[1]:
        await decisions.show(request, table)
        return
    await steps.show(request, table.id, 0 if table.status == "finished" else None)


async def _read(request: Request, file: discord.Attachment) -> bytes:
    """The bytes of a file, unless it is too large to be a game. Raises Declined."""
    if file.size > MOST_BYTES:
        told = reasons.sentence(request.lang, "import_large", {"kilobytes": MOST_BYTES // 1024})
        raise Declined(told)
    await request.reply.acknowledge()
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise Declined(text(request.lang, "history-file-gone")) from error


def _verdict(request: Request, problems: Sequence[Problem], proved: str) -> str:
    """What was found; `proved` is the sentence for a game without a fault."""
    if not problems:
        return proved
    told = [
        text(request.lang, f"verify-{each.code}", **{"number": each.facts.get("number", 0)})
        for each in problems
    ]
    return "\n".join([text(request.lang, "chat-not-verified"), *(f"• {each}" for each in told)])
