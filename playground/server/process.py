"""The bot as another process against a running server, for tests that kill it."""

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence

from .server import Server

BOT = (sys.executable, "-m", "bot")


class BotProcess:
    """One process of the bot, told by `BRASS_DISCORD_ADDRESS` and `DISCORD_TOKEN` where to log in and how."""

    def __init__(
        self, server: Server, command: Sequence[str] = BOT, environment: Mapping[str, str] | None = None
    ) -> None:
        self._server = server
        self._command = command
        self._environment = dict(environment or {})
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, patience: float = 20.0) -> None:
        """Returns once the bot has identified itself. Raises RuntimeError when it ends or takes too long."""
        settings = {"BRASS_DISCORD_ADDRESS": self._server.address, "DISCORD_TOKEN": self._server.token}
        self._server.settling.remote = True
        self._server.gateway.identified.clear()
        self._process = await asyncio.create_subprocess_exec(
            *self._command, env=os.environ | settings | self._environment
        )
        ended = asyncio.create_task(self._process.wait())
        identified = asyncio.create_task(self._server.gateway.identified.wait())
        await asyncio.wait({ended, identified}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        identified.cancel()
        if not self._server.gateway.identified.is_set():
            await self.kill()
            raise RuntimeError("the bot did not come up")

    async def stop(self, patience: float = 10.0) -> int:
        """Ends it by SIGTERM and returns its exit status; after `patience` seconds it is killed."""
        if self.running:
            self._known.terminate()
        try:
            return await asyncio.wait_for(self._known.wait(), patience)
        except TimeoutError:
            return await self.kill()

    async def kill(self) -> int:
        """Ends it by SIGKILL, wherever it is."""
        if self.running:
            self._known.kill()
        return await self._known.wait()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def _known(self) -> asyncio.subprocess.Process:
        assert self._process is not None, "the process was not started"
        return self._process
