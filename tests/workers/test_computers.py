"""Nobody waits for a computer: one that takes too long, dies or fails plays the quietest action instead."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.service import Game
from bot.store import DueRow, StoreError, Transaction
from bot.workers.computers import GUARD_SECONDS, Computers
from bot.workers.thinking import OtherProcess
from bot.workers.timekeeper import Timekeeper
from tests.service.club import ANN, CHANNEL, Club, done
from tests.service.test_disk import set_on_writer


@asynccontextmanager
async def playing(
    club: Club, guard: float = GUARD_SECONDS, level: str = "easy"
) -> AsyncIterator[tuple[Computers, Timekeeper, Game]]:
    """A game of Ann and a computer, whose workers run; Ann has just passed if she was first."""
    computers = Computers(club.store, clock=lambda: club.now, pause=0.0, guard=guard)
    keeper = Timekeeper(club.store, computers, clock=lambda: club.now)
    lobby = done(await club.tables.open_lobby(CHANNEL, ANN, {}, "en", club.request())).game
    done(await club.tables.company.add_computer(lobby.id, ANN.id, level, club.request()))
    game = done(await club.tables.begin(lobby.id, ANN.id, club.request())).game
    while await club.on_turn(game.id) == ANN:
        await pass_or_end(club, game)
    work = asyncio.create_task(keeper.run())
    try:
        yield computers, keeper, game
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        await computers.close()


async def pass_or_end(club: Club, game: Game) -> None:
    choices = await club.choices(game.id, ANN)
    await club.act(
        game.id, ANN, "end turn" if choices.decision == "end turn" else await club.passing(game.id, ANN)
    )


async def is_ann(club: Club, game: Game, patience: float = 60.0) -> None:
    """Return when it is Ann's turn."""
    async with asyncio.timeout(patience):
        while await club.on_turn(game.id) != ANN:
            await asyncio.sleep(0.02)


async def last_actions(club: Club, game: Game) -> list[str]:
    """What the computer did in its last turn."""
    entries = await club.store.read(lambda t: t.entries.all(game.id))
    mine = [entry for entry in entries if entry.kind == "action" and entry.person is None]
    return [str(entry.notation).split()[0] for entry in mine if entry.turn == mine[-1].turn]


async def test_a_computer_plays_its_turn(club: Club) -> None:
    async with playing(club) as (_, _, game):
        await is_ann(club, game)
        assert await last_actions(club, game)


async def test_one_that_overruns_its_time_passes(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    async with playing(club, guard=0.0) as (_, _, game):  # less than any process needs
        await is_ann(club, game)
        assert set(await last_actions(club, game)) == {"pass", "end"}
        assert "took too long" in caplog.text


async def test_one_whose_process_dies_passes_and_the_next_thinks_again(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(club, level="hard") as (computers, _, game):
        killing = asyncio.create_task(
            killed_again_and_again(computers, lambda: "took too long" in caplog.text)
        )
        await killing
        await is_ann(club, game)
        assert "pass" in await last_actions(club, game)
        caplog.clear()
        while await club.on_turn(game.id) == ANN:
            await pass_or_end(club, game)
        await is_ann(club, game)
        assert "took too long" not in caplog.text


async def killed_again_and_again(computers: Computers, enough: Callable[[], bool]) -> None:
    """Kill whatever process thinks until `enough`."""
    while not enough():
        executor = computers._process._process
        for number in list(getattr(executor, "_processes", None) or ()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        await asyncio.sleep(0.01)


async def computers_turn(club: Club) -> Game:
    """A game that only computers play on: it is the turn of one of them, and one follows."""
    lobby = done(await club.tables.open_lobby(CHANNEL, ANN, {}, "en", club.request())).game
    for _ in range(3):
        done(await club.tables.company.add_computer(lobby.id, ANN.id, "easy", club.request()))
    done(await club.tables.begin(lobby.id, ANN.id, club.request()))
    return done(await club.tables.company.concede(lobby.id, ANN.id, club.request())).game


async def dues(club: Club, game: Game) -> list[DueRow]:
    return await club.store.read(lambda t: t.dues.of(game.id))


async def played(computers: Computers, due: DueRow) -> None:
    """Return when the turn that is due was played, or could not be."""
    computers.play(due)
    await asyncio.gather(*computers._turns.values())


async def test_a_disk_that_fails_after_a_turn_leaves_the_next_computers_turn_due(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    computers, game = Computers(club.store, clock=lambda: club.now, pause=0.0), await computers_turn(club)
    read = club.store.read

    async def fails_after_the_turn(work: Callable[[Transaction], Any]) -> Any:
        row = await read(lambda t: t.games.get(game.id))
        if row is not None and row.turn > game.turn:
            raise StoreError("disk I/O error")
        return await read(work)

    [due] = await dues(club, game)
    monkeypatch.setattr(club.store, "read", fails_after_the_turn)
    await played(computers, due)
    monkeypatch.undo()
    assert [due.turn for due in await dues(club, game)] == [game.turn + 1]
    await computers.close()


async def test_a_computers_turn_that_got_lost_is_found_at_the_next_start(club: Club) -> None:
    game = await computers_turn(club)
    [due] = await dues(club, game)
    await club.store.write(lambda t: t.dues.take(due))
    await club.tables.tidy()
    assert [(due.kind, due.turn) for due in await dues(club, game)] == [(due.kind, game.turn)]


async def test_a_disk_that_fails_while_a_computer_thinks_costs_no_decision(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(club) as (computers, keeper, game):
        async with asyncio.timeout(60):
            while not computers.busy:
                await asyncio.sleep(0)
            await set_on_writer(club.store, "PRAGMA query_only = ON")
            while computers.busy:
                await asyncio.sleep(0.01)
        assert "could not play" in caplog.text
        await set_on_writer(club.store, "PRAGMA query_only = OFF")
        keeper.wake()
        await is_ann(club, game)
        gc.collect()
        assert "never retrieved" not in caplog.text


@pytest.fixture
async def process() -> AsyncIterator[OtherProcess]:
    """One that has started already."""
    process = OtherProcess()
    await process.run(GUARD_SECONDS, time.sleep, 0)
    yield process
    process.end()


async def test_waiting_for_the_thoughts_of_others_costs_no_time_of_ones_own(process: OtherProcess) -> None:
    await asyncio.gather(*(process.run(2.0, time.sleep, 0.5) for _ in range(6)))


async def test_a_thought_that_takes_too_long_costs_those_behind_it_nothing(process: OtherProcess) -> None:
    async def thought(guard: float, seconds: float) -> str:
        try:
            await process.run(guard, time.sleep, seconds)
        except BaseException as error:
            return type(error).__name__
        return "found"

    found = await asyncio.gather(thought(0.5, 60), *(thought(GUARD_SECONDS, 0) for _ in range(4)))
    assert found == ["TimeoutError", *["found"] * 4]
