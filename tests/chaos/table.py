"""One channel whose people play game after game, as people do: one command after the other."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import engine
from bot.service.sight import open_entries
from engine import Action, State, action_from_json, action_to_json
from playground.moves import RESOURCES, command_of
from playground.server import Channel, Person, Response, Server
from playground.server.payloads import interaction_json
from tests.chaos import peek
from tests.chaos.ledger import Ledger
from tests.chaos.life import Lives
from tests.chaos.watch import Watch

UNDO, TWICE, AWAIT_NOTICE = 0.06, 0.05, 0.5
"""How often somebody takes back, sends something twice, waits until they are called."""
NOTICE_SECONDS = 4.0
"""So long they wait at most; whether everybody was called is checked at the end."""


@dataclass
class Table:
    """The people of a channel. `finished` are exported games; `ledgers` are by game."""

    server: Server
    lives: Lives
    watch: Watch
    channel: Channel
    people: list[Person]
    random: Random
    options: dict[str, Any] = field(default_factory=dict)
    ledgers: dict[int, Ledger] = field(default_factory=dict)
    finished: dict[int, str] = field(default_factory=dict)
    seen: set[tuple[int, str]] = field(default_factory=set)
    ended: bool = False
    moved: int = 0

    @property
    def acknowledged(self) -> int:
        """Actions that were."""
        return sum(ledger.acknowledged for ledger in self.ledgers.values())

    @property
    def lost(self) -> int:
        """Actions that were acknowledged and are not there."""
        return sum(ledger.lost for ledger in self.ledgers.values())

    def row(self) -> peek.Row | None:
        """The channel's game as it is written, compared with what its people know."""
        row = peek.last_game_in(self.lives.database, self.channel.id)
        if row is not None:
            ledger = self.ledgers.setdefault(row.id, Ledger())
            ledger.compare([each.notation for each in row.record])
            self._compare_beginning(row, ledger)
        return row

    def _compare_beginning(self, row: peek.Row, ledger: Ledger) -> None:
        known = {f"seat {person}" for person in row.people} | {"open"}
        if row.status != "lobby":
            known.add("begun")
        missing = {what for game, what in self.seen if game == row.id} - known
        ledger.lost += len(missing)
        ledger.problems += sorted(missing)
        self.seen -= {(row.id, what) for what in missing}

    async def play(self) -> None:
        """Until the bot dies (or, at the end of all, until the game is over and exported)."""
        while not self.lives.ended.is_set():
            row = self.row()
            if row is not None and row.id in self.finished and self.ended:
                return
            await self._step(row)
            self.moved += 1

    async def _step(self, row: peek.Row | None) -> None:
        if row is None or row.id in self.finished or row.status == "cancelled":
            await self._open(row)
        elif row.status == "lobby":
            await self._gather(row)
        elif row.status == "running":
            await self._move(row)
        else:
            await self._export(row)

    async def _open(self, last: peek.Row | None) -> None:
        if await self._ask(self.people[0], "brass start", **self.options):
            row = peek.last_game_in(self.lives.database, self.channel.id)
            if row is None or (last is not None and row.id == last.id):
                raise AssertionError("a lobby that was acknowledged is not there")
            self.seen.add((row.id, "open"))

    async def _gather(self, row: peek.Row) -> None:
        absent = [person for person in self.people if person.id not in row.people]
        if absent:
            if await self._ask(absent[0], "brass-table join"):
                self.seen.add((row.id, f"seat {absent[0].id}"))
        elif await self._ask(self.people[0], "brass-table begin"):
            self.seen.add((row.id, "begun"))

    async def _move(self, row: peek.Row) -> None:
        assert row.turn_seat is not None
        person = self.server.person(row.people[row.turn_seat])
        entries = [each for each in row.record if each.turn == row.turn]
        if not entries and self.random.random() < AWAIT_NOTICE:
            await self._until(self.watch.told(row.id, row.turn), NOTICE_SECONDS)
            if self.lives.ended.is_set():
                return
        ledger = self.ledgers[row.id]
        if open_entries(entries) and self.random.random() < UNDO:  # type: ignore[arg-type]
            ledger.tries_undo()
            command, options = "brass undo", {}
        else:
            state = row.state
            action = random_action(state, self.random)
            ledger.tries(engine.notation(state, engine.settle(state, action)))
            command, options = command_of(action)
        if await self._ask(person, command, **options):
            ledger.is_acknowledged()

    async def _export(self, row: peek.Row) -> None:
        response = self.people[0].send_slash(self.channel, "brass-table export", game=str(row.id))
        if await self._answered(response):
            attachment = response.shown.raw.attachments[0]
            self.finished[row.id] = self.server.attachment(attachment.id)[0].decode()
            json.loads(self.finished[row.id])

    async def _ask(self, person: Person, command: str, **options: Any) -> bool:
        """Send a command; whether its answer came."""
        if self.random.random() < TWICE:
            self.server.gateway.double_next()
        response = person.send_slash(self.channel, command, **options)
        if await self._answered(response):
            return True
        self.watch.unanswered.append(response)
        return False

    async def _answered(self, response: Response) -> bool:
        """Wait for the whole answer; False where the bot died (or did not respond) before it came."""
        await self._until(response.interaction.answered)
        interaction = response.interaction
        while interaction.loading and not self.lives.ended.is_set():
            await asyncio.sleep(0.005)
        if interaction.callback is not None and not interaction.loading and not interaction.failed:
            return True
        await self._let_it_fall_silent()
        if interaction.callback is None or interaction.loading:
            self.server.interactions.fail(interaction)
            return False
        return True

    async def _let_it_fall_silent(self) -> None:
        """What a dying bot had sent still arrives."""
        while self.server.settling.open:
            await asyncio.sleep(0.005)

    async def _until(self, happens: asyncio.Future[None], patience: float | None = None) -> None:
        """It happens, the bot dies, or so many seconds are over."""
        ended = asyncio.ensure_future(self.lives.ended.wait())
        waits = [ended, asyncio.shield(happens)]
        await asyncio.wait(waits, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()


def redeliver(server: Server, response: Response) -> None:
    """The bot gets an old interaction a second time, as after a lost connection."""
    event = interaction_json(server.world, response.interaction)
    server.gateway.dispatch("INTERACTION_CREATE", event, guild_id=server.guild.id)


def random_action(state: State, random: Random) -> Action:
    """Any legal plan, card and sources."""
    plan = random.choice(engine.legal(state))
    action = plan.action(random.choice(plan.card_choices()))
    assert state.waiting is not None
    for resource in RESOURCES.get(type(action), ()):
        while sources := engine.sources(state, state.waiting[0], action, resource):
            given = action_to_json(action)
            action = action_from_json({**given, resource: [*given[resource], random.choice(sources)]})  # type: ignore[misc]
    return action
