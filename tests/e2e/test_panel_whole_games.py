"""Whole games through the panel alone, by random taps, with restarts of the bot amid a turn."""

from __future__ import annotations

import pytest

from bot.service import verify
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.test_panel import without_pictures
from tests.e2e.test_whole_games import cards_named, names_in
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
    await no_card_of_a_hand_was_named(evening)


async def no_card_of_a_hand_was_named(evening: Evening) -> None:
    """Each name in the message about a turn is explained by what everybody may know of it."""
    turns = await evening.bot.client.tables.log((await evening.game()).id, None)
    assert isinstance(turns, list)
    told = [each for each in evening.public() if each.pictures][1 : len(turns) + 1]
    for message, turn in zip(told, turns, strict=True):
        assert cards_named(message.text) <= names_in(turn), message.text
