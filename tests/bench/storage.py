"""What finished games take on the disk."""

from __future__ import annotations

import json
import sqlite3
import tempfile
import zlib
from contextlib import closing
from pathlib import Path

from bot.app import new_secret, now
from bot.service import Refused, Tables
from bot.store import Store
from tests.bench import filling
from tests.bench.figure import Figure

COPIES = 200
KIBIBYTE = 1024


async def figures() -> list[Figure]:
    """Bytes of one finished game of four among others, in the database as it is kept."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        database = Path(folder) / "games.sqlite3"
        (game,) = await filling.games(database, [filling.Seating(1, (1, 2, 3, 4))], None)
        floor = len(zlib.compress(json.dumps(await _exported(database, game)).encode())) / KIBIBYTE
        before = _pages(database)
        filling.copy(database, game, range(filling.FIRST_COPY, filling.FIRST_COPY + COPIES))
        each = (_pages(database) - before) / COPIES / KIBIBYTE
    what = "its export, compressed"
    return [Figure("disk", "a finished game of four", each, "KiB", floor, what, 128)]


async def _exported(database: Path, game: int) -> object:
    store = await Store.open(database)
    try:
        exported = await Tables(store, clock=now, draw_secret=new_secret).export(game)
    finally:
        await store.close()
    assert not isinstance(exported, Refused), exported
    return exported


def _pages(database: Path) -> int:
    """Bytes of the database in use."""
    with closing(sqlite3.connect(database)) as connection:
        (pages,), (size,) = (
            connection.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size")
        )
    return int(pages * size)
