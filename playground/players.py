"""People who play by themselves, so that one person can try a whole game: simple legal moves, nothing clever.

They do what any person does: slash commands in the channel, one after another.
"""

import asyncio
import json
import logging
import random
from typing import TYPE_CHECKING

from bot.service import Game, Tables

from . import moves

if TYPE_CHECKING:
    from .stage import Stage

LOG = logging.getLogger(__name__)
PAUSE = 0.7
"""Seconds between two moves, so that the one who watches can follow."""
REST_AFTER_TROUBLE = 5.0


class Players:
    """Those who play by themselves; who they are outlives the playground, beside the bot's games."""

    def __init__(self, stage: "Stage") -> None:
        self._stage = stage
        self._file = stage.folder / "playing.json"
        self._random = random.Random()
        self._wake = asyncio.Event()
        self.people: set[int] = set(json.loads(self._file.read_text())) if self._file.exists() else set()
        self._task = asyncio.create_task(self._run(), name="players")

    def let_play(self, person: int, on: bool) -> None:
        """Lets a person play by itself from now on, or by hand."""
        (self.people.add if on else self.people.discard)(person)
        self._file.write_text(json.dumps(sorted(self.people)))
        self._stage.tell({"type": "playing", "playing": self.to_json()})
        self.wake()

    def to_json(self) -> list[str]:
        """The ids of those who play by themselves."""
        return [str(each) for each in sorted(self.people)]

    def wake(self) -> None:
        """Something happened: it may be the turn of one of them."""
        self._wake.set()

    def forget(self) -> None:
        """Nobody plays by itself any more."""
        self.people.clear()
        self._file.unlink(missing_ok=True)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await asyncio.sleep(PAUSE)
            try:
                async with self._stage.calm:
                    moved = await self._move_once()
                if moved:
                    self.wake()
            except Exception:
                LOG.exception("a move by itself failed")
                await asyncio.sleep(REST_AFTER_TROUBLE)
                self.wake()

    async def _move_once(self) -> bool:
        """One step of one game that waits for one of them; False where none does."""
        tables = self._stage.tables
        if tables is None:
            return False
        for person in sorted(self.people):
            for game in await tables.games_of(person):
                if _waits_for(game, person):
                    await self._move(tables, game, person)
                    return True
        return False

    async def _move(self, tables: Tables, game: Game, person: int) -> None:
        command, options = await moves.random_move(tables, game, person, self._random)
        channel = self._stage.server.world.channels[game.channel.id]
        response = await self._stage.server.person(person).slash(channel, command, **options)
        if response.failed or _progress(game) == _progress(await tables.game(game.id, person)):
            raise RuntimeError(f"{command} {options} did nothing: {response.text}")


def _progress(game: Game | None) -> tuple[int, int] | None:
    """What every move changes."""
    return (game.revision, game.turn) if game else None


def _waits_for(game: Game, person: int) -> bool:
    owed_by = game.waiting.person if game.waiting else None
    return game.status == "running" and owed_by is not None and owed_by.id == person
