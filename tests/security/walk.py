"""Walks through all that the bot offers somebody: each button, menu and suggestion, as far as they lead.

Whatever a step changes is put back before the next one, so that each starts from the same table.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.chat import buttons
from bot.service.choices import KeptChoices
from bot.store import Transaction
from playground.server import Person, Response, Seen
from playground.server.interactions import Kind
from playground.server.model import Json
from playground.server.world import Change
from tests.e2e.evening import Evening
from tests.security import traffic

OF_A_KIND = 2
"""So many steps that differ only in their numbers are taken."""
LEADING_ELSEWHERE = (
    "join",
    "leave",
    "begin",
    "rematch",
    "concede",
    "vote",
    "accept",
    "mydata",
    "seat",
    "mute",
)
"""Presses on public messages about the people at the table: no pages."""
TOLD_TO_ALL = ":verbosity "
"""In what is pressed to change how much is told in a channel: everybody reads of that."""
DOORS: dict[str, list[Json]] = {
    "brass play": [{}],
    "brass hand": [{}],
    "brass board": [{}, {"move": 1}, {"place": "Wigan"}, {"as-text": "yes"}],
    "brass mat": [{}, {"seat": "red"}, {"seat": "yellow"}],
    "brass status": [{}],
    "brass cards": [{}],
    "brass log": [{}, {"kind": "build"}],
    "brass recap": [{}],
    "brass projection": [{}],
    "brass report": [{}],
    "brass ask": [{}],
    "brass rules": [{}],
    "brass help": [{}],
    "brass settings": [{}],
    "brass-table hint": [{}],
    "brass-table review": [{}],
    "brass-table export": [{}],
    "brass-table note": [{}],
}
TYPED = (
    *("brass build", "brass network", "brass develop", "brass sell", "brass loan", "brass pass"),
    *("brass ask", "brass board", "brass mat", "brass log", "brass rules"),
)
PICKS = (0, -1, None)
"""Of what is suggested: the first, the last, or something that is not there at all."""
_NUMBERS = re.compile(r"\d+")


@dataclass(frozen=True)
class Step:
    """A component with what is chosen in it; `values` are None for a button."""

    custom_id: str
    values: tuple[str, ...] | None = None

    @property
    def kind(self) -> str:
        """What sort of press this is."""
        press = buttons.read(self.custom_id)
        return "" if press is None else press.kind

    @property
    def shape(self) -> str:
        """The step without its numbers."""
        return _NUMBERS.sub("#", f"{self.custom_id} {self.values}")


class Walk:
    """One person's way. `told` is what came back at each step, `overheard` what others heard meanwhile."""

    def __init__(self, evening: Evening, person: Person) -> None:
        self.evening, self.person = evening, person
        self.told: dict[str, str] = {}
        self.overheard: list[str] = []
        self.published = 0
        self.steps: list[Step] = []
        self._queue: deque[tuple[Step, Seen]] = deque()
        self._shapes: Counter[str] = Counter()
        self._known: set[Step] = set()
        self._heard: list[str] = []

    async def go(self, also: Sequence[Step] = ()) -> dict[str, str]:
        """Everything there is, and these steps of somebody else's panel; what was told."""
        self._table = await Table.of(self.evening)
        world = self.evening.bot.server.world
        world.listeners.append(self._hear)
        try:
            await self._doors(also)
            while self._queue:
                await self._take(*self._queue.popleft())
            await self._type()
        finally:
            world.listeners.remove(self._hear)
        return self.told

    def _hear(self, change: Change) -> None:
        """Everything that reaches anybody else."""
        message = change.message
        if message is None or message.visible_to == self.person.id:
            return
        if message.channel_id != self.person.dm.id:
            self._heard.append(f"{change.kind}: {message.content or message.components}")

    async def _doors(self, also: Sequence[Step]) -> None:
        for name, variants in DOORS.items():
            for given in variants:
                response = await self.person.slash(self.evening.channel, name, **given)
                await self._note(f"/{name} {given}", response)
                if name == "brass play" and response.message is not None:
                    panel = [step for step in also if step.kind in ("open", "panel")]
                    self._offer([*panel, *wrong(panel)], response.message)

    async def _take(self, step: Step, message: Seen) -> None:
        """A press, whether the message still shows that component or not."""
        self.steps.append(step)
        data: Json = {"custom_id": step.custom_id, "component_type": 2, "id": 2}
        shown: Json = {"type": 2, "id": 2, "style": 2, "label": "-", "custom_id": step.custom_id}
        if step.values is not None:
            data |= {"component_type": 3, "values": list(step.values)}
            shown = {"type": 3, "id": 2, "options": [], "custom_id": step.custom_id}
        message.raw.components = [{"type": 1, "id": 1, "components": [shown]}]
        server, channel = self.evening.bot.server, self.evening.channel
        opened = server.interact(Kind.COMPONENT, self.person.id, channel, data, message_id=message.id)
        await self._note(f"{step.custom_id} {step.values or ''}", await Response(server, opened).settled())

    async def _note(self, what: str, response: Response) -> None:
        """Keep what came back, unless it may tell something new; go on from there; put everything back."""
        assert not response.failed, f"{what}: no answer"
        revealed, published = await self._table.changed()
        if not revealed:
            self.told[what] = traffic.of_response(response)
        if published:
            self.published += 1
        elif TOLD_TO_ALL not in what:
            self.overheard += [f"{what}: {each}" for each in self._heard]
        self._heard.clear()
        if await self._table.put_back():
            return  # the page shows a table that is no more
        for message in response.messages:
            self._offer(steps_of(message), message)

    def _offer(self, steps: Sequence[Step], message: Seen) -> None:
        for step in steps:
            if step in self._known or step.kind in LEADING_ELSEWHERE:
                continue
            self._known.add(step)
            self._shapes[step.shape] += 1
            if self._shapes[step.shape] <= OF_A_KIND:
                self._queue.append((step, message))

    async def _type(self) -> None:
        """Every suggestion for every option, one after the other, then the command with all of them."""
        for name in TYPED:
            for pick in PICKS:
                given = await self._filled_in(name, pick)
                required = [option["name"] for option in self._options(name) if option.get("required")]
                if not set(required) <= set(given):
                    continue
                response = await self.person.slash(self.evening.channel, name, **given)
                await self._note(f"/{name} {given}", response)

    async def _filled_in(self, name: str, pick: int | None) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for option in self._options(name):
            if not option.get("autocomplete") or option["name"] == "game":
                continue
            offered: list[Json] = []
            for typed in ("", "wi"):
                answer = await self.person.autocomplete(
                    self.evening.channel, name, option["name"], typed, **given
                )
                self.told[f"{name} {given} {option['name']}: {typed}"] = traffic.of_response(answer)
                offered = offered or answer.choices
            if pick is None:
                given[option["name"]] = "nothing of the kind"
            elif offered:
                given[option["name"]] = offered[pick]["value"]
        return given

    def _options(self, name: str) -> list[Json]:
        first, second = name.split()
        commands = self.evening.bot.server.world.commands.values()
        top = next(each for each in commands if each["name"] == first)
        return list(next(each for each in top["options"] if each["name"] == second).get("options", []))


