"""Nothing that names a person or a game is left behind when they are forgotten."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store import Store, erasing

OF_PEOPLE = {table for table, _ in (*erasing._NULLED, *erasing._DELETED)}
OF_GAMES = set(erasing._OF_A_GAME)


async def test_every_table_that_names_a_person_or_a_game_is_known_to_what_forgets(database: Path) -> None:
    await (await Store.open(database)).close()
    with closing(sqlite3.connect(database)) as connection:
        tables = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        columns = {
            table: {row[1] for row in connection.execute(f"PRAGMA table_info({table})")} for table in tables
        }
    assert {table for table, names in columns.items() if "person" in names} <= OF_PEOPLE
    assert {table for table, names in columns.items() if "game" in names} <= OF_GAMES
