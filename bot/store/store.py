"""The database file: opened once, one writer, each command one transaction."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

from bot.meter import METER
from bot.store.backup import back_up
from bot.store.connection import connect_reader, connect_writer, emptied_log
from bot.store.errors import StoreError
from bot.store.lease import Lease
from bot.store.migrations import migrate
from bot.store.transaction import Transaction

EMPTYING_TRIES, EMPTYING_PAUSE = 50, 0.2
"""So often, with so many seconds between, the write-ahead log is emptied where somebody reads in it."""

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Transaction], T]


class Store:
    """An open database. Make one with `await Store.open(path)`; close it before the process ends.

    All writing happens on one thread, one whole transaction after the other, and all reading on a second
    one, so nothing can come between two statements and the event loop never waits for the disk.
    """

    def __init__(self, path: Path, lease: Lease, writer: _Worker, reader: _Worker) -> None:
        self.path = path
        self._lease = lease
        self._writer = writer
        self._reader = reader
        self._on_outbox: list[Callable[[], None]] = []
        self._on_due: list[Callable[[], None]] = []

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file, take the lease, bring the tables up to date (with a backup before each step).

        Raises DatabaseInUse, DatabaseTooNew, StoreError.
        """
        lease = await asyncio.to_thread(Lease, path)
        writer, reader = _Worker(lambda: _prepared(path)), _Worker(lambda: connect_reader(path))
        try:
            await writer.start()
            await reader.start()
        except BaseException:
            await writer.stop()
            await reader.stop()
            lease.release()
            raise
        return cls(path, lease, writer, reader)

    async def write(self, work: Work[T]) -> T:
        """Run `work` as one transaction and return what it returns, after the commit has reached the disk.

        If it raises anything, nothing is changed and the exception comes out here; SQLite's own errors as
        StoreError. Whoever is cancelled while waiting may find the work done in full or not at all.
        """
        loop = asyncio.get_running_loop()
        with METER.timed("store", "write"):
            return await self._writer.run(lambda connection: self._transact(connection, work, loop))

    async def read(self, work: Work[T]) -> T:
        """Run `work` on one unchanging moment of the database; it cannot write. Raises StoreError."""
        with METER.timed("store", "read"):
            return await self._reader.run(lambda connection: _look(connection, work))

    def on_outbox(self, listener: Callable[[], None]) -> None:
        """Call `listener` in the event loop after each commit that left something to be told."""
        self._on_outbox.append(listener)

    def on_due(self, listener: Callable[[], None]) -> None:
        """Call `listener` in the event loop after each commit that set when something is due."""
        self._on_due.append(listener)

    async def backup(self, target: Path) -> None:
        """Copy the database to `target` while it is in use; the copy is complete or not there at all."""
        await asyncio.to_thread(back_up, self.path, target)

    async def overwrite_deleted(self) -> None:
        """Carry everything over from the write-ahead log and empty it, so that what is deleted is nowhere.

        Whoever reads just now (a backup) is waited for, but not for ever; `tidy` comes back to it each day.
        """
        for _ in range(EMPTYING_TRIES):
            if await self._writer.run(emptied_log):
                return
            await asyncio.sleep(EMPTYING_PAUSE)
        log.warning("what was deleted is still in the write-ahead log: somebody reads the database for long")

    async def close(self) -> None:
        """Finish what is running and let go of the file."""
        await self._reader.stop()
        await self._writer.stop()
        self._lease.release()

    def _transact(self, connection: sqlite3.Connection, work: Work[T], loop: asyncio.AbstractEventLoop) -> T:
        connection.execute("BEGIN IMMEDIATE")
        try:
            transaction = Transaction(connection)
            result = work(transaction)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
        heard = (self._on_outbox if transaction.outbox.added else []) + (
            self._on_due if transaction.dues.changed else []
        )
        for listener in heard:
            loop.call_soon_threadsafe(listener)
        return result


class _Worker:
    """One connection of aiosqlite, which brings a thread of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = aiosqlite.Connection(connect, iter_chunk_size=64)
        # Whoever forgets to close must not keep the process from ending: what was answered is on the disk.
        self._connection._thread.daemon = True
        self._open = False

    async def start(self) -> None:
        try:
            await self._named(self._connection)
        except Exception:
            # The thread is about to end and still speaks to the event loop, which must not be gone by then.
            await asyncio.to_thread(self._connection._thread.join)
            raise
        self._open = True

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a whole transaction as one function on the connection's thread.

        aiosqlite's own methods cost a change of threads for each statement, and a cancelled caller could
        leave a transaction half-way; its inner `_execute` is the one door to the thread itself.
        """
        if not self._open:
            raise StoreError("the database is closed")
        execute = cast("Callable[[Callable[[], T]], Awaitable[T]]", self._connection._execute)
        return await self._named(execute(lambda: work(self._connection._conn)))

    async def stop(self) -> None:
        if self._open:
            self._open = False
            await self._connection.close()

    @staticmethod
    async def _named(work: Awaitable[T]) -> T:
        try:
            return await work
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error


def _prepared(path: Path) -> sqlite3.Connection:
    connection = connect_writer(path)
    try:
        migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _look(connection: sqlite3.Connection, work: Work[T]) -> T:
    connection.execute("BEGIN")
    try:
        return work(Transaction(connection))
    finally:
        connection.rollback()
