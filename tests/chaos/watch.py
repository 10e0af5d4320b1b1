"""Reads everything that the bot tells a channel or a person, and whether it was still true then."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

from playground.server import Response, Server
from playground.server.world import Change
from tests.chaos import peek

LATE_SECONDS = 0.75
"""A notice on its way may cross with the end of its turn by so much (the machine may be busy), but no more,
and never one from a bot that began to live after that end."""
_LETTER = re.compile(r"brass-(\d+)(t?)$")


class Watch:
    """Counts the messages of each row of the outbox."""

    def __init__(self, server: Server, database: Path) -> None:
        self._database = database
        self._server = server
        self.messages: Counter[int] = Counter()
        self.stale: list[str] = []
        self.born = datetime.now(UTC)
        self.unanswered: list[Response] = []
        self._waiting: dict[tuple[int, int], asyncio.Future[None]] = {}
        self._told: set[tuple[int, int]] = set()
        server.world.listeners.append(self._hear)

    def told(self, game: int, turn: int) -> asyncio.Future[None]:
        """Done as soon as whoever must decide in this turn has been told."""
        future = self._waiting.setdefault((game, turn), asyncio.get_running_loop().create_future())
        if (game, turn) in self._told and not future.done():
            future.set_result(None)
        return future

    def _hear(self, change: Change) -> None:
        message = change.message
        if (
            change.kind != "message_create"
            or message is None
            or message.author_id != self._server.world.bot.id
        ):
            return
        found = _LETTER.match(message.nonce or "")
        if found is None:
            return
        self.messages[int(found[1])] += 1
        self._check(int(found[1]))

    def _check(self, letter: int) -> None:
        """A call to whoever must decide: is it still their turn?"""
        ((game, kind, turn),) = peek.rows(
            self._database, "SELECT game, kind, turn FROM outbox WHERE id = ?", letter
        )
        if kind not in ("notice", "mention"):
            return
        self._told.add((game, turn))
        self.told(game, turn)
        over = peek.rows(
            self._database,
            "SELECT max(at) FROM entries JOIN games ON games.id = game"
            " WHERE game = ? AND entries.turn = ? AND games.turn > entries.turn",
            game,
            turn,
        )[0][0]
        if over is None:
            return
        end = datetime.fromisoformat(over)
        seconds = (datetime.now(UTC) - end).total_seconds()
        if seconds > LATE_SECONDS or end < self.born:
            self.stale.append(f"game {game}, turn {turn}: told {seconds:.2f} s after its end")
