"""A bot in its pocket Discord, for each test its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from playground.running import RunningBot, running
from tests.e2e.evening import Evening

Sitting = Callable[..., Awaitable[Evening]]


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RunningBot]:
    async with running(tmp_path / "games.sqlite3", draw_secret=lambda: b"\x05" * 32) as started:
        yield started
        assert started.server.violations == [], "the bot broke a limit or the specification"


@pytest.fixture
def evening_of(bot: RunningBot) -> Sitting:
    """Begins a game of so many people with these options of `/brass start`."""

    async def sit(players: int, **options: str) -> Evening:
        evening = Evening(bot)
        await evening.begin(players, **options)
        return evening

    return sit


@pytest.fixture
async def evening(bot: RunningBot) -> Evening:
    """A game of two that has just begun."""
    evening = Evening(bot)
    await evening.begin(2)
    return evening
