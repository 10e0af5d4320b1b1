"""What a person at the keyboard can and cannot do."""

from typing import Any

import discord
import pytest

from playground.server import NotOffered, Server
from playground.server.harness import Table, table
from playground.server.settling import Settling
from tests.playground.bot import SmallBot, png
from tests.playground.conftest import Try


async def with_view(ann_tries: Try, *items: Any) -> Any:
    async def act(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        for item in items:
            view.add_item(item)
        await interaction.response.send_message("x", view=view, file=png())

    return (await ann_tries(act)).shown


async def test_links_are_not_clicks(ann_tries: Try, server: Server) -> None:
    message = await with_view(ann_tries, discord.ui.Button(label="Rules", url="https://example.com"))
    assert message.button("Rules").url == "https://example.com"
    with pytest.raises(NotOffered, match="link"):
        await server.person("Ann").click(message, "Rules")


async def test_a_menu_takes_only_what_it_offers(ann_tries: Try, server: Server) -> None:
    choices = [discord.SelectOption(label="One", value="1"), discord.SelectOption(label="Two", value="2")]
    message = await with_view(
        ann_tries, discord.ui.Select(custom_id="m", options=choices, placeholder="Pick")
    )
    ann = server.person("Ann")
    assert message.select("Pick").values == ["1", "2"]
    for values in (["1", "2"], [], ["3"]):
        with pytest.raises(NotOffered):
            await ann.choose(message, "m", values)


@pytest.mark.parametrize("command", ["nothing", "brass", "brass nothing", "brass hand more"])
async def test_unknown_and_unfinished_commands_are_not_sent(server: Server, command: str) -> None:
    with pytest.raises(NotOffered):
        await server.person("Ann").slash(server.channel, command)


async def test_autocomplete_needs_an_option_that_has_it(server: Server) -> None:
    ann = server.person("Ann")
    with pytest.raises(NotOffered, match="no autocomplete"):
        await ann.autocomplete(server.channel, "brass build", "number", 1)
    response = await ann.autocomplete(server.channel, "brass build", "place", "w", kind="cotton_mill")
    assert [each["value"] for each in response.choices] == ["wigan"]


async def test_a_file_can_be_an_option(running: Table, server: Server, bot: SmallBot) -> None:
    contents: list[bytes] = []

    @bot.tree.command(name="load", description="Load a game")
    async def load(interaction: discord.Interaction[Any], game: discord.Attachment) -> None:
        contents.append(await game.read())
        await interaction.response.send_message(game.filename, ephemeral=True)

    await bot.tree.sync()
    response = await server.person("Ann").slash(server.channel, "load", game=("game.json", b'{"format": 1}'))
    assert response.text == "game.json" and contents == [b'{"format": 1}']


async def test_people_who_may_not_use_commands_or_write_are_told(server: Server) -> None:
    ann, world = server.person("Ann"), server.world
    world.set_overwrite(server.channel, ann.user, deny=(1 << 31) | (1 << 11))
    with pytest.raises(NotOffered, match="commands"):
        await ann.slash(server.channel, "brass hand")
    with pytest.raises(NotOffered, match="write"):
        await ann.say(server.channel, "hello")


async def test_a_message_reads_as_it_is_shown(ann_tries: Try, server: Server) -> None:
    message = await with_view(ann_tries, discord.ui.Button(label="Go", custom_id="go", emoji="🚂"))
    assert message.author.shown_name == "Brass" and message.content == "x" and not message.loading
    assert message.channel_id == server.channel.id and message.button("go").emoji == "🚂"
    ann = server.person("Ann")
    assert ann.last(server.channel) == message == ann.seen(message.id) and ann.name == "Ann"
    with pytest.raises(LookupError, match="nothing called 'stop'"):
        message.button("stop")
    with pytest.raises(LookupError):
        ann.seen(1)
    with pytest.raises(LookupError):
        server.person(1)


async def test_files_that_people_send_are_kept(server: Server) -> None:
    message = await server.person("Ann").say(server.channel, "look", {"game.json": b"{}"})
    assert message.files == {"game.json": b"{}"} and message.pictures == []


async def test_waiting_ends_when_a_task_never_does(bot: SmallBot, server: Server) -> None:
    async def act(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("first")
        await bot.wait_for("never")

    bot.act = act
    server.settling.patience = 0.05
    ann = server.person("Ann")
    assert (await ann.slash(server.channel, "try")).text == "first"
    server.settling.patience = 5.0
    assert (await ann.slash(server.channel, "brass hand")).text == "your hand"


async def test_further_conditions_can_be_waited_for(server: Server) -> None:
    asked: list[str] = []

    async def outbox_is_empty() -> None:
        asked.append("asked")

    server.settling.idle.append(outbox_is_empty)
    await server.person("Ann").slash(server.channel, "brass hand")
    assert asked == ["asked"] and isinstance(server.settling, Settling)


async def test_answers_are_timed(server: Server) -> None:
    response = await server.person("Ann").slash(server.channel, "brass hand")
    assert response.milliseconds is not None and 0 < response.milliseconds < 3000
    assert "your hand" in repr(response) and "your hand" in repr(response.message)


async def test_a_bot_with_the_members_intent_hears_who_comes_and_goes() -> None:
    heard: list[str] = []

    class Doorkeeper(SmallBot):
        async def on_member_join(self, member: discord.Member) -> None:
            heard.append(f"+{member.display_name}")

        async def on_raw_member_remove(self, event: discord.RawMemberRemoveEvent) -> None:
            heard.append(f"-{event.user.name}")

    server = Server()
    server.gateway.allowed_intents = -1
    ann = server.person("Ann")
    intents = discord.Intents(guilds=True, members=True)
    async with table(lambda connector: Doorkeeper(connector, intents=intents), server) as running:
        assert running.client is not None
        await running.client.wait_until_ready()
        guild = running.client.get_guild(server.guild.id)
        assert guild is not None and {
            each.display_name for each in await guild.query_members(user_ids=[ann.id])
        } == {"Ann"}
        bob = server.person("Bob")
        await server.eventually(lambda: heard == ["+Bob"], 2)
        bob.leave(server.guild)
        await server.eventually(lambda: heard == ["+Bob", "-bob"], 2)
        assert heard == ["+Bob", "-bob"]
