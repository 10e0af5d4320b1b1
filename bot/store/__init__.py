"""The only SQLite: one file with all games."""

from bot.store.erasing import NOBODY
from bot.store.errors import DatabaseInUse, DatabaseTooNew, StoreError
from bot.store.results import ResultRow
from bot.store.rows import EntryRow, GameRow, OutboxRow, PersonRow, SeatRow
from bot.store.store import Store
from bot.store.table_rows import BallotRow, DueRow, PaceRow
from bot.store.transaction import Transaction

__all__ = [
    "NOBODY",
    "BallotRow",
    "DatabaseInUse",
    "DatabaseTooNew",
    "DueRow",
    "EntryRow",
    "GameRow",
    "OutboxRow",
    "PaceRow",
    "PersonRow",
    "ResultRow",
    "SeatRow",
    "Store",
    "StoreError",
    "Transaction",
]
