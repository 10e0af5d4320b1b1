"""Faults on request, as the real client feels them."""

import asyncio
import time
from typing import Any

import discord
import pytest

from playground.server import Server
from playground.server.harness import Table
from tests.playground.bot import SmallBot, png
from tests.playground.conftest import Try

Interaction = discord.Interaction[Any]


class Hasty:
    """The asyncio module, but for its sleep."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 1000)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@pytest.fixture(autouse=True)
def no_long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library waits 1, 3, 5 ... seconds between repetitions; here a thousandth of it."""
    monkeypatch.setattr("discord.http.asyncio", Hasty())


async def write(bot: SmallBot, server: Server, content: str = "hello", **options: Any) -> discord.Message:
    channel = bot.get_partial_messageable(server.channel.id)
    return await channel.send(content, **options)


def said(server: Server) -> list[str]:
    return [each.text for each in server.person("Ann").sees(server.channel)]


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_rate_limit_is_waited_for(bot: SmallBot, server: Server, everywhere: bool) -> None:
    server.faults.rate_limit(0.3, count=2, matching="POST /channels/*", everywhere=everywhere)
    await write(bot, server)
    assert said(server) == ["hello"] and server.faults.met == 2 and server.faults.waiting == []


@pytest.mark.parametrize("status", [500, 502, 504])
async def test_a_server_error_is_tried_again(bot: SmallBot, server: Server, status: int) -> None:
    server.faults.fail(status, count=2)
    await write(bot, server, file=png())
    assert said(server) == ["hello"] and server.faults.met == 2


async def test_unavailable_is_raised(bot: SmallBot, server: Server) -> None:
    server.faults.fail(503)
    with pytest.raises(discord.DiscordServerError):
        await write(bot, server)
    assert said(server) == []


async def test_only_matching_requests_meet_a_fault(bot: SmallBot, server: Server) -> None:
    server.faults.refuse(403, 50013, "Missing Permissions", matching="PATCH /channels/*/messages/*")
    message = await write(bot, server)
    with pytest.raises(discord.Forbidden, match="50013"):
        await message.edit(content="changed")
    await message.edit(content="changed")
    assert said(server) == ["changed"]


async def test_a_connection_cut_in_the_body_leaves_nothing(bot: SmallBot, server: Server) -> None:
    server.faults.cut(count=5)
    with pytest.raises(Exception, match=r".*"):
        await write(bot, server, file=png())
    server.faults.clear()
    assert said(server) == []
    await write(bot, server)
    assert said(server) == ["hello"]


async def test_a_lost_answer_leaves_the_message(bot: SmallBot, server: Server) -> None:
    server.faults.lose_answer(count=1)
    with pytest.raises(Exception, match=r".*"):
        await write(bot, server)
    assert said(server) == ["hello"]


async def test_a_server_that_hangs_and_one_that_is_slow(bot: SmallBot, server: Server) -> None:
    server.faults.hang(0.05)
    with pytest.raises(Exception, match=r".*"):
        await write(bot, server)
    began = time.perf_counter()
    server.faults.delay(0.05)
    await write(bot, server, "slow")
    assert time.perf_counter() - began >= 0.05 and said(server) == ["slow"]


async def test_what_is_answered_late_was_carried_out_at_once(bot: SmallBot, server: Server) -> None:
    server.faults.answer_late(0.2)
    writing = asyncio.create_task(write(bot, server, "soon"))
    assert await server.eventually(lambda: said(server) == ["soon"])
    assert not writing.done()
    await writing


async def test_an_answer_that_fails_is_repeated_within_the_three_seconds(
    ann_tries: Try, server: Server
) -> None:
    async def act(interaction: Interaction) -> None:
        server.faults.fail(500, matching="POST /interactions/*")
        await interaction.response.send_message("after all")

    assert (await ann_tries(act)).text == "after all"


async def test_closed_direct_messages(bot: SmallBot, server: Server) -> None:
    ann = server.person("Ann")
    ann.set_dms_open(False)
    user = await bot.fetch_user(ann.id)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("psst")
    assert caught.value.code == 50007 and ann.dms() == []
    ann.set_dms_open(True)
    await user.send("psst")
    assert [each.text for each in ann.dms()] == ["psst"]


async def test_a_token_ended_early(bot: SmallBot, server: Server) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        codes.append(interaction.id)

    codes: list[int] = []
    bot.act = act
    response = await server.person("Ann").slash(server.channel, "try")
    server.interactions.expire(response.interaction)
    hook = discord.Webhook.partial(bot.application_id or 0, response.interaction.token, client=bot)
    with pytest.raises(discord.HTTPException) as caught:
        await hook.send("two")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_a_wrong_token_is_a_failed_login(running: Table) -> None:
    await running.stop_bot()
    running.server.token = "another"
    client = SmallBot(running.connector())
    async with client:
        with pytest.raises(discord.LoginFailure):
            await client.login("wrong")


async def test_while_the_bot_is_away_the_application_does_not_respond(running: Table) -> None:
    ann = running.server.person("Ann")
    await running.stop_bot()
    response = await ann.slash(running.server.channel, "brass hand")
    assert response.failed
