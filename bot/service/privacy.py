"""What is stored about a person, and how it is forgotten: on their wish, or when a server was left."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.service import ballots, lobby, seating, void
from bot.service.command import Command
from bot.service.models import Game, Json
from bot.service.policies import Policies
from bot.service.sight import game_of, seat_number
from bot.store import BallotRow, GameRow, Store, Transaction
from engine import SEATS

KEPT_AFTER_LEAVING = timedelta(days=30)
"""So long the games of a server are kept after the bot was removed from it."""


class Privacy:
    """The rights of people over what one bot has stored about them."""

    def __init__(self, store: Store, clock: Callable[[], datetime], policies: Policies) -> None:
        self._store = store
        self._clock = clock
        self._policies = policies
        self._servers_known = False

    async def data_of(self, person: int) -> Json:
        """Everything that is stored about a person, to take away."""
        return await self._store.read(lambda transaction: _data(transaction, person))

    async def erase(self, person: int) -> list[Game]:
        """Forget a person for good; returns the games in which their seat changed, as they are now.

        They leave lobbies, and computers take over their seats in running games; in games that are over the
        seat stays without a name.
        """

        def work(transaction: Transaction) -> list[int]:
            command = Command(transaction, self._clock(), 0)
            games = transaction.games.live_of(person)
            for row in games:
                _leave(command, row, person)
            void.naming(command, person)
            transaction.erasing.person(person)
            return [row.id for row in games]

        games = await self._store.write(work)
        await self._store.overwrite_deleted()
        return await self._store.read(lambda t: _games(t, games))

    async def present_in(self, guilds: Iterable[int]) -> None:
        """Note which servers the bot is in now, and which of those with games it was removed from."""
        here, now = set(guilds), self._clock()

        def work(transaction: Transaction) -> None:
            for guild in transaction.games.guilds():
                if guild in here:
                    transaction.departures.clear(guild)
                else:
                    transaction.departures.note(guild, now)

        await self._store.write(work)
        self._servers_known = True

    async def forget_left_servers(self) -> None:
        """Forget what was played in servers that were left long ago.

        Nothing is forgotten before `present_in` has said where the bot is now: it may be back there.
        """
        if not self._servers_known:
            return
        before = self._clock() - KEPT_AFTER_LEAVING
        forgotten = False
        while (guild := await self._store.write(lambda t: _forget_one(t, before))) is not None:
            self._policies.forget(guild)
            forgotten = True
        if forgotten:
            await self._store.overwrite_deleted()


def _forget_one(transaction: Transaction, before: datetime) -> int | None:
    """Forget one of the servers that were left before that moment; returns which, None if there is none."""
    guild = next(iter(transaction.departures.before(before)), None)
    if guild is not None:
        transaction.erasing.guild(guild)
    return guild


def _leave(command: Command, row: GameRow, person: int) -> None:
    if row.status == "lobby":
        lobby.leave(command, row.id, person)
        return
    seats = command.transaction.seats.of(row.id)
    number = seat_number(seats, person)
    assert number is not None
    if row.status == "running":
        ballots.count_anew(command, seating.vacate(command, row, seats[number], seating.USUAL_LEVEL))
        return
    # A parked game stands still: nobody is told, and a computer goes on if the game ever does.
    left = replace(seats[number], person=None, computer=seating.USUAL_LEVEL)
    command.transaction.seats.set(row.id, [left if each is seats[number] else each for each in seats])


def _games(transaction: Transaction, games: Iterable[int]) -> list[Game]:
    rows = [transaction.games.get(game) for game in games]
    return [game_of(transaction, row, None) for row in rows if row is not None]


def _data(transaction: Transaction, person: int) -> Json:
    known = transaction.people.get(person)
    return {
        "person": {"id": str(person), "name": known.name if known else None},
        "settings": transaction.preferences.of("person", person),
        "notes": {str(game): text for game, text in transaction.notes.of(person).items()},
        "games": [_game(transaction, row, person) for row in transaction.games.ever_of(person)],
        "invitations": transaction.invitations.to(person),
        "votes": [_vote(ballot, person) for ballot in transaction.ballots.voted_by(person)],
        "results": [
            {"game": each.game, "place": each.place, "points": each.points, "seconds": list(each.seconds)}
            for each in transaction.results.with_person(person)
            if each.person is not None and each.person.id == person
        ],
        "opened_file": _on_desk(transaction, person, "import"),
        "side_board": _on_desk(transaction, person, "trial"),
    }


def _vote(ballot: BallotRow, person: int) -> Json:
    return {
        "game": ballot.game,
        "question": ballot.question,
        "asked_at": ballot.asked_at.isoformat(),
        "asked_by_you": ballot.asked_by == person,
        "yes": ballot.votes[person],
    }


def _on_desk(transaction: Transaction, person: int, kind: str) -> Json | None:
    content = transaction.desks.get(person, kind)
    return None if content is None else dict(json.loads(zlib.decompress(content)))


def _game(transaction: Transaction, row: GameRow, person: int) -> Json:
    seats = transaction.seats.of(row.id)
    seat = seat_number(seats, person)
    done = [entry for entry in transaction.entries.all(row.id) if entry.person == person]
    return {
        "game": row.id,
        "server": None if row.guild is None else str(row.guild),
        "channel": str(row.channel),
        "status": row.status,
        "seat": None if seat is None else SEATS[seat],
        "word": None if seat is None else seats[seat].share,
        "opened_by_you": row.opener == person,
        "opened_at": row.opened_at.isoformat(),
        "ended_at": row.ended_at.isoformat() if row.ended_at else None,
        "entries": [
            {"at": entry.at.isoformat(), "kind": entry.kind, "turn": entry.turn, "notation": entry.notation}
            for entry in done
        ],
    }
