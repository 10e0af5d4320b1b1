"""A bot that is killed in the middle of anything has lost nothing that it acknowledged."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

from bot.service import Channel
from tests.service.club import Club

PLAY = """
import asyncio, sys
from pathlib import Path
from random import Random
from tests.service.club import Club

async def play():
    club = Club(Path(sys.argv[1]))
    club._requests = iter(range(int(sys.argv[2]), 10**9))
    await club.open()
    random = Random(int(sys.argv[2]))
    game = int(sys.argv[3])
    while await club.on_turn(game) is not None:
        step = await club.random_step(game, random)
        print(step.game.revision, flush=True)

asyncio.run(play())
"""
FOLDER = Path(__file__).parents[2]


def killed_while_playing(database: Path, first_request: int, game: int, seconds: float) -> int:
    """Let a bot play a game and kill it after so many seconds; the last revision that it acknowledged."""
    command = [sys.executable, "-c", PLAY, str(database), str(first_request), str(game)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=FOLDER, text=True) as bot:
        assert bot.stdout is not None
        first = bot.stdout.readline()
        time.sleep(seconds)
        bot.kill()
        return int((first + bot.stdout.read()).split()[-1])


async def test_every_acknowledged_action_is_there_after_a_kill(club: Club) -> None:
    random = Random(1)
    for kill in range(4):
        # A game of its own each time: on a machine that stalls, one may reach its end before it is killed.
        game = (await club.begin(4, channel=Channel(800 + kill, guild=7))).id
        await club.close()
        first_request, seconds = 10_000 * (kill + 1), random.uniform(0, 0.2)
        acknowledged = killed_while_playing(club.database, first_request, game, seconds)
        await club.open()
        assert await club.tables.check_games() == {}
        # One more may have reached the disk before its answer was given.
        assert acknowledged <= await revision(club, game) <= acknowledged + 1


async def revision(club: Club, game: int) -> int:
    """The game's revision on the disk; what other people see of it lags behind an unfinished turn."""
    row = await club.store.read(lambda transaction: transaction.games.get(game))
    assert row is not None
    return row.revision
