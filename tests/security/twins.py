"""Whether anything that somebody is shown depends on what they must not know.

A game is looked at twice: as it is, and with everything hidden from one reader dealt anew among itself (other
hands, draw pile, cards under the Deck tile, pile of distant tiles, seed). Whatever differs between the two is
a leak, in whatever words, picture or order it comes; so no list of forbidden words is needed.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from bot.service import Tables
from bot.service.choices import KeptChoices
from bot.service.positions import pack, unpack
from bot.store import GameRow, Store
from engine import State
from tests.engine.hidden import twin

Found = TypeVar("Found")
_IDS = re.compile(r"\d{15,}")


async def row_of(store: Store, game: int) -> GameRow:
    """A game as it is stored."""
    row = await store.read(lambda t: t.games.get(game))
    assert row is not None
    return row


async def both(
    tables: Tables, game: int, seat: int | None, random: Random, look: Callable[[], Awaitable[Found]]
) -> tuple[Found, Found]:
    """What `look` finds in a game as it is, and in its twin for the reader in `seat` (None: an onlooker)."""
    store = tables._store
    row = await row_of(store, game)
    before = await look()
    other = _twin_row(row, seat, random)
    assert other.position != row.position, "nothing is hidden in this position"
    await store.write(lambda t: t.games.save(other))
    tables._choices = KeptChoices()
    try:
        return before, await look()
    finally:
        await store.write(lambda t: t.games.save(row))
        tables._choices = KeptChoices()


def _twin_row(row: GameRow, seat: int | None, random: Random) -> GameRow:
    """The reader on turn sees the position of now, everybody else the one of the turn's start."""
    start, now = unpack(row.turn_position), unpack(row.position)
    if row.revision == row.turn_revision:
        start = now = twin(now, seat, random)
        return replace(row, turn_position=pack(start), position=pack(now))
    if seat != row.turn_seat:
        # Nobody else may see what is provisional: for them the present position is any other at all.
        start = twin(start, seat, random)
        return replace(row, turn_position=pack(start), position=pack(twin(now, None, random)))
    number = random.random()
    return replace(
        row,
        turn_position=pack(_twin(start, seat, number)),
        position=pack(_twin(now, seat, number)),
    )


def _twin(state: State, seat: int, number: float) -> State:
    return twin(state, seat, Random(number))


def without_ids(text: str) -> str:
    """Ids of messages and people grow with time: they say nothing."""
    return _IDS.sub("#", text)


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """What was answered differently, by what was asked."""
    return [f"{name}: {_around(one[name], other[name])}" for name in one if one[name] != other[name]]


def _around(one: Any, other: Any) -> str:
    """Where two answers part ways."""
    a, b = str(one), str(other)
    first = next((at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"...{a[max(0, first - 80) : first + 400]!r} / {b[max(0, first - 80) : first + 400]!r}"
