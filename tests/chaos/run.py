"""Plays games while the bot is killed again and again, and counts what was lost, doubled or not told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from playground.server import Server
from tests.chaos import peek, verdict
from tests.chaos.growing import killed_while_growing
from tests.chaos.life import Lives
from tests.chaos.points import POINTS, Plan
from tests.chaos.table import Table, redeliver
from tests.chaos.watch import Watch

NAMES = ("Ann", "Ben", "Cleo", "Dan")
OPTIONS = (
    {"players": 2, "introductory": "yes"},
    {"players": 3, "introductory": "yes"},
    {"players": 2},
    {"players": 4},
)
GROWING_EVERY, RIVAL_EVERY, PICTURES_EVERY = 12, 40, 25
"""Of so many lives one begins with an old database, meets a second bot, draws its pictures."""
LONGEST_LIFE = 4.0
MOST_MOVES = 40
MOST_ACTIONS = 1000
"""A run that waits for something beyond its own kills and actions gives up after so many."""
IDLE_SECONDS = 60.0
SAY_SECONDS = 20.0


@dataclass
class Tally:
    """What the last line says, and everything that was wrong in words."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    missing: int = 0
    games: int = 0
    problems: list[str] = field(default_factory=list)

    def line(self) -> str:
        """The last line."""
        return (
            f"kills: {self.kills}, acknowledged: {self.acknowledged}, lost: {self.lost},"
            f" doubled: {self.doubled}, notices missing: {self.missing}"
        )

    @property
    def clean(self) -> bool:
        """Nothing was wrong."""
        return not (self.lost or self.doubled or self.missing or self.problems)


Until = Callable[["Run"], bool]


def at_once(run: Run) -> bool:
    """Nothing more is waited for."""
    return True


