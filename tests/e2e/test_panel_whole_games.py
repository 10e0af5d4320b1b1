"""Whole games through the panel alone, by random taps, with restarts of the bot amid a turn."""

from __future__ import annotations

import pytest

from bot.service import verify
from tests.e2e.conftest import Sitting
from tests.e2e.test_panel import without_pictures
from tests.e2e.test_whole_games import everybody_was_told_of_each_turn_once
from tests.e2e.test_whole_games import public_messages_follow_from_public_events as public_is_public
from tests.e2e.touch import Tapper

TURNS_BETWEEN_RESTARTS = 9


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"introductory": "yes"}), (4, {"introductory": "yes"})],
)
async def test_a_whole_game_is_played_by_taps(
    evening_of: Sitting, players: int, options: dict[str, str]
) -> None:
    evening = await evening_of(players, **options)
    await without_pictures(evening)
    tapper = Tapper(evening, seed=players)
    turns = 0
    while (await evening.game()).status == "running":
        await tapper.whole_turn()
        turns += 1
        if turns % TURNS_BETWEEN_RESTARTS == 0:
            await evening.bot.restart()
    game = await evening.game()
    assert game.status == "finished"
    assert list(evening.bot.server.refusals) == []
    assert verify(await evening.bot.client.tables.export(game.id)) == []
    await public_is_public(evening, game)
    await everybody_was_told_of_each_turn_once(evening)
