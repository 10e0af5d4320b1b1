"""What belongs to the table rather than to a turn: the game as a file, and proof of how it was dealt."""

from __future__ import annotations

import json

from bot.chat import limits
from bot.chat.request import Request
from bot.service import verify as problems_of
from data.texts import text


async def export(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    content = request.accepted(await request.tables.export(table.id))
    upload = limits.text_file(json.dumps(content, indent=1), f"brass-game-{table.id}.json")
    await request.reply.say(text(request.lang, "chat-export"), upload)


async def verify(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    content = request.accepted(await request.tables.export(table.id))
    await request.reply.acknowledge()
    problems = problems_of(content)
    await request.reply.say(text(request.lang, "chat-verified" if not problems else "chat-not-verified"))
