"""Carries out what is due: reminders, time that ran out, votes that close, lobbies that end.

It sleeps until the next row of the store is due, holds nothing itself, and carries each row out in one
transaction together with its striking out: stopped or killed at any moment, nothing happens twice and
nothing is forgotten. While a server cannot be reached, or the bot does not run, the clocks of its games
stand still: what was due there is put off by as long as that lasted.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import datetime, timedelta

from bot.service.command import Command
from bot.service.happenings import happen
from bot.service.pace import COMPUTER
from bot.service.tables import Clock
from bot.store import DueRow, Store, StoreError, Transaction
from bot.workers.computers import Computers
from bot.workers.reach import Unreached, everything_reached

LONGEST_SLEEP = 60.0
"""Seconds after which it looks by itself, whatever it has heard, and notes that it is there."""
AT_ONCE = 32
SHORT_ABSENCE = timedelta(minutes=2)
"""A restart or a lost connection that nobody has to notice."""
LOOK_AGAIN = 0.005

log = logging.getLogger(__name__)


class Timekeeper:
    """The worker. `computers` plays the turns that are due to computers."""

    def __init__(
        self,
        store: Store,
        computers: Computers,
        *,
        clock: Clock,
        unreached: Unreached = everything_reached,
    ) -> None:
        self._store = store
        self._computers = computers
        self._clock = clock
        self.unreached = unreached
        self._news = asyncio.Event()
        self._busy = 0
        # Servers that were reached the whole time since they were noted last.
        self._steady: set[int] = set()
        store.on_due(self.wake)
        computers.on_done = self.wake

    def wake(self) -> None:
        """Look at once: the clock was moved, or a server came or went."""
        self._news.set()

    async def run(self) -> None:
        """Keep time for ever; stop it by cancelling the task."""
        while True:
            self._news.clear()
            try:
                await self.drain()
                pause = await self._pause()
            except StoreError:
                log.exception("the timekeeper cannot use the store")
                pause = LONGEST_SLEEP
            await self._sleep(pause)

    async def drain(self) -> int:
        """Carry out everything that is due now; how many things that were."""
        done = 0
        self._busy += 1
        try:
            await self._note_reached()
            while rows := await self._due():
                for row in rows:
                    await self._carry_out(row)
                done += len(rows)
        finally:
            self._busy -= 1
        return done

    async def idle(self) -> None:
        """Return when nothing is due, nothing is being carried out and no computer thinks."""
        while self._busy or self._computers.busy or await self._due():
            await asyncio.sleep(LOOK_AGAIN)

    async def _due(self) -> list[DueRow]:
        unreached = self.unreached()
        if unreached is None:
            return []
        now = self._clock()
        rows = await self._store.read(lambda t: t.dues.due(now, unreached, AT_ONCE))
        return [row for row in rows if row.kind != COMPUTER or not self._computers.plays(row.game)]

    async def _carry_out(self, row: DueRow) -> None:
        if row.kind == COMPUTER:
            self._computers.play(row)
            return
        now = self._clock()
        try:
            await self._store.write(lambda t: happen(Command(t, now, 0), row))
        except StoreError:
            raise
        except Exception:
            # One game in which something cannot happen must not stop the clocks of all others.
            log.exception("%s of game %d could not be carried out", row.kind, row.game)
            await self._store.write(lambda t: t.dues.take(row))

    async def _note_reached(self) -> None:
        unreached = self.unreached()
        if unreached is None:
            self._steady.clear()
            return
        self._steady -= unreached
        now, steady = self._clock(), frozenset(self._steady)
        guilds = await self._store.write(lambda t: _note(t, now, unreached, steady))
        self._steady.update(guilds)

    async def _pause(self) -> float:
        """Seconds until the next thing is due."""
        unreached = self.unreached()
        due = None if unreached is None else await self._store.read(lambda t: t.dues.next_due(unreached))
        if due is None:
            return LONGEST_SLEEP
        # What is due already waits for a computer, which reports when it has played.
        seconds = (due - self._clock()).total_seconds()
        return min(seconds, LONGEST_SLEEP) if seconds > 0 else LONGEST_SLEEP

    async def _sleep(self, seconds: float) -> None:
        # Not wait_for: before Python 3.12 it swallows a cancellation that comes together with the news.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()


def _note(
    transaction: Transaction, now: datetime, unreached: frozenset[int], steady: frozenset[int]
) -> list[int]:
    """Note that all other servers are reached now; their games wait for as long as they were not."""
    reached = [guild for guild in transaction.dues.guilds() if guild not in unreached]
    for guild in reached:
        last = transaction.reached.get(guild)
        absent = timedelta() if last is None or guild in steady else now - last
        if absent > SHORT_ABSENCE:
            for game in transaction.dues.games_of(guild):
                transaction.dues.put_off(game, absent)
        transaction.reached.set(guild, now)
    return reached
