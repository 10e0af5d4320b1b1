"""People who play at their own pace in several channels at once, and how long each thing took them."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from bot.service import Game
from playground.moves import random_move
from playground.running import RunningBot
from playground.server import Channel, Person, Response
from playground.server.world import Change

HAND, SUGGESTION, ACTION, PANEL, END = (
    "hand",
    "suggestion while typing",
    "action by command",
    "press on the panel",
    "end of turn, until the picture is in the channel",
)
PATIENCE = 20.0


class Times:
    """Milliseconds of everything that was done, by what it was."""

    def __init__(self) -> None:
        self.taken: dict[str, list[float]] = defaultdict(list)

    def note(self, what: str, began: float) -> None:
        """Something that began then is over now."""
        self.taken[what].append((time.perf_counter() - began) * 1000)


class Table:
    """One game in one channel. `pause`: seconds between two things done there, on average."""

    def __init__(self, bot: RunningBot, channel: Channel, people: list[Person], times: Times) -> None:
        self._bot = bot
        self._channel = channel
        self._people = {person.id: person for person in people}
        self._times = times
        self._random = Random(channel.id)

    async def play(self, turns: int, pause: float) -> None:
        """So many turns, each with a look at the hand, some typing, an action and its end."""
        for _ in range(turns):
            game = await self._game()
            if game.waiting is None or game.waiting.person is None:
                return
            person = self._people[game.waiting.person.id]
            for step in (self._look, self._type, self._press, self._finish):
                await asyncio.sleep(self._random.uniform(0, 2 * pause))
                await step(person)

    async def _game(self) -> Game:
        game = await self._bot.client.tables.game_in(self._channel.id)
        assert game is not None
        return game

    async def _look(self, person: Person) -> None:
        await self._timed(HAND, person.send_slash(self._channel, "brass hand"))

    async def _type(self, person: Person) -> None:
        for option in ("card", "industry"):
            await self._timed(SUGGESTION, person.send_autocomplete(self._channel, "brass build", option, ""))

    async def _press(self, person: Person) -> None:
        """Open the panel and go to the choice of a card to pass with, and back."""
        opened = await self._timed(PANEL, person.send_slash(self._channel, "brass play"))
        buttons = [each.custom_id for each in opened.shown.buttons if each.custom_id and not each.disabled]
        if buttons:
            chosen = buttons[0]
            await self._timed(PANEL, person.send_click(opened.shown, chosen))

    async def _finish(self, person: Person) -> None:
        """Random legal moves to the end of the turn."""
        while True:
            game = await self._game()
            tables = self._bot.client.tables
            if game.waiting is None or game.waiting.person is None or game.waiting.person.id != person.id:
                return
            command, options = await random_move(tables, game, person.id, self._random)
            if command == "brass end":
                await self._end(person)
                return
            await self._timed(ACTION, person.send_slash(self._channel, command, **options))

    async def _end(self, person: Person) -> None:
        async with picture_in(self._bot, self._channel) as told:
            began = time.perf_counter()
            response = await person.send_slash(self._channel, "brass end").answered()
            assert not response.failed
            await asyncio.wait_for(told.wait(), PATIENCE)
            self._times.note(END, began)

    async def _timed(self, what: str, sent: Response) -> Response:
        """Until the answer itself is there, not only the sign that one will come."""
        began = time.perf_counter()
        response = await sent.answered()
        assert not response.failed, what
        if response.loading:
            await self._bot.server.eventually(lambda: not response.loading)
        self._times.note(what, began)
        return response


@asynccontextmanager
async def picture_in(bot: RunningBot, channel: Channel) -> AsyncIterator[asyncio.Event]:
    """An event that is set as soon as a message with a picture for all stands in the channel."""
    found = asyncio.Event()

    def hear(change: Change) -> None:
        message = change.message
        if change.kind != "message_create" or message is None or message.channel_id != channel.id:
            return
        if message.visible_to is None and message.attachments:
            found.set()

    bot.server.world.listeners.append(hear)
    try:
        yield found
    finally:
        bot.server.world.listeners.remove(hear)
