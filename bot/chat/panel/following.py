"""Open panels come to their person's turn by themselves, and nobody is called to what they were just shown.

Kept in memory alone: what is forgotten here, as by a restart, is told by a notice as ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

from bot.service import Game, Refused
from bot.text import events

from . import home
from .sitting import TRIES, Sitting

if TYPE_CHECKING:
    from bot.chat.request import Request

    from .page import Page

LOG = logging.getLogger(__name__)
PATIENCE_SECONDS: Final = 10.0
"""So long a notice waits for an answer that is on its way and may show the same."""
PHONE_IN_HAND_SECONDS: Final = 60.0
"""So soon after their own press somebody is taken to look at their panel still."""


class Seen(Enum):
    """How much of their turn somebody has before them already."""

    NO = 0
    BROUGHT = 1
    """The panel which they used a moment ago has come to their turn by itself: a call need make no sound."""
    ANSWERED = 2
    """The answer to a press of their own shows it: they need no call."""


@dataclass
class Answer:
    """The latest answer to one person at one table.

    `revision` is the game's at which it showed them their own turn, or 0: unlike the number of a turn it is
    never given out again. `shown` says whether their panel has reached Discord, `waits` whether it waits for
    others. `changing` is held while the panel is brought up to date, and is the same for all answers to this
    person at this table: an answer to a press waits for it.
    """

    request: Request
    changing: asyncio.Lock
    revision: int = 0
    shown: bool = False
    waits: bool = False
    at: float = field(default_factory=time.monotonic)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def shows(self, before: Sitting, page: Page) -> None:
        """This page has reached Discord; `before` is the table before the press did anything."""
        self.revision = page.revision or (before.game.revision if before.decision else 0)
        self.waits = page.waits
        self.shown = True

    @property
    def can_change(self) -> bool:
        """Whether Discord lets its panel be changed still."""
        return not self.request.interaction.is_expired()

    @property
    def is_fresh(self) -> bool:
        """Whether its person is still looking at it, as far as anybody can tell."""
        return time.monotonic() - self.at < PHONE_IN_HAND_SECONDS


class Following:
    """The latest answer for each person at each table, as long as Discord lets it be changed."""

    def __init__(self) -> None:
        self._answers: dict[tuple[int, int], Answer] = {}

    @contextlib.asynccontextmanager
    async def answering(self, request: Request, game: int) -> AsyncIterator[Answer]:
        """For as long as a press on a panel is being answered; what it showed before counts no more.

        An update of the panel that is on its way to Discord is let through first, so that it comes no later.
        """
        self._answers = {key: each for key, each in self._answers.items() if each.can_change}
        before = self._answers.get((game, request.person.id))
        answer = Answer(request, before.changing if before else asyncio.Lock())
        self._answers[game, request.person.id] = answer
        try:
            async with answer.changing:
                pass
            yield answer
        finally:
            answer.done.set()

    async def come(self, game: Game, person: int) -> Seen:
        """Bring the open panel of the one whose turn has come up to date; whether they see it there."""
        answer = await self._settled(game.id, person)
        if answer is None or not answer.can_change:
            return Seen.NO
        if answer.revision >= game.revision:
            return Seen.ANSWERED
        if not answer.waits:
            return Seen.NO
        if await self._bring(answer, game):
            return Seen.BROUGHT if answer.is_fresh else Seen.NO
        return Seen.NO if self._is_latest(answer, game) else await self.come(game, person)

    async def over(self, game: Game) -> None:
        """The game has ended: no open panel waits for anybody any more.

        Where it ended without a result, whatever an open panel shows is in vain.
        """
        for answer in [each for (number, _), each in self._answers.items() if number == game.id]:
            outdated = answer.waits or (answer.shown and game.status == "cancelled")
            if outdated and answer.can_change:
                await self._bring(answer, game)

    async def _settled(self, game: int, person: int) -> Answer | None:
        """The person's latest answer, once it is given, if that does not take too long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                while (answer := self._answers.get((game, person))) and not answer.done.is_set():
                    await answer.done.wait()
        return self._answers.get((game, person))

    def _is_latest(self, answer: Answer, game: Game) -> bool:
        return self._answers.get((game.id, answer.request.person.id)) is answer

    async def _bring(self, answer: Answer, game: Game) -> bool:
        """Show the table as it stands now in the panel of an answer; whether it has reached Discord."""
        answer.waits = False
        try:
            return await self._brought(answer, game)
        except Exception:
            LOG.warning("an open panel could not be brought up to date", exc_info=True)
            return False

    async def _brought(self, answer: Answer, game: Game) -> bool:
        """The same; not where its person has pressed meanwhile, nor with a page that is outdated already."""
        for _ in range(TRIES):
            sitting = await Sitting.of(answer.request, game.id)
            page = await home.page(sitting, await _meanwhile(sitting))
            async with asyncio.timeout(PATIENCE_SECONDS), answer.changing:
                if not self._is_latest(answer, game):
                    return False
                if await sitting.is_current():
                    return await _sent(answer, page)
        return False


async def _sent(answer: Answer, page: Page) -> bool:
    sheet = page.sheet()
    reached = await answer.request.reply.panel(sheet.view, sheet.files)
    answer.waits = reached and page.waits
    return reached


async def _meanwhile(sitting: Sitting) -> str:
    """What happened since the person's own last turn; after the end the result says it."""
    if sitting.over:
        return ""
    turns = await sitting.request.tables.recap(sitting.game.id, sitting.request.person.id)
    happened = [] if isinstance(turns, Refused) else [turn.events for turn in turns]
    told = events.recap(happened, sitting.lang, viewer=sitting.seat)
    return f"{sitting.words('notice-since')}\n{told}" if told else ""
