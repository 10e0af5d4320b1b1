"""Many games at once, made through the service: for measuring."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random

from bot.service import Channel, Choices, Done, Person, Tables
from bot.store import Store


class Crowd:
    """An open store with its tables, and people who are numbered."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store, clock=lambda: datetime.now(UTC), draw_secret=lambda: os.urandom(32))
        self._requests = count(1)

    @classmethod
    async def open(cls, database: Path) -> Crowd:
        """A crowd over a database file."""
        return cls(await Store.open(database))

    async def begin(self, channel: Channel, people: Sequence[Person]) -> int:
        """A game of these people; its number."""
        opened = done(await self.tables.open_lobby(channel, people[0], {}, "en", next(self._requests)))
        for person in people[1:]:
            done(await self.tables.join(opened.game.id, person, next(self._requests)))
        return done(await self.tables.begin(opened.game.id, people[0].id, next(self._requests))).game.id

    async def step(self, game: int, random: Random) -> bool:
        """Any legal action; False when the game is over."""
        shown = await self.tables.game(game)
        if shown is None or shown.waiting is None or shown.waiting.person is None:
            return False
        person = shown.waiting.person.id
        choices = await self.tables.choices(game, person)
        assert isinstance(choices, Choices)
        plan = random.choice(choices.plans())
        action = plan.action(random.choice(plan.card_choices()))
        done(await self.tables.act(game, person, action, None, next(self._requests)))
        return True


def done(outcome: object) -> Done:
    """The outcome, which must be one."""
    assert isinstance(outcome, Done), outcome
    return outcome
