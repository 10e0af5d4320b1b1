"""What a use case holds in its hands while it reads and writes."""

from __future__ import annotations

import sqlite3

from bot.store.entries import Entries
from bot.store.games import Games, People, Seats
from bot.store.notes import KeptMessages, Preferences, Requests
from bot.store.outbox import OutboxRows


class Transaction:
    """All tables, within one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.people = People(connection)
        self.games = Games(connection)
        self.seats = Seats(connection)
        self.entries = Entries(connection)
        self.outbox = OutboxRows(connection)
        self.requests = Requests(connection)
        self.preferences = Preferences(connection)
        self.kept_messages = KeptMessages(connection)
