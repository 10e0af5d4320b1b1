"""`python -m tests.chaos load`: 1,000 running games, 200 people who press at once, in one channel and many.

The bot is another process (started as by the kill test, with its pictures), people press through the pocket
Discord; measured is the time from an interaction to its acknowledgement, which Discord wants within 3 s.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random

from bot.service import Channel, Person
from playground.moves import command_of
from playground.server import Channel as Place
from playground.server import Person as Somebody
from playground.server import Response, Server
from tests.chaos import peek
from tests.chaos.crowd import Crowd
from tests.chaos.life import Lives
from tests.chaos.points import Plan
from tests.chaos.table import random_action

GAMES = int(os.environ.get("LOAD_GAMES", "1000"))
PEOPLE = 200
ROUNDS = 5
MOST_MILLISECONDS = 3000.0
LOOKS = ("brass status", "brass hand", "brass board", "brass mat", "brass play")


async def main(folder: Path) -> int:
    """Prints the figures; 0 when nothing failed and the 99.9th percentile is within three seconds."""
    server = Server()
    await server.start()
    places = [server.channel, *(server.world.add_channel(server.guild, f"c{n}") for n in range(1, GAMES))]
    people = [server.person(f"P{number}") for number in range(PEOPLE)]
    await _fill(folder / "games.sqlite3", places, people)
    lives = Lives(server, folder / "games.sqlite3", folder / "bots.log")
    await lives.open()
    try:
        began = time.monotonic()
        await lives.start(Plan(pictures=True))
        assert await lives.online(), (folder / "bots.log").read_text(encoding="utf-8")
        print(f"games: {GAMES}, checked and online after {time.monotonic() - began:.1f} s")
        assert await server.eventually(lambda: server.snapshot()["commands"], 60)
        good = await _crowded(places[0], people, "looks, one channel", False, lives)
        good &= await _crowded(places, people, "looks, many channels", False, lives)
        good &= await _crowded(places, people, "actions, many channels", True, lives)
        log = (folder / "bots.log").read_text(encoding="utf-8")
        print(f"errors logged: {log.count('ERROR')}, refused by the pocket Discord: {len(server.violations)}")
    finally:
        await lives.close()
        await server.stop()
    return 0 if good else 1


async def _fill(database: Path, places: list[Place], people: list[Somebody]) -> None:
    """A running game in every channel; each person has several."""
    crowd, random = await Crowd.open(database), Random(1)
    for number, place in enumerate(places):
        seated = [people[(number * 2 + each) % len(people)] for each in range(2)]
        game = await crowd.begin(
            Channel(place.id, place.guild_id), [Person(each.id, each.name) for each in seated]
        )
        for _ in range(random.randrange(4)):
            await crowd.step(game, random)
    await crowd.store.write(lambda t: t._connection.execute("UPDATE outbox SET status = 'dropped'"))
    await crowd.store.close()


async def _crowded(
    where: Place | list[Place], people: list[Somebody], name: str, acting: bool, lives: Lives
) -> bool:
    responses: list[Response] = []
    before = lives.processor_seconds()
    for number in range(ROUNDS):
        sent = [_press(where, person, at, number, acting, lives) for at, person in enumerate(people)]
        responses += [each for each in sent if each is not None]
        await asyncio.gather(*(each.answered() for each in responses))
        await asyncio.sleep(1.0)
    times = sorted(each.milliseconds or float("inf") for each in responses)
    failed = sum(each.failed for each in responses)
    worst = times[min(len(times) - 1, int(len(times) * 0.999))]
    middle, used = times[len(times) // 2], (lives.processor_seconds() - before) / len(times) * 1000
    print(
        f"{name}: {len(times)} presses, median {middle:.0f} ms, 99.9%: {worst:.0f} ms, failed: {failed},",
        end=" ",
    )
    print(f"processor time of the bot: {used:.1f} ms each")
    return not failed and worst <= MOST_MILLISECONDS


def _press(
    where: Place | list[Place], person: Somebody, number: int, round_: int, acting: bool, lives: Lives
) -> Response | None:
    """What one of the crowd does: a look, or an action in the game where they are due."""
    if not acting:
        place = (
            where
            if isinstance(where, Place)
            else where[(number + round_ * len(where) // ROUNDS) % len(where)]
        )
        return person.send_slash(place, LOOKS[(number + round_) % len(LOOKS)])
    assert isinstance(where, list)
    place = where[(number + round_ * PEOPLE) % len(where)]
    row = peek.last_game_in(lives.database, place.id)
    if row is None or row.turn_seat is None:
        return None
    command, options = command_of(random_action(row.state, Random(number)))
    owner = person._server.person(row.people[row.turn_seat])
    return owner.send_slash(place, command, **options)
