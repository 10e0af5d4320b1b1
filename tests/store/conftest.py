"""A real database file for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "brass.sqlite3"


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()
