"""Looking back: any moment of a game, games from files, notes, and a side board to try things on.

Nothing here changes a game. Each method is one transaction of the store and answers Refused where it must.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeVar

from bot.service import imported, trial
from bot.service.command import Refusal, refused
from bot.service.history import state_after, turns_between
from bot.service.imported import Imported
from bot.service.models import Game, Json, Refused
from bot.service.positions import unpack
from bot.service.record import export_of, is_open, report_of
from bot.service.sight import game_of, look_of, seat_number, view_of
from bot.service.trial import Trial
from bot.store import GameRow, Store, Transaction
from engine import SEATS

DESK_KEPT = timedelta(days=30)
"""How long a game from a file and a side board are kept for somebody who does not come back to them."""
LONGEST_NOTE = 1500

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Step:
    """One moment of a game, as one person may see it.

    `turn` is the published turn after which it was (0: the beginning), `last` the last one there is. `game`
    is None for a game from a file, which `mark` tells from other files. `events` are those of that turn.
    """

    game: Game | None
    turn: int
    last: int
    seat: str | None
    view: Json
    events: tuple[Json, ...]
    mark: int = 0


class Archive:
    """What is remembered of the games of one bot."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def step(self, game: int, turn: int | None, person: int | None) -> Step | Refused:
        """The table after a published turn (None: the last). Refused: no_game, not_begun, parked, no_turn."""

        def work(transaction: Transaction) -> Step:
            row = _shown(transaction, game)
            last = row.turn - 1
            number = last if turn is None else turn
            if not 0 <= number <= last:
                raise Refusal("no_turn", turn=number, last=last)
            seat = seat_number(transaction.seats.of(game), person)
            state = unpack(row.turn_position) if number == last else state_after(transaction, row, number)
            turns = turns_between(transaction, row, person, number, number + 1) if number else []
            return Step(
                game=game_of(transaction, row, person),
                turn=number,
                last=last,
                seat=None if seat is None else SEATS[seat],
                view=view_of(state, seat),
                events=turns[0].events if turns else (),
            )

        return await self._see(game, person, work)

    async def export(self, game: int, person: int | None) -> Json | Refused:
        """Everything of a game that is over; of one that goes on what this person may know."""

        def work(transaction: Transaction) -> Json:
            row = _shown(transaction, game)
            if is_open(row):
                return export_of(transaction, row)
            return report_of(transaction, row, person)

        return await self._see(game, person, work)

    # Games from files

    async def bring(self, person: int, data: bytes) -> Imported | Refused:
        """Open a game from a file for this person, in place of the one before. Refused: import_..."""
        try:
            given = await asyncio.to_thread(imported.read_game, data)
            game = await asyncio.to_thread(imported.opened, given)
        except Refusal as refusal:
            return Refused(refusal.code, dict(refusal.facts))
        content, now = imported.packed(game), self._clock()
        await self._store.write(lambda t: t.desks.set(person, "import", content, now))
        return game

    async def brought(self, person: int, turn: int | None, mark: int | None = None) -> Step | Refused:
        """A moment of the game that this person brought (None: its last). Refused: import_gone, no_turn.

        `mark`: that of the file that is meant, if it is not simply the latest.
        """
        content = await self._store.read(lambda t: t.desks.get(person, "import"))
        if content is None or mark not in (None, trial.mark_of(content)):
            return Refused("import_gone")
        return await asyncio.to_thread(_brought_step, content, turn)

    # Notes

    async def note(self, game: int, person: int) -> str | None:
        """The private note of a person in a game."""
        return await self._store.read(lambda t: t.notes.get(game, person))

    async def keep_note(self, game: int, person: int, text: str | None) -> Refused | None:
        """Write the note anew, or throw it away with None. Refused: not_seated, note_long{most}."""

        def work(transaction: Transaction) -> None:
            if seat_number(transaction.seats.of(game), person) is None:
                raise Refusal("not_seated")
            if text is not None and len(text) > LONGEST_NOTE:
                raise Refusal("note_long", most=LONGEST_NOTE)
            transaction.notes.set(game, person, text)

        return await self._write(game, person, work)

    # The side board

    async def open_trial(
        self, person: int, game: int, turn: int | None, mark: int | None = None
    ) -> Trial | Refused:
        """A side board of a moment of a game (None: as it stands now; game 0: the one they brought).

        `mark`: as for `brought`.
        """
        if game == 0:
            return await self._open_brought_trial(person, turn, mark)

        def work(transaction: Transaction) -> Trial:
            content = _trial_of(transaction, _shown(transaction, game), turn, person)
            transaction.desks.set(person, "trial", content, self._clock())
            return trial.shown(content)

        return await self._write(game, person, work)

    async def trial(self, person: int) -> Trial | Refused:
        """The side board of a person as it stands. Refused: trial_gone."""
        return await self._on_trial(person, lambda content: content)

    async def try_out(self, person: int, notation: str) -> Trial | Refused:
        """Take an action on the side board. Refused: trial_gone, trial_long, as the rules say."""
        return await self._on_trial(person, lambda content: trial.tried(content, notation))

    async def untry(self, person: int, *, whole: bool = False) -> Trial | Refused:
        """Take back the last action on the side board, or all of them."""
        return await self._on_trial(person, lambda content: trial.taken_back(content, whole=whole))

    async def _on_trial(self, person: int, change: Callable[[bytes], bytes]) -> Trial | Refused:
        def work(transaction: Transaction) -> Trial:
            content = transaction.desks.get(person, "trial")
            if content is None:
                raise Refusal("trial_gone")
            changed = change(content)
            if changed != content:
                transaction.desks.set(person, "trial", changed, self._clock())
            return trial.shown(changed)

        return await self._write(None, person, work)

    async def _open_brought_trial(self, person: int, turn: int | None, mark: int | None) -> Trial | Refused:
        step = await self.brought(person, turn, mark)
        if isinstance(step, Refused):
            return step

        def work(transaction: Transaction) -> Trial:
            kept = transaction.desks.get(person, "import")
            if kept is None:
                raise Refusal("import_gone")
            state = imported.moment(imported.unpacked(kept), step.turn).state
            content = trial.from_open(state, 0, step.turn, None)
            transaction.desks.set(person, "trial", content, self._clock())
            return trial.shown(content)

        return await self._write(None, person, work)

    async def _see(self, game: int, person: int | None, work: Callable[[Transaction], T]) -> T | Refused:
        return await self._store.read(lambda transaction: _answered(transaction, game, person, work))

    async def _write(self, game: int | None, person: int, work: Callable[[Transaction], T]) -> T | Refused:
        return await self._store.write(lambda t: t.attempt(lambda: _answered(t, game, person, work)))


