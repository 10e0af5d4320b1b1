"""Carries out what is due: reminders, time that ran out, votes that close, lobbies that end.

It sleeps until the next row of the store is due, holds nothing itself, and carries each row out in one
transaction together with its striking out: stopped or killed at any moment, nothing happens twice and
nothing is forgotten. While a server cannot be reached, or was left, or the bot does not run, the clocks of
its games stand still: what was due there is put off by as long as that lasted.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from bot.service import pace
from bot.service.command import Command
from bot.service.happenings import happen
from bot.service.tables import Clock
from bot.store import DueRow, Store, StoreError, Transaction
from bot.workers.computers import Computers
from bot.workers.reach import Unreached, everything_reached
from bot.workers.worker import LONGEST_SLEEP, Worker

AT_ONCE = 32
SHORT_ABSENCE = timedelta(minutes=2)
"""A restart or a lost connection that nobody has to notice."""
NOTED_EVERY = timedelta(minutes=1)
"""So often it notes that it is there; at once where a server came or went."""

log = logging.getLogger(__name__)


class Timekeeper(Worker):
    """The worker. `computers` plays the turns that are due to computers."""

    def __init__(
        self,
        store: Store,
        computers: Computers,
        *,
        clock: Clock,
        unreached: Unreached = everything_reached,
    ) -> None:
        super().__init__(store, clock)
        self._computers = computers
        self.unreached = unreached
        # Servers that were not reached at some moment since this was noted last; None: at a start, all.
        self._away: frozenset[int] | None = None
        self._noted: tuple[datetime, frozenset[int]] | None = None
        store.on_due(self.wake)
        computers.on_done = self.wake

    async def drain(self) -> int:
        """Carry out everything that is due now; how many things that were."""
        done = 0
        with self._at_work():
            unreached = await self._unreached()
            await self._note_reached(unreached)
            while rows := await self._due(unreached):
                for row in rows:
                    await self._carry_out(row)
                done += len(rows)
        return done

    async def _is_due(self) -> bool:
        return self._computers.busy or bool(await self._due(await self._unreached()))

    async def _unreached(self) -> frozenset[int] | None:
        """Servers that cannot be reached, for an outage or because they were left; None: not one can."""
        unreached = self.unreached()
        return None if unreached is None else unreached.union(await self._store.read(_left))

    async def _due(self, unreached: frozenset[int] | None) -> list[DueRow]:
        if unreached is None:
            return []
        now, most = self._clock(), AT_ONCE + self._computers.playing
        rows = await self._store.read(lambda t: t.dues.due(now, unreached, most))
        return [row for row in rows if row.kind != pace.COMPUTER or not self._computers.plays(row.game)]

    async def _carry_out(self, row: DueRow) -> None:
        if row.kind == pace.COMPUTER:
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

    async def _note_reached(self, unreached: frozenset[int] | None) -> None:
        if unreached is None:
            self._away = self._noted = None
            return
        now, away = self._clock(), None if self._away is None else self._away | unreached
        self._away = away
        if self._is_noted(now, unreached):
            return
        await self._store.write(lambda t: _note(t, now, unreached, away))
        self._away, self._noted = unreached, (now, unreached)

    def _is_noted(self, now: datetime, unreached: frozenset[int]) -> bool:
        """Whether it was noted only just now that all but these servers are reached."""
        if self._noted is None or self._noted[1] != unreached:
            return False
        return timedelta() <= now - self._noted[0] < NOTED_EVERY

    async def _pause(self) -> float:
        unreached = await self._unreached()
        due = None if unreached is None else await self._store.read(lambda t: t.dues.next_due(unreached))
        seconds = self._seconds_until(due)
        # What is due already waits for a computer, which reports when it has played.
        return seconds if seconds > 0 else LONGEST_SLEEP


def _left(transaction: Transaction) -> list[int]:
    """Servers that were left; their games wait in case the bot is taken back."""
    return transaction.departures.all()


def _note(
    transaction: Transaction, now: datetime, unreached: frozenset[int], away: frozenset[int] | None
) -> None:
    """Note that all other servers are reached now; games of those that were away wait for as long."""
    for guild in transaction.dues.guilds():
        if guild in unreached:
            continue
        last = transaction.reached.get(guild)
        absent = now - last if last and (away is None or guild in away) else timedelta()
        if absent > SHORT_ABSENCE:
            for game in transaction.dues.games_of(guild):
                pace.stood_still(Command(transaction, now, 0), game, absent)
        transaction.reached.set(guild, now)
