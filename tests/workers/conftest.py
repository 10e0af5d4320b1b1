"""A club whose messages go to a messenger that a test can make fail."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.workers.outbox import Outbox
from tests.service.club import Club
from tests.workers.post import Post


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    opened = Club(tmp_path / "brass.sqlite3")
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def post() -> Post:
    return Post()


@pytest.fixture
def outbox(club: Club, post: Post) -> Outbox:
    return Outbox(club.store, post, clock=lambda: club.now)
