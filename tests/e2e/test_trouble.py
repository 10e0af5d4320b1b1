"""When Discord fails, is slow, goes away or is closed: nothing is lost, nothing is said twice."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

import pytest

from bot.chat import limits, reply
from bot.service.company import Company
from playground.server import Person
from playground.server.faults import Fault, How
from playground.server.permissions import Permission
from tests.e2e.evening import Evening
from tests.e2e.touch import Touch

SLOW_SECONDS = 2.0
"""Longer than the bot waits before it acknowledges, shorter than Discord's three seconds."""


async def registered_again(evening: Evening) -> bool:
    """Restarts the bot as if its commands had changed; whether Discord took them."""
    await evening.bot.client.tables.remember("command_tree", "others")
    await evening.bot.restart()
    return await evening.bot.client.commands_registered()


async def test_commands_that_cannot_be_registered_do_not_stop_the_games(evening: Evening) -> None:
    evening.bot.server.faults.refuse(400, 50035, "Invalid Form Body", matching="PUT *")
    assert not await registered_again(evening)
    await evening.pass_turn()
    assert await registered_again(evening)


async def test_commands_are_registered_only_when_they_changed(evening: Evening) -> None:
    evening.bot.server.faults.refuse(400, 50035, "Invalid Form Body", matching="PUT *")
    await evening.bot.restart()
    assert await evening.bot.client.commands_registered()
    evening.bot.server.faults.clear()


async def test_a_failed_message_is_sent_again_once(evening: Evening) -> None:
    messages = len(evening.public())
    evening.bot.server.faults.fail(503, count=1, matching="POST /channels/*")
    await evening.pass_turn()
    evening.bot.server.clock.advance(60)
    await evening.bot.server.eventually(lambda: len(evening.public()) > messages)
    await evening.bot.server.settle()
    assert len(evening.public()) == messages + 1


async def test_a_message_whose_confirmation_got_lost_is_not_sent_twice(evening: Evening) -> None:
    messages = len(evening.public())
    evening.bot.server.faults.lose_answer(count=1, matching="POST /channels/*")
    await evening.pass_turn()
    evening.bot.server.clock.advance(60)
    await evening.bot.server.settle()
    assert len(evening.public()) == messages + 1


async def test_a_lost_connection_is_resumed(evening: Evening) -> None:
    server = evening.bot.server
    await server.gateway.drop()
    assert await server.eventually(lambda: server.gateway.connected)
    await evening.pass_turn()
    assert "passed" in evening.public()[-1].text


async def test_a_picture_that_discord_refuses_does_not_stop_the_turn(evening: Evening) -> None:
    evening.bot.server.faults.refuse(413, 40005, "Request entity too large", matching="POST /channels/*")
    await evening.pass_turn()
    last = evening.public()[-1]
    assert "passed" in last.text
    assert not last.pictures


