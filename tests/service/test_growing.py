"""A database of every earlier version is brought up to date with its games, and they are played on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store.migrations import migrate, migrations, version
from tests.chaos.growing import OLD, contents
from tests.service.club import ANN, Club

VERSIONS = [step.number for step in migrations()]


def old_database(folder: Path, number: int, steps: Path) -> Path:
    """A database of this version with the games of version 1 in it."""
    database = folder / "brass.sqlite3"
    steps.mkdir()
    for step in migrations()[:number]:
        (steps / f"{step.name}.sql").write_text(step.sql, encoding="utf-8")
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
        migrate(connection, database, steps)
        assert version(connection) == number
    return database


@pytest.mark.parametrize("number", VERSIONS)
async def test_games_of_an_earlier_version_are_played_on(tmp_path: Path, number: int) -> None:
    database = old_database(tmp_path, number, tmp_path / "steps")
    before = contents(database)
    club = Club(database)
    await club.open()
    assert contents(database) == before
    assert await club.tables.check_games() == {}
    (game,) = [each.id for each in await club.tables.games_of(ANN.id) if each.status == "running"]
    random = Random(1)
    for _ in range(5):
        await club.whole_turn(game, random)
    assert await club.tables.check_games() == {}
    await club.close()
    copies = list(tmp_path.glob("brass.sqlite3.before-*"))
    assert len(copies) >= len(VERSIONS) - number, "a copy was kept before each step"


async def test_the_copy_from_before_a_step_is_the_old_database(tmp_path: Path) -> None:
    database = old_database(tmp_path, 1, tmp_path / "steps")
    before = contents(database)
    club = Club(database)
    await club.open()
    await club.close()
    copy = next(tmp_path.glob("brass.sqlite3.before-0002*"))
    assert contents(copy) == before
    with closing(sqlite3.connect(copy)) as connection:
        assert version(connection) == 1
