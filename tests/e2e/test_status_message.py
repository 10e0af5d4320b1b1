"""The status message: the one button to one's turn in the channel, which survives what goes wrong."""

from __future__ import annotations

import pytest

from playground.running import RunningBot
from playground.server import Permission
from tests.e2e.evening import Evening
from tests.e2e.test_life import in_words


@pytest.fixture(autouse=True)
async def words_only(evening: Evening) -> None:
    await in_words(evening)


def doors(evening: Evening) -> list[int]:
    """The messages of the channel that offer one's turn."""
    told = [each for each in evening.onlooker.sees(evening.channel) if not each.ephemeral]
    return [each.id for each in told if "My turn" in [button.label for button in each.buttons]]


async def test_the_button_stays_where_a_new_status_message_cannot_be_sent(
    bot: RunningBot, evening: Evening
) -> None:
    before = doors(evening)
    messages = f"POST */channels/{evening.channel.id}/messages"
    bot.server.faults.delay(0.0, matching=messages)  # the turn itself is told
    refused = bot.server.faults.refuse(403, 50013, "Missing Permissions", matching=messages)
    await evening.pass_turn()
    assert refused.count == 0
    assert len(before) == 1 and doors(evening) == before
    await evening.pass_turn()
    assert doors(evening) == [evening.onlooker.last(evening.channel).id]


async def test_a_status_message_that_could_not_be_deleted_is_deleted_later(
    bot: RunningBot, evening: Evening
) -> None:
    bot.server.faults.fail(503, matching=f"DELETE */channels/{evening.channel.id}/messages/*")
    await evening.pass_turn()
    assert len(doors(evening)) == 2
    assert doors(evening)[-1] == evening.onlooker.last(evening.channel).id
    await evening.pass_turn()
    assert doors(evening) == [evening.onlooker.last(evening.channel).id]


async def test_an_ended_game_has_no_status_message(bot: RunningBot, evening: Evening) -> None:
    olga = bot.server.person("Olga")
    olga.allow(bot.server.guild, Permission.MANAGE_GUILD)
    await evening.certainly(olga, "brass-admin cancel", "End the game")
    assert doors(evening) == []
