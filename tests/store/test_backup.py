"""A backup taken while the bot works is a whole database."""

from __future__ import annotations

import asyncio
import sys
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


FULL = """
import resource, signal, sys
from pathlib import Path
from bot.store import StoreError
from bot.store.backup import back_up

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
try:
    back_up(Path(sys.argv[1]), Path(sys.argv[2]))
except StoreError as error:
    print(error)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of this kind are Unix's")
async def test_a_disk_that_is_full_amid_a_backup_is_left_as_it_was(store: Store, tmp_path: Path) -> None:
    """The older copy stays, and nothing unfinished takes up what little room there is."""
    target = tmp_path / "copies" / "copy.sqlite3"
    target.parent.mkdir()
    await store.backup(target)
    before = target.read_bytes()
    await store.write(lambda t: [t.people.meet(PersonRow(number, "x" * 200)) for number in range(1, 900)])
    command = (sys.executable, "-c", FULL, str(store.path), str(target))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    assert b"cannot be copied" in said
    assert target.read_bytes() == before
    assert [path.name for path in target.parent.iterdir()] == ["copy.sqlite3"]


async def test_the_database_is_not_replaced_by_its_own_copy(store: Store, tmp_path: Path) -> None:
    (tmp_path / "link.sqlite3").symlink_to(store.path)
    for target in (store.path, tmp_path / "." / store.path.name, tmp_path / "link.sqlite3"):
        with pytest.raises(StoreError, match="itself"):
            await store.backup(target)
    await store.write(lambda t: t.people.meet(PersonRow(1, "x")))
    assert await store.read(met) == {1}
