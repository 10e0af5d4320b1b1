"""Copies the games every day while the bot runs, and keeps the last few copies."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.service.tables import Clock
from bot.store import Store, StoreError

EVERY = timedelta(days=1)
TRY_AGAIN = timedelta(hours=1)
"""After a copy that failed, for instance on a full disk."""
LONGEST_SLEEP = 3600.0
KEPT = 7
NAME = "%Y-%m-%d-%H%M%S.sqlite3"

log = logging.getLogger(__name__)


def folder_of(database: Path) -> Path:
    """Where the copies of a database lie: `games.sqlite3.backups` beside it."""
    return database.with_name(f"{database.name}.backups")


class Backups:
    """The worker. Each copy is a whole database under the moment (UTC) at which it was made.

    To go back to one: stop the bot, put the copy in the place of the database, remove the database's
    `-wal` and `-shm` files, start the bot.
    """

    def __init__(self, store: Store, *, clock: Clock, kept: int = KEPT) -> None:
        """`kept`: so many copies; the oldest gives way to a new one, and only once that is complete."""
        self._store = store
        self._clock = clock
        self._kept = kept
        self._failed_at: datetime | None = None

    @property
    def folder(self) -> Path:
        """Where the copies lie."""
        return folder_of(self._store.path)

    async def run(self) -> None:
        """Copy whenever it is time, for ever; stop it by cancelling the task."""
        while True:
            await self.copy_if_due()
            await asyncio.sleep(LONGEST_SLEEP)

    async def copy_if_due(self) -> Path | None:
        """Make a copy if the newest is a day old; its path, or None. A failure is logged and tried again."""
        now = self._clock().astimezone(UTC)
        if not self._due(now):
            return None
        target = self.folder / now.strftime(NAME)
        try:
            self.folder.mkdir(exist_ok=True)
            await self._store.backup(target)
            self._forget_oldest(now)
        except (StoreError, OSError):
            log.exception("the games could not be copied")
            self._failed_at = now
            return None
        self._failed_at = None
        return target

    def copies(self) -> list[Path]:
        """What is kept, oldest first; files of other names are nobody's business here."""
        return [path for path in sorted(self.folder.glob("*.sqlite3")) if _moment(path) is not None]

    def _due(self, now: datetime) -> bool:
        if self._failed_at is not None:
            return now - self._failed_at >= TRY_AGAIN
        # A copy from the future, made while the clock was wrong, must not stop all others until then.
        made = [moment for path in self.copies() if (moment := _moment(path)) and moment <= now]
        return not made or now - max(made) >= EVERY

    def _forget_oldest(self, now: datetime) -> None:
        """Keep so many copies. Those from the future are older than the one just made, whatever they are
        called: they give way before the others, one for each new copy, and the new one never does.
        """
        past_last = sorted(self.copies(), key=lambda path: (_moment(path) or now) <= now)
        for path in past_last[: -self._kept]:
            path.unlink()


def _moment(path: Path) -> datetime | None:
    """When a copy was made, from its name."""
    try:
        return datetime.strptime(path.name, NAME).replace(tzinfo=UTC)
    except ValueError:
        return None
