"""Channels, threads, permissions, members and messages through the real client."""

import asyncio
from typing import Any

import discord
import pytest

from playground.server import NotOffered, Permission, Server
from playground.server.permissions import USUAL
from tests.playground.bot import SmallBot, png
from tests.playground.conftest import Try


@pytest.fixture
async def channel(bot: SmallBot, server: Server) -> discord.TextChannel:
    await asyncio.wait_for(bot.wait_until_ready(), 2)
    found = bot.get_channel(server.channel.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def code_of(awaitable: Any) -> int:
    """Discord's code of the refusal."""
    with pytest.raises(discord.HTTPException) as caught:
        await awaitable
    return caught.value.code


async def test_messages_are_written_read_edited_and_deleted(
    channel: discord.TextChannel, server: Server
) -> None:
    ann = server.person("Ann")
    first = await channel.send("one")
    second = await channel.send("two", reference=first, mention_author=False)
    assert [each.content async for each in channel.history(limit=5)] == ["two", "one"]
    assert [each.content async for each in channel.history(after=first)] == ["two"]
    assert [each.content async for each in channel.history(before=second)] == ["one"]
    assert [each.content async for each in channel.history(around=second, limit=3)] == ["two", "one"]
    assert (await channel.fetch_message(second.id)).reference is not None
    await first.edit(content="changed")
    assert [each.text for each in ann.sees(server.channel)] == ["changed", "two"]
    await second.delete()
    assert await code_of(channel.fetch_message(second.id)) == 10008
    spoken = await ann.say(server.channel, "mine")
    assert await code_of(channel.get_partial_message(spoken.id).edit(content="yours")) == 50005
    assert await code_of(channel.get_partial_message(spoken.id).delete()) == 50013


async def test_only_allowed_mentions_notify(channel: discord.TextChannel, server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    await channel.send(f"{ann.mention} and {bob.mention} @everyone")
    await channel.send(
        f"{ann.mention} and {bob.mention}",
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(ann.id)], everyone=False, roles=False),
    )
    assert [each.pinged for each in ann.sees(server.channel)] == [[], ["Ann"]]
    assert not any(each.raw.mention_everyone for each in ann.sees(server.channel))


@pytest.mark.parametrize(
    ("missing", "options"),
    [
        (Permission.SEND_MESSAGES, {"content": "x"}),
        (Permission.ATTACH_FILES, {"content": "x", "file": True}),
        (Permission.EMBED_LINKS, {"embed": discord.Embed(title="x")}),
    ],
)
async def test_without_a_permission_nothing_is_written(
    channel: discord.TextChannel, server: Server, missing: int, options: dict[str, Any]
) -> None:
    server.world.set_overwrite(server.channel, server.world.bot, deny=missing)
    await server.settle()
    if options.get("file"):
        options = options | {"file": png()}
    assert await code_of(channel.send(**options)) == 50013
    server.world.set_overwrite(server.channel, server.world.bot)
    await channel.send("again")


async def test_the_bot_sees_its_permissions_as_the_server_does(
    channel: discord.TextChannel, server: Server
) -> None:
    world, guild = server.world, server.guild
    role = next(each for each in guild.roles.values() if each.managed)
    world.set_role_permissions(guild, guild.id, 0)
    world.set_bot_permissions(guild, USUAL & ~Permission.EMBED_LINKS)
    world.set_overwrite(server.channel, role, allow=Permission.MANAGE_MESSAGES, deny=Permission.ATTACH_FILES)
    await server.settle()
    await asyncio.sleep(0.01)
    granted = channel.permissions_for(channel.guild.me)
    mine = world.permissions(world.bot.id, server.channel)
    assert granted.value == mine
    assert granted.manage_messages and not granted.attach_files and not granted.embed_links


async def test_a_hidden_channel_is_out_of_reach(channel: discord.TextChannel, server: Server) -> None:
    server.world.set_overwrite(server.channel, server.world.bot, deny=Permission.VIEW_CHANNEL)
    assert await code_of(channel.send("x")) == 50001


