"""Knowing when the bot has finished with what was put to it."""

import asyncio
import weakref
from collections.abc import Awaitable, Callable

BOT_TASKS = ("CommandTree-invoker", "discord-ui-", "discord.py: ")
TURNS = 6


class Settling:
    """Counts open requests and watches the tasks that discord.py starts for an event.

    A bot in the same event loop has settled when its tasks are done; one in another process (`remote`)
    when it has asked nothing for `quiet` seconds. `idle` holds further conditions, such as an empty outbox.
    """

    def __init__(self, patience: float = 10.0) -> None:
        self.patience = patience
        self.remote = False
        self.quiet = 0.1
        self.idle: list[Callable[[], Awaitable[object]]] = []
        self.open = 0
        self._none_open = asyncio.Event()
        self._none_open.set()
        self._last_request = 0.0
        self._given_up: weakref.WeakSet[asyncio.Task[object]] = weakref.WeakSet()

    def opened(self) -> None:
        self.open += 1
        self._none_open.clear()

    def closed(self) -> None:
        self.open -= 1
        self._last_request = asyncio.get_running_loop().time()
        if not self.open:
            self._none_open.set()

    async def settle(self) -> None:
        """Returns when the bot has settled, at the latest after `patience` real seconds.

        A task that outlasts the patience (it waits for something else) is not waited for again.
        """
        try:
            async with asyncio.timeout(self.patience):
                await self._until_quiet()
                for condition in self.idle:
                    await condition()
                    await self._until_quiet()
        except TimeoutError:
            self._given_up.update(self._tasks())

    async def _until_quiet(self) -> None:
        while True:
            await turns(TURNS)
            if self.open:
                await self._none_open.wait()
            elif tasks := self._tasks():
                await asyncio.wait(tasks)
            elif self.remote and (left := self._quiet_left()) > 0:
                await asyncio.sleep(left)
            else:
                return

    def _tasks(self) -> set[asyncio.Task[object]]:
        ours = {task for task in asyncio.all_tasks() if task.get_name().startswith(BOT_TASKS)}
        return ours.difference(self._given_up)

    def _quiet_left(self) -> float:
        return self._last_request + self.quiet - asyncio.get_running_loop().time()


async def turns(count: int) -> None:
    """Lets the event loop turn so many times."""
    for _ in range(count):
        await asyncio.sleep(0)
