"""One person among computers: nobody waits for them, so no deadline takes their seat."""

from __future__ import annotations

import pytest

from playground.running import RunningBot
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.test_life import hours_pass, in_words, said, told, until_turn_of


async def seated_alone(bot: RunningBot, time_up: str) -> Evening:
    """Ann on her turn with 12 hours for it, at a table of computers."""
    evening = Evening(bot)
    ann = bot.server.person("Ann")
    evening.people = [ann]
    given = {"pace": "12", "time-up": time_up, "introductory": "yes"}
    await ann.slash(evening.channel, "brass start", word="one", **given)
    await in_words(evening)
    for _ in range(2):
        await evening.type(ann, "brass-table invite", computer="easy")
    await evening.type(ann, "brass-table begin", word="go")
    await until_turn_of(evening, ann)
    return evening


@pytest.mark.parametrize("time_up", ["computer", "vote", "pass", "nudge"])
async def test_the_game_waits_and_the_person_is_reminded(bot: RunningBot, time_up: str) -> None:
    evening = await seated_alone(bot, time_up)
    ann, turn = evening.people[0], (await evening.game()).turn
    assert "with computers alone" in evening.public()[0].text
    await hours_pass(bot, 60)
    game = await evening.game()
    assert (game.status, game.turn) == ("running", turn)
    assert await evening.on_turn() is ann
    assert all(seat.computer is None for seat in game.seats if seat.person)
    assert [each.pinged for each in said(evening, "the game waits for you")] == [["Ann"]]
    assert len(told(ann, "waits for your turn")) == 3
    await evening.pass_turn()


async def test_the_last_person_who_still_plays_keeps_the_seat(bot: RunningBot, evening_of: Sitting) -> None:
    evening = await evening_of(2, pace="12", **{"time-up": "computer"})
    await in_words(evening)
    first, last = await evening.on_turn(), await evening.off_turn()
    await hours_pass(bot, 13)
    assert said(evening, f"The time of {first.name}")
    assert await evening.on_turn() is last
    await hours_pass(bot, 40)
    assert await evening.on_turn() is last
    assert (await evening.game()).status == "running"
    await first.click(told(first, "a computer plays on for you")[-1], "I am back")
    assert all(seat.computer is None for seat in (await evening.game()).seats)
    await evening.pass_turn()
