"""A channel shows that its computer thinks; where it cannot be shown, the computer plays all the same."""

from __future__ import annotations

from playground.running import RunningBot
from playground.server.world import Change
from tests.e2e.evening import Evening


async def against_a_computer(bot: RunningBot) -> Evening:
    """Ann and a computer have begun, and Ann is on turn."""
    evening = Evening(bot)
    ann = bot.server.person("Ann")
    evening.people = [ann]
    lobby = (await ann.slash(evening.channel, "brass start", word="one")).shown
    menus = (await ann.click(lobby, "Options")).shown
    await ann.choose(menus, "Pace, seats, computers …", ["computer=easy"])
    await ann.click(lobby, "Begin")
    assert await bot.server.eventually(lambda: bool(ann.dms()), patience=20)
    return evening


async def test_a_channel_shows_that_somebody_thinks(bot: RunningBot) -> None:
    typing: list[Change] = []
    bot.server.world.listeners.append(
        lambda change: typing.append(change) if change.kind == "typing" else None
    )
    channel = bot.server.channel
    async with bot.client.reach.thinking(channel.id):
        assert await bot.server.eventually(lambda: bool(typing))
    assert {change.channel.id for change in typing if change.channel} == {channel.id}


async def test_where_it_cannot_be_shown_a_computer_plays_all_the_same(bot: RunningBot) -> None:
    evening = await against_a_computer(bot)
    bot.server.faults.refuse(403, 50013, "Missing Permissions", count=99, matching="POST */typing")
    [ann] = evening.people
    notices = len(ann.dms())
    await evening.pass_turn()
    assert await bot.server.eventually(lambda: len(ann.dms()) > notices, patience=20)
