"""Puts the parts together: store, tables, outbox, pictures, client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import aiohttp

import render
from bot.chat.client import BrassClient
from bot.chat.connect import connector as connector_to
from bot.chat.messenger import DiscordMessenger
from bot.meter import METER
from bot.service import Tables
from bot.settings import Settings
from bot.store import Store
from bot.workers import metrics
from bot.workers.backups import Backups
from bot.workers.computers import USUAL_PAUSE, Computers
from bot.workers.outbox import Outbox
from bot.workers.pictures import Pictures
from bot.workers.timekeeper import Timekeeper

LOG = logging.getLogger(__name__)
SECRET_BYTES: Final = 32
CHECK_FIRST_SECONDS: Final = 1.0
"""So long the start waits for the check of the running games; a hundred take about a second."""
STOP_SECONDS: Final = 4.5
"""Whoever runs the bot may expect it to be gone after five; what it was doing is in the store or undone."""


def now() -> datetime:
    """The present moment, with a time zone."""
    return datetime.now(UTC)


def new_secret() -> bytes:
    """The bot's share in the chance of one game."""
    return os.urandom(SECRET_BYTES)


@contextlib.asynccontextmanager
async def opened(
    database: Path,
    *,
    connector: aiohttp.BaseConnector | None = None,
    clock: Callable[[], datetime] = now,
    draw_secret: Callable[[], bytes] = new_secret,
    pictures_at_once: int = 2,
    computer_pause: float = USUAL_PAUSE,
    backups_kept: int = 0,
    **client_options: Any,
) -> AsyncIterator[BrassClient]:
    """A client over the games in `database`, not yet started; closes it and the database at the end.

    `connector` leads to a Discord on this machine; without it, to the real one. `backups_kept` copies of the
    games are kept beside them, one a day (0: none are made). Raises StoreError.
    """
    store = await Store.open(database)
    pictures: Pictures[render.Picture] = Pictures(at_once=pictures_at_once)
    computers = Computers(store, clock=clock, pause=computer_pause)
    try:
        tables = Tables(store, clock=clock, draw_secret=draw_secret)
        client = BrassClient(tables, pictures, connector=connector, **client_options)
        client.outbox = Outbox(store, DiscordMessenger(client), clock=clock)
        computers.thinking = client.reach.thinking
        client.timekeeper = Timekeeper(store, computers, clock=clock, unreached=client.reach.unreached)
        await tables.policies.load()
        await tables.tidy()
        async with (
            _checking(tables),
            client,
            _copying(Backups(store, clock=clock, kept=backups_kept), on=backups_kept > 0),
        ):
            yield client
    finally:
        await computers.close()
        await pictures.close()
        await store.close()


@contextlib.asynccontextmanager
async def _checking(tables: Tables) -> AsyncIterator[None]:
    """Checks all running games: the first before anything else, the rest of very many beside the play."""

    async def check() -> None:
        for game, why in (await tables.check_games()).items():
            LOG.error("a game failed its check and waits", extra={"game": game, "why": why})

    task = asyncio.create_task(check(), name="check")
    await asyncio.wait({task}, timeout=CHECK_FIRST_SECONDS)
    try:
        if task.done():
            task.result()
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@contextlib.asynccontextmanager
async def _copying(backups: Backups, *, on: bool) -> AsyncIterator[None]:
    task = asyncio.create_task(backups.run(), name="backups") if on else None
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def run(settings: Settings) -> None:
    """The bot until it is told to stop (SIGTERM, SIGINT)."""
    METER.slow_seconds = settings.slow_seconds
    with metrics.served(settings.metrics):
        await _run(settings)
    LOG.info("stopped")


async def _run(settings: Settings) -> None:
    link = connector_to(settings.discord_address)
    async with opened(
        settings.database,
        connector=link,
        pictures_at_once=settings.pictures_at_once,
        computer_pause=settings.computer_pause,
        backups_kept=settings.backups_kept,
    ) as client:
        _stop_on_signal(asyncio.get_running_loop(), client)
        await client.start(settings.token)


def _stop_on_signal(loop: asyncio.AbstractEventLoop, client: BrassClient) -> None:
    def stop() -> None:
        _end_soon()
        closing.append(loop.create_task(client.close(), name="close"))

    closing: list[asyncio.Task[None]] = []  # a task that nobody holds may vanish before it has run
    for each in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers in the loop
            loop.add_signal_handler(each, stop)


def _end_soon() -> None:
    """Whatever still hangs then (a picture, a connection) must not keep the process."""
    last = threading.Timer(STOP_SECONDS, os._exit, [0])
    last.daemon = True
    last.start()
