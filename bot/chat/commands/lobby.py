"""Opening a lobby, joining, leaving, beginning by command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from discord import app_commands

from bot.chat import lobby, opening
from bot.chat.request import Request
from bot.service import Json
from bot.service.gathering import AT_END, SEATING
from data.texts import languages, text

from .declare import YES, YES_NO

SWITCHES: Final = ("virtual_link", "introductory", "income_after_canal_scoring", "introductory_income")
NOT_RULES: Final = ("request", "language", "word", "pace", "time_up", "seating", "thread")
START_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "edition": ("roxley2018", "classic2007"),
    "deck": ("standard", "classic"),
    "map": ("full", "community"),
    "community_distant": ("four", "historic"),
    "tie_break_income": ("space", "level"),
    "pace": ("0", "12", "24", "48", "72", "168"),
    "time_up": AT_END,
    "seating": SEATING,
    "language": languages(),
    "thread": YES_NO,
    **dict.fromkeys(SWITCHES, YES_NO),
}


async def start(
    request: Request,
    players: app_commands.Range[int, 2, 4] | None = None,
    introductory: str | None = None,
    pace: str | None = None,
    language: str | None = None,
    thread: str | None = None,
    time_up: str | None = None,
    seating: str | None = None,
    edition: str | None = None,
    deck: str | None = None,
    map: str | None = None,
    community_distant: str | None = None,
    virtual_link: str | None = None,
    tie_break_income: str | None = None,
    income_after_canal_scoring: str | None = None,
    introductory_income: str | None = None,
    word: str | None = None,
) -> None:
    given = {name: value for name, value in locals().items() if name not in NOT_RULES}
    paced: Json = {"hours": int(pace)} if pace else {}
    paced |= {name: value for name, value in (("at_end", time_up), ("seating", seating)) if value}
    await opening.open_lobby(request, _options(given), paced, word, language, in_thread=thread == YES)


def _options(given: Mapping[str, Any]) -> Json:
    chosen = {name: value for name, value in given.items() if value is not None}
    return {name: value == YES if name in SWITCHES else value for name, value in chosen.items()}


async def join(request: Request, word: str | None = None) -> None:
    await _change(request, "join", word)


async def leave(request: Request) -> None:
    await _change(request, "leave", None)


async def begin(request: Request, word: str | None = None) -> None:
    await _change(request, "begin", word)


async def _change(request: Request, kind: str, word: str | None) -> None:
    game = await lobby.change(request, await request.game(), kind, word)
    closed = game.status == "cancelled"
    await request.reply.say(text(request.lang, "lobby-did-close" if closed else f"lobby-did-{kind}"))
    await lobby.refresh(request, game)
