"""When the bot starts it replays every live game; a broken one is put aside and harms no other."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.service import Channel, Game
from bot.store import GameRow, Transaction
from tests.service.club import ANN, CHANNEL, Club, refused


async def two_games(club: Club) -> tuple[Game, Game]:
    """Two games in the middle of a turn."""
    games = await club.begin(2), await club.begin(3, channel=Channel(701))
    random = Random(1)
    for game in games:
        for _ in range(4):
            await club.whole_turn(game.id, random)
        await club.random_step(game.id, random)
    return games


async def row_of(club: Club, game: int) -> GameRow:
    row = await club.store.read(lambda t: t.games.get(game))
    assert row is not None
    return row


def drop_last_entry(transaction: Transaction, row: GameRow) -> None:
    transaction.entries.remove(row.id, [row.revision])


def drop_middle_entry(transaction: Transaction, row: GameRow) -> None:
    transaction.entries.remove(row.id, [row.revision - 4])


def other_seed(transaction: Transaction, row: GameRow) -> None:
    transaction.games.save(replace(row, seed=b"x" * 32))


def spoilt_position(transaction: Transaction, row: GameRow) -> None:
    transaction.games.save(replace(row, position=b"not a position"))


def older_position(transaction: Transaction, row: GameRow) -> None:
    transaction.games.save(replace(row, position=row.turn_position))


def unknown_options(transaction: Transaction, row: GameRow) -> None:
    transaction.games.save(replace(row, options={"players": 2, "wealth": 5}))


async def test_sound_games_pass_the_check_and_are_left_alone(club: Club) -> None:
    one, two = await two_games(club)
    before = await row_of(club, one.id), await row_of(club, two.id)
    assert await club.tables.check_games() == {}
    assert (await row_of(club, one.id), await row_of(club, two.id)) == before


@pytest.mark.parametrize(
    "damage",
    [drop_last_entry, drop_middle_entry, other_seed, spoilt_position, older_position, unknown_options],
)
async def test_a_broken_game_is_parked_with_a_reason_and_the_others_go_on(club: Club, damage: object) -> None:
    one, two = await two_games(club)
    row = await row_of(club, one.id)
    await club.store.write(lambda t: damage(t, row))  # type: ignore[operator]
    await club.close()
    await club.open()
    faults = await club.tables.check_games()
    assert list(faults) == [one.id]
    assert faults[one.id] in ("unreadable", "action", "turn_position", "position", "invariants")
    refusal = refused(await club.tables.act(one.id, ANN.id, "stop", None, club.request()))
    assert (refusal.code, refusal.facts) == ("parked", {"reason": faults[one.id]})
    assert refused(await club.tables.look(one.id, ANN.id)).code == "parked"
    assert isinstance(await club.tables.log(one.id, ANN.id), list)
    await club.whole_turn(two.id, Random(2))
    shown = await club.tables.game_in(CHANNEL.id)
    assert shown is not None
    assert (shown.id, shown.status) == (one.id, "parked")


async def test_a_parked_game_is_told_of_once_and_goes_on_when_it_is_mended(club: Club) -> None:
    game = (await two_games(club))[0]
    row = await row_of(club, game.id)
    await club.store.write(lambda t: older_position(t, row))
    await club.tables.check_games()
    await club.tables.check_games()
    letters = await club.store.read(
        lambda t: t._connection.execute("SELECT count(*) FROM outbox WHERE kind = 'parked'").fetchone()
    )
    assert letters == (1,)
    parked = await row_of(club, game.id)
    await club.store.write(lambda t: t.games.save(replace(parked, position=row.position)))
    assert await club.tables.check_games() == {}
    assert (await row_of(club, game.id)).status == "running"
    await club.whole_turn(game.id, Random(2))


async def test_a_broken_game_that_is_used_before_its_turn_in_the_check_is_parked_first(club: Club) -> None:
    games = [await club.begin(2, channel=Channel(800 + number)) for number in range(20)]
    last = games[-1].id
    row = await row_of(club, last)
    await club.store.write(lambda t: other_seed(t, row))
    checking = asyncio.create_task(club.tables.check_games())
    await asyncio.sleep(0)
    await club.store.read(lambda t: None)  # by now the check knows which games there are
    assert refused(await club.tables.choices(last, ANN.id)).code == "parked"
    assert not checking.done()
    assert list(await checking) == [last]