def steps_of(message: Seen) -> list[Step]:
    """All that can be pressed or chosen in a message; of a menu with several choices the first so many."""
    found = [Step(each.custom_id) for each in message.buttons if each.custom_id and not each.disabled]
    for select in message.selects:
        if select.min_values > 1:
            found.append(Step(select.custom_id, tuple(select.values[: select.min_values])))
        else:
            found += [Step(select.custom_id, (value,)) for value in select.values]
    return found


def wrong(steps: Sequence[Step]) -> list[Step]:
    """The same steps from an older panel, from another seat, and of a game that there is not."""
    found = []
    for step in steps[:: max(1, len(steps) // 8)]:
        press = buttons.read(step.custom_id)
        if press is not None:
            version, kind, game, revision, seat, choice = step.custom_id.split(":", 5)
            other = "red" if seat != "red" else "yellow"
            for changed in ((game, "1", seat), (game, revision, other), ("999", revision, seat)):
                found += [Step(":".join((version, kind, *changed, choice)), step.values)]
    return found


class Table:
    """Everything that is stored, to be put back after a step."""

    def __init__(self, evening: Evening, rows: dict[str, list[tuple[Any, ...]]], revision: int) -> None:
        self._evening = evening
        self._rows = rows
        self._revision = revision

    @classmethod
    async def of(cls, evening: Evening) -> Table:
        game = await evening.game()
        rows = await evening.bot.client.tables._store.read(_all_rows)
        revision = next(row for row in rows["games"] if row[0] == game.id)[_REVISION]
        return cls(evening, rows, revision)

    async def changed(self) -> tuple[bool, bool]:
        """Whether something was turned over or drawn, and whether others were told."""
        number = (await self._evening.game()).id

        def look(transaction: Transaction) -> tuple[bool, bool]:
            row = transaction.games.get(number)
            assert row is not None
            before = next(each for each in self._rows["games"] if each[0] == number)
            new = [each for each in transaction.entries.all(number) if each.revision > self._revision]
            published = row.turn != before[_TURN]
            return published or any(each.reveals for each in new), published

        return await self._evening.bot.client.tables._store.read(look)

    async def put_back(self) -> bool:
        """As it was; whether the game itself had changed."""
        client = self._evening.bot.client
        now = await client.tables._store.read(_all_rows)
        if now != self._rows:
            await client.tables._store.write(self._write)
        client.tables._choices = KeptChoices()
        client.advice._answers.clear()
        return now["games"] != self._rows["games"]

    def _write(self, transaction: Transaction) -> None:
        execute = transaction._connection.execute
        execute("PRAGMA defer_foreign_keys = ON")
        for table, rows in self._rows.items():
            execute(f"DELETE FROM {table}")
            for row in rows:
                execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)


_REVISION, _TURN = 12, 13
"""Columns of `games`."""


def _all_rows(transaction: Transaction) -> dict[str, list[tuple[Any, ...]]]:
    execute = transaction._connection.execute
    names = execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return {name: execute(f"SELECT * FROM {name}").fetchall() for (name,) in names.fetchall()}