async def test_threads_are_made_renamed_archived_and_locked(
    channel: discord.TextChannel, server: Server
) -> None:
    world, ann = server.world, server.person("Ann")
    message = await channel.send("Game 1")
    thread = await message.create_thread(name="Game 1", auto_archive_duration=10080)
    mine = world.channels[thread.id]
    assert mine.owner_id == world.bot.id and thread.id == message.id
    assert await code_of(message.create_thread(name="again")) == 160004
    await thread.add_user(discord.Object(ann.id))
    assert {each.id for each in await thread.fetch_members()} == {world.bot.id, ann.id}
    await thread.send("hello")
    await thread.edit(name="Game 1, over", archived=True)
    assert (mine.name, mine.archived) == ("Game 1, over", True)
    assert await code_of(thread.edit(locked=True)) == 50013
    await thread.send("one more word")
    assert not mine.archived
    other = await channel.create_thread(name="Game 2", type=discord.ChannelType.public_thread)
    assert {each.id for each in await channel.guild.active_threads()} == {thread.id, other.id}


async def test_archived_and_locked_threads_refuse(channel: discord.TextChannel, server: Server) -> None:
    world = server.world
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    message = await thread.send("board")
    mine = world.channels[thread.id]
    world.set_archived(mine)
    assert await code_of(message.edit(content="x")) == 50083
    assert await code_of(message.delete()) == 50083
    assert await code_of(thread.join()) == 50083
    world.set_archived(mine, locked=True)
    assert await code_of(thread.send("x")) == 160005
    world.set_bot_permissions(server.guild, USUAL | Permission.MANAGE_THREADS)
    await thread.send("as a manager")
    assert not mine.archived


async def test_idle_threads_are_archived_by_the_clock(channel: discord.TextChannel, server: Server) -> None:
    thread = await channel.create_thread(
        name="Game", type=discord.ChannelType.public_thread, auto_archive_duration=1440
    )
    mine = server.world.channels[thread.id]
    states: list[bool] = []
    server.clock.advance(23 * 3600)
    await thread.send("still here")
    for hours in (23, 1):
        server.clock.advance(hours * 3600)
        states.append(mine.archived)
    await server.person("Ann").say(mine, "wake up")
    assert [*states, mine.archived] == [False, True, False]


async def test_a_button_in_an_archived_thread_is_dead(
    channel: discord.TextChannel, bot: SmallBot, server: Server
) -> None:
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Press", custom_id="press"))
    await thread.send("x", view=view)
    ann = server.person("Ann")
    [message] = ann.sees(server.world.channels[thread.id])
    server.world.set_archived(server.world.channels[thread.id])
    with pytest.raises(NotOffered, match="archived"):
        await ann.click(message, "Press")


