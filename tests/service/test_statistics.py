"""Figures: each turn counts for whoever played it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from tests.service.club import BEN, CHANNEL, CLEO, Club, done


async def test_turns_of_whoever_sat_there_before_count_for_nobody_else(club: Club) -> None:
    game = await club.begin(2)
    random = Random(5)
    for _ in range(24):
        club.now += timedelta(hours=20 if await club.on_turn(game.id) == BEN else 0)
        await club.whole_turn(game.id, random)
    done(await club.tables.company.replace(game.id, BEN, CLEO, None, club.request()))
    while await club.on_turn(game.id) is not None:
        await club.whole_turn(game.id, random)
    entries = await club.store.read(lambda t: t.entries.all(game.id))
    own = {entry.turn for entry in entries if entry.kind == "action" and entry.person == CLEO.id}
    standing = (await club.tables.statistics.figures(CLEO.id, CHANNEL.guild)).standing
    assert standing is not None and standing.seconds is not None
    assert standing.seconds < 3600
    results = await club.store.read(lambda t: t.results.with_person(CLEO.id))
    assert [len(each.seconds) for each in results if each.person and each.person.id == CLEO.id] == [len(own)]


async def test_a_game_that_cannot_be_read_is_left_out_of_the_figures_and_said_in_the_log(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await club.begin(2)
    await club.play_to_end(broken.id, Random(3))
    row = await club.store.read(lambda t: t.games.get(broken.id))
    assert row is not None
    await club.store.write(lambda t: t.games.save(replace(row, position=b"broken")))
    sound = await club.begin(2)
    await club.play_to_end(sound.id, Random(4))
    ranking = await club.tables.statistics.ranking(CHANNEL.guild or 0)
    assert ranking.games == 1
    assert f"game {broken.id} does not count" in caplog.text
