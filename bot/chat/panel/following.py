"""Open panels come to their person's turn by themselves, and nobody is called to what they were just shown.

Kept in memory alone: what is forgotten here, as by a restart, is told by a notice as ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

from bot.service import Game, Refused
from bot.text import events

from . import home
from .sitting import Sitting

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

    `turn` is the number of their own turn that it shows, or 0; `waits` says whether it waits for others.
    """

    request: Request
    turn: int = 0
    waits: bool = False
    at: float = field(default_factory=time.monotonic)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def shows(self, before: Sitting, page: Page) -> None:
        """This page has reached Discord; `before` is the table before the press did anything."""
        self.turn = page.turn or (before.game.turn if before.decision else 0)
        self.waits = page.waits

    async def brought(self, game: Game) -> bool:
        """Show the table as it stands now in the same panel; whether it has reached Discord."""
        self.waits = False
        try:
            sitting = await Sitting.of(self.request, game.id)
            sheet = (await home.page(sitting, await _meanwhile(sitting))).sheet()
            return await self.request.reply.panel(sheet.view, sheet.files)
        except Exception:
            LOG.warning("an open panel could not be brought up to date", exc_info=True)
            return False


class Following:
    """The latest answer for each person at each table, as long as Discord lets it be changed."""

    def __init__(self) -> None:
        self._answers: dict[tuple[int, int], Answer] = {}

    @contextlib.contextmanager
    def answering(self, request: Request, game: int) -> Iterator[Answer]:
        """For as long as a press on a panel is being answered; what it showed before counts no more."""
        for key, old in list(self._answers.items()):
            if old.request.interaction.is_expired():
                del self._answers[key]
        answer = self._answers[game, request.person.id] = Answer(request)
        try:
            yield answer
        finally:
            answer.done.set()

    async def come(self, game: Game, person: int) -> Seen:
        """Bring the open panel of the one whose turn has come up to date; whether they see it there."""
        answer = self._answers.get((game.id, person))
        if answer is None:
            return Seen.NO
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await answer.done.wait()
        if answer.turn == game.turn:
            return Seen.ANSWERED
        if not answer.waits or answer.request.interaction.is_expired():
            return Seen.NO
        brought = await answer.brought(game)
        return Seen.BROUGHT if brought and time.monotonic() - answer.at < PHONE_IN_HAND_SECONDS else Seen.NO

    async def over(self, game: Game) -> None:
        """The game has ended: no open panel waits for anybody any more."""
        answers = [answer for (number, _), answer in self._answers.items() if number == game.id]
        for answer in answers:
            if answer.waits and not answer.request.interaction.is_expired():
                await answer.brought(game)


async def _meanwhile(sitting: Sitting) -> str:
    """What happened since the person's own last turn; after the end the result says it."""
    if sitting.view["finished"]:
        return ""
    turns = await sitting.request.tables.recap(sitting.game.id, sitting.request.person.id)
    happened = [] if isinstance(turns, Refused) else [turn.events for turn in turns]
    told = events.recap(happened, sitting.lang, viewer=sitting.seat)
    return f"{sitting.words('notice-since')}\n{told}" if told else ""