async def test_a_thread_archived_while_the_bot_thinks_refuses_the_answer(
    server: Server, bot: SmallBot
) -> None:
    thread = server.world.add_thread(server.channel, "Game", server.person("Ann").id)
    codes: list[int] = []

    async def act(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        server.world.set_archived(thread)
        codes.append(await code_of(interaction.edit_original_response(content="x")))
        server.world.set_archived(thread, False)
        await interaction.edit_original_response(content="awake")

    bot.act = act
    assert (await server.person("Ann").slash(thread, "try")).text == "awake" and codes == [50083]


async def test_a_deleted_channel_is_unknown(
    channel: discord.TextChannel, server: Server, bot: SmallBot
) -> None:
    codes: list[int] = []

    async def act(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        server.world.delete_channel(server.channel)
        codes.append(await code_of(interaction.edit_original_response(content="x")))
        codes.append(await code_of(interaction.followup.send("x")))

    bot.act = act
    ann, place = server.person("Ann"), server.channel
    response = ann.send_slash(place, "try")
    await server.settle()
    assert codes == [10008, 10003] and await code_of(channel.send("x")) == 10003
    assert ann.sees(place) == [] and response.message is not None and not response.message.exists


async def test_a_kicked_bot_is_outside(channel: discord.TextChannel, server: Server, bot: SmallBot) -> None:
    server.world.kick_bot(server.guild)
    assert await code_of(channel.send("x")) == 50001
    assert await code_of(bot.fetch_guild(server.guild.id)) == 50001
    server.world.invite_bot(server.guild)
    await channel.send("back again")


async def test_guilds_members_and_users_can_be_fetched(
    channel: discord.TextChannel, server: Server, bot: SmallBot
) -> None:
    ann = server.person("Ann")
    guild = await bot.fetch_guild(server.guild.id)
    assert guild.name == server.guild.name
    assert (await guild.fetch_member(ann.id)).display_name == "Ann"
    assert (await bot.fetch_user(ann.id)).display_name == "Ann"
    assert [each.name for each in await guild.fetch_roles()] == ["@everyone", "Brass"]
    assert [each.name for each in await guild.fetch_channels()] == ["brass"]
    assert (await bot.fetch_channel(channel.id)).id == channel.id
    ann.leave(server.guild)
    assert await code_of(guild.fetch_member(ann.id)) == 10007
    with pytest.raises(NotOffered):
        await ann.slash(server.channel, "brass hand")


async def test_typing_emojis_and_the_application(
    channel: discord.TextChannel, bot: SmallBot, server: Server
) -> None:
    feed = server.subscribe()
    await channel.typing()
    assert (await feed.__anext__())["type"] == "typing"
    await feed.aclose()
    emoji = await bot.create_application_emoji(name="coal", image=png().fp.read())
    assert [each.name for each in await bot.fetch_application_emojis()] == ["coal"]
    await emoji.edit(name="iron")
    assert server.attachment(emoji.id)[1] == "image/png"
    await emoji.delete()
    assert server.world.emojis == {}
    assert (await bot.application_info()).name == "Brass"


async def test_commands_keep_their_ids_and_can_be_changed_one_by_one(bot: SmallBot, server: Server) -> None:
    before = {each.name: each.id for each in await bot.tree.fetch_commands()}
    await bot.tree.sync()
    after = {each.name: each.id for each in await bot.tree.fetch_commands()}
    assert before == after and set(after) == {"brass", "try", "admin"}
    command = await bot.tree.fetch_command(after["try"])
    await command.edit(description="Changed")
    assert server.world.commands[command.id]["description"] == "Changed"
    await command.delete()
    with pytest.raises(NotOffered):
        await server.person("Ann").slash(server.channel, "try")
    guild = discord.Object(server.guild.id)
    bot.tree.copy_global_to(guild=guild)
    await bot.tree.sync(guild=guild)
    assert {each.get("guild_id") for each in server.world.commands.values()} == {None, str(server.guild.id)}


async def test_direct_messages_are_one_conversation(bot: SmallBot, server: Server, ann_tries: Try) -> None:
    ann = server.person("Ann")
    user = await bot.fetch_user(ann.id)
    first = await user.send("one", file=png())
    await (await bot.fetch_user(ann.id)).send("two")
    await first.edit(content="changed", attachments=[])
    assert [(each.text, len(each.pictures)) for each in ann.dms()] == [("changed", 0), ("two", 0)]
    assert server.person("Bob").sees(ann.dm) == []


async def test_a_message_with_the_same_nonce_is_not_sent_twice(
    channel: discord.TextChannel, server: Server
) -> None:
    ann = server.person("Ann")
    first = await channel.send("one", nonce="n1")
    assert (await channel.send("one", nonce="n1")).id == first.id
    await channel.send("two", nonce="n2")
    server.clock.advance(240)
    await channel.send("one", nonce="n1")
    assert [each.text for each in ann.sees(server.channel)] == ["one", "two", "one"]


async def test_somebody_who_shares_no_server_cannot_be_written_to(bot: SmallBot, server: Server) -> None:
    user = await bot.fetch_user(server.person("Ann").id)
    server.person("Ann").leave(server.guild)
    assert await code_of(user.send("x")) == 50278


async def test_the_oldest_files_are_forgotten_when_there_are_too_many(
    channel: discord.TextChannel, server: Server
) -> None:
    server.world.file_budget = 2 * len(png().fp.read()) + 1
    for _ in range(3):
        await channel.send("board", file=png())
    assert [len(each.pictures) for each in server.person("Ann").sees(server.channel)] == [0, 1, 1]


async def test_people_do_not_see_or_use_what_is_hidden_from_them(server: Server, ann_tries: Try) -> None:
    bob = server.person("Bob")

    async def act(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Press", custom_id="press", disabled=True))
        await interaction.response.send_message("x", view=view)

    message = (await ann_tries(act)).shown
    with pytest.raises(NotOffered, match="disabled"):
        await bob.click(message, "Press")
    server.world.set_overwrite(server.channel, bob.user, deny=Permission.VIEW_CHANNEL)
    assert bob.sees(server.channel) == []
    with pytest.raises(NotOffered, match="does not see"):
        await bob.click(message, "Press")
    with pytest.raises(NotOffered, match="does not see"):
        await bob.say(server.channel, "hello")


async def test_private_messages_can_be_dismissed(server: Server) -> None:
    ann = server.person("Ann")
    message = (await ann.slash(server.channel, "brass hand")).shown
    ann.dismiss(message)
    assert not message.exists and ann.sees(server.channel) == []
    with pytest.raises(NotOffered):
        ann.dismiss(await ann.say(server.channel, "public"))


async def test_managers_change_and_delete_channels_and_threads(
    channel: discord.TextChannel, server: Server
) -> None:
    world = server.world
    assert await code_of(channel.edit(name="other")) == 50013
    world.set_bot_permissions(
        server.guild,
        USUAL | Permission.MANAGE_CHANNELS | Permission.MANAGE_THREADS | Permission.MANAGE_MESSAGES,
    )
    await channel.edit(name="other", topic="Brass")
    assert (server.channel.name, server.channel.topic) == ("other", "Brass")
    thread = await channel.create_thread(name="Game", type=discord.ChannelType.public_thread)
    await thread.add_user(discord.Object(server.person("Ann").id))
    await thread.remove_user(discord.Object(server.person("Ann").id))
    assert (await thread.fetch_member(world.bot.id)).id == world.bot.id
    await thread.leave()
    assert await code_of(thread.fetch_member(world.bot.id)) == 10007
    await thread.edit(archived=True, locked=True)
    assert [each.id async for each in channel.archived_threads()] == [thread.id]
    assert await code_of(thread.edit(name="x")) == 50083
    await thread.edit(archived=False)
    await thread.delete()
    messages = [await channel.send("x") for _ in range(2)]
    await channel.delete_messages(messages)
    assert server.person("Ann").sees(server.channel) == []
    await channel.delete()
    assert list(world.channels_of(server.guild)) == []


async def test_private_threads_are_hidden_from_those_outside(
    channel: discord.TextChannel, server: Server
) -> None:
    world, ann = server.world, server.person("Ann")
    assert await code_of(channel.create_thread(name="Secret")) == 50013
    world.set_bot_permissions(server.guild, USUAL | Permission.CREATE_PRIVATE_THREADS)
    thread = await channel.create_thread(name="Secret")
    await thread.send("psst")
    mine = world.channels[thread.id]
    assert ann.sees(mine) == []
    await thread.add_user(discord.Object(ann.id))
    assert [each.text for each in ann.sees(mine)] == ["psst"]
    world.set_bot_permissions(server.guild, USUAL)


async def test_the_bot_can_list_and_leave_its_guilds(
    channel: discord.TextChannel, server: Server, bot: SmallBot
) -> None:
    assert [each.name async for each in bot.fetch_guilds()] == [server.guild.name]
    guild = bot.get_guild(server.guild.id)
    assert guild is not None
    await guild.leave()
    assert server.world.bot.id not in server.guild.members
    assert await code_of(guild.fetch_roles()) == 50001
