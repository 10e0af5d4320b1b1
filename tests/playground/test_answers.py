"""Every kind of answer to an interaction, in time, late and twice."""

import asyncio
import io
from typing import Any

import discord
import pytest

from playground.server import Server
from tests.playground.bot import SmallBot, picture, png
from tests.playground.conftest import Try

Interaction = discord.Interaction[Any]


async def test_a_deferred_answer_thinks_first_and_is_edited_later(server: Server, ann_tries: Try) -> None:
    thinking: list[bool] = []

    async def act(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        thinking.append(server.person("Ann").last(server.channel).loading)
        await interaction.edit_original_response(content="done", attachments=[png()])

    response = await ann_tries(act)
    assert thinking == [True]
    assert response.deferred and response.ephemeral and not response.loading
    assert response.text == "done" and response.shown.pictures[0].alt == "A red board"


async def test_the_first_follow_up_takes_the_place_of_thinking(ann_tries: Try, server: Server) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("one")
        await interaction.followup.send("two", ephemeral=True)

    response = await ann_tries(act)
    assert [each.text for each in response.messages] == ["one", "two"]
    assert [each.text for each in server.person("Bob").sees(server.channel)] == ["one"]


async def test_the_answer_can_be_fetched_edited_and_deleted(ann_tries: Try, server: Server) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("first")
        original = await interaction.original_response()
        assert original.content == "first"
        follow_up = await interaction.followup.send("second", wait=True)
        await follow_up.edit(content="changed")
        await interaction.delete_original_response()

    response = await ann_tries(act)
    assert not response.shown.exists
    assert [each.text for each in server.person("Ann").sees(server.channel)] == ["changed"]


async def test_a_silent_acknowledgement_leaves_the_message_as_it_is(bot: SmallBot, server: Server) -> None:
    ann = server.person("Ann")
    message = await _with_button(bot, server)

    async def react(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("only you", ephemeral=True)

    bot.react = react
    response = await ann.click(message, "Press")
    assert (
        response.deferred and not response.loading and message.text == "with a button" and not message.edited
    )
    assert [each.text for each in response.followups] == ["only you"] and response.followups[0].ephemeral


async def test_a_click_edits_the_private_message_it_came_from(bot: SmallBot, server: Server) -> None:
    message = await _with_button(bot, server, ephemeral=True)

    async def react(interaction: Interaction) -> None:
        await interaction.response.edit_message(content="pressed", view=None)

    bot.react = react
    response = await server.person("Ann").click(message, "press")
    assert response.updated and message.text == "pressed" and message.buttons == [] and message.ephemeral


async def _with_button(bot: SmallBot, server: Server, **options: Any) -> Any:
    async def act(interaction: Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Press", custom_id="press"))
        await interaction.response.send_message("with a button", view=view, **options)

    async def nothing(interaction: Interaction) -> None:
        return None

    bot.act, bot.react = act, nothing
    return (await server.person("Ann").slash(server.channel, "try")).shown


async def test_without_an_answer_the_application_did_not_respond_after_three_seconds(
    bot: SmallBot, server: Server
) -> None:
    async def act(interaction: Interaction) -> None:
        await asyncio.sleep(0)

    bot.act = act
    response = server.person("Ann").send_slash(server.channel, "try")
    await server.settle()
    server.clock.advance(2.9)
    assert not response.failed
    server.clock.advance(0.1)
    assert (await response.settled()).failed


async def test_a_late_answer_is_an_unknown_interaction(bot: SmallBot, server: Server) -> None:
    codes: list[int] = []

    async def act(interaction: Interaction) -> None:
        server.clock.advance(3)
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as error:
            codes.append(error.code)

    bot.act = act
    response = await server.person("Ann").slash(server.channel, "try")
    assert codes == [10062] and response.failed and server.person("Ann").sees(server.channel) == []


async def test_an_interaction_that_arrives_late_cannot_be_answered(bot: SmallBot, server: Server) -> None:
    codes: list[int] = []

    async def act(interaction: Interaction) -> None:
        try:
            await interaction.response.defer()
        except discord.NotFound as error:
            codes.append(error.code)

    bot.act = act
    server.gateway.hold()
    response = server.person("Ann").send_slash(server.channel, "try")
    server.clock.advance(4)
    server.gateway.release()
    await response.settled()
    assert response.failed and codes == [10062]


async def test_a_second_answer_is_refused(bot: SmallBot, server: Server) -> None:
    codes: list[int] = []

    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        again = discord.InteractionResponse(interaction)
        try:
            await again.send_message("two")
        except discord.HTTPException as error:
            codes.append(error.code)

    bot.act = act
    response = await server.person("Ann").slash(server.channel, "try")
    assert codes == [40060] and response.text == "one"


async def test_the_token_ends_after_fifteen_minutes(bot: SmallBot, server: Server) -> None:
    outcome: list[tuple[int, int]] = []

    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("private", ephemeral=True)
        server.clock.advance(14 * 60)
        await interaction.edit_original_response(content="just in time")
        server.clock.advance(60)
        try:
            await interaction.edit_original_response(content="too late")
        except discord.HTTPException as error:
            outcome.append((error.status, error.code))

    bot.act = act
    response = await server.person("Ann").slash(server.channel, "try")
    assert outcome == [(401, 50027)] and response.text == "just in time"


async def test_thinking_that_never_ends_fails_after_fifteen_minutes(bot: SmallBot, server: Server) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)

    bot.act = act
    response = server.person("Ann").send_slash(server.channel, "try")
    await server.settle()
    assert response.loading
    server.clock.advance(15 * 60)
    assert (await response.settled()).failed


async def test_a_form_is_filled_in_and_submitted(bot: SmallBot, server: Server) -> None:
    got: dict[str, Any] = {}

    class Form(discord.ui.Modal, title="A word of your own"):
        word = discord.ui.Label[Any](
            text="Word", component=discord.ui.TextInput[Any](max_length=20, custom_id="w")
        )
        town = discord.ui.Label[Any](
            text="Town",
            component=discord.ui.Select[Any](
                custom_id="t", options=[discord.SelectOption(label="Wigan", value="wigan")]
            ),
        )

        async def on_submit(self, interaction: Interaction) -> None:
            assert isinstance(self.word.component, discord.ui.TextInput)
            assert isinstance(self.town.component, discord.ui.Select)
            got.update(word=self.word.component.value, town=self.town.component.values)
            await interaction.response.send_message("thanks", ephemeral=True)

    async def act(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form(custom_id="form"))

    async def react(interaction: Interaction) -> None:
        return None

    bot.act, bot.react = act, react
    ann = server.person("Ann")
    opened = await ann.slash(server.channel, "try")
    assert opened.modal is not None and opened.modal["title"] == "A word of your own"
    response = await ann.submit(opened, {"w": "cotton", "t": ["wigan"]})
    assert got == {"word": "cotton", "town": ["wigan"]} and response.text == "thanks"


async def test_a_form_opened_by_a_button_can_edit_that_message(bot: SmallBot, server: Server) -> None:
    message = await _with_button(bot, server)

    async def react(interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.edit_message(content="from the form", view=None)
        else:
            modal = discord.ui.Modal(title="Note", custom_id="note")
            modal.add_item(discord.ui.TextInput(label="Note", custom_id="text", required=False))
            await interaction.response.send_modal(modal)

    bot.react = react
    ann = server.person("Ann")
    response = await ann.submit(await ann.click(message, "Press"), {})
    assert response.updated and message.text == "from the form"


@pytest.mark.parametrize("kind", ["string", "user", "role", "channel", "mentionable"])
async def test_menus_of_every_kind_bring_what_was_chosen(bot: SmallBot, server: Server, kind: str) -> None:
    bob, role = server.person("Bob"), server.world.add_role(server.guild, "Weavers")
    menus: dict[str, Any] = {
        "string": discord.ui.Select(custom_id="m", options=[discord.SelectOption(label="One", value="1")]),
        "user": discord.ui.UserSelect(custom_id="m"),
        "role": discord.ui.RoleSelect(custom_id="m"),
        "channel": discord.ui.ChannelSelect(custom_id="m"),
        "mentionable": discord.ui.MentionableSelect(custom_id="m", max_values=2),
    }
    picks: dict[str, list[Any]] = {
        "string": ["1"],
        "user": [bob],
        "role": [role],
        "channel": [server.channel],
        "mentionable": [bob, role],
    }
    got: list[str] = []
    views: list[discord.ui.View] = []

    async def act(interaction: Interaction) -> None:
        view = discord.ui.View(timeout=60)
        menu = menus[kind]

        async def chosen(click: Interaction) -> None:
            got.extend(str(each) for each in menu.values)
            await click.response.defer()

        menu.callback = chosen
        view.add_item(menu)
        await interaction.response.send_message("choose", view=view)
        views.append(view)

    async def react(interaction: Interaction) -> None:
        return None

    bot.act, bot.react = act, react
    ann = server.person("Ann")
    message = (await ann.slash(server.channel, "try")).shown
    await ann.choose(message, "m", picks[kind])
    views[0].stop()
    names = {
        "string": ["1"],
        "user": ["bob"],
        "role": ["Weavers"],
        "channel": ["brass"],
        "mentionable": ["bob", "Weavers"],
    }
    assert got == names[kind]


async def test_a_layout_message_shows_text_pictures_and_buttons(ann_tries: Try) -> None:
    async def act(interaction: Interaction) -> None:
        view = discord.ui.LayoutView(timeout=None)
        board = png("board.png", "The board after turn 3")
        container: Any = discord.ui.Container(accent_colour=discord.Colour.red())
        container.add_item(discord.ui.TextDisplay("# Turn 3"))
        container.add_item(
            discord.ui.Section("Red's turn", accessory=discord.ui.Button(label="Open", custom_id="open"))
        )
        container.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(board)))
        view.add_item(container)
        await interaction.response.send_message(view=view, files=[board, png("not-shown.png")])

    message = (await ann_tries(act)).shown
    assert message.text == "# Turn 3\nRed's turn" and message.button("Open").custom_id == "open"
    assert [(each.data, each.alt) for each in message.pictures] == [(picture(), "The board after turn 3")]


async def test_pictures_are_kept_added_and_replaced_by_edits(ann_tries: Try) -> None:
    names: list[list[str]] = []

    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("one", file=png("1.png"))
        message = await interaction.original_response()
        names.append([each.filename for each in message.attachments])
        message = await message.edit(content="still one")
        names.append([each.filename for each in message.attachments])
        message = await message.add_files(png("2.png"))
        names.append([each.filename for each in message.attachments])
        message = await message.edit(attachments=[message.attachments[1], png("3.png")])
        names.append([each.filename for each in message.attachments])

    response = await ann_tries(act)
    assert names == [["1.png"], ["1.png"], ["1.png", "2.png"], ["2.png", "3.png"]]
    assert sorted(response.shown.files) == ["2.png", "3.png"]


async def test_an_embed_shows_its_picture_and_the_bot_can_download_it(ann_tries: Try) -> None:
    got: list[bytes] = []

    async def act(interaction: Interaction) -> None:
        embed = discord.Embed(title="Board", description="as it stands")
        embed.set_image(url="attachment://board.png")
        await interaction.response.send_message(embed=embed, file=png())
        message = await interaction.original_response()
        assert message.embeds[0].image.url == message.attachments[0].url
        buffer = io.BytesIO()
        await message.attachments[0].save(buffer)
        got.append(buffer.getvalue())

    response = await ann_tries(act)
    assert response.text == "Board\nas it stands" and got == [picture()]


async def test_a_command_for_managers_is_not_offered_to_others(server: Server) -> None:
    ann = server.person("Ann")
    with pytest.raises(Exception, match="not offered"):
        await ann.slash(server.channel, "admin")
    ann.allow(server.guild, 1 << 5)
    assert (await ann.slash(server.channel, "admin")).text == "yes"
    with pytest.raises(Exception, match="not offered here"):
        await ann.slash(ann.dm, "admin")


async def test_commands_work_in_direct_messages(bot: SmallBot, server: Server) -> None:
    async def act(interaction: Interaction) -> None:
        assert interaction.guild is None and interaction.user.display_name == "Ann"
        await interaction.response.send_message("between us")

    bot.act = act
    ann = server.person("Ann")
    assert (await ann.slash(ann.dm, "try")).text == "between us"
    assert [each.text for each in ann.dms()] == ["between us"]


async def test_people_and_languages_reach_the_bot(bot: SmallBot, server: Server) -> None:
    seen: dict[str, Any] = {}

    async def act(interaction: Interaction) -> None:
        member = interaction.user
        assert isinstance(member, discord.Member)
        seen.update(
            locale=str(interaction.locale),
            name=member.display_name,
            organiser=member.guild_permissions.manage_guild,
            may_attach=interaction.app_permissions.attach_files,
            limit=interaction.filesize_limit,
        )
        await interaction.response.send_message("ok")

    bot.act = act
    ann = server.person("Ann")
    ann.user.locale = "nl"
    server.world.rename_member(server.guild, ann.id, "Annie")
    await ann.slash(server.channel, "try")
    assert seen == {
        "locale": "nl",
        "name": "Annie",
        "organiser": False,
        "may_attach": True,
        "limit": 10 * 1024 * 1024,
    }
