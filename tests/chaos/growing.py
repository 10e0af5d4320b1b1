"""Kills while an old database is brought up to date."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from bot.store.migrations import migrations
from tests.chaos import peek
from tests.chaos.life import Lives
from tests.chaos.points import Plan

OLD = Path(__file__).parents[1] / "service" / "early_game.sql"
"""A database of version 1 with a game half-way through a turn, and a lobby."""
STATEMENTS = 32


async def killed_while_growing(lives: Lives, folder: Path, random: Random) -> list[str]:
    """Kill a bot at some statement of a migration (or while it copies), start another; what is wrong then."""
    place = folder / "old"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    database = place / "games.sqlite3"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    before = contents(database)
    plan = (
        Plan("copied", random.randint(1, len(migrations()) - 1))
        if random.random() < 0.2
        else Plan("statement", random.randint(1, STATEMENTS))
    )
    await lives.start(plan, database)
    await lives.online()
    lives.kill()
    await lives.ended.wait()
    await lives.start(Plan(), database)
    if not await lives.online():
        return ["a bot does not start after a kill amid a migration"]
    lives.kill()
    await lives.ended.wait()
    return [*_grown(database), *(["something was lost on the way"] if contents(database) != before else [])]


def _grown(database: Path) -> list[str]:
    ((version,),) = peek.rows(database, "PRAGMA user_version")
    ((sound,),) = peek.rows(database, "PRAGMA integrity_check")
    found = [] if version == len(migrations()) else [f"version {version} after the migrations"]
    return found if sound == "ok" else [*found, sound]


def contents(database: Path) -> list[object]:
    """What must come through every migration as it is."""
    return [
        peek.rows(
            database, "SELECT id, status, secret, seed, revision, turn, position FROM games ORDER BY id"
        ),
        peek.rows(database, "SELECT game, revision, action, notation FROM entries ORDER BY game, revision"),
        peek.rows(database, "SELECT id, name FROM people ORDER BY id"),
        peek.rows(database, "SELECT game, seat, person, share FROM seats ORDER BY game, seat"),
    ]
