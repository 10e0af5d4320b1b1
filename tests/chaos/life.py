"""One bot process after another over the same database, each ended by SIGKILL or SIGTERM."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from dataclasses import asdict
from pathlib import Path

from playground.server import Server
from tests.chaos.points import Plan

COMMAND = (sys.executable, "-m", "tests.chaos.launcher")
PATIENCE = 60.0
"""Seconds for a start: a machine may be busy."""


class Lives:
    """The launcher, and the bot that lives now. What the bots write goes to `logs`."""

    def __init__(self, server: Server, database: Path, logs: Path) -> None:
        self._server = server
        self.database = database
        self._logs = logs
        self._pid: int | None = None
        self.ended = asyncio.Event()
        self.status: int | None = None

    async def open(self) -> None:
        """Start the launcher."""
        self._server.settling.remote = True
        with self._logs.open("ab") as errors:
            self._launcher = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=errors
            )

    async def close(self) -> None:
        """End the launcher, which ends when it has nothing to read."""
        assert self._launcher.stdin is not None
        self.kill()
        self._launcher.stdin.close()
        await self._launcher.wait()

    async def start(self, plan: Plan, database: Path | None = None) -> None:
        """A new bot; returns as soon as its process exists."""
        settings = {
            "DISCORD_TOKEN": self._server.token,
            "BRASS_DISCORD_ADDRESS": self._server.address,
            "BRASS_DATABASE": str(database or self.database),
            "BRASS_LOG_LEVEL": "WARNING",
        }
        self.ended.clear()
        self._server.gateway.identified.clear()
        assert self._launcher.stdin is not None
        self._launcher.stdin.write(json.dumps({"settings": settings, "plan": asdict(plan)}).encode() + b"\n")
        self._pid = int((await self._line())[1])
        self._watch = asyncio.create_task(self._wait(), name="end of a bot")

    async def _wait(self) -> None:
        _, _, status = await self._line()
        self.status, self._pid = int(status), None
        self.ended.set()

    async def _line(self) -> list[str]:
        assert self._launcher.stdout is not None
        line = await self._launcher.stdout.readline()
        if not line:
            raise RuntimeError("the launcher ended: see the log of the bots")
        return line.decode().split()

    async def online(self) -> bool:
        """Wait until the bot has identified itself; False where it ended before."""
        waits = [asyncio.create_task(each.wait()) for each in (self._server.gateway.identified, self.ended)]
        await asyncio.wait(waits, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for each in waits:
            each.cancel()
        return self._server.gateway.identified.is_set()

    def processor_seconds(self) -> float:
        """What the bot that lives now has used of a processor (Linux): a busy machine does not change it."""
        assert self._pid is not None
        fields = Path(f"/proc/{self._pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """SIGKILL, wherever it is."""
        self._signal(signal.SIGKILL)

    async def stop(self) -> int:
        """SIGTERM; the exit status, or -9 where it had to be killed after five seconds."""
        self._signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self.ended.wait(), 5.0)
        except TimeoutError:
            self.kill()
            await self.ended.wait()
        assert self.status is not None
        return self.status

    def _signal(self, number: signal.Signals) -> None:
        if self._pid is not None:
            with contextlib.suppress(ProcessLookupError):  # it has just ended by itself
                os.kill(self._pid, number)