class Run:
    """One run over one database in `folder`."""

    def __init__(
        self,
        folder: Path,
        kills: int,
        actions: int,
        seed: int,
        tables: int = 4,
        plant: str = "",
        *,
        until: Until = at_once,
        to_the_end: bool = True,
    ) -> None:
        """`until`: after all kills and actions it goes on until this is true, for MOST_ACTIONS at most."""
        self._folder, self._wanted, self._actions, self._plant = folder, kills, actions, plant
        self._until = until
        self._random = Random(seed)
        self._tables_wanted = tables
        self._to_the_end = to_the_end
        self.tally = Tally()
        self._said = time.monotonic()

    async def go(self) -> Tally:
        """Play, kill, restart, until all is done; then look at everything."""
        self.server = Server()
        await self.server.start()
        self.lives = Lives(self.server, self._folder / "games.sqlite3", self._folder / "bots.log")
        self.watch = Watch(self.server, self.lives.database)
        await self.lives.open()
        try:
            await self._first_life()
            while not self._enough():
                await self._life()
                self._say_how_far()
            await self._last_life()
        finally:
            await self.lives.close()
            await self.server.stop()
        return self.tally

    def _say_how_far(self) -> None:
        if time.monotonic() - self._said > SAY_SECONDS:
            self._said = time.monotonic()
            print(f"... {self.tally.kills} kills, {self.acknowledged()} acknowledged", flush=True)

    async def _first_life(self) -> None:
        """The commands are registered and the tables sit down."""
        self.server.channel  # noqa: B018 - the usual guild and channel
        await self.lives.start(Plan())
        assert await self.lives.online(), "the bot does not start"
        assert await self.server.eventually(lambda: self.server.snapshot()["commands"], 30)
        self.tables = [self._table(number) for number in range(self._tables_wanted)]
        await self.lives.stop()

    def _table(self, number: int) -> Table:
        options = dict(OPTIONS[number % len(OPTIONS)])
        channel = self.server.world.add_channel(self.server.guild, f"table-{number}")
        people = [self.server.person(f"{name} {number}") for name in NAMES[: options["players"]]]
        if number == 1:
            people[-1].set_dms_open(False)  # is called by a mention in the channel
        random = Random(self._random.random())
        return Table(self.server, self.lives, self.watch, channel, people, random, options)

    def _enough(self) -> bool:
        if self.tally.kills < self._wanted or self.acknowledged() < self._actions:
            return False
        return self._until(self) or self.acknowledged() >= MOST_ACTIONS

    def acknowledged(self) -> int:
        """So many actions were, at all tables."""
        return sum(table.acknowledged for table in self.tables)

    async def _life(self) -> None:
        """One bot from its start to its death."""
        number = self.tally.kills + 1
        if number % GROWING_EVERY == 0:
            self.tally.problems += await killed_while_growing(self.lives, self._folder, self._random)
            self.tally.kills += 2
            return
        plan, at_start, seconds = self._death(number)
        self.watch.born = datetime.now(UTC)
        await self.lives.start(plan)
        reaper = asyncio.create_task(self._reap(seconds), name="reaper") if at_start else None
        if await self.lives.online():
            reaper = reaper or asyncio.create_task(self._reap(seconds), name="reaper")
            self._redeliver()
            if number % RIVAL_EVERY == 0:
                await self._rival()
            await self._play()
        self.lives.kill()
        await self.lives.ended.wait()
        if reaper is not None:
            reaper.cancel()
        self.tally.kills += self.lives.status == -9
        if self.lives.status not in (-9, None):
            self.tally.problems.append(f"a bot ended by itself with status {self.lives.status}")

    def _death(self, number: int) -> tuple[Plan, bool, float]:
        """At a point inside; or, from its start or from its going online on, after so many seconds."""
        if self.tally.kills >= self._wanted:  # only actions are missing
            return Plan(plant=self._plant), False, 10 * LONGEST_LIFE
        drawn = self._random.random()
        pictures = number % PICTURES_EVERY == 0
        if drawn < 0.6:
            point = self._random.choice(POINTS)
            return Plan(point, self._random.randint(1, 120), self._plant, pictures), False, LONGEST_LIFE
        plan = Plan(plant=self._plant, pictures=pictures)
        if drawn < 0.7:
            return plan, True, self._random.uniform(0, 1.0)
        return plan, False, self._random.uniform(0.1, 2.5)

    async def _reap(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.lives.kill()

    async def _play(self) -> None:
        before = sum(table.moved for table in self.tables)
        games = [asyncio.create_task(table.play()) for table in self.tables]
        while not self.lives.ended.is_set():
            done, _ = await asyncio.wait(games, timeout=0.05, return_when=asyncio.FIRST_EXCEPTION)
            if any(game.exception() for game in done):
                break
            most = MOST_MOVES if self.tally.kills < self._wanted else 20 * MOST_MOVES
            if self._enough():
                self.lives.kill()
            if sum(table.moved for table in self.tables) - before > most:
                self.lives.kill()
        for game in games:
            await game

    def _redeliver(self) -> None:
        """What was carried out and never answered comes again: it must not count twice."""
        for response in self.watch.unanswered:
            asked = peek.rows(
                self.lives.database, "SELECT 1 FROM requests WHERE id = ?", response.interaction.id
            )
            if asked:
                redeliver(self.server, response)
        self.watch.unanswered.clear()

    async def _rival(self) -> None:
        """A second bot on the same file must give up before it says a word to Discord."""
        rival = Lives(self.server, self.lives.database, self._folder / "rivals.log")
        sessions = set(self.server.gateway.sessions)
        await rival.open()
        await rival.start(Plan())
        self.server.gateway.identified.set()  # the first one still is
        await asyncio.wait(
            [asyncio.create_task(each.ended.wait()) for each in (rival, self.lives)],
            return_when=asyncio.FIRST_COMPLETED,
        )
        if not self.lives.ended.is_set() and (
            rival.status != 2 or set(self.server.gateway.sessions) != sessions
        ):
            self.tally.problems.append("a second bot worked on the same file")
        await rival.close()

    async def _last_life(self) -> None:
        """Nobody is killed any more: every game is finished, everything is told, the bot stops in order."""
        self.watch.born = datetime.now(UTC)
        await self.lives.start(Plan(plant=self._plant))
        assert await self.lives.online(), "the bot does not start after all these kills"
        self._redeliver()
        if self._to_the_end:
            for table in self.tables:
                table.ended = True
            await asyncio.gather(*(table.play() for table in self.tables))
        await self._until_told()
        began = time.monotonic()
        status = await self.lives.stop()
        if status != 0:
            self.tally.problems.append(f"SIGTERM: status {status} after {time.monotonic() - began:.1f} s")
        self._judge()

    async def _until_told(self) -> None:
        deadline = time.monotonic() + IDLE_SECONDS
        while time.monotonic() < deadline:
            if peek.rows(self.lives.database, "SELECT count(*) FROM outbox WHERE status = 'waiting'") == [
                (0,)
            ]:
                return
            await asyncio.sleep(0.1)

    def _judge(self) -> None:
        tally, database, told = self.tally, self.lives.database, self.watch.messages
        for table in self.tables:
            table.row()
            for ledger in table.ledgers.values():
                tally.lost += ledger.lost
                tally.doubled += ledger.doubled
                tally.problems += ledger.problems
        untold, twice = verdict.untold(database, told), verdict.twice(database, told)
        games = [game for table in self.tables for game in table.finished.values()]
        tally.acknowledged, tally.games = self.acknowledged(), len(games)
        tally.missing, tally.doubled = len(untold), tally.doubled + len(twice)
        tally.problems += [*verdict.broken(database), *untold, *twice, *self.watch.stale]
        tally.problems += verdict.unverified(self._folder, games)
        tally.problems += [f"refused by the pocket Discord: {each}" for each in self.server.violations]
        tally.problems += tracebacks(self._folder / "bots.log")


def tracebacks(log: Path) -> list[str]:
    """Errors that the bots logged; a warning is no fault."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return [line[:600] for line in lines if '"level": "ERROR"' in line or line.startswith("Traceback")]
