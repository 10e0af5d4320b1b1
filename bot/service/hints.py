"""Whether people may ask for hints in a game: one answer for the whole table, and known to it."""

from __future__ import annotations

from bot.store import GameRow, Transaction

HINTS = "hints"
"""The preference of a game, `yes` or `no`. Where nobody has chosen, beginners' games have hints."""


def hints_on(transaction: Transaction, row: GameRow) -> bool:
    """Whether hints are on in a game: as was chosen, else in introductory games only."""
    chosen = transaction.preferences.get("game", row.id, HINTS)
    return bool(row.options.get("introductory")) if chosen is None else chosen == "yes"
