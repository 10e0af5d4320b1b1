"""A club with a fresh database for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.service.club import Club


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    opened = Club(tmp_path / "brass.sqlite3")
    await opened.open()
    yield opened
    await opened.close()
