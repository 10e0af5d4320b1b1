"""What is told when a game is over: the result, the replay, and that its thread may be closed."""

from __future__ import annotations

from bot.service.command import Command
from bot.service.lobby import shares_of
from bot.service.messages import Closing, Ending, Message, Replay, Result
from bot.service.positions import unpack
from bot.service.publish import tell_channel
from bot.service.record import record_of
from bot.service.sight import game_of, view_of
from bot.service.unrolled import ends_of_rounds, views
from bot.store import GameRow, OutboxRow, Transaction

KINDS = ("result", "replay", "closing")
"""The letters, in the order in which they are sent; the last one closes the thread behind the others."""


def tell_end(command: Command, row: GameRow) -> None:
    """The game is over: say so in full."""
    for kind in KINDS:
        tell_channel(command, row, kind, row.turn)


def compose_end(transaction: Transaction, row: GameRow, letter: OutboxRow) -> Message | None:
    """One of these letters, as data; None where the game is not over."""
    if row.status != "finished":
        return None
    game = game_of(transaction, row, None)
    if letter.kind == "closing":
        return Closing(game, view_of(unpack(row.position), None))
    shown = views(record_of(transaction, row))
    if letter.kind == "replay":
        return Replay(game, tuple(shown))
    return Result(game, shown[-1][0], ends_of_rounds(shown), ending_of(transaction, row))


def ending_of(transaction: Transaction, row: GameRow) -> Ending:
    """The chance of a game that is over."""
    shares = shares_of(row, transaction.seats.of(row.id))
    return Ending(secret=row.secret.hex(), shares=tuple(shares), seed=(row.seed or b"").hex())
