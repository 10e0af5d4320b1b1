"""A table for one: opens a game where there is none, seats friends, and lets them play by themselves."""

import logging

from bot.service import Game, Tables

from .people import FRIENDS
from .server import NotOffered
from .server.model import Json
from .stage import Stage

LOG = logging.getLogger(__name__)
MOST_SEATS = 4
FIRST_GAME: Json = {"players": 3, "introductory": "yes"}
"""What a newcomer begins with: the short game, and one friend left to look on."""


async def start_game(stage: Stage, person: int, channel: int) -> str | None:
    """Begins a newcomer's game in the channel, with others who play by themselves."""
    return await fill_table(stage, person, channel, FIRST_GAME)


async def fill_table(stage: Stage, person: int, channel: int, options: Json | None = None) -> str | None:
    """Sees to it that there is a game in the channel in which all but `person` play by themselves.

    Where there is none yet, `person` opens one with these options; free seats are taken by the friends.
    """
    tables = stage.tables
    if tables is None:
        return "The bot is not there."
    game = await _game(tables, channel)
    if game is None:
        await _run(stage, person, channel, "brass start", options or {})
        game = await _game(tables, channel)
    if game is not None and game.status == "lobby":
        game = await _seat_friends(stage, tables, game, person)
    if game is None:
        return "There is no table here; the channel says why."
    others = [seat.person.id for seat in game.seats if seat.person and seat.person.id != person]
    for other in others:
        stage.players.let_play(other, True)
    return None


async def _game(tables: Tables, channel: int) -> Game | None:
    """The lobby or running game of the channel."""
    game = await tables.game_in(channel)
    return game if game is not None and game.status in ("lobby", "running") else None


async def _seat_friends(stage: Stage, tables: Tables, game: Game, person: int) -> Game | None:
    """Friends take the free seats of a lobby, the person too if they have none, and the game begins."""
    seated = [seat.person.id for seat in game.seats if seat.person]
    friends = [stage.server.person(name).id for name in FRIENDS]
    wanted = int(game.options.get("players", MOST_SEATS)) - len(seated)
    coming = [each for each in (person, *friends) if each not in seated]
    for each in list(dict.fromkeys(coming))[:wanted]:
        await _run(stage, each, game.channel.id, "brass-table join")
        seated.append(each)
    await _run(stage, seated[0], game.channel.id, "brass-table begin")
    return await _game(tables, game.channel.id)


async def _run(stage: Stage, person: int, channel: int, command: str, options: Json | None = None) -> None:
    try:
        await stage.server.person(person).slash(
            stage.server.world.channels[channel], command, **(options or {})
        )
    except NotOffered as error:
        LOG.warning("%s: %s", command, error)
