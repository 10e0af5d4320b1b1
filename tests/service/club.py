"""People at a table, for the tests: real store, real engine, a clock and ids that the test moves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random

from bot.service import Channel, Choices, Done, Game, Json, Look, Outcome, Person, Refused, Tables
from bot.store import Store
from engine import Action

ANN, BEN, CLEO, DAN = PEOPLE = (Person(11, "Ann"), Person(12, "Ben"), Person(13, "Cleo"), Person(14, "Dan"))
SAM = Person(99, "Sam")
"""Who only looks on."""

CHANNEL = Channel(700, guild=7)
SECRET = b"\x05" * 32


class Club:
    """One bot on one database, which can be closed and opened again at any moment."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.now = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
        self._requests = count(1000)

    async def open(self) -> None:
        self.store = await Store.open(self.database)
        self.tables = Tables(self.store, clock=lambda: self.now, draw_secret=lambda: SECRET)

    async def close(self) -> None:
        await self.store.close()

    async def restart(self) -> None:
        """As after a crash: nothing but the file is left."""
        await self.close()
        await self.open()
        assert await self.tables.check_games() == {}

    def request(self) -> int:
        """The id of a new click or command."""
        self.now += timedelta(seconds=1)
        return next(self._requests)

    async def lobby(self, players: int = 2, options: Json | None = None, channel: Channel = CHANNEL) -> Game:
        """A lobby with so many people in it."""
        opened = await self.tables.open_lobby(channel, ANN, options or {}, "en", self.request())
        game = done(opened).game
        for person in PEOPLE[1:players]:
            game = done(await self.tables.join(game.id, person, self.request())).game
        return game

    async def begin(self, players: int = 2, options: Json | None = None, channel: Channel = CHANNEL) -> Game:
        """A game of so many people that has just begun."""
        game = await self.lobby(players, options, channel)
        return done(await self.tables.begin(game.id, ANN.id, self.request())).game

    async def look(self, game: int, person: Person | None) -> Look:
        return seen(await self.tables.look(game, None if person is None else person.id))

    async def on_turn(self, game: int) -> Person | None:
        """Who must decide; None when the game is over."""
        shown = await self.tables.game(game)
        assert shown is not None
        return shown.waiting.person if shown.waiting else None

    async def choices(self, game: int, person: Person) -> Choices:
        found = await self.tables.choices(game, person.id)
        assert isinstance(found, Choices), found
        return found

    async def act(self, game: int, person: Person, action: Action | str) -> Done:
        return done(await self.tables.act(game, person.id, action, None, self.request()))

    async def random_step(self, game: int, random: Random) -> Done:
        """Any legal action by whoever must decide."""
        person = await self.on_turn(game)
        assert person is not None
        choices = await self.choices(game, person)
        return await self.act(game, person, any_action(choices, random))

    async def whole_turn(self, game: int, random: Random) -> Done:
        """Legal actions until something is published."""
        step = await self.random_step(game, random)
        while not step.published:
            step = await self.random_step(game, random)
        return step

    async def play_to_end(self, game: int, random: Random) -> int:
        """Legal actions to the end; how many there were."""
        steps = 0
        while await self.on_turn(game) is not None:
            await self.random_step(game, random)
            steps += 1
        return steps

    async def passing(self, game: int, person: Person) -> str:
        """The notation of a pass that this person can make."""
        look = await self.look(game, person)
        return f"pass with {look.view['hand'][0].replace('_', ' ')}"


def any_action(choices: Choices, random: Random) -> Action:
    """A legal action: any plan, any cards that allow it, its default sources."""
    plan = random.choice(choices.plans())
    return plan.action(random.choice(plan.card_choices()))


def done(outcome: Outcome) -> Done:
    assert isinstance(outcome, Done), outcome
    return outcome


def refused(outcome: object) -> Refused:
    assert isinstance(outcome, Refused), outcome
    return outcome


def seen(look: Look | Refused) -> Look:
    assert isinstance(look, Look), look
    return look


def others(game: Game, person: Person) -> Sequence[Person | None]:
    """Everybody else who can look: the other seats, a spectator, and nobody in particular."""
    return [*(seat.person for seat in game.seats if seat.person != person), SAM, None]
