"""Only one bot works with a database, and the next one need not wait when it is gone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import DatabaseInUse, Store

HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store import Store

async def hold():
    await Store.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


async def test_a_second_bot_is_turned_away_and_the_first_goes_on(store: Store, database: Path) -> None:
    with pytest.raises(DatabaseInUse, match=database.name):
        await Store.open(database)
    assert await store.read(lambda t: t.games.begun()) == []


async def test_a_database_has_one_lease_by_whatever_name_it_is_called(store: Store, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere"
    other.mkdir()
    (other / "link.sqlite3").symlink_to(store.path)
    with pytest.raises(DatabaseInUse):
        await Store.open(other / "link.sqlite3")


async def test_after_closing_another_may_open(database: Path) -> None:
    await (await Store.open(database)).close()
    await (await Store.open(database)).close()


async def test_another_process_is_turned_away_until_the_holder_is_killed(database: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, str(database)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(DatabaseInUse):
            await Store.open(database)
        holder.kill()
    await (await Store.open(database)).close()
