"""Who gets which seat in a lobby: seats asked for first, then the others as they came or by lot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import engine
from bot.store import SeatRow

LOT = "seats"
"""The label of the shuffle that draws seats by lot (docs/chance.md)."""


def arranged(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The same seats, numbered: whoever wished for one that exists has it, the others fill the rest."""
    placed: dict[int, SeatRow] = {}
    rest = []
    for seat in seats:
        if seat.wish is not None and seat.wish < len(seats) and seat.wish not in placed:
            placed[seat.wish] = seat
        else:
            rest.append(seat)
    free = [number for number in range(len(seats)) if number not in placed]
    placed |= dict(zip(free, rest, strict=True))
    return [replace(placed[number], seat=number) for number in range(len(seats))]


def drawn(seats: Sequence[SeatRow], secret: bytes) -> list[SeatRow]:
    """The seats drawn by lot, but for those asked for.

    The lot comes from the same secret and shares as the cards, so that nobody can have chosen it.
    """
    seed = engine.seed_of(secret, [seat.share for seat in seats])
    order = engine.shuffled(range(len(seats)), seed, LOT)
    return arranged([seats[number] for number in order])
