"""Forms with every kind of field, filled in as Discord's client would, and what it would not send."""

from typing import Any

import discord
import pytest

from playground.server import NotOffered, Response, Server
from tests.playground.bot import SmallBot

Form = discord.ui.Modal


def labelled(component: Any, text: str = "Field") -> Any:
    return discord.ui.Label[Any](text=text, component=component)


def options(kind: Any) -> list[Any]:
    return [kind(label="Canal", value="canal"), kind(label="Rail", value="rail")]


FIELDS: dict[str, tuple[Any, Any, Any]] = {
    "text": (lambda: discord.ui.TextInput(custom_id="f"), "words", "words"),
    "given text": (lambda: discord.ui.TextInput(custom_id="f", default="as it was"), None, "as it was"),
    "optional text": (lambda: discord.ui.TextInput(custom_id="f", required=False), None, ""),
    "menu": (
        lambda: discord.ui.Select(custom_id="f", options=options(discord.SelectOption)),
        ["rail"],
        ["rail"],
    ),
    "radio": (
        lambda: discord.ui.RadioGroup(custom_id="f", options=options(discord.RadioGroupOption)),
        "rail",
        "rail",
    ),
    "checkboxes": (
        lambda: discord.ui.CheckboxGroup(
            custom_id="f", options=options(discord.CheckboxGroupOption), max_values=2
        ),
        ["canal", "rail"],
        ["canal", "rail"],
    ),
    "checkbox": (lambda: discord.ui.Checkbox(custom_id="f"), True, True),
}


async def opened(bot: SmallBot, server: Server, form: Form, got: dict[str, Any]) -> Response:
    """The form on Ann's screen; submitting it puts the fields' values into `got`."""

    async def on_submit(interaction: discord.Interaction[Any]) -> None:
        for child in form.walk_children():
            if isinstance(child, discord.ui.Label):
                component: Any = child.component
                got[component.custom_id] = (
                    component.values if hasattr(component, "values") else component.value
                )
        await interaction.response.send_message("thanks", ephemeral=True)

    async def act(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(form)

    async def nothing(interaction: discord.Interaction[Any]) -> None:
        return None

    form.on_submit = on_submit  # type: ignore[method-assign]
    bot.act, bot.react = act, nothing
    return await server.person("Ann").slash(server.channel, "try")


@pytest.mark.parametrize("kind", FIELDS)
async def test_a_field_brings_what_was_filled_in(bot: SmallBot, server: Server, kind: str) -> None:
    make, given, expected = FIELDS[kind]
    got: dict[str, Any] = {}
    form = Form(title="Form", custom_id="form", timeout=60)
    form.add_item(discord.ui.TextDisplay("Please fill in"))
    form.add_item(labelled(make()))
    response = await opened(bot, server, form, got)
    answer = await server.person("Ann").submit(response, {} if given is None else {"f": given})
    assert got == {"f": expected} and answer.text == "thanks"


async def test_people_roles_channels_and_files_are_resolved(bot: SmallBot, server: Server) -> None:
    bob, role = server.person("Bob"), server.world.add_role(server.guild, "Weavers")
    got: dict[str, Any] = {}
    form = Form(title="Form", custom_id="form", timeout=60)
    form.add_item(labelled(discord.ui.UserSelect(custom_id="user")))
    form.add_item(labelled(discord.ui.RoleSelect(custom_id="role")))
    form.add_item(labelled(discord.ui.ChannelSelect(custom_id="channel")))
    form.add_item(labelled(discord.ui.FileUpload(custom_id="file")))
    response = await opened(bot, server, form, got)
    values = {"user": [bob], "role": [role], "channel": [server.channel], "file": [("game.json", b"{}")]}
    await server.person("Ann").submit(response, values)
    assert [each.display_name for each in got["user"]] == ["Bob"]
    assert [each.name for each in got["role"]] == ["Weavers"]
    assert [each.id for each in got["channel"]] == [server.channel.id]
    assert [await each.read() for each in got["file"]] == [b"{}"]


WRONG: dict[str, tuple[str, dict[str, Any], str]] = {
    "nothing in a required text": ("text", {}, "1 to 4000"),
    "too much text": ("text", {"f": "x" * 4001}, "1 to 4000"),
    "unknown field": ("text", {"f": "x", "other": "y"}, "no other"),
    "unknown option": ("menu", {"f": ["sea"]}, "does not offer"),
    "nothing in a required menu": ("menu", {"f": []}, "required"),
    "two in a menu of one": ("menu", {"f": ["canal", "rail"]}, "1 to 1"),
}


@pytest.mark.parametrize("name", WRONG)
async def test_the_client_does_not_send_a_wrong_form(bot: SmallBot, server: Server, name: str) -> None:
    kind, values, reason = WRONG[name]
    form = Form(title="Form", custom_id="form", timeout=60)
    form.add_item(labelled(FIELDS[kind][0]()))
    response = await opened(bot, server, form, {})
    with pytest.raises(NotOffered, match=reason):
        await server.person("Ann").submit(response, values)
    form.stop()


async def test_without_a_form_there_is_nothing_to_submit(server: Server) -> None:
    ann = server.person("Ann")
    with pytest.raises(NotOffered, match="no form"):
        await ann.submit(await ann.slash(server.channel, "brass hand"))
