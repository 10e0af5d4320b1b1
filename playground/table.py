"""`python -m playground table`: a whole game by N people through the real client, without a page.

Everybody plays by slash commands, choosing at random among what their own view allows.
"""

import argparse
import asyncio
import hashlib
import json
import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.service import Game
from bot.service.verify import verify

from .moves import random_move
from .running import RunningBot, running
from .server import Person, Response
from .transcript import Transcript

NAMES = ("Ann", "Ben", "Cleo", "Dan")
LOCALES = {"en": "en-GB", "nl": "nl"}
"""What Discord calls the languages of the bot."""
SWITCH_WORDS = {"true": "yes", "false": "no"}
OPTION_NAMES = {
    "community_distant": "distant-tiles",
    "tie_break_income": "tie-break",
    "income_after_canal_scoring": "late-canal-income",
    "introductory_income": "last-income",
}
"""Options of a game that `/brass start` calls by a shorter name."""
MOST_REFUSED = 10
"""After so many refusals the game is given up: it would not get any further."""

LOG = logging.getLogger(__name__)


def main(arguments: list[str]) -> int:
    """Reads the command line, plays, prints the summary; 0 where nothing was refused and all is sound."""
    parser = argparse.ArgumentParser(prog="python -m playground table", description="Play a whole game.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True, help="folder for transcript, pictures, game.json")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="of the game")
    parser.add_argument("--lang", choices=LOCALES, default="en", help="of everybody's Discord and the game")
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    options = dict(_option(each, parser) for each in given.option)
    game = asyncio.run(play(given.players, given.seed, given.out, options, LOCALES[given.lang]))
    print(game.summary)
    return 0 if game.sound else 1


def _option(text: str, parser: argparse.ArgumentParser) -> tuple[str, str]:
    name, separator, value = text.partition("=")
    if not separator:
        parser.error(f"--option {text}: write KEY=VALUE")
    shown = OPTION_NAMES.get(name, name.replace("_", "-"))
    return shown, SWITCH_WORDS.get(value.lower(), value)


async def play(
    players: int, seed: int, out: Path, options: dict[str, str], locale: str = "en-GB"
) -> "TableGame":
    """One game from lobby to export; the same players, seed and options give the same game."""
    out.mkdir(parents=True, exist_ok=True)

    def secret() -> bytes:
        return hashlib.sha256(f"table {seed}".encode()).digest()

    with tempfile.TemporaryDirectory(prefix="table-") as folder:
        async with running(Path(folder) / "games.sqlite3", draw_secret=secret) as bot:
            game = TableGame(bot, players, Random(seed), Transcript(bot.server, out))
            for person in game.people:
                person.set_locale(locale)
            await game.begin({"players": players, **options})
            await game.play_on()
            await game.export(out / "game.json")
            return game


class TableGame:
    """One game in the first channel, from the outside: what people type and what they get to see."""

    def __init__(self, bot: RunningBot, players: int, chance: Random, transcript: Transcript) -> None:
        self.bot = bot
        self.people = [bot.server.person(name) for name in NAMES[:players]]
        self.turns = 0
        self.refused = 0
        self.problems: list[str] = ["not exported"]
        self._chance = chance
        self._transcript = transcript

    @property
    def summary(self) -> str:
        """The one line that tells how it went."""
        seen = f"{self._transcript.messages} messages, {self._transcript.pictures} pictures"
        refused = self.refused + len(self.bot.server.violations)
        return f"finished: {len(self.people)} players, {self.turns} turns, {seen}, {refused} refused"

    @property
    def sound(self) -> bool:
        """Nothing was refused, and the exported game follows from its record."""
        for line in self._troubles():
            LOG.error("%s", line)
        return not any(self._troubles())

    def _troubles(self) -> Iterator[str]:
        yield from self.problems
        yield from (f"{each.method} {each.path}: {each.message}" for each in self.bot.server.violations)
        if self.refused:
            yield f"{self.refused} moves were refused"

    async def begin(self, options: dict[str, str | int]) -> None:
        """Opens the lobby, seats everybody, begins; everybody's word makes the cards the same each time."""
        first, *others = self.people
        await self._type(first, "brass start", **options, word=f"{first.name} is here")
        for person in others:
            await self._type(person, "brass-table join", word=f"{person.name} is here")
        await self._type(first, "brass-table begin", word="all are here")

    async def play_on(self) -> None:
        """Plays until the game is over."""
        while (game := await self._game()).status == "running" and self.refused < MOST_REFUSED:
            await self._move(game)

    async def _move(self, game: Game) -> None:
        assert game.waiting is not None and game.waiting.person is not None
        person = self.bot.server.person(game.waiting.person.id)
        before = await self._revision(game, person)
        command, options = await random_move(self.bot.client.tables, game, person.id, self._chance)
        await self._type(person, command, **options)
        if await self._revision(game, person) == before:
            self.refused += 1
            LOG.error("refused: %s %s", command, options)
        self.turns = (await self._game()).turn - 1

    async def _revision(self, game: Game, person: Person) -> int:
        seen = await self.bot.client.tables.game(game.id, person.id)
        assert seen is not None
        return seen.revision

    async def _game(self) -> Game:
        game = await self.bot.client.tables.game_in(self.bot.server.channel.id)
        assert game is not None, "the lobby was not opened"
        return game

    async def export(self, path: Path) -> None:
        """Asks for the game as a file, keeps it, and checks it."""
        response = await self._type(self.people[0], "brass-table export")
        files = [data for message in response.messages for data in message.files.values()]
        if len(files) == 1:
            path.write_bytes(files[0])
            self.problems = [f"{each.code} {each.facts}" for each in verify(json.loads(files[0]))]

    async def _type(self, person: Person, command: str, **options: str | int) -> Response:
        response = await person.slash(self.bot.server.channel, command, **options)
        self._transcript.note(person, command, options, response)
        if response.failed:
            self.refused += 1
        return response
