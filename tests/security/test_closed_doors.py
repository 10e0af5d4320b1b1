"""Whoever may not see where a game is played learns nothing of it elsewhere: threads, put away or private."""

from __future__ import annotations

import pytest

from playground.running import RunningBot
from playground.server import Channel, Permission, Person

ASKED = ("status", "report", "board", "log", "play")


@pytest.fixture
def hall(bot: RunningBot) -> Channel:
    """Another channel of the server, open to all."""
    return bot.server.world.add_channel(bot.server.guild, "hall")


async def begun_in(bot: RunningBot, place: Channel) -> None:
    """Ann and Ben play there."""
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    await ann.slash(place, "brass start")
    await ben.slash(place, "brass-table join")
    await ann.slash(place, "brass-table begin")
    game = await bot.client.tables.game_in(place.id)
    assert game is not None and game.status == "running"


async def sees(person: Person, place: Channel) -> bool:
    """Whether a person is told anything of game 1 there; every command says the same."""
    told = [(await person.slash(place, f"brass {each}", game="1")).text for each in ASKED]
    refused = ["no such game" in each for each in told]
    assert all(refused) or not any(refused), told
    return not refused[0]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_thread_that_was_put_away_is_as_closed_as_its_channel(
    bot: RunningBot, hall: Channel, restarted: bool
) -> None:
    server = bot.server
    cleo, sam = server.person("Cleo"), server.person("Sam")
    server.world.set_overwrite(server.channel, sam.user, deny=Permission.VIEW_CHANNEL)
    thread = server.world.add_thread(server.channel, "a game", server.person("Ann").id)
    await begun_in(bot, thread)
    assert not await sees(sam, hall)
    server.world.set_archived(thread)
    await server.settle()
    if restarted:
        await bot.restart()
    assert not await sees(sam, hall)
    assert await sees(cleo, hall)
    assert await sees(server.person("Ben"), hall)


async def test_a_private_thread_is_for_those_who_are_in_it(bot: RunningBot, hall: Channel) -> None:
    server, world = bot.server, bot.server.world
    ann, ben, cleo, mod, sam = (server.person(name) for name in ("Ann", "Ben", "Cleo", "Mod", "Sam"))
    thread = world.add_thread(server.channel, "secret", ann.id, private=True)
    for user in (world.bot.id, ben.id, cleo.id):
        world.join_thread(thread, user)
    world.set_overwrite(server.channel, mod.user, allow=Permission.MANAGE_THREADS)
    await begun_in(bot, thread)
    for put_away in (False, True):
        world.set_archived(thread, put_away)
        await server.settle()
        assert not await sees(sam, hall)
        for person in (ben, cleo, mod):
            assert await sees(person, hall), person.name
    world.leave_thread(thread, ben.id)
    world.leave_thread(thread, cleo.id)
    assert await sees(ben, hall), "whoever sits there sees it from everywhere"
    assert not await sees(cleo, hall)


async def test_where_the_bot_itself_may_not_look_nobody_is_told(bot: RunningBot, hall: Channel) -> None:
    server = bot.server
    thread = server.world.add_thread(server.channel, "a game", server.person("Ann").id)
    await begun_in(bot, thread)
    server.world.set_archived(thread)
    server.world.set_overwrite(server.channel, server.world.bot, deny=Permission.VIEW_CHANNEL)
    await server.settle()
    assert not await sees(server.person("Sam"), hall)


async def test_where_discord_does_not_say_nobody_is_told(bot: RunningBot, hall: Channel) -> None:
    server = bot.server
    thread = server.world.add_thread(server.channel, "a game", server.person("Ann").id)
    await begun_in(bot, thread)
    server.world.set_archived(thread)
    await server.settle()
    server.faults.refuse(400, 0, "Bad Request", matching=f"GET /channels/{thread.id}")
    answer = await server.person("Sam").slash(hall, "brass status", game="1")
    assert "did not work" in answer.text and "round" not in answer.text
    assert server.faults.met == 1
    assert await sees(server.person("Sam"), hall)


async def test_a_game_whose_channel_is_gone_can_still_be_looked_at(bot: RunningBot, hall: Channel) -> None:
    server = bot.server
    thread = server.world.add_thread(server.channel, "a game", server.person("Ann").id)
    await begun_in(bot, thread)
    server.world.delete_channel(thread)
    await server.settle()
    assert await sees(server.person("Sam"), hall)
