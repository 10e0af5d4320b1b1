"""For those who manage a server: is everything in order here, and ending a game that will not be finished."""

from __future__ import annotations

from bot.chat import certain, permissions
from bot.chat.request import Request
from data.texts import text


async def doctor(request: Request) -> None:
    lines = [_permissions(request), _threads(request), await _commands(request), await _game(request)]
    await request.reply.say("\n".join(line for line in lines if line))


def _permissions(request: Request) -> str:
    absent = permissions.missing(request.interaction)
    if not absent:
        return text(request.lang, "doctor-permissions")
    return text(
        request.lang, "doctor-permissions-missing", permissions=permissions.words(request.lang, absent)
    )


def _threads(request: Request) -> str:
    """Whether a game can have a thread of its own; nothing where there can be none."""
    if not permissions.holds_threads(request.interaction):
        return ""
    absent = permissions.missing(request.interaction, in_thread=True)
    if not absent:
        return text(request.lang, "doctor-threads")
    return text(request.lang, "doctor-threads-missing", permissions=permissions.words(request.lang, absent))


async def _commands(request: Request) -> str:
    known = await request.client.commands_known()
    return text(request.lang, "doctor-commands" if known else "doctor-commands-old")


async def _game(request: Request) -> str:
    game = await request.tables.game_in(request.channel.id)
    if game is None:
        return text(request.lang, "doctor-no-game")
    return text(request.lang, f"doctor-{game.status}", game=game.id)


async def cancel(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    if table.status in ("running", "parked"):
        request.must_organise(table)
        await certain.ask_to_cancel(request, table)
        return
    await certain.cancel(request, table)
    await request.reply.say(text(request.lang, "chat-cancelled", game=table.id))
