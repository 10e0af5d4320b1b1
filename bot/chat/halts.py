"""Why a game stands still: it is paused, or the one who must decide is away."""

from __future__ import annotations

from bot.service import Game, Tables
from bot.text import names, status


async def lines(tables: Tables, game: Game, lang: str) -> list[str]:
    """A sentence for each reason; none where the game goes on as usual, or is over."""
    if game.status != "running" or game.waiting is None:
        return []
    day = await tables.company.awaited_until(game.id)
    person = game.waiting.person
    away = names.person(lang, person.name) if day and person else None
    return status.halts(lang, paused=game.pace.paused, away=away, day=day.isoformat() if day else None)
