"""Sends what was stored to be told: in order for each channel and person, until it is told, each once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import datetime, timedelta

from bot.meter import METER
from bot.service.command import Command
from bot.service.leavers import tell_gone
from bot.service.letters import compose
from bot.service.messages import Message, Notice, Personal
from bot.service.tables import Clock
from bot.store import OutboxRow, Store, StoreError, Transaction
from bot.workers.messenger import Closed, Forbidden, Gone, Messenger, Overtaken, TryLater

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
LONGEST_SLEEP = 60.0
"""Seconds after which the outbox looks by itself, whatever it has heard."""
LOOK_AGAIN = 0.005
"""Seconds between two looks of one who waits for the outbox to be idle."""

log = logging.getLogger(__name__)


class Outbox:
    """The worker. It holds nothing that is not in the store, so it may be stopped at any moment."""

    def __init__(self, store: Store, messenger: Messenger, *, clock: Clock) -> None:
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._news = asyncio.Event()
        self._busy = 0
        store.on_outbox(self._news.set)

    async def run(self) -> None:
        """Send for ever; stop it by cancelling the task."""
        while True:
            self._news.clear()
            try:
                await self.drain()
                pause = await self._pause()
            except StoreError:
                log.exception("the outbox cannot use the store")
                pause = LONGEST_SLEEP
            await self._sleep(pause)

    async def drain(self) -> int:
        """Send everything that is due now and return how many messages went out.

        Each lane goes at its own speed: one that takes long (a drawing, a slow answer) holds up no other.
        """
        sent = 0
        under_way: dict[int, asyncio.Task[bool]] = {}
        self._busy += 1
        try:
            while await self._send_off(under_way):
                sent += await self._arrived(under_way)
        finally:
            self._busy -= 1
            for task in under_way.values():
                task.cancel()
            await asyncio.gather(*under_way.values(), return_exceptions=True)
        return sent

    async def _send_off(self, under_way: dict[int, asyncio.Task[bool]]) -> bool:
        """Begin with what is due and not under way yet; whether anything is under way now."""
        now, most = self._clock(), LANES_AT_ONCE + len(under_way)
        due = await self._store.read(lambda transaction: transaction.outbox.due(now, most))
        for letter in [each for each in due if each.id not in under_way][: LANES_AT_ONCE - len(under_way)]:
            under_way[letter.id] = asyncio.create_task(self._deliver(letter), name=f"letter-{letter.id}")
        return bool(under_way)

    async def _arrived(self, under_way: dict[int, asyncio.Task[bool]]) -> int:
        """Wait until something was delivered (or not), or more has come in; how many went out."""
        self._news.clear()
        news = asyncio.create_task(self._news.wait(), name="news")
        try:
            await asyncio.wait([news, *under_way.values()], return_when=asyncio.FIRST_COMPLETED)
        finally:
            news.cancel()
        done = [number for number, task in under_way.items() if task.done()]
        return sum(under_way.pop(number).result() for number in done)

    async def idle(self) -> None:
        """Return when nothing is due and nothing is being sent."""
        while self._busy or await self._due():
            await asyncio.sleep(LOOK_AGAIN)

    async def _due(self) -> list[OutboxRow]:
        now = self._clock()
        return await self._store.read(lambda transaction: transaction.outbox.due(now, LANES_AT_ONCE))

    async def _pause(self) -> float:
        """Seconds until the next letter is due."""
        due = await self._store.read(lambda transaction: transaction.outbox.next_due())
        if due is None:
            return LONGEST_SLEEP
        return min(max((due - self._clock()).total_seconds(), 0.0), LONGEST_SLEEP)

    async def _sleep(self, seconds: float) -> None:
        # Not wait_for: before Python 3.12 it swallows a cancellation that comes together with the news.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()

    async def _deliver(self, letter: OutboxRow) -> bool:
        """One try of one letter; whether it went out."""
        try:
            message = await self._store.read(lambda transaction: compose(transaction, letter))
            if message is None:
                await self._finish(letter, "dropped", problem="no longer of use")
                return False
            with METER.timed("letter", letter.kind):
                number = await self._send(letter, message)
        except Closed as refusal:
            await self._mention_instead(letter, refusal)
            return False
        except Overtaken:
            await self._finish(letter, "dropped", problem="its turn ended meanwhile")
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
            if refusal.left and row is not None and letter.person is not None:
                tell_gone(Command(transaction, now, 0), row, letter.person)
                return
            mention = OutboxRow(0, letter.game, "mention", letter.turn, None, letter.person, now)
            transaction.outbox.add(mention)

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
