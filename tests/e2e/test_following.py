"""An open panel comes to its person's turn by itself, and nobody is called to what they were just shown."""

from __future__ import annotations

import pytest

from playground.running import RunningBot
from playground.server import Seen
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.test_life import in_words, pass_to_the_end, told
from tests.e2e.touch import Touch

SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""
TURN = "it is your turn to"


async def passed(touch: Touch) -> None:
    """The person passes their whole turn on the panel and ends it."""
    while "End turn" not in touch.labels:
        await touch.press("Pass")
        await touch.press(touch.labels[0])
    await touch.press("End turn")


@pytest.fixture
async def ann(evening: Evening) -> Touch:
    """The panel of one who has ended their turn on it; the other has played since."""
    await in_words(evening)
    touch = Touch(await evening.on_turn())
    await touch.play(evening.channel)
    await passed(touch)
    assert "Your turn" not in touch.text
    await evening.pass_turn()
    return touch


def calls(touch: Touch) -> list[Seen]:
    return told(touch.person, TURN)


def is_silent(message: Seen) -> bool:
    return bool(message.raw.flags & SILENT)


async def test_a_panel_comes_to_the_own_turn_and_tells_what_happened(ann: Touch) -> None:
    assert "Your turn" in ann.text
    assert "Meanwhile:\nYellow passed" in ann.text


async def test_each_turn_that_comes_to_an_open_panel_is_called_without_a_sound(
    ann: Touch, evening: Evening
) -> None:
    await passed(ann)
    await evening.pass_turn()
    assert "Your turn" in ann.text
    first, *others = calls(ann)
    assert not is_silent(first)
    assert [is_silent(each) for each in others] == [True, True]


async def test_who_looks_at_something_else_is_left_there_and_called(
    bot: RunningBot, evening: Evening
) -> None:
    await in_words(evening)
    first = Touch(await evening.on_turn())
    await first.play(evening.channel)
    await passed(first)
    await first.press("Build")
    await evening.pass_turn()
    assert "What would it cost?" in first.text
    assert [is_silent(each) for each in calls(first)] == [False, False]


async def test_a_panel_that_cannot_be_changed_any_more_leaves_the_notice(
    bot: RunningBot, evening: Evening
) -> None:
    await in_words(evening)
    first = Touch(await evening.on_turn())
    await first.play(evening.channel)
    await passed(first)
    bot.server.faults.refuse(404, 10008, "Unknown Message", matching="PATCH */webhooks/*")
    await evening.pass_turn()
    assert [is_silent(each) for each in calls(first)] == [False, False]


async def test_who_goes_on_at_once_is_not_called_to_the_next_turn(bot: RunningBot, evening: Evening) -> None:
    await in_words(evening)
    first = await evening.on_turn()
    while not any(each["spent"] for each in (await evening.look(None)).view["players"]):
        assert await evening.on_turn() is first, "the first to play has spent something"
        await evening.step()
    await evening.type(first, "brass end")
    second = Touch(await evening.on_turn())
    await second.play(evening.channel)
    await passed(second)
    assert await evening.on_turn() is second.person
    assert "Your turn" in second.text
    assert len(calls(second)) == 1


async def test_a_panel_that_waits_tells_how_the_game_ended(evening_of: Sitting) -> None:
    evening = await evening_of(2, introductory="yes")
    await in_words(evening)
    await pass_to_the_end(evening, but_for_one=True)
    waiting = Touch(await evening.off_turn())
    await waiting.play(evening.channel)
    assert "is over" not in waiting.text
    await evening.pass_turn()
    assert "is over" in waiting.text
