"""What tests of long lives share: games that end soon, in a channel or a thread, and pages to turn."""

from __future__ import annotations

from itertools import count

from bot.service import Done, Game
from engine import EndTurn
from playground.moves import random_action
from playground.running import RunningBot
from playground.server import Channel, Person, Seen
from tests.e2e.evening import NAMES, Evening

_requests = count(1)


class LongEvening(Evening):
    """A game that may be played in a thread, and can be brought to its end without a word in between."""

    def __init__(self, bot: RunningBot, seed: int = 1) -> None:
        super().__init__(bot, seed)
        self.place: Channel | None = None

    @property
    def channel(self) -> Channel:
        return self.place or self.bot.server.channel

    async def begin_in_thread(self, players: int, **options: str) -> None:
        """As `begin`, in a thread that the bot makes."""
        self.people = [self.bot.server.person(name) for name in NAMES[:players]]
        first, *others = self.people
        await first.slash(self.channel, "brass start", **options, thread="yes")
        world = self.bot.server.world
        self.place = next(each for each in world.channels.values() if each.is_thread and not each.archived)
        for person in others:
            await person.slash(self.channel, "brass-table join")
        await first.slash(self.channel, "brass-table begin")

    async def in_words_only(self) -> None:
        """Turns are told without pictures, which take most of the time."""
        await self.bot.client.tables.prefer("channel", self.channel.id, "verbosity", "short")

    async def random_turns(self, turns: int) -> None:
        """So many turns of legal moves, straight through the service."""
        before = (await self.game()).turn
        while (game := await self.game()).turn < before + turns and game.status == "running":
            assert game.waiting is not None
            assert game.waiting.person is not None
            person = game.waiting.person.id
            choices = await self.choices(self.bot.server.person(person))
            done = await self.bot.client.tables.act(
                game.id, person, random_action(choices, self.random), None, next(_requests)
            )
            assert isinstance(done, Done), done
        await self.bot.server.settle()

    async def pass_to_the_end(self) -> Game:
        """Everybody passes until the game is over and everything is told."""
        while (game := await self.game()).status == "running":
            assert game.waiting is not None
            assert game.waiting.person is not None
            person = game.waiting.person.id
            choices = await self.choices(self.bot.server.person(person))
            ends = choices.decision == "end turn"
            plans = choices.plans()
            action = EndTurn() if ends else next((p for p in plans if p.do == "pass"), plans[0]).action()
            done = await self.bot.client.tables.act(game.id, person, action, None, next(_requests))
            assert isinstance(done, Done), done
        await self.bot.server.settle()
        return game


def step_of(message: Seen) -> str:
    """Which moment a page shows: `3 of 18`."""
    heading = next(line for line in message.text.splitlines() if "after turn" in line)
    return heading.partition("after turn ")[2]


def allowed(person: Person, bot: RunningBot) -> Person:
    """The same person, who may now manage the server."""
    person.allow(bot.server.guild, 1 << 5)
    return person
