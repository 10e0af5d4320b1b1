"""When Discord fails, is slow, goes away or is closed: nothing is lost, nothing is said twice."""

from __future__ import annotations

from playground.server import Person
from tests.e2e.evening import Evening


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
