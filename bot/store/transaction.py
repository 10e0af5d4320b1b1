"""What a use case holds in its hands while it reads and writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from bot.store.ballots import Ballots, Invitations
from bot.store.entries import Entries
from bot.store.erasing import Erasing
from bot.store.games import Games, People, Seats
from bot.store.memory import Departures, Desks, Notes
from bot.store.notes import KeptMessages, Preferences, Requests
from bot.store.outbox import OutboxRows
from bot.store.pace import Dues, Paces, Reached
from bot.store.results import Results

T = TypeVar("T")


class Transaction:
    """All tables, within one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.people = People(connection)
        self.games = Games(connection)
        self.seats = Seats(connection)
        self.entries = Entries(connection)
        self.outbox = OutboxRows(connection)
        self.requests = Requests(connection)
        self.preferences = Preferences(connection)
        self.kept_messages = KeptMessages(connection)
        self.paces = Paces(connection)
        self.dues = Dues(connection)
        self.reached = Reached(connection)
        self.ballots = Ballots(connection)
        self.invitations = Invitations(connection)
        self.notes = Notes(connection)
        self.desks = Desks(connection)
        self.results = Results(connection)
        self.departures = Departures(connection)
        self.erasing = Erasing(connection)

    def attempt(self, work: Callable[[], T]) -> T:
        """Run `work`; if it raises, what it wrote is undone while the rest of the transaction stays."""
        execute = self._connection.execute
        execute("SAVEPOINT attempt")
        try:
            result = work()
        except BaseException:
            # A full disk ends the whole transaction, and the savepoint with it.
            if self._connection.in_transaction:
                execute("ROLLBACK TO attempt")
                execute("RELEASE attempt")
            raise
        execute("RELEASE attempt")
        return result
