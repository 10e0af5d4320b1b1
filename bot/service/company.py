"""What the people of a table do with each other besides playing: pace, votes, seats, organisers' help.

As `Tables` (which has it as `company`): each method is one transaction, `request` makes it count once, and
the answer is Done or Refused. What others should know of it is told through the outbox. `organiser` says
that the one who sends it may organise games here; it is the caller who knows.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from datetime import date, datetime

from bot.service import (
    ballots,
    gathering,
    guidance,
    happenings,
    pace,
    rollback,
    seating,
    substitutes,
    waiting,
)
from bot.service.away import awaited_until, set_away
from bot.service.command import Command, Refusal, perform
from bot.service.habits import Habits, habits_of
from bot.service.letter_limit import often
from bot.service.messages import Question
from bot.service.models import Done, Json, Outcome, Person, Refused
from bot.service.people_letters import question
from bot.service.sight import game_of
from bot.store import GameRow, PersonRow, Store, Transaction

Change = Callable[[Command, GameRow], GameRow]


class Company:
    """All tables of one bot, seen as the people who sit at them."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    # The lobby

    async def set_pace(self, game: int, person: int, changes: Json, request: int) -> Outcome:
        """Change `hours` for one turn, `at_end` (what happens after them) or `seating` in a lobby."""
        return await self._do(game, person, request, lambda c: gathering.set_pace(c, game, person, changes))

    async def speak(self, game: int, person: int, language: str, request: int) -> Outcome:
        """Tell a game in another language, while it is a lobby. Refused: not_opener, already_begun."""
        return await self._do(game, person, request, lambda c: gathering.speak(c, game, person, language))

    async def add_computer(self, game: int, person: int, level: str, request: int) -> Outcome:
        """Seat a computer in a lobby: `easy`, `normal` or `hard`. Refused: not_opener, lobby_full."""
        return await self._do(game, person, request, lambda c: gathering.add_computer(c, game, person, level))

    async def remove_computer(self, game: int, person: int, request: int) -> Outcome:
        """Take a computer out of a lobby. Refused: not_opener, no_computer."""
        return await self._do(game, person, request, lambda c: gathering.remove_computer(c, game, person))

    async def wish(self, game: int, person: int, seat: str | None, request: int) -> Outcome:
        """Ask for a seat of one's own choice in a lobby. Refused: not_seated, seat_wished, no_seat."""
        return await self._do(game, person, request, lambda c: gathering.wish(c, game, person, seat))

    async def allow_hints(
        self, game: int, by: Person, allowed: bool, request: int, *, organiser: bool = False
    ) -> Outcome:
        """Switch hints on or off; in a game under way all are told. Refused: not_opener, not_seated."""
        return await self._do(
            game, by.id, request, lambda c: guidance.allow_hints(c, game, by, allowed, organiser)
        )

    async def tell_with(self, channel: int, by: Person, name: str, value: str | None, usual: str) -> None:
        """Set how much is told in a channel, and tell that; None for what is usual."""
        now = self._clock()
        await self._store.write(
            lambda t: guidance.tell_with(Command(t, now, 0), channel, by, name, value, usual)
        )

    async def invite(self, game: int, by: Person, other: Person, request: int) -> Outcome:
        """Ask somebody in private to join (`Done.unwritten`: no letter). Refused: is_seated, no_free_seat."""
        return await self._do(game, by.id, request, lambda c: gathering.invite(c, game, by, other))

    # Waiting for somebody

    async def turn_ends(self, game: int) -> datetime | None:
        """When the time for the present decision is up; None where nothing runs out."""
        return await self._store.read(lambda transaction: pace.turn_ends(transaction, game))

    async def nudge(self, game: int, person: int, request: int) -> Outcome:
        """Call the one who is awaited. Refused: not_seated, own_turn, nobody_waits, nudged{hours}."""
        return await self._change(game, person, request, lambda c, row: waiting.nudge(c, row, person))

    async def mute(self, game: int, person: int, request: int) -> Outcome:
        """No reminders for this turn any more."""

        def work(command: Command, row: GameRow) -> GameRow:
            seating.own_seat(command, row, person)
            happenings.mute(command, row, person)
            return row

        return await self._change(game, person, request, work)

    async def away(self, person: Person, back_on: date | None, request: int) -> int | Refused:
        """Away until that day, or (None) back; told in each of the person's games, whose clocks wait.

        Returns how many games that are. Refused: away_date{days}.
        """

        def run(transaction: Transaction) -> int | Refused:
            if not transaction.requests.is_new(request, self._clock()):
                return Refused("already_done")
            try:
                return set_away(Command(transaction, self._clock(), request), person, back_on)
            except Refusal as refusal:
                return Refused(refusal.code, dict(refusal.facts))

        return await self._store.write(run)

    async def awaited_until(self, game: int) -> date | None:
        """The day on which the person who must decide is back; None where they are not away."""
        return await self._store.read(lambda t: awaited_until(t, t.games.get(game), self._clock()))

    async def change_habit(self, person: int, name: str, value: str | None) -> None:
        """Set how often, when and in which time zone somebody is reminded (`bot.service.habits`)."""

        def run(transaction: Transaction) -> None:
            before = habits_of(transaction, person)
            transaction.preferences.set("person", person, name, value)
            command = Command(transaction, self._clock(), 0)
            for row in transaction.games.live_of(person):
                pace.habits_changed(command, row, person, before)

        await self._store.write(run)

    async def habits(self, person: int) -> Habits:
        """What somebody has set."""
        return await self._store.read(lambda transaction: habits_of(transaction, person))

    # Deciding together

    async def ask(self, game: int, person: int, question: str, request: int) -> Outcome:
        """Put `computer` (for the one who is silent) or `end` to the vote.

        Refused: not_seated, ballot_open, ballot_same, not_silent{hours}, nobody_waits, own_turn.
        """
        return await self._change(game, person, request, lambda c, row: waiting.ask(c, row, person, question))

    async def question(self, game: int) -> Question | None:
        """The question that was put to the table last, and what came of it."""

        def work(transaction: Transaction) -> Question | None:
            row = transaction.games.get(game)
            return question(transaction, row) if row else None

        return await self._store.read(work)

    async def vote(self, game: int, person: int, ballot: int | None, yes: bool, request: int) -> Outcome:
        """Vote on the open question (`ballot` where a button names it). Refused: no_ballot, no_vote."""
        return await self._change(
            game, person, request, lambda c, row: ballots.vote(c, row, ballot, person, yes)
        )

    async def pause(self, game: int, person: Person, request: int, *, organiser: bool = False) -> Outcome:
        """Pause the game or let it go on: by vote, at once for an organiser or whoever paused it."""
        return await self._change(
            game, person.id, request, lambda c, row: waiting.pause(c, row, person, organiser)
        )

    async def take_back(self, game: int, person: int, move: int | None, request: int) -> Outcome:
        """Ask all others to go back to the moment after `move` (None: before the person's own last turn)."""
        return await self._change(
            game, person, request, lambda c, row: waiting.take_back(c, row, person, move)
        )

    # Seats

    async def replace(
        self,
        game: int,
        by: Person,
        other: Person,
        seat: str | None,
        request: int,
        *,
        organiser: bool = False,
    ) -> Outcome:
        """Let `other` take a seat: at once one's own, an empty one, or as an organiser; else by vote.

        `Done.unwritten` where they have it and get no letter. Refused: is_seated, not_seated, no_seat,
        not_silent{hours}, ballot_open.
        """

        unwritten: list[str | None] = []

        def change(command: Command, row: GameRow) -> GameRow:
            unwritten.append(often(command, by.id, other.id))
            return substitutes.replace(command, row, by, other, seat, organiser)

        outcome = await self._change(game, by.id, request, change)
        if isinstance(outcome, Done) and outcome.game.seat_of(other.id):
            return dataclasses.replace(outcome, unwritten=unwritten[0])
        return outcome

    async def concede(self, game: int, person: int, request: int) -> Outcome:
        """Give up one's seat to a computer; anybody may take it over. Refused: not_seated."""

        def work(command: Command, row: GameRow) -> GameRow:
            seat = seating.own_seat(command, row, person)
            return seating.vacate(command, row, seat, seating.USUAL_LEVEL)

        return await self._change(game, person, request, work)

    async def take_seat(self, game: int, person: Person, request: int) -> Outcome:
        """Come back to one's seat, or take one that nobody sits in. Refused: already_seated, no_free_seat."""
        return await self._change(game, person.id, request, lambda c, row: seating.take(c, row, person))

    # Organisers

    async def act_for(self, game: int, by: Person, what: str, request: int) -> Outcome:
        """Act for the seat on turn: `pass` its turn, let a `computer` play on, or one action as notation."""
        return await self._change(game, by.id, request, lambda c, row: substitutes.act_for(c, row, by, what))

    async def roll_back(self, game: int, by: Person, move: int, request: int) -> Outcome:
        """Go back to the moment after a move. Refused: no_turn{turn, last}."""

        def work(command: Command, row: GameRow) -> GameRow:
            command.transaction.people.meet(PersonRow(by.id, by.name))
            return rollback.back_to(command, row, move, by.id, "organiser")

        return await self._change(game, by.id, request, work)

    async def _change(self, game: int, person: int, request: int, change: Change) -> Outcome:
        def work(command: Command) -> Done:
            row = ballots.count_anew(command, change(command, seating.running(command, game)))
            return Done(game_of(command.transaction, row, person))

        return await self._do(game, person, request, work)

    async def _do(self, game: int, person: int, request: int, work: Callable[[Command], Done]) -> Outcome:
        return await self._store.write(
            lambda transaction: perform(Command(transaction, self._clock(), request), game, person, work)
        )
