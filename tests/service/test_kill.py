"""A bot that is killed in the middle of anything has lost nothing that it acknowledged."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

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
    (game,) = await club.tables.games_of(11)
    while await club.on_turn(game.id) is not None:
        step = await club.random_step(game.id, random)
        print(step.game.revision, flush=True)

asyncio.run(play())
"""
FOLDER = Path(__file__).parents[2]


def killed_while_playing(database: Path, first_request: int, seconds: float) -> int:
    """Let a bot play and kill it after so many seconds; the last revision that it acknowledged, or 0."""
    command = [sys.executable, "-c", PLAY, str(database), str(first_request)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=FOLDER, text=True) as bot:
        assert bot.stdout is not None
        first = bot.stdout.readline()
        time.sleep(seconds)
        bot.kill()
        lines = (first + bot.stdout.read()).split()
    return int(lines[-1]) if lines else 0


async def test_every_acknowledged_action_is_there_after_a_kill(club: Club) -> None:
    game = (await club.begin(4)).id
    random = Random(1)
    for kill in range(4):
        await club.close()
        acknowledged = killed_while_playing(club.database, 10_000 * (kill + 1), random.uniform(0, 0.2))
        await club.open()
        assert await club.tables.check_games() == {}
        row = await club.store.read(lambda t: t.games.get(game))
        assert row is not None
        # One more may have reached the disk before its answer was given.
        assert acknowledged <= row.revision <= acknowledged + 1
