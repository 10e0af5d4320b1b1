"""Rows for the tests of the store."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.store import GameRow, OutboxRow, PersonRow, SeatRow, Transaction

NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
ANN = PersonRow(11, "Ann")
BEN = PersonRow(12, "Ben")


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def lobby(channel: int = 7) -> GameRow:
    return GameRow(
        id=0,
        channel=channel,
        guild=3,
        status="lobby",
        language="en",
        options={"deck": "classic"},
        opener=ANN.id,
        secret=b"s" * 32,
        revision=1,
        turn_revision=1,
        opened_at=NOON,
    )


def add_game(transaction: Transaction, channel: int = 7) -> int:
    """A lobby of Ann and Ben; its number."""
    transaction.people.meet(ANN)
    transaction.people.meet(BEN)
    game = transaction.games.add(lobby(channel))
    transaction.seats.set(game, [SeatRow(0, ANN, "a"), SeatRow(1, BEN, "b")])
    return game


def letter(
    game: int, *, kind: str = "turn", person: int | None = None, turn: int = 1, at: datetime = NOON
) -> OutboxRow:
    return OutboxRow(0, game, kind, turn, person, None, at)
