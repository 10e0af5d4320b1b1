"""Plays the turns of computers: they think in a process of their own, and act through the tables' rules.

A thought that takes too long, fails, or comes from a process that died is replaced by the quietest action
(pass, stop, end the turn), so that a table never waits for a computer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from datetime import datetime, timedelta

from bot.service.command import Command, Refusal
from bot.service.computers import Question, answer, question_of
from bot.service.models import Json
from bot.service.tables import Clock
from bot.store import DueRow, Store, StoreError, Transaction
from bot.workers.thinking import OtherProcess
from engine import Action, EngineError, opponents

USUAL_PAUSE = 2.0
"""Seconds before each turn of a computer, so that people can follow."""
THINKING_SECONDS = 8.0
"""For one decision; the search itself is asked to be done in less."""
GUARD_SECONDS = 20.0
"""After so long a process is given up; generous, since one that has just been started is slow."""
TRY_AGAIN = timedelta(minutes=10)
"""After a turn that failed for no known reason."""

Thinking = Callable[[int], AbstractAsyncContextManager[object]]
"""Shows a channel that somebody is thinking, for as long as the context lasts."""

log = logging.getLogger(__name__)


def unseen(channel: int) -> AbstractAsyncContextManager[object]:
    """Shows nothing."""
    return contextlib.nullcontext()


def think(view: Json, level: str, seed: bytes, seconds: float) -> Action:
    """The action that a computer of this level chooses; runs in the other process."""
    deadline = time.monotonic() + seconds
    return opponents.choose(view, level, seed, clock=time.monotonic, deadline=deadline).action


class Computers:
    """At most one turn a game is being played; different games take turns in one process."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        pause: float = USUAL_PAUSE,
        thinking: Thinking = unseen,
        guard: float = GUARD_SECONDS,
    ) -> None:
        self._store = store
        self._clock = clock
        self._pause = pause
        self.thinking = thinking
        self._guard = guard
        self._process = OtherProcess()
        self._turns: dict[int, asyncio.Task[None]] = {}
        self.on_done: Callable[[], None] = lambda: None

    @property
    def busy(self) -> bool:
        """Whether a computer plays somewhere."""
        return bool(self._turns)

    @property
    def playing(self) -> int:
        """In how many games a computer's turn is being played."""
        return len(self._turns)

    def plays(self, game: int) -> bool:
        """Whether a computer's turn is being played in a game."""
        return game in self._turns

    def play(self, due: DueRow) -> None:
        """Begin the turn that is due, in the background."""
        task = asyncio.create_task(self._turn(due), name=f"computer-{due.game}")
        self._turns[due.game] = task

    async def close(self) -> None:
        """Stop; what was not decided will be asked again."""
        turns = list(self._turns.values())
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
        self._process.end()

    async def _turn(self, due: DueRow) -> None:
        try:
            await asyncio.sleep(self._pause)
            await self._decide_all(due)
        except Exception:
            log.exception("a computer could not play in game %d", due.game)
            later = self._clock() + TRY_AGAIN
            with contextlib.suppress(StoreError):  # then it is still due when the store is well again
                await self._store.write(lambda t: _put_off(t, due, later))
        finally:
            self._turns.pop(due.game, None)
            # The next turn may be a computer's again: its row could not be carried out until now.
            self.on_done()

    async def _decide_all(self, due: DueRow) -> None:
        """All decisions of one turn."""
        question = await self._question(due)
        if question is None:
            await self._store.write(lambda t: t.dues.take(due))
            return
        async with self.thinking(question.channel):
            while question is not None:
                await self._answer(question, await self._action(question))
                question = await self._question(due)

    async def _question(self, due: DueRow) -> Question | None:
        question = await self._store.read(lambda t: question_of(t, due.game))
        return question if question is not None and question.turn == due.turn else None

    async def _answer(self, question: Question, action: Action | None) -> None:
        now = self._clock()
        try:
            await self._store.write(lambda t: answer(Command(t, now, 0), question, action))
        except (EngineError, Refusal):
            log.exception("a computer chose what the rules refuse in game %d", question.game)
            await self._store.write(lambda t: answer(Command(t, now, 0), question, None))

    async def _action(self, question: Question) -> Action | None:
        """What the computer chooses; None where it could not."""
        try:
            return await self._process.run(
                self._guard, think, question.view, question.level, question.seed, THINKING_SECONDS
            )
        except (TimeoutError, BrokenExecutor):
            log.warning("a computer took too long in game %d", question.game)
        except Exception:
            log.exception("a computer failed in game %d", question.game)
        return None


def _put_off(transaction: Transaction, due: DueRow, later: datetime) -> None:
    """The same turn is due later; unless it is over, and perhaps the next computer's due."""
    if transaction.dues.take(due):
        transaction.dues.put(replace(due, due_at=later))
