"""What comes at the same moment: a clock that runs out and a move, a computer and the one who comes back."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.service import Channel, Done, Person
from bot.workers.computers import Computers
from bot.workers.outbox import Outbox
from bot.workers.timekeeper import Timekeeper
from tests.service.club import ANN, BEN, CHANNEL, Club, any_action, done
from tests.workers.post import Post


async def written(club: Club, game: int) -> int:
    """How many actions are."""
    entries = await club.store.read(lambda t: t.entries.all(game))
    return sum(entry.kind == "action" for entry in entries)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("at_end", ["pass", "computer", "vote", "nudge"])
async def test_time_that_runs_out_while_somebody_plays(club: Club, at_end: str, seed: int) -> None:
    """Either they played or they were too late; never both, and the table goes on."""
    computers = Computers(club.store, clock=lambda: club.now, pause=3600.0)
    keeper = Timekeeper(club.store, computers, clock=lambda: club.now)
    lobby = await club.lobby()
    done(
        await club.tables.company.set_pace(lobby.id, ANN.id, {"hours": 12, "at_end": at_end}, club.request())
    )
    game = done(await club.tables.begin(lobby.id, ANN.id, club.request())).game
    random = Random(seed)
    for _ in range(seed % 4):
        await club.whole_turn(game.id, random)
    person = await club.on_turn(game.id)
    assert person is not None
    await keeper.drain()
    action = any_action(await club.choices(game.id, person), random)
    before, shown = await written(club, game.id), await club.tables.game(game.id)
    assert shown is not None
    club.now += timedelta(hours=13)
    move = club.tables.act(game.id, person.id, action, shown.revision, club.request())
    if seed % 2:
        outcome, _ = await asyncio.gather(move, keeper.drain())
    else:
        _, outcome = await asyncio.gather(keeper.drain(), move)
    after, now = await written(club, game.id), await club.tables.game(game.id)
    assert now is not None
    if isinstance(outcome, Done):
        assert after >= before + 1
    elif at_end == "pass":
        assert now.turn == shown.turn + 1
    assert now.turn <= shown.turn + 1
    assert await club.tables.check_games() == {}
    await computers.close()


async def test_a_computer_that_thinks_does_not_play_for_somebody_who_has_come_back(club: Club) -> None:
    computers = Computers(club.store, clock=lambda: club.now, pause=0.0)
    keeper = Timekeeper(club.store, computers, clock=lambda: club.now)
    game = await club.begin(2)
    person = await club.on_turn(game.id)
    assert person is not None
    done(await club.tables.company.act_for(game.id, BEN, "computer", club.request()))
    await keeper.drain()
    assert computers.busy
    done(await club.tables.company.take_seat(game.id, person, club.request()))
    done(await club.tables.act(game.id, person.id, await club.passing(game.id, person), None, club.request()))
    while computers.busy:
        await asyncio.sleep(0.01)
    entries = await club.store.read(lambda t: t.entries.all(game.id))
    played = [entry.person for entry in entries if entry.kind == "action"]
    assert set(played) == {person.id}
    await computers.close()


async def test_somebody_at_many_tables_presses_everywhere_at_once(club: Club) -> None:
    """Each table gets what was meant for it, and each message goes where it belongs."""
    post = Post()
    outbox = Outbox(club.store, post, clock=lambda: club.now)
    channels = [Channel(800 + number, guild=7) for number in range(6)]
    games = [await club.begin(2, channel=channel) for channel in (*channels, CHANNEL)]
    passes = []
    for game in games:
        person = await club.on_turn(game.id)
        assert person is not None
        passes.append((game.id, person, await club.passing(game.id, person)))
    acts = [club.tables.act(game, person.id, card, None, club.request()) for game, person, card in passes]
    again = [club.tables.act(game, person.id, card, 1, club.request()) for game, person, card in passes]
    outcomes = await asyncio.gather(outbox.drain(), *acts, *again)
    assert [isinstance(each, Done) for each in outcomes[1:]] == [True] * 7 + [False] * 7
    assert [await written(club, game.id) for game in games] == [1] * 7
    await outbox.drain()
    for game in games:
        places = {place for place, message in post.sent if message.game.id == game.id}
        assert places <= {f"channel {game.channel.id}", *(f"person {each.id}" for each in people(game))}


def people(game: object) -> list[Person]:
    return [seat.person for seat in game.seats if seat.person]  # type: ignore[attr-defined]


async def test_what_comes_in_while_the_outbox_looks_for_more_waits_for_no_other_delivery(
    club: Club, post: Post, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin(2)
    post.slow[f"channel {CHANNEL.id}"] = 5.0
    read, looks = club.store.read, 0

    async def slow_read(work: Any) -> Any:
        """As if the second answer about what is due took its time."""
        nonlocal looks
        found = await read(work)
        if isinstance(found, list):
            looks += 1
            if looks == 2:
                await club.begin(2, channel=Channel(701))
                await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr(club.store, "read", slow_read)
    task = asyncio.create_task(outbox.drain())
    async with asyncio.timeout(3):
        while "Began" not in post.kinds("channel 701"):
            await asyncio.sleep(0.01)
    assert post.kinds(f"channel {CHANNEL.id}") == []
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
