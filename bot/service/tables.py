"""The one door to the games: everything that can be done at a table or seen of it.

Each method that changes something is one transaction of the store: who sends it, the revision, the
action, its events and what must be told to others are checked and written together, and only then the
answer is given. A method that is cancelled while it waits has either done all of it or nothing.

`request` is the id of the click or command and makes each of them count once: a second call with the same
id changes nothing and is refused as `already_done`. `revision`, where it is given, is the revision that
the sender saw (`Game.revision`); None is for typed commands, which act on what is there. Every method may
raise `bot.store.StoreError` when the disk fails.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import TypeVar

from bot.service import check, gathering, lobby, pace, play
from bot.service.archive import DESK_KEPT, Archive
from bot.service.choices import Choices, KeptChoices, choices_for_quote
from bot.service.command import Command, Refusal, perform, refused
from bot.service.company import Company
from bot.service.history import recap_of, state_after, turns_between
from bot.service.models import Channel, Done, Game, Json, Look, Outcome, Person, Quote, Refused, Scope, Turn
from bot.service.policies import Policies
from bot.service.privacy import Privacy
from bot.service.record import export_of, is_open, report_of
from bot.service.rematch import open_rematch
from bot.service.sight import game_of, look_of, projection_of, seat_number, view_of
from bot.service.statistics import Statistics
from bot.store import GameRow, Store, Transaction
from engine import SEATS, Action, EndTurn

Clock = Callable[[], datetime]
"""Gives the present moment, with a time zone."""

REQUESTS_KEPT = timedelta(days=7)
"""Discord's interactions end after a quarter of an hour; the rest is for clocks that are wrong."""
LETTERS_KEPT = timedelta(days=30)
"""How long the outbox remembers what it sent, for the one who looks for a fault."""

T = TypeVar("T")