@pytest.fixture
def long_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Already a turn of a few lines is sent in several messages."""
    monkeypatch.setattr(limits, "pages", partial(limits.pages, limit=60))


def told_once(evening: Evening, before: int) -> None:
    """Asserts that what followed the first `before` messages came in several, and none of them twice."""
    texts = [each.text for each in evening.public()[before:]]
    assert len(texts) > 1
    assert len(texts) == len(set(texts))


@pytest.mark.usefixtures("long_turns")
async def test_a_long_turn_whose_picture_is_refused_is_told_once(evening: Evening) -> None:
    messages, world = len(evening.public()), evening.bot.server.world
    world.set_overwrite(evening.channel, world.bot, deny=Permission.ATTACH_FILES)
    await evening.pass_turn()
    told_once(evening, messages)
    assert not evening.public()[-1].pictures
    evening.bot.server.violations.clear()


@pytest.mark.usefixtures("long_turns")
async def test_a_long_turn_whose_end_fails_for_long_is_told_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages, faults = len(evening.public()), evening.bot.server.faults

    async def meet(request: Any, path: str) -> Fault | None:
        has_picture = request.headers.get("Content-Type", "").startswith("multipart")
        return Fault(How.ANSWER, status=503) if has_picture else None

    with monkeypatch.context() as failing:
        failing.setattr(faults, "meet", meet)
        await evening.pass_turn()
        for seconds in (60, 120, 600):
            evening.bot.server.clock.advance(seconds)
            await evening.bot.server.settle()
    evening.bot.server.clock.advance(1200)
    await evening.bot.server.settle()
    told_once(evening, messages)
    assert evening.public()[-1].pictures


async def test_a_panel_whose_pictures_are_refused_tells_what_they_show(evening: Evening) -> None:
    touch = Touch(await evening.on_turn())
    evening.bot.server.faults.refuse(413, 40005, "Request entity too large", matching="POST /interactions/*")
    await touch.play(evening.channel)
    assert not touch.shown.pictures
    assert "Loan £10" in touch.labels
    assert "These can build now:" in touch.text


async def test_what_was_stored_is_not_called_a_failure_where_it_cannot_be_shown(evening: Evening) -> None:
    touch = Touch(await evening.on_turn())
    await touch.play(evening.channel)
    await touch.press("Loan £10")
    evening.bot.server.faults.refuse(400, 50035, "Invalid Form Body", matching="POST /interactions/*")
    told = (await touch.person.click(touch.shown, touch.labels[0])).text
    assert told.startswith("It is done, but I could not show it")
    assert (await evening.choices(touch.person)).decision == "end turn"


async def test_an_answer_that_came_too_late_does_not_undo_the_action(evening: Evening) -> None:
    person = await evening.on_turn()
    evening.bot.server.faults.refuse(404, 10062, "Unknown interaction", matching="POST /interactions/*")
    await person.slash(evening.channel, "brass loan", pounds="10", card=await evening.any_card(person))
    assert (await evening.choices(person)).decision == "end turn"


async def test_two_games_at_once_are_told_apart(evening: Evening) -> None:
    first: Person = evening.people[0]
    second = evening.bot.server.world.add_channel(evening.bot.server.guild, "second")
    lobby = await first.slash(second, "brass start")
    for other in evening.people[1:]:
        await other.click(lobby.shown, "Join")
    await first.click(lobby.shown, "Begin")
    response = await first.slash(first.dm, "brass status")
    listed = await first.slash(first.dm, "brass games")
    assert "Game 1" in listed.text
    assert "Game 2" in listed.text
    by_number = await first.slash(first.dm, "brass status", game="2")
    assert "round 1" in by_number.text
    assert response.ephemeral


async def test_a_slow_disk_is_acknowledged_first_and_answered_later(evening: Evening) -> None:
    person = await evening.on_turn()
    store = evening.bot.client.tables._store
    slow = asyncio.create_task(store.write(lambda transaction: time.sleep(SLOW_SECONDS)))
    response = await evening.type(person, "brass loan", pounds="10", card=await evening.any_card(person))
    await slow
    assert response.deferred
    assert response.ephemeral
    assert "£40" in response.text


@pytest.fixture
def slow_nudges(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nudging takes a while, and whatever takes so long is acknowledged first."""
    nudge = Company.nudge

    async def slow(*given: Any) -> Any:
        await asyncio.sleep(0.1)
        return await nudge(*given)

    monkeypatch.setattr(reply, "ACKNOWLEDGE_AFTER_SECONDS", 0.05)
    monkeypatch.setattr(Company, "nudge", slow)


@pytest.mark.usefixtures("slow_nudges")
async def test_what_is_ready_while_the_acknowledgement_is_on_its_way_is_answered(evening: Evening) -> None:
    evening.bot.server.faults.answer_late(0.3, matching="POST /interactions/*")
    response = await evening.type(await evening.on_turn(), "brass-table nudge")
    await evening.bot.server.settle()
    assert response.text == "Everybody waits for you yourself."
    assert not response.interaction.loading


@pytest.mark.usefixtures("slow_nudges")
async def test_what_follows_an_acknowledgement_whose_confirmation_got_lost_is_answered(
    evening: Evening,
) -> None:
    evening.bot.server.faults.lose_answer(matching="POST /interactions/*")
    response = await evening.type(await evening.on_turn(), "brass-table nudge")
    await evening.bot.server.settle()
    assert response.text == "Everybody waits for you yourself."
    assert not response.interaction.loading


async def test_a_panel_that_discord_first_took_for_a_second_answer_keeps_its_pictures(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "ACKNOWLEDGE_AFTER_SECONDS", 0.0)
    evening.bot.server.faults.lose_answer(matching="POST /interactions/*")
    touch = Touch(await evening.on_turn())
    await touch.play(evening.channel)
    assert [bool(each.data) for each in touch.shown.pictures] == [True]
    assert evening.bot.server.refusals[-1].code == 40060


async def test_a_disk_that_fails_is_said_in_one_private_sentence(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    person = await evening.on_turn()
    evening.bot.server.settling.idle.clear()  # the outbox has nothing to look into any more
    await evening.bot.client.tables._store.close()
    response = await evening.type(person, "brass status")
    assert response.ephemeral
    assert len(response.text.splitlines()) == 1
    reference = response.text.split("reference ")[1].split(")")[0]
    assert any(getattr(each, "reference", None) == reference for each in caplog.records)


async def test_a_channel_that_is_gone_does_not_hold_up_the_game(evening: Evening) -> None:
    person, other = await evening.on_turn(), await evening.off_turn()
    card = await evening.any_card(person)
    evening.bot.server.world.delete_channel(evening.channel)
    await person.slash(person.dm, "brass pass", card=card)
    await person.slash(person.dm, "brass end")
    assert "passed" in other.dms()[-1].text
