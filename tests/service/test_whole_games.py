"""Whole games through the service, with the bot stopped at any moment: nothing lost, nothing doubled."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import engine
from bot.service import Channel, Json, verify
from tests.service.club import Club

OPTIONS: list[tuple[int, Json]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"map": "community"}),
    (3, {"introductory": True}),
    (4, {"edition": "classic2007"}),
]


@pytest.mark.parametrize(("players", "options"), OPTIONS, ids=str)
async def test_a_game_with_restarts_ends_as_its_record_says(club: Club, players: int, options: Json) -> None:
    random = Random(players)
    game = (await club.begin(players, options)).id
    moments: Counter[str] = Counter()
    while (person := await club.on_turn(game)) is not None:
        if random.random() < 0.15:
            before = await club.look(game, person)
            await club.restart()
            assert await club.look(game, person) == before
            moments[f"{before.view['waiting']['decision']}, {len(before.provisional) > 0}"] += 1
        await club.random_step(game, random)
    assert moments.total() > 5
    assert moments["turn, True"] + moments["end turn, True"] > 0
    await club.restart()
    export = await club.tables.export(game)
    assert isinstance(export, dict)
    assert verify(export) == []
    replayed = engine.replay(engine.Record.from_json(export))
    look = await club.look(game, None)
    assert look.view == engine.view(replayed.state, None)
    assert look.view["finished"]
    assert look.game.status == "finished"
    assert look.game.waiting is None


async def test_two_games_side_by_side_do_not_touch_each_other(club: Club) -> None:
    random = Random(8)
    one = (await club.begin(2)).id
    two = (await club.begin(3, channel=Channel(701))).id
    for _ in range(60):
        await club.random_step(random.choice([one, two]), random)
    await club.restart()
    await club.play_to_end(one, random)
    await club.play_to_end(two, random)
    for game in (one, two):
        export = await club.tables.export(game)
        assert isinstance(export, dict)
        assert verify(export) == []
