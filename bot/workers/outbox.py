"""Sends what was stored to be told: in order for each channel and person, until it is told, each once."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta

from bot.meter import METER
from bot.service.command import Command
from bot.service.leavers import tell_gone
from bot.service.letters import WaitsForGame, compose
from bot.service.messages import Message, Notice, Personal
from bot.service.people_letters import call_in_channel
from bot.service.tables import Clock
from bot.store import OutboxRow, Store, Transaction
from bot.workers.messenger import Closed, Forbidden, Gone, Messenger, Overtaken, Shown, TryLater
from bot.workers.worker import Worker

LANES_AT_ONCE = 8
"""So many people and channels are written to at the same time; Discord allows 50 requests a second."""
FIRST_PAUSE = timedelta(seconds=1)
LONGEST_PAUSE = timedelta(minutes=10)
"""Between two tries of one message; the pause doubles from the first to the longest."""
FORBIDDEN_PAUSE = timedelta(hours=1)
"""Somebody has to give a permission back first."""
MOST_TRIES = 10
"""A message that fails so often for no known reason (a quarter of an hour) is given up: it bars the way."""
LONGEST_WAIT = timedelta(days=7)
"""So long the outbox waits for Discord to come back, or for a permission to be given back."""

log = logging.getLogger(__name__)


class Outbox(Worker):
    """The worker."""

    def __init__(self, store: Store, messenger: Messenger, *, clock: Clock) -> None:
        super().__init__(store, clock)
        self._messenger = messenger
        store.on_outbox(self.wake)

    async def drain(self) -> int:
        """Send everything that is due now and return how many messages went out.

        Each lane goes at its own speed: one that takes long (a drawing, a slow answer) holds up no other.
        """
        sent = 0
        under_way: dict[int, asyncio.Task[bool]] = {}
        with self._at_work():
            try:
                while await self._send_off(under_way):
                    sent += await self._arrived(under_way)
            except Exception:
                # One delivery that fails must not break off the others.
                await asyncio.gather(*under_way.values(), return_exceptions=True)
                raise
            finally:
                for task in under_way.values():
                    task.cancel()
                await asyncio.gather(*under_way.values(), return_exceptions=True)
        return sent

    async def _send_off(self, under_way: dict[int, asyncio.Task[bool]]) -> bool:
        """Begin with what is due and not under way yet; whether anything is under way now."""
        # Before the look, so that what comes in during it is looked for at once.
        self._news.clear()
        now, most = self._clock(), LANES_AT_ONCE + len(under_way)
        due = await self._store.read(lambda transaction: transaction.outbox.due(now, most))
        for letter in [each for each in due if each.id not in under_way][: LANES_AT_ONCE - len(under_way)]:
            under_way[letter.id] = asyncio.create_task(self._deliver(letter), name=f"letter-{letter.id}")
        return bool(under_way)

    async def _arrived(self, under_way: dict[int, asyncio.Task[bool]]) -> int:
        """Wait until something was delivered (or not), or more has come in; how many went out."""
        news = asyncio.create_task(self._news.wait(), name="news")
        try:
            await asyncio.wait([news, *under_way.values()], return_when=asyncio.FIRST_COMPLETED)
        finally:
            news.cancel()
        done = [number for number, task in under_way.items() if task.done()]
        return sum(under_way.pop(number).result() for number in done)

    async def _is_due(self) -> bool:
        now = self._clock()
        return bool(await self._store.read(lambda transaction: transaction.outbox.due(now, 1)))

    async def _pause(self) -> float:
        due = await self._store.read(lambda transaction: transaction.outbox.next_due())
        return max(self._seconds_until(due), 0.0)

    async def _deliver(self, letter: OutboxRow) -> bool:
        """One try of one letter; whether it went out."""
        try:
            message = await self._store.read(lambda transaction: compose(transaction, letter))
            if message is None:
                await self._finish(letter, "dropped", problem="no longer of use")
                return False
            with METER.timed("letter", letter.kind):
                number = await self._send(letter, message)
        except WaitsForGame:
            return False
        except Closed as refusal:
            await self._mention_instead(letter, refusal)
            return False
        except Overtaken:
            await self._finish(letter, "dropped", problem="its turn ended meanwhile")
            return False
        except Shown:
            await self._finish(letter, "dropped", problem="their panel shows it")
            return False
        except Gone as error:
            await self._give_up(letter, error)
            return False
        except Exception as error:
            await self._put_off(letter, error)
            return False
        await self._finish(letter, "sent", message=number)
        return True

    async def _send(self, letter: OutboxRow, message: Message) -> int:
        key = f"brass-{letter.id}"
        if isinstance(message, Notice | Personal):
            return await self._messenger.send_person(message.person.id, message, key)
        return await self._messenger.send_channel(message.game.channel.id, message, key)

    async def _mention_instead(self, letter: OutboxRow, refusal: Closed) -> None:
        """The person takes no private messages: call them in the channel."""
        now = self._clock()

        def work(transaction: Transaction) -> None:
            transaction.outbox.finish(letter.id, "failed", now, None, repr(refusal))
            row = transaction.games.get(letter.game)
            person = None if letter.person is None else transaction.people.get(letter.person)
            if row is None or person is None:
                return  # forgotten while the letter was on its way
            command = Command(transaction, now, 0)
            if refusal.left:
                tell_gone(command, row, person.id)
            else:
                call_in_channel(command, row, letter, person.id)

        await self._store.write(work)

    async def _put_off(self, letter: OutboxRow, error: Exception) -> None:
        now = self._clock()
        if hopeless(letter, error, now):
            await self._give_up(letter, error)
            return
        if not isinstance(error, (Forbidden, TryLater)):
            log.error("message %d was not sent", letter.id, exc_info=error)
        due_at = now + pause_after(letter.attempts, error)
        await self._store.write(lambda t: t.outbox.postpone(letter.id, due_at, repr(error)))

    async def _give_up(self, letter: OutboxRow, error: Exception) -> None:
        log.error("message %d of game %d is given up: %r", letter.id, letter.game, error)
        await self._finish(letter, "failed", problem=repr(error))

    async def _finish(
        self, letter: OutboxRow, status: str, message: int | None = None, problem: str | None = None
    ) -> None:
        now = self._clock()
        await self._store.write(lambda t: t.outbox.finish(letter.id, status, now, message, problem))


def hopeless(letter: OutboxRow, error: Exception, now: datetime) -> bool:
    """Whether another try would be in vain: too many for no known reason, or too long for a known one."""
    if isinstance(error, (Forbidden, TryLater)):
        return now - letter.created_at > LONGEST_WAIT
    return letter.attempts + 1 >= MOST_TRIES


def pause_after(attempts: int, error: Exception) -> timedelta:
    """How long to wait after a failed try that had so many failed ones before it."""
    if isinstance(error, TryLater) and error.seconds is not None:
        return timedelta(seconds=error.seconds)
    if isinstance(error, Forbidden):
        return FORBIDDEN_PAUSE
    return min(FIRST_PAUSE * (1 << min(attempts, 16)), LONGEST_PAUSE)
