"""A backup taken while the bot works is a whole database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store import PersonRow, Store, StoreError, Transaction


def met(transaction: Transaction) -> set[int]:
    return {number for number in range(1000) if transaction.people.get(number)}


async def test_a_backup_taken_while_writing_opens_and_holds_what_was_there(
    store: Store, tmp_path: Path
) -> None:
    def write(number: int) -> asyncio.Task[None]:
        return asyncio.create_task(store.write(lambda t: t.people.meet(PersonRow(number, "x"))))

    before = [write(number) for number in range(100)]
    await asyncio.gather(*before)
    during = [write(number) for number in range(100, 200)]
    target = tmp_path / "copy.sqlite3"
    await store.backup(target)
    await asyncio.gather(*during)
    copy = await Store.open(target)
    kept = await copy.read(met)
    await copy.close()
    assert set(range(100)) <= kept <= set(range(200))
    assert kept == set(range(len(kept)))


async def test_a_backup_replaces_an_older_one(store: Store, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    await store.backup(target)
    await store.write(lambda t: t.people.meet(PersonRow(1, "x")))
    await store.backup(target)
    copy = await Store.open(target)
    assert await copy.read(met) == {1}
    await copy.close()
    assert {path.name for path in tmp_path.iterdir()} >= {"copy.sqlite3"}
    assert not (tmp_path / "copy.sqlite3.unfinished").exists()


async def test_a_backup_to_where_nothing_can_be_written_says_so(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be copied"):
        await store.backup(tmp_path / "no such folder" / "copy.sqlite3")
