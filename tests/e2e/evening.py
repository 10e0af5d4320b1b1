"""People in the pocket Discord who play one game: what they type, and what everybody gets to read."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.service import Choices, Game, Json, Look
from playground.moves import random_move
from playground.running import RunningBot
from playground.server import Channel, Person, Response, Seen

NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Evening:
    """One game in the first channel."""

    def __init__(self, bot: RunningBot, seed: int = 1) -> None:
        self.bot = bot
        self.random = Random(seed)
        self.people: list[Person] = []
        self.lobby: Response | None = None

    @property
    def channel(self) -> Channel:
        return self.bot.server.channel

    @property
    def onlooker(self) -> Person:
        return self.bot.server.person("Sam")

    async def begin(self, players: int, **options: Any) -> None:
        """A lobby that fills and begins; everybody's words make the chance repeatable."""
        self.people = [self.bot.server.person(name) for name in NAMES[:players]]
        first, *others = self.people
        self.lobby = await first.slash(self.channel, "brass start", **options, word="one")
        for person in others:
            await person.slash(self.channel, "brass-table join", word=person.name)
        await first.slash(self.channel, "brass-table begin", word="go")

    async def game(self, person: Person | None = None) -> Game:
        tables = self.bot.client.tables
        found = await tables.game_in(self.channel.id)
        assert found is not None
        seen = await tables.game(found.id, person.id if person else None)
        assert seen is not None
        return seen

    async def look(self, person: Person | None) -> Look:
        game = await self.game()
        look = await self.bot.client.tables.look(game.id, person.id if person else None)
        assert isinstance(look, Look), look
        return look

    async def looks(self) -> list[Look]:
        """What each person sees, and last what an onlooker sees."""
        return [await self.look(person) for person in [*self.people, None]]

    async def on_turn(self) -> Person:
        game = await self.game()
        assert game.waiting is not None
        assert game.waiting.person is not None
        return self.bot.server.person(game.waiting.person.id)

    async def off_turn(self) -> Person:
        on_turn = await self.on_turn()
        return next(person for person in self.people if person is not on_turn)

    async def choices(self, person: Person) -> Choices:
        game = await self.game()
        found = await self.bot.client.tables.choices(game.id, person.id)
        assert isinstance(found, Choices), found
        return found

    async def type(self, person: Person, command: str, /, **options: Any) -> Response:
        """A slash command in the channel, which is always answered."""
        response = await person.slash(self.channel, command, **options)
        assert not response.failed, f"/{command} was not answered"
        return response

    async def certainly(self, person: Person, command: str, label: str, /, **options: Any) -> Response:
        """A slash command that asks whether one is sure, and the button that says so."""
        asked = await self.type(person, command, **options)
        response = await person.click(asked.shown, label)
        assert not response.failed, f"the button of /{command} was not answered"
        return response

    async def step(self) -> Response:
        """Any legal move by whoever must decide; it must be taken."""
        person, game = await self.on_turn(), await self.game()
        before = (await self.game(person)).revision
        command, options = await random_move(self.bot.client.tables, game, person.id, self.random)
        response = await self.type(person, command, **options)
        assert (await self.game(person)).revision > before, f"/{command} {options}: {response.text}"
        return response

    async def whole_turn(self) -> None:
        """Legal moves until a turn is over."""
        before = (await self.game()).turn
        while (await self.game()).turn == before:
            await self.step()

    async def pass_turn(self) -> None:
        """Whoever is due passes and ends the turn."""
        person = await self.on_turn()
        while (await self.choices(person)).decision == "turn":
            await self.type(person, "brass pass", card=await self.any_card(person))
        await self.type(person, "brass end")

    async def any_card(self, person: Person) -> str:
        look = await self.look(person)
        return str(look.view["hand"][0])

    def public(self) -> list[Seen]:
        """What the bot has told everybody in the channel, oldest first; without the status message."""
        return [each for each in self._public() if not shows_the_status(each)]

    def status(self) -> list[Seen]:
        """The message that shows how the game stands and moves along at the end of the channel."""
        return [each for each in self._public() if shows_the_status(each)]

    def _public(self) -> list[Seen]:
        return [each for each in self.onlooker.sees(self.channel) if not each.ephemeral]


def shows_the_status(message: Seen) -> bool:
    return bool(message.buttons) and "Order of play" in message.text


def hand_of(look: Look) -> list[str]:
    hand = look.view["hand"]
    assert hand is not None
    return list(hand)


def money_of(look: Look, seat: str) -> int:
    return next(int(each["money"]) for each in look.view["players"] if each["seat"] == seat)


def kinds(events: tuple[Json, ...]) -> set[str]:
    return {str(event["kind"]) for event in events}
