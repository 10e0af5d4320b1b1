"""A browser for each file of tests, and the page that it looks at; skipped where there is no Chromium."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web

from playground.stage import BotMaker, Stage
from playground.web import make_app

from .chromium import PROGRAM, Tab, chromium


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tab() -> AsyncIterator[Tab]:
    """An empty tab."""
    if PROGRAM is None:
        pytest.skip("there is no Chromium on this machine")
    async with chromium() as opened:
        yield opened


@contextlib.asynccontextmanager
async def playground(make_bot: BotMaker, folder: Path) -> AsyncIterator[tuple[Stage, str]]:
    """A running playground and the address of its page."""
    stage = Stage(make_bot, folder)
    await stage.start()
    runner = web.AppRunner(make_app(stage), access_log=None, shutdown_timeout=0.2)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield stage, f"http://127.0.0.1:{runner.addresses[0][1]}/"
    finally:
        await stage.stop()
        await runner.cleanup()
