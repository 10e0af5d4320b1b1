"""Moments inside the bot at which it can be killed, and faults planted to see whether the checkers find them.

Only the chaos test's own entry (`tests.chaos.launcher`) uses this: nothing of it is in the bot.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

import discord

from bot.chat.messenger import DiscordMessenger
from bot.store import Store, Transaction, migrations
from bot.store.entries import Entries
from bot.store.outbox import OutboxRows
from bot.workers.outbox import Outbox
from bot.workers.pictures import Pictures

POINTS: Final = (
    "begin",  # a transaction has begun
    "entry",  # half of what a transaction writes is written
    "letter",  # a message has just been put into the outbox
    "before commit",
    "after commit",  # nothing has been answered yet
    "before send",
    "after send",  # Discord has the message, the outbox does not know yet
)
MIGRATION_POINTS: Final = ("copied", "statement")
LATE_SECONDS: Final = 2.0
DROP_EVERY: Final = 3
"""Of so many actions one is dropped. A single one may happen to be sent twice, and is then not lost."""
PLANTS: Final = ("dropped commit", "doubled send", "forgotten notice", "late notice")


@dataclass(frozen=True, slots=True)
class Plan:
    """Kill the process when it passes `point` for the `count`th time; `plant` is one of PLANTS."""

    point: str = ""
    count: int = 0
    plant: str = ""
    pictures: bool = False


class Killer:
    """Counts how often its point is passed."""

    def __init__(self, plan: Plan) -> None:
        self._point = plan.point
        self._left = plan.count

    def passes(self, point: str) -> None:
        """The bot is at a point: this may be the last thing that it does."""
        if point != self._point:
            return
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def install(plan: Plan) -> None:
    """Put the points, and a planted fault, into this process."""
    killer = Killer(plan)
    _watch_transactions(killer, plan.plant)
    _watch_rows(killer, plan.plant)
    _watch_sending(killer, plan.plant)
    _watch_migrations(killer)
    if plan.plant == "late notice":
        _dawdle()
    if not plan.pictures:
        _draw_nothing()


def _watch_transactions(killer: Killer, plant: str) -> None:
    transact = Store._transact
    actions = count(1)

    def watched(
        self: Store, connection: sqlite3.Connection, work: Callable[[Transaction], Any], loop: Any
    ) -> Any:
        def inside(transaction: Transaction) -> Any:
            killer.passes("begin")
            result = work(transaction)
            killer.passes("before commit")
            acted = plant == "dropped commit" and getattr(transaction.entries, "acted", False)
            if acted and next(actions) % DROP_EVERY == 0:
                connection.rollback()
                connection.execute("BEGIN IMMEDIATE")
            return result

        result = transact(self, connection, inside, loop)
        killer.passes("after commit")
        return result

    Store._transact = watched  # type: ignore[method-assign]


def _watch_rows(killer: Killer, plant: str) -> None:
    add_entry, add_letter = Entries.add, OutboxRows.add

    def entry(self: Entries, game: int, row: Any) -> None:
        add_entry(self, game, row)
        self.acted = row.kind == "action"  # type: ignore[attr-defined]
        killer.passes("entry")

    def letter(self: OutboxRows, row: Any) -> None:
        if not (plant == "forgotten notice" and row.kind == "notice" and row.turn % 5 == 2):
            add_letter(self, row)
        killer.passes("letter")

    Entries.add = entry  # type: ignore[method-assign]
    OutboxRows.add = letter  # type: ignore[method-assign]


def _watch_sending(killer: Killer, plant: str) -> None:
    send = Outbox._send

    async def watched(self: Outbox, letter: Any, message: Any) -> int:
        killer.passes("before send")
        number = await send(self, letter, message)
        if plant == "doubled send" and letter.turn % 5 == 2:
            person, channel = getattr(message, "person", None), message.game.channel.id
            again = self._messenger.send_channel if letter.person is None else self._messenger.send_person
            await again(channel if letter.person is None else person.id, message, f"brass-{letter.id}t")
        killer.passes("after send")
        return number

    Outbox._send = watched  # type: ignore[method-assign]


def _watch_migrations(killer: Killer) -> None:
    copy, apply = migrations._back_up, migrations._apply

    def copied(*arguments: Any) -> Any:
        path = copy(*arguments)
        killer.passes("copied")
        return path

    def applied(connection: sqlite3.Connection, step: Any) -> None:
        connection.set_trace_callback(lambda _: killer.passes("statement"))
        apply(connection, step)
        connection.set_trace_callback(None)

    migrations._back_up, migrations._apply = copied, applied


def _dawdle() -> None:
    """Planted: private messages take long on their way, and nobody looks whether the turn is over."""
    send = DiscordMessenger._send

    async def slow(self: DiscordMessenger, channel: Any, letter: Any, key: str) -> int:
        if isinstance(channel, discord.DMChannel):
            await asyncio.sleep(LATE_SECONDS)
        return await send(self, channel, letter, key)

    DiscordMessenger._send = slow  # type: ignore[method-assign]


def _draw_nothing() -> None:
    """Pictures cost most of the time and store nothing: messages go out as text, as where drawing fails."""

    async def nothing(self: Any, key: Any, *drawings: Any, **limits: Any) -> None:
        return None

    Pictures.picture = nothing  # type: ignore[method-assign,assignment]
