"""The gateway: what the bot hears, and what happens when the line is bad."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from playground.server import Server
from playground.server.harness import Table, table
from tests.playground.bot import SmallBot
from tests.playground.raw import Raw


class Listener(SmallBot):
    """Keeps the names of the events that discord.py dispatches."""

    def dispatch(self, event: str, /, *arguments: Any, **options: Any) -> None:
        if not event.startswith("socket"):
            self.heard.append(event)
        super().dispatch(event, *arguments, **options)


def listener(**options: Any) -> Any:
    return lambda connector: Listener(connector, **options)


async def settle(server: Server) -> None:
    await server.settle()
    await asyncio.sleep(0.01)
    await server.settle()


async def test_the_bot_becomes_ready_with_its_guild(running: Table, bot: SmallBot, server: Server) -> None:
    await asyncio.wait_for(bot.wait_until_ready(), 2)
    guild = bot.get_guild(server.guild.id)
    assert guild is not None and guild.me.guild_permissions.send_messages
    channel = guild.get_channel(server.channel.id)
    assert isinstance(channel, discord.TextChannel) and channel.permissions_for(guild.me).attach_files


async def test_after_a_cut_the_session_goes_on_with_what_was_missed(running: Table) -> None:
    async with table(listener()) as running:
        server, bot = running.server, running.client
        assert isinstance(bot, Listener)
        await asyncio.wait_for(bot.wait_until_ready(), 2)
        await server.gateway.drop()
        response = server.person("Ann").send_slash(server.channel, "brass hand")
        await response.settled()
        assert response.text == "your hand" and "resumed" in bot.heard and bot.heard.count("ready") == 1


async def test_the_server_may_ask_to_reconnect(running: Table) -> None:
    server = running.server
    server.gateway.ask_to_reconnect()
    await asyncio.sleep(0.01)
    assert (await server.person("Ann").slash(server.channel, "brass hand")).text == "your hand"
    assert len(server.gateway.sessions) == 1


async def test_a_forgotten_session_is_begun_anew() -> None:
    async with table(listener()) as running:
        server, bot = running.server, running.client
        assert isinstance(bot, Listener)
        [old] = server.gateway.sessions
        await server.gateway.drop(resumable=False)
        assert await server.eventually(lambda: server.gateway.connected, 3)
        assert old not in server.gateway.sessions
        assert (await server.person("Ann").slash(server.channel, "brass hand")).text == "your hand"


async def test_an_invalidated_session_is_begun_anew() -> None:
    async with table(listener()) as running:
        server = running.server
        [old] = server.gateway.sessions
        server.gateway.invalidate()
        assert await server.eventually(lambda: set(server.gateway.sessions) - {old}, 3)
        assert (await server.person("Ann").slash(server.channel, "brass hand")).text == "your hand"


async def test_events_can_arrive_twice(bot: SmallBot, server: Server) -> None:
    seen: list[int] = []

    async def act(interaction: discord.Interaction[Any]) -> None:
        seen.append(interaction.id)
        if len(seen) == 1:
            await interaction.response.send_message("once")

    bot.act = act
    server.gateway.double_next()
    await server.person("Ann").slash(server.channel, "try")
    await settle(server)
    assert len(seen) == 2 and len(set(seen)) == 1


async def test_events_can_arrive_in_another_order(bot: SmallBot, server: Server) -> None:
    seen: list[str] = []

    async def act(interaction: discord.Interaction[Any]) -> None:
        seen.append(interaction.user.display_name)
        await interaction.response.send_message("ok")

    bot.act = act
    server.gateway.reorder_next(2)
    first = server.person("Ann").send_slash(server.channel, "try")
    second = server.person("Bob").send_slash(server.channel, "try")
    await asyncio.gather(first.settled(), second.settled())
    assert seen == ["Bob", "Ann"]


async def test_privileged_intents_are_not_granted() -> None:
    def greedy(connector: aiohttp.BaseConnector) -> discord.Client:
        intents = discord.Intents(guilds=True, message_content=True)
        return SmallBot(connector, intents=intents)

    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with table(greedy):
            pass


async def test_a_bot_without_message_intents_hears_no_talk() -> None:
    async with table(listener()) as running:
        server, bot = running.server, running.client
        assert isinstance(bot, Listener)
        await server.person("Ann").say(server.channel, "hello all")
        await settle(server)
        assert "message" not in bot.heard


async def test_a_bot_with_message_intents_hears_that_somebody_spoke_but_not_what() -> None:
    contents: list[str] = []

    class Ears(SmallBot):
        async def on_message(self, message: discord.Message) -> None:
            contents.append(message.content)

    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with table(lambda connector: Ears(connector, intents=intents)) as running:
        server = running.server
        ann = server.person("Ann")
        await ann.say(server.channel, "hello all")
        await ann.say(server.channel, f"hello <@{server.world.bot.id}>")
        await ann.say(ann.dm, "hello you")
        await settle(server)
        assert contents == ["", f"hello <@{server.world.bot.id}>", "hello you"]


async def test_changes_of_guilds_channels_and_threads_reach_the_bot() -> None:
    async with table(listener()) as running:
        server, bot, world = running.server, running.client, running.server.world
        assert isinstance(bot, Listener)
        await asyncio.wait_for(bot.wait_until_ready(), 2)
        bot.heard.clear()
        ann = server.person("Ann")
        thread = world.add_thread(server.channel, "Game 1", ann.id)
        world.set_archived(thread)
        await settle(server)
        world.delete_channel(thread)
        other = world.add_channel(server.guild, "other")
        world.delete_channel(other)
        second = world.add_guild("Second")
        await settle(server)
        world.set_available(second, False)
        await settle(server)
        world.set_available(second, True)
        await settle(server)
        world.kick_bot(second)
        await settle(server)
        expected = [
            "thread_create",
            "thread_update",
            "raw_thread_delete",
            "guild_channel_create",
            "guild_channel_delete",
        ]
        expected += ["guild_join", "guild_unavailable", "guild_available", "guild_remove"]
        assert [each for each in bot.heard if each in expected] == expected


async def test_a_bot_that_dies_is_noticed() -> None:
    with pytest.raises(discord.ConnectionClosed):
        async with table(SmallBot) as running:
            running.server.token = "changed"
            await running.server.gateway.drop(resumable=False)
            await running.server.eventually(
                lambda: running.client is not None and running.client.is_closed(), 3
            )


async def test_errors_of_the_server_itself_are_noticed() -> None:
    with pytest.raises(ExceptionGroup, match="itself failed"):
        async with table(SmallBot) as running, Raw(running.server) as raw:
            status, _ = await raw("POST", f"/channels/{running.server.channel.id}/messages", ["no", "object"])
            assert status == 500


async def test_many_shards_share_the_guilds() -> None:
    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            """No wait between shards."""

        async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
            assert interaction.guild is not None
            await interaction.response.send_message(f"shard {interaction.guild.shard_id}")

    server = Server()
    server.world.commands[1] = {"id": "1", "name": "where", "type": 1, "options": []}
    guilds = [server.world.add_guild(f"Guild {number}") for number in range(4)]
    channels = [server.world.add_channel(guild, "brass") for guild in guilds]
    settings: dict[str, Any] = {"intents": discord.Intents(guilds=True), "guild_ready_timeout": 0.05}
    make = lambda connector: Sharded(connector=connector, shard_count=2, **settings)  # noqa: E731
    async with table(make, server) as running:
        assert running.client is not None
        await asyncio.wait_for(running.client.wait_until_ready(), 3)
        ann = server.person("Ann")
        for guild, channel in zip(guilds, channels, strict=True):
            if ann.id not in guild.members:
                ann.join(guild)
            response = await ann.slash(channel, "where")
            assert response.text == f"shard {(guild.id >> 22) % 2}"
        assert {session.shard for session in server.gateway.sessions.values()} == {(0, 2), (1, 2)}
