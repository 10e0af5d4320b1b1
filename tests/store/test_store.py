"""One writer, whole transactions: nothing is half done, whatever happens in the middle."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import PersonRow, Store, StoreError, Transaction
from tests.store.rows import ANN, NOON, add_game, later, letter, lobby


def names(transaction: Transaction) -> list[str]:
    people = (transaction.people.get(number) for number in range(100))
    return [person.name for person in people if person]


async def test_what_was_written_is_there_after_opening_again(database: Path) -> None:
    store = await Store.open(database)
    game = await store.write(add_game)
    await store.close()
    store = await Store.open(database)
    row = await store.read(lambda t: t.games.get(game))
    seats = await store.read(lambda t: t.seats.of(game))
    await store.close()
    assert row == replace(lobby(), id=game)
    assert [(seat.seat, seat.person.name) for seat in seats if seat.person] == [(0, "Ann"), (1, "Ben")]


async def test_a_commit_is_on_the_disk_before_the_answer(store: Store, database: Path) -> None:
    await store.write(lambda t: t.people.meet(ANN))
    with closing(sqlite3.connect(database)) as other:
        assert other.execute("SELECT name FROM people").fetchall() == [("Ann",)]
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_an_exception_undoes_the_whole_transaction(store: Store) -> None:
    def fails(transaction: Transaction) -> None:
        transaction.people.meet(ANN)
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError):
        await store.write(fails)
    assert await store.read(names) == []


async def test_a_failed_attempt_is_undone_while_the_transaction_stays(store: Store) -> None:
    def fails(transaction: Transaction) -> None:
        transaction.people.meet(PersonRow(2, "lost"))
        raise RuntimeError

    def work(transaction: Transaction) -> None:
        transaction.people.meet(PersonRow(1, "kept"))
        with pytest.raises(RuntimeError):
            transaction.attempt(lambda: fails(transaction))
        transaction.people.meet(PersonRow(3, "kept too"))

    await store.write(work)
    assert await store.read(names) == ["kept", "kept too"]


async def test_who_is_cancelled_in_the_middle_leaves_all_or_nothing_and_blocks_nobody(store: Store) -> None:
    inside, go_on = threading.Event(), threading.Event()

    def slow(transaction: Transaction) -> None:
        transaction.people.meet(PersonRow(1, "first"))
        inside.set()
        go_on.wait(5)
        transaction.people.meet(PersonRow(2, "second"))

    running = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(inside.wait, 5)
    queued = asyncio.create_task(store.write(lambda t: t.people.meet(PersonRow(3, "whole or not"))))
    await asyncio.sleep(0)
    running.cancel()
    queued.cancel()
    await asyncio.gather(running, queued, return_exceptions=True)
    go_on.set()
    await store.write(lambda t: t.people.meet(PersonRow(4, "after")))
    kept = await store.read(names)
    assert [name for name in kept if name != "whole or not"] == ["first", "second", "after"]


async def test_many_at_once_do_not_mix(store: Store) -> None:
    def add_one(transaction: Transaction) -> None:
        count = int(transaction.preferences.get("bot", 0, "count") or 0)
        transaction.preferences.set("bot", 0, "count", str(count + 1))

    await asyncio.gather(*(store.write(add_one) for _ in range(50)))
    assert await store.read(lambda t: t.preferences.get("bot", 0, "count")) == "50"


async def test_reading_does_not_wait_for_a_writer_and_sees_only_what_was_committed(store: Store) -> None:
    inside, go_on = threading.Event(), threading.Event()

    def slow(transaction: Transaction) -> None:
        transaction.people.meet(ANN)
        inside.set()
        go_on.wait(5)

    running = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(inside.wait, 5)
    assert await asyncio.wait_for(store.read(names), 1) == []
    go_on.set()
    await running
    assert await store.read(names) == ["Ann"]


async def test_a_reader_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.read(lambda t: t.people.meet(ANN))


async def test_a_full_disk_is_a_store_error_and_changes_nothing(store: Store) -> None:
    def fill(transaction: Transaction) -> None:
        transaction.people.meet(ANN)
        for number in range(10_000):
            transaction.preferences.set("bot", number, "long", "x" * 1000)

    # SQLite's own way to have no more room: a limit on the pages of the file.
    await store.write(lambda t: t._connection.execute("PRAGMA max_page_count = 50"))
    with pytest.raises(StoreError, match="full"):
        await store.write(fill)
    assert await store.read(names) == []
    await store.write(lambda t: t.people.meet(ANN))
    assert await store.read(names) == ["Ann"]


async def test_a_disk_that_is_full_within_an_attempt_is_called_full(store: Store) -> None:
    def work(transaction: Transaction) -> None:
        transaction.people.meet(ANN)
        transaction.attempt(lambda: many(transaction))

    def many(transaction: Transaction) -> None:
        for number in range(2000):
            transaction.people.meet(PersonRow(number, "x" * 500))

    pages = await store._writer.run(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    await store._writer.run(lambda c: c.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    with pytest.raises(StoreError, match="full"):
        await store.write(work)
    assert await store.read(names) == []


async def test_no_folder_for_temporary_files_is_needed(store: Store) -> None:
    in_memory = (2,)
    for worker in (store._writer, store._reader):
        assert await worker.run(lambda c: c.execute("PRAGMA temp_store").fetchone()) == in_memory


async def test_two_games_cannot_share_a_channel(store: Store) -> None:
    await store.write(add_game)
    with pytest.raises(StoreError):
        await store.write(add_game)


async def test_a_seat_needs_a_person_that_is_known(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.write(lambda t: t.games.add(lobby()))


async def test_the_listener_hears_of_letters_and_of_nothing_else(store: Store) -> None:
    heard: list[int] = []
    store.on_outbox(lambda: heard.append(1))
    game = await store.write(add_game)
    await asyncio.sleep(0)
    assert heard == []
    await store.write(lambda t: t.outbox.add(letter(game)))
    await asyncio.sleep(0)
    assert heard == [1]


async def test_a_request_counts_once_until_it_is_forgotten(store: Store) -> None:
    assert await store.write(lambda t: t.requests.is_new(5, NOON))
    assert not await store.write(lambda t: t.requests.is_new(5, later(1)))
    await store.write(lambda t: t.requests.forget(later(60)))
    assert await store.write(lambda t: t.requests.is_new(5, later(61)))


async def test_a_closed_store_says_so(database: Path) -> None:
    store = await Store.open(database)
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.read(names)


FORGETFUL = """
import asyncio, sys
from pathlib import Path
from bot.store import Store

async def main():
    store = await Store.open(Path(sys.argv[1]))
    await store.write(lambda t: t.games.begun())
    raise SystemExit(3)

asyncio.run(main())
"""


def test_a_process_that_forgets_to_close_ends_all_the_same(database: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", FORGETFUL, str(database)], timeout=60, check=False)
    assert ended.returncode == 3
