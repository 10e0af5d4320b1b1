"""The bot as a process of its own: how long until it answers, and how much memory it takes."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playground.server import Server
from tests.bench.figure import Figure

LIBRARIES = "import aiohttp, aiosqlite, discord, fluent.runtime, PIL.Image, pydantic"
MEBIBYTE = 1 << 20
PATIENCE = 600.0
MOST_START_SECONDS = 5.0
MOST_IDLE_MEBIBYTES = 150
MOST_LIVE_MEBIBYTES = 16
"""For each 1,000 live games."""


@asynccontextmanager
async def bot_process(server: Server, database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot` over a database, from its start until it is ended in order."""
    environment = os.environ | {
        "DISCORD_TOKEN": server.token,
        "BRASS_DATABASE": str(database),
        "BRASS_DISCORD_ADDRESS": server.address,
        "BRASS_LOG_LEVEL": "ERROR",
    }
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment)
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def pocket() -> AsyncIterator[Server]:
    """A pocket Discord for a bot in another process."""
    server = Server()
    server.settling.remote = True
    await server.start()
    server.channel  # noqa: B018 - the usual guild and channel
    try:
        yield server
    finally:
        await server.stop()


async def start_seconds(server: Server, database: Path) -> tuple[float, float]:
    """Seconds from the start of the process to its first answer, and its memory then in MiB."""
    server.gateway.identified.clear()
    began = time.perf_counter()
    async with bot_process(server, database) as process:
        async with asyncio.timeout(PATIENCE):
            await server.gateway.identified.wait()
            await server.eventually(lambda: server.snapshot()["commands"], PATIENCE)
            response = await server.person("Ann").send_slash(server.channel, "brass games").answered()
        assert not response.failed, "the bot did not answer"
        return time.perf_counter() - began, memory(process.pid)


async def figures(databases: dict[int, Path]) -> list[Figure]:
    """Start and memory with no games and with many (by number of stored games)."""
    found = []
    floor = import_seconds()
    async with pocket() as server:
        for count, database in databases.items():
            await start_seconds(
                server, database
            )  # once to bring the tables up to date and register the commands
            seconds, _ = await start_seconds(server, database)
            name = f"to the first answer, {count:,} stored games"
            target = MOST_START_SECONDS
            found.append(Figure("start", name, seconds, "s", floor, "importing the libraries", target))
    return found


def import_seconds() -> float:
    """Seconds until Python has imported the libraries that the bot uses, and nothing else."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", LIBRARIES], check=True)
    return time.perf_counter() - began


def memory(process: int) -> float:
    """MiB of memory that a process of this machine holds (Linux)."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEBIBYTE
