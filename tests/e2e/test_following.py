"""An open panel comes to its person's turn by itself, and nobody is called to what they were just shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from playground.running import RunningBot, running
from playground.server import Permission, Person, Seen, Server
from playground.server.clock import Clock
from playground.server.world import World
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.test_life import in_words, pass_to_the_end, said, told
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


def organiser(bot: RunningBot) -> Person:
    olga = bot.server.person("Olga")
    olga.allow(bot.server.guild, Permission.MANAGE_GUILD)
    return olga


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


async def goes_on_at_once(evening: Evening) -> Touch:
    """The panel of one who ended the first round on it and is the first of the next."""
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
    return second


async def test_who_goes_on_at_once_is_not_called_to_the_next_turn(bot: RunningBot, evening: Evening) -> None:
    assert len(calls(await goes_on_at_once(evening))) == 1


async def test_who_was_shown_their_turn_so_long_ago_that_it_cannot_be_changed_is_called(
    tmp_path: Path,
) -> None:
    behind = Server(World(Clock(ahead=-20 * 60.0)))
    async with running(tmp_path / "games.sqlite3", server=behind, draw_secret=lambda: b"\x05" * 32) as bot:
        evening = Evening(bot)
        await evening.begin(2)
        assert len(calls(await goes_on_at_once(evening))) == 2


async def test_who_ended_a_turn_that_is_taken_back_is_brought_to_it_and_called(evening: Evening) -> None:
    await in_words(evening)
    first = Touch(await evening.on_turn())
    await first.play(evening.channel)
    await passed(first)
    await evening.type(await evening.on_turn(), "brass-table takeback", move=0)
    await first.person.click(said(evening, "asks to take back")[-1], "Yes")
    assert await evening.on_turn() is first.person
    assert "Your turn" in first.text
    assert [is_silent(each) for each in calls(first)] == [False, True]


async def test_who_saw_a_turn_before_a_rollback_is_called_to_the_one_of_the_same_number(
    bot: RunningBot, evening: Evening
) -> None:
    await in_words(evening)
    await evening.pass_turn()
    second = Touch(await evening.on_turn())
    await second.play(evening.channel)
    await evening.certainly(organiser(bot), "brass-admin rollback", "Go back", move=0)
    await evening.pass_turn()
    assert await evening.on_turn() is second.person
    assert [is_silent(each) for each in calls(second)] == [False, False]


async def test_a_panel_that_waits_tells_how_the_game_ended(evening_of: Sitting) -> None:
    evening = await evening_of(2, introductory="yes")
    await in_words(evening)
    await pass_to_the_end(evening, but_for_one=True)
    waiting = Touch(await evening.off_turn())
    await waiting.play(evening.channel)
    assert "is over" not in waiting.text
    await evening.pass_turn()
    assert "is over" in waiting.text


async def everybody_looks(evening: Evening) -> list[Touch]:
    """The panels of the one on turn (in the middle of it), of the one who waits, and of an onlooker."""
    await in_words(evening)
    panels = [Touch(each) for each in (await evening.on_turn(), await evening.off_turn(), evening.onlooker)]
    for panel in panels:
        await panel.play(evening.channel)
    await panels[0].press("Loan £30")
    return panels


def all_say_it_was_ended(panels: list[Touch]) -> None:
    for panel in panels:
        assert "ended without a result" in panel.text
        assert "turn" not in panel.text
        assert panel.labels == []


async def test_open_panels_tell_that_an_organiser_ended_the_game(bot: RunningBot, evening: Evening) -> None:
    panels = await everybody_looks(evening)
    await evening.certainly(organiser(bot), "brass-admin cancel", "End the game")
    all_say_it_was_ended(panels)


async def test_open_panels_tell_that_the_table_ended_the_game(evening: Evening) -> None:
    panels = await everybody_looks(evening)
    ann, ben = evening.people
    await evening.type(ann, "brass-table vote", question="end")
    await ben.click(said(evening, "asks to end the game")[-1], "Yes")
    all_say_it_was_ended(panels)
    for panel in panels:
        await panel.choose("menu/look", lambda option: option["value"] == "look/words")
        await panel.press("Back")
    all_say_it_was_ended(panels)


async def test_a_button_of_an_ended_game_that_was_missed_does_nothing(
    bot: RunningBot, evening: Evening
) -> None:
    await in_words(evening)
    touch = Touch(await evening.on_turn())
    await touch.play(evening.channel)
    bot.server.faults.refuse(404, 10008, "Unknown Message", matching="PATCH */webhooks/*")
    ann, ben = evening.people
    await evening.type(ann, "brass-table vote", question="end")
    await ben.click(said(evening, "asks to end the game")[-1], "Yes")
    assert "Your turn" in touch.text
    await touch.press("What can I do?")
    all_say_it_was_ended([touch])
