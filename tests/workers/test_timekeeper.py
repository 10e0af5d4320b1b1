"""Clocks go on and stand still when they should, and looking at them costs nothing while nothing is due."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.service import Channel
from bot.service.pace import LOBBY_ENDS, LOBBY_LASTS
from bot.store import DueRow, Store
from bot.workers.computers import Computers
from bot.workers.timekeeper import AT_ONCE, NOTED_EVERY, Timekeeper
from tests.service.club import ANN, CHANNEL, Club, done


@pytest.fixture
async def keeper(club: Club) -> AsyncIterator[Timekeeper]:
    computers = Computers(club.store, clock=lambda: club.now, pause=3600.0)
    yield Timekeeper(club.store, computers, clock=lambda: club.now)
    await computers.close()


async def changes(store: Store) -> int:
    """How many rows were ever written."""
    return await store._writer.run(lambda connection: connection.total_changes)


async def test_looking_writes_that_it_is_there_once_a_minute_at_most(club: Club, keeper: Timekeeper) -> None:
    await club.begin(2)
    await keeper.drain()
    before = await changes(club.store)
    await keeper.drain()
    assert await changes(club.store) == before
    club.now += NOTED_EVERY
    await keeper.drain()
    assert await changes(club.store) == before + 1
    club.now -= timedelta(hours=1)  # somebody sets the clock of the machine back
    await keeper.drain()
    assert await changes(club.store) == before + 2


async def test_a_new_game_where_nothing_was_played_for_long_has_its_usual_time(
    club: Club, keeper: Timekeeper
) -> None:
    game = await club.lobby()
    await keeper.drain()
    done(await club.tables.cancel(game.id, ANN, club.request()))
    club.now += timedelta(days=200)
    await keeper.drain()
    again = Timekeeper(club.store, keeper._computers, clock=lambda: club.now)  # the bot was started anew
    game = await club.lobby()
    opened = club.now
    await again.drain()
    dues = await club.store.read(lambda t: t.dues.of(game.id))
    ends = next(due.due_at for due in dues if due.kind == LOBBY_ENDS)
    assert ends <= opened + LOBBY_LASTS


async def test_a_game_that_began_just_before_the_bot_stopped_loses_no_time(
    club: Club, keeper: Timekeeper
) -> None:
    await keeper.drain()
    game = await club.lobby()
    before = await club.store.read(lambda t: t.dues.of(game.id))
    club.now += timedelta(days=30)
    await Timekeeper(club.store, keeper._computers, clock=lambda: club.now).drain()
    after = await club.store.read(lambda t: t.dues.of(game.id))
    moved = {new.due_at - old.due_at for old, new in zip(before, after, strict=True)}
    assert min(moved) >= timedelta(days=29)


async def test_many_computers_that_think_do_not_hide_what_else_is_due(club: Club, keeper: Timekeeper) -> None:
    await keeper.drain()
    for number in range(AT_ONCE + 3):
        channel = Channel(1000 + number, guild=7)
        lobby = done(await club.tables.open_lobby(channel, ANN, {}, "en", club.request())).game
        for _ in range(2):
            done(await club.tables.company.add_computer(lobby.id, ANN.id, "easy", club.request()))
        done(await club.tables.begin(lobby.id, ANN.id, club.request()))
        done(await club.tables.company.concede(lobby.id, ANN.id, club.request()))
    game = done(await club.tables.open_lobby(CHANNEL, ANN, {}, "en", club.request())).game
    await club.store.write(lambda t: t.dues.put(DueRow(game.id, LOBBY_ENDS, 0, 0, club.now)))
    club.now += timedelta(seconds=1)
    await keeper.drain()
    assert keeper._computers.playing == AT_ONCE + 3
    shown = await club.tables.game(game.id)
    assert shown is not None
    assert shown.status == "cancelled"