def _answered(
    transaction: Transaction, game: int | None, person: int | None, work: Callable[[Transaction], T]
) -> T | Refused:
    try:
        return work(transaction)
    except Refusal as refusal:
        return refused(transaction, game, person, refusal)


def _shown(transaction: Transaction, game: int) -> GameRow:
    row = transaction.games.get(game)
    if row is None:
        raise Refusal("no_game")
    if row.seed is None:
        raise Refusal("not_begun")
    if row.status == "parked":
        raise Refusal("parked", reason=row.parked_because)
    return row


def _trial_of(transaction: Transaction, row: GameRow, turn: int | None, person: int) -> bytes:
    seat = seat_number(transaction.seats.of(row.id), person)
    number = row.turn - 1 if turn is None else turn
    if not 0 <= number < row.turn:
        raise Refusal("no_turn", turn=number, last=row.turn - 1)
    if row.status == "finished":
        name = None if seat is None else SEATS[seat]
        return trial.from_open(state_after(transaction, row, number), row.id, number, name)
    now = look_of(transaction, row, person).view if turn is None else None
    view = now or view_of(state_after(transaction, row, number), seat)
    return trial.from_view(view, row.id, number, person)


def _brought_step(content: bytes, turn: int | None) -> Step | Refused:
    record = imported.unpacked(content)
    last = imported.last_turn(record)
    try:
        found = imported.moment(record, last if turn is None else turn)
    except Refusal as refusal:
        return Refused(refusal.code, dict(refusal.facts))
    view = view_of(found.state, None)
    return Step(None, found.turn, last, None, view, found.events, trial.mark_of(content))