class Tables:
    """All games of one bot."""

    def __init__(self, store: Store, *, clock: Clock, draw_secret: Callable[[], bytes]) -> None:
        self._store = store
        self._clock = clock
        self._draw_secret = draw_secret
        self._choices = KeptChoices()
        self._unchecked: set[int] = set()
        self.company = Company(store, clock)
        self.archive = Archive(store, clock)
        self.policies = Policies(store)
        self.statistics = Statistics(store)
        self.privacy = Privacy(store, clock, self.policies)

    def now(self) -> datetime:
        """The present moment, by the clock of these tables."""
        return self._clock()

    # The lobby

    async def open_lobby(
        self,
        channel: Channel,
        person: Person,
        options: Json,
        language: str,
        request: int,
        word: str | None = None,
        pace: Json | None = None,
        asked: str | None = None,
    ) -> Outcome:
        """Open a lobby in a channel that has no game, draw its secret, and seat the one who opens it.

        `options` as in SCENARIOS.md (`players` only if a number of people is wanted). `word` is the
        person's own share in the chance of the game; without it the request's id is. `pace` as for
        `Company.set_pace`. The game is told in the language that was `asked` for, else in its channel's,
        else in `language`. Refused: channel_taken (with the game that is there), option.
        """
        secret = self._draw_secret()

        def work(command: Command) -> Done:
            done = lobby.open_lobby(command, channel, person, options, language, secret, word)
            if asked is not None:
                done = gathering.speak(command, done.game.id, person.id, asked)
            return gathering.set_pace(command, done.game.id, person.id, pace) if pace else done

        def run(transaction: Transaction) -> Outcome:
            live = transaction.games.live_in(channel.id)
            command = Command(transaction, self._clock(), request)
            return perform(command, live.id if live else None, person.id, work)

        return await self._store.write(run)

    async def rematch(
        self, old: int, channel: Channel, person: Person, request: int, word: str | None = None
    ) -> Outcome:
        """A lobby like that of a game that is over, its people invited. Refused: not_over, not_seated."""
        secret = self._draw_secret()
        return await self._do(
            old, person.id, request, lambda c: open_rematch(c, old, channel, person, secret, word)
        )

    async def change_options(self, game: int, person: int, changes: Json, request: int) -> Outcome:
        """Change some options of a lobby; None takes one back to its default. Only the opener may."""
        return await self._do(game, person, request, lambda c: lobby.change_options(c, game, person, changes))

    async def join(self, game: int, person: Person, request: int, word: str | None = None) -> Outcome:
        """Take the next free seat. Refused: already_seated, lobby_full, already_begun."""
        return await self._do(game, person.id, request, lambda c: lobby.join(c, game, person, word))

    async def leave(self, game: int, person: int, request: int) -> Outcome:
        """Leave a lobby. The next person becomes the opener; the last one's leaving closes it (cancelled)."""
        return await self._do(game, person, request, lambda c: lobby.leave(c, game, person))

    async def begin(self, game: int, person: int, request: int, word: str | None = None) -> Outcome:
        """Begin with the people who are there; any of them may. Their shares and this one fix the seed."""
        return await self._do(game, person, request, lambda c: lobby.begin(c, game, person, word))

    async def cancel(self, game: int, person: Person, request: int, *, organiser: bool = False) -> Outcome:
        """Close a lobby (its opener or an organiser), or end a running game without a result (organisers)."""
        return await self._do(game, person.id, request, lambda c: lobby.cancel(c, game, person, organiser))

    # The turn

    async def act(
        self, game: int, person: int, action: Action | str, revision: int | None, request: int
    ) -> Outcome:
        """Take one action, given as data or in the notation. It stays provisional until the turn is ended.

        Payments of a shortfall are public at once. Where the person prefers it (`end_turn` = `itself`)
        the turn ends with its last action.
        """
        return await self.act_all(game, person, [action], revision, request)

    async def act_all(
        self, game: int, person: int, actions: Sequence[Action | str], revision: int | None, request: int
    ) -> Outcome:
        """Take several actions in a row as one: where one of them is refused, none is taken."""
        return await self._do(game, person, request, lambda c: play.act(c, game, person, actions, revision))

    async def end_turn(self, game: int, person: int, revision: int | None, request: int) -> Outcome:
        """End the turn: draw, publish, hand over. Refused as the engine says while actions are left."""
        return await self.act(game, person, EndTurn(), revision, request)

    async def undo(
        self, game: int, person: int, revision: int | None, request: int, *, whole: bool = False
    ) -> Outcome:
        """Take back the last action of the unfinished turn, or all of them that can be.

        Nothing from before something was turned over comes back (revealed).
        """
        return await self._do(game, person, request, lambda c: play.undo(c, game, person, revision, whole))

    async def choices(self, game: int, person: int) -> Choices | Refused:
        """What this person can do: now if it is their decision, else as if a whole turn lay before them.

        Cheap enough for each keystroke: kept as long as nothing changes. Refused as `act` is for everybody.
        """

        def work(transaction: Transaction) -> Choices:
            row, seat = play.at_table(transaction, game, person)
            return self._choices.of(row, seat)

        return await self._see(game, person, work)

    async def quote(self, game: int, person: int, action: Action | str) -> Quote | Refused:
        """What an action would cost and do, without doing it; on anyone's turn."""

        def work(transaction: Transaction) -> Choices:
            row, seat = play.at_table(transaction, game, person)
            return choices_for_quote(row, seat)

        found = await self._see(game, person, work)
        if isinstance(found, Refused):
            return found
        read = found.parse(action) if isinstance(action, str) else action
        return read if isinstance(read, Refused) else found.quote(read)

    # Looking

    async def game(self, game: int, person: int | None = None) -> Game | None:
        """A game by its number, as this person may see it."""

        def work(transaction: Transaction) -> Game | None:
            row = transaction.games.get(game)
            return game_of(transaction, row, person) if row else None

        return await self._store.read(work)

    async def game_in(self, channel: int, person: int | None = None) -> Game | None:
        """The lobby or running game of a channel; the last one that ended there if there is none."""

        def work(transaction: Transaction) -> Game | None:
            row = transaction.games.live_in(channel) or transaction.games.last_in(channel)
            return game_of(transaction, row, person) if row else None

        return await self._store.read(work)

    async def games_of(self, person: int) -> list[Game]:
        """The lobbies and running games in which a person sits, those that wait for them first."""

        def work(transaction: Transaction) -> list[Game]:
            return [game_of(transaction, row, person) for row in transaction.games.live_of(person)]

        games = await self._store.read(work)
        return sorted(
            games, key=lambda game: not (game.waiting and game.waiting.seat == game.seat_of(person))
        )

    async def look(self, game: int, person: int | None) -> Look | Refused:
        """The game as this person may see it (None: a spectator). Refused: no_game, not_begun, parked."""
        return await self._see(game, person, lambda t: look_of(t, _shown(t, game), person))

    async def projection(self, game: int, person: int | None) -> Json | Refused:
        """The points on the board as this person sees it, now and if everything were flipped."""
        return await self._see(game, person, lambda t: projection_of(t, _shown(t, game), person))

    async def position_after(self, game: int, turn: int, person: int | None) -> Look | Refused:
        """The board as it was after a published turn (0: the beginning), with this person's hand of then."""

        def work(transaction: Transaction) -> Look:
            row = _shown(transaction, game)
            if not 0 <= turn < row.turn:
                raise Refusal("no_turn", turn=turn, last=row.turn - 1)
            seat = seat_number(transaction.seats.of(game), person)
            shown = game_of(transaction, row, person)
            name = None if seat is None else SEATS[seat]
            return Look(shown, name, view_of(state_after(transaction, row, turn), seat))

        return await self._see(game, person, work)

    async def log(self, game: int, person: int | None, since: int = 0) -> list[Turn] | Refused:
        """The published turns from number `since` on, as this person may see them."""

        def work(transaction: Transaction) -> list[Turn]:
            row = _begun(transaction, game)
            return turns_between(transaction, row, person, since, row.turn)

        return await self._see(game, person, work)

    async def recap(self, game: int, person: int) -> list[Turn] | Refused:
        """What was published since this person's own last turn."""
        return await self._see(game, person, lambda t: recap_of(t, _begun(t, game), person))

    async def report(self, game: int, person: int | None) -> Json | Refused:
        """A fault report: the view this person has, the options, and the notation of all they may know.

        Of a game that is over it is the full export.
        """

        def work(transaction: Transaction) -> Json:
            row = _shown(transaction, game)
            if is_open(row):
                return export_of(transaction, row)
            return report_of(transaction, row, person)

        return await self._see(game, person, work)

    async def export(self, game: int) -> Json | Refused:
        """A game that is over, for `verify`: options, seed, actions, last position and the chance.

        Refused: no_game, not_begun, not_finished.
        """

        def work(transaction: Transaction) -> Json:
            row = _begun(transaction, game)
            if not is_open(row):
                raise Refusal("not_finished")
            return export_of(transaction, row)

        return await self._see(game, None, work)

    # What the chat side keeps

    async def prefer(self, scope: Scope, owner: int, name: str, value: str | None) -> None:
        """Set a preference, or take it back to its default with None."""
        await self._store.write(lambda t: t.preferences.set(scope, owner, name, value))

    async def note_once(self, person: int, name: str, word: str) -> bool:
        """Add a word to a list of words among a person's preferences; False where it stood there already."""

        def work(transaction: Transaction) -> bool:
            words = (transaction.preferences.get("person", person, name) or "").split()
            if word not in words:
                transaction.preferences.set("person", person, name, " ".join([*words, word]))
            return word not in words

        return await self._store.write(work)

    async def preference(self, scope: Scope, owner: int, name: str) -> str | None:
        """A preference, or None where it was not set."""
        return await self._store.read(lambda t: t.preferences.get(scope, owner, name))

    async def remember(self, name: str, value: str) -> None:
        """Keep a short note of the bot itself across restarts."""
        await self.prefer("bot", 0, name, value)

    async def recall(self, name: str) -> str | None:
        """A note kept by `remember`, or None."""
        return await self.preference("bot", 0, name)

    async def keep_message(self, game: int, purpose: str, channel: int, message: int) -> None:
        """Remember where a lasting message of a game is (`lobby`, `status` ...), replacing the one before."""
        await self._store.write(lambda t: t.kept_messages.set(game, purpose, channel, message))

    async def kept_message(self, game: int, purpose: str) -> tuple[int, int] | None:
        """Channel and message id of a lasting message, or None."""
        return await self._store.read(lambda t: t.kept_messages.get(game, purpose))

    # Upkeep

    async def check_games(self) -> dict[int, str]:
        """Replay every running game and compare; parks each broken one and returns why, by game.

        A parked game that is sound again goes on. While this takes its time, a game that somebody wants to
        use is checked first.
        """
        faults: dict[int, str] = {}
        games = await self._store.read(lambda t: t.games.begun())
        self._unchecked.update(games)
        for game in games:
            fault = await self._check(game)
            if fault:
                faults[game] = fault
        return faults

    async def tidy(self) -> None:
        """Forget what nobody needs any more: old request ids and letters, servers that were left long ago.

        And set going what stands still without a reason.
        """
        now = self._clock()

        def work(transaction: Transaction) -> None:
            transaction.requests.forget(now - REQUESTS_KEPT)
            transaction.outbox.forget(now - LETTERS_KEPT)
            transaction.desks.forget(now - DESK_KEPT)
            pace.set_going(Command(transaction, now, 0))

        await self._store.write(work)
        await self.privacy.forget_left_servers()
        await self._store.overwrite_deleted()

    async def _check(self, game: int) -> str | None:
        row, fault = await self._store.read(lambda t: check.fault_of(t, game))
        if row is not None and row.parked_because != fault:
            now = self._clock()
            await self._store.write(lambda t: check.settle_fault(Command(t, now, 0), row, fault))
        self._unchecked.discard(game)
        return fault

    async def _do(self, game: int, person: int, request: int, work: Callable[[Command], Done]) -> Outcome:
        if game in self._unchecked:
            await self._check(game)
        return await self._store.write(
            lambda transaction: perform(Command(transaction, self._clock(), request), game, person, work)
        )

    async def _see(self, game: int, person: int | None, work: Callable[[Transaction], T]) -> T | Refused:
        if game in self._unchecked:
            await self._check(game)

        def run(transaction: Transaction) -> T | Refused:
            try:
                return work(transaction)
            except Refusal as refusal:
                return refused(transaction, game, person, refusal)

        return await self._store.read(run)


def _shown(transaction: Transaction, game: int) -> GameRow:
    """A game whose positions can be shown. Refused: no_game, not_begun, parked."""
    row = _begun(transaction, game)
    if row.status == "parked":
        raise Refusal("parked", reason=row.parked_because)
    return row


def _begun(transaction: Transaction, game: int) -> GameRow:
    row = transaction.games.get(game)
    if row is None:
        raise Refusal("no_game")
    if row.position is None:
        raise Refusal("not_begun" if row.status == "lobby" else row.status)
    return row
