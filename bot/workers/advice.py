"""What the computers would do, for people who ask: hints during a game, and the costly decisions after it.

People's questions have a process of their own. In the computers' a question that takes long would make a
computer miss its own time and pass. It ends when nobody has asked for a while, to give its memory back.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import BrokenExecutor
from typing import Any

from bot.service import Game, Json, Tables
from bot.workers.thinking import OtherProcess
from engine import SEATS, Record, opponents

GUARD_SECONDS = 30.0
"""For one hint, or the decisions of one seat; generous, since a process that has just started is slow."""
IDLE_SECONDS = 300.0
"""After so long without a question the process ends."""
HINTS, DECISIONS = 3, 3
"""So many actions are named in a hint, and so many decisions of each seat in a review."""
REVIEW = "review"
"""The preference of a game that keeps its review."""
KEPT = 32
"""So many answers are remembered, so that asking again costs nothing."""

log = logging.getLogger(__name__)


def hints_of(view: Json) -> list[Json]:
    """The best actions for the seat of a view, the best first; runs in the other process."""
    found = [each.to_json() for each in opponents.hint(view, HINTS)]
    return sorted(found, key=lambda each: float(str(each["behind"])))


def decisions_of(game: Json, seat: str) -> list[Json]:
    """The most costly decisions of a seat in an exported game; runs in the other process."""
    record = Record.from_json(game)
    return [dict(each.to_json()) for each in opponents.review(record, SEATS.index(seat), DECISIONS)]


class Advice:
    """Answers are None where it took too long or failed; nothing is remembered of those."""

    def __init__(self, tables: Tables, *, guard: float = GUARD_SECONDS, idle: float = IDLE_SECONDS) -> None:
        self._tables = tables
        self._guard = guard
        self._idle = idle
        self._process = OtherProcess()
        self._answers: dict[Hashable, asyncio.Task[Any]] = {}
        self._ending: asyncio.TimerHandle | None = None

    async def hint(self, game: Game, view: Json) -> list[Json] | None:
        """The best actions for the seat of this view, which must owe the decision, as JSON of hints."""
        key = ("hint", game.id, game.revision, view["viewer"])
        found: list[Json] | None = await self._answer(key, lambda: self._run(hints_of, view))
        return found

    async def review(self, game: Game, exported: Json) -> dict[str, list[Json]] | None:
        """Each seat's most costly decisions of a finished game, as JSON of regrets; worked out only once."""
        kept = await self._tables.preference("game", game.id, REVIEW)
        if kept is not None:
            return dict(json.loads(kept))
        found: dict[str, list[Json]] | None = await self._answer(
            (REVIEW, game.id), lambda: self._review(game, exported)
        )
        return found

    async def close(self) -> None:
        """Stop; whoever still waits is told nothing."""
        for task in self._answers.values():
            task.cancel()
        await asyncio.gather(*self._answers.values(), return_exceptions=True)
        self._end()

    async def _review(self, game: Game, exported: Json) -> dict[str, list[Json]] | None:
        found: dict[str, list[Json]] = {}
        for seat in game.seats:
            decisions = await self._run(decisions_of, exported, seat.seat)
            if decisions is None:
                return None
            found[seat.seat] = decisions
        await self._tables.prefer("game", game.id, REVIEW, json.dumps(found))
        return found

    async def _answer(self, key: Hashable, find: Callable[[], Awaitable[Any]]) -> Any:
        """The answer that is remembered or being worked out, else a new one."""
        task = self._answers.get(key)
        if task is None:
            task = self._answers[key] = asyncio.ensure_future(find())
        try:
            # Whoever is cancelled while waiting must not take the answer away from the others.
            found = await asyncio.shield(task)
        finally:
            self._forget(key)
        return found

    def _forget(self, key: Hashable) -> None:
        """Drop an answer that failed, and the oldest ones."""
        task = self._answers.get(key)
        if task is not None and task.done() and (task.cancelled() or task.exception() or not task.result()):
            del self._answers[key]
        for each in list(self._answers)[: max(0, len(self._answers) - KEPT)]:
            if self._answers[each].done():
                del self._answers[each]

    async def _run(self, calculate: Callable[..., Any], *given: object) -> Any:
        """What the other process finds; None where it fails."""
        if self._ending is not None:
            self._ending.cancel()
        try:
            return await self._process.run(self._guard, calculate, *given)
        except (TimeoutError, BrokenExecutor):
            log.warning("an answer to a person took too long")
        except Exception:
            log.exception("an answer to a person failed")
        finally:
            self._ending = asyncio.get_running_loop().call_later(self._idle, self._end_if_idle)
        return None

    def _end_if_idle(self) -> None:
        if all(task.done() for task in self._answers.values()):
            self._end()

    def _end(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        self._process.end()
