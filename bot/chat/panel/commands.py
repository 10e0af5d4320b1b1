"""The slash commands of the panel: open it, and the settings."""

from __future__ import annotations

from bot.chat import reminding
from bot.chat.request import Request

from . import settings
from .presses import opened


async def play(request: Request, game: str | None = None) -> None:
    table = await request.game(game)
    await opened(request, table.id)


async def settings_(
    request: Request,
    language: str | None = None,
    notices: str | None = None,
    end_turn: str | None = None,
    passing: str | None = None,
    pictures: str | None = None,
    tips: str | None = None,
    verbosity: str | None = None,
    reminders: str | None = None,
    quiet: str | None = None,
    zone: str | None = None,
) -> None:
    """Set everything that is given, or nothing where some of it cannot be."""
    given = {
        "language": language,
        "notices": notices,
        "end_turn": end_turn,
        "passing": passing,
        "pictures": pictures,
        "tips": tips,
        "verbosity": verbosity,
    }
    chosen = {name: value for name, value in given.items() if value is not None}
    reminding.read(request.lang, reminders, quiet, zone)
    for name, value in chosen.items():
        await settings.check(request, name, value)
    for name, value in chosen.items():
        await settings.change(request, name, value)
    if reminders or quiet or zone:
        await reminding.change(request, reminders, quiet, zone)
    else:
        await settings.show(request)
