"""What waits to be told: one lane a person and one a channel, the oldest first."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from bot.store import OutboxRow, Store, Transaction
from tests.store.rows import ANN, BEN, NOON, add_game, later, letter


def add(row: OutboxRow, transaction: Transaction) -> None:
    transaction.outbox.add(row)


async def due(store: Store, now: datetime = NOON) -> list[OutboxRow]:
    return await store.read(lambda t: t.outbox.due(now, 10))


async def test_only_the_first_of_each_lane_is_due(store: Store) -> None:
    game = await store.write(add_game)
    other = await store.write(lambda t: add_game(t, channel=8))
    for row in (
        letter(game),
        letter(game, kind="notice", person=ANN.id),
        letter(game, turn=2),
        letter(other),
        letter(other, kind="notice", person=ANN.id),
        letter(game, kind="notice", person=BEN.id),
    ):
        await store.write(partial(add, row))
    assert [(row.game, row.person, row.turn) for row in await due(store)] == [
        (game, None, 1),
        (game, ANN.id, 1),
        (other, None, 1),
        (game, BEN.id, 1),
    ]


async def test_a_put_off_letter_holds_back_its_own_lane_only(store: Store) -> None:
    game = await store.write(add_game)
    await store.write(lambda t: t.outbox.add(letter(game)))
    await store.write(lambda t: t.outbox.add(letter(game, turn=2)))
    await store.write(lambda t: t.outbox.add(letter(game, kind="notice", person=ANN.id)))
    first = (await due(store))[0]
    await store.write(lambda t: t.outbox.postpone(first.id, later(30), "busy"))
    assert [row.person for row in await due(store)] == [ANN.id]
    again = (await due(store, later(30)))[0]
    assert (again.id, again.attempts) == (first.id, 1)


async def test_what_is_finished_makes_way_for_the_next(store: Store) -> None:
    game = await store.write(add_game)
    await store.write(lambda t: t.outbox.add(letter(game)))
    await store.write(lambda t: t.outbox.add(letter(game, turn=2, at=later(5))))
    first = (await due(store))[0]
    await store.write(lambda t: t.outbox.finish(first.id, "sent", NOON, 99, None))
    assert await due(store) == []
    assert await store.read(lambda t: t.outbox.next_due()) == later(5)
    assert [row.turn for row in await due(store, later(5))] == [2]


async def test_all_letters_to_somebody_since_a_moment_are_found_sent_or_not(store: Store) -> None:
    game = await store.write(add_game)
    for row in (
        letter(game, person=ANN.id, turn=1),
        letter(game, person=ANN.id, turn=2, at=later(5)),
        letter(game, person=BEN.id, turn=3, at=later(5)),
        letter(game, person=ANN.id, turn=4, at=later(6)),
        letter(game, turn=5, at=later(6)),
    ):
        await store.write(partial(add, row))
    await store.write(lambda t: t.outbox.finish(2, "failed", later(7), None, "closed"))
    found = await store.read(lambda t: t.outbox.written_to(ANN.id, NOON))
    assert [row.turn for row in found] == [2, 4]


async def test_nothing_waiting_is_due_never(store: Store) -> None:
    assert await store.read(lambda t: t.outbox.next_due()) is None


async def test_old_letters_are_forgotten_but_never_waiting_ones(store: Store) -> None:
    game = await store.write(add_game)
    await store.write(lambda t: t.outbox.add(letter(game)))
    await store.write(lambda t: t.outbox.add(letter(game, turn=2)))
    first = (await due(store))[0]
    await store.write(lambda t: t.outbox.finish(first.id, "sent", NOON, 99, None))
    await store.write(lambda t: t.outbox.forget(later(100)))
    kept = await store.read(lambda t: t._connection.execute("SELECT turn FROM outbox").fetchall())
    assert kept == [(2,)]
