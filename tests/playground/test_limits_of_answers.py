"""Each limit of commands, forms, autocomplete and answers, also as the library hears of it."""

from typing import Any

import discord
import pytest

from playground.server import Server
from playground.server.harness import table
from playground.server.interactions import Kind
from tests.playground.bot import SmallBot
from tests.playground.conftest import Try
from tests.playground.raw import Raw, wrong_places
from tests.playground.shapes import button


def command(**fields: Any) -> dict[str, Any]:
    return {"name": "brass", "description": "The game"} | fields


def option(name: str = "place", **fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Where"} | fields


def choice(name: str = "n", value: Any = "v") -> dict[str, Any]:
    return {"name": name, "value": value}


LONG = {"name": "x", "description": "y" * 100, "type": 3}
COMMANDS: dict[str, tuple[list[dict[str, Any]], str]] = {
    "capital letters": ([command(name="Brass")], "0.name"),
    "name with a space": ([command(name="brass build")], "0.name"),
    "long name": ([command(name="x" * 33)], "0.name"),
    "no description": ([command(description="")], "0.description"),
    "long description": ([command(description="x" * 101)], "0.description"),
    "unknown language": ([command(name_localizations={"xx": "brass"})], "0.name_localizations"),
    "long translation": (
        [command(description_localizations={"nl": "x" * 101})],
        "0.description_localizations.nl",
    ),
    "26 options": ([command(options=[option(f"o{number}") for number in range(26)])], "0.options"),
    "option twice": ([command(options=[option(), option()])], "0.options"),
    "required after optional": ([command(options=[option("a"), option("b", required=True)])], "0.options.1"),
    "26 choices": (
        [command(options=[option(choices=[choice(str(n), str(n)) for n in range(26)])])],
        "0.options.0.choices",
    ),
    "choice name": ([command(options=[option(choices=[choice("x" * 101)])])], "0.options.0.choices.0.name"),
    "choice value": (
        [command(options=[option(choices=[choice(value="x" * 101)])])],
        "0.options.0.choices.0.value",
    ),
    "choice twice": ([command(options=[option(choices=[choice(), choice()])])], "0.options.0.choices"),
    "autocomplete with choices": (
        [command(options=[option(autocomplete=True, choices=[choice()])])],
        "0.options.0.autocomplete",
    ),
    "sub-command beside an option": (
        [command(options=[{"type": 1, "name": "start", "description": "d"}, option()])],
        "0.options",
    ),
    "8000 characters": (
        [
            command(
                options=[
                    {
                        "type": 1,
                        "name": f"c{n}",
                        "description": "d" * 100,
                        "options": [LONG | {"name": f"o{m}"} for m in range(25)],
                    }
                    for n in range(4)
                ]
            )
        ],
        "0",
    ),
    "two of the same name": ([command(), command()], ""),
    "101 commands": ([command(name=f"c{number}") for number in range(101)], ""),
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_commands_beyond_a_limit_are_refused(raw: Raw, name: str) -> None:
    body, place = COMMANDS[name]
    status, answer = await raw("PUT", f"/applications/{raw.server.world.bot.id}/commands", body)
    assert (status, answer["code"]) == (400, 50035) and place in wrong_places(answer)
    assert raw.server.world.commands == {} and len(raw.server.violations) == 1


def label(**fields: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Word", "component": {"type": 4, "custom_id": "w", "style": 1}} | fields


def modal(**fields: Any) -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "form", "title": "Form", "components": [label()]} | fields}


CALLBACKS: dict[str, tuple[Kind, dict[str, Any], str]] = {
    "message without data": (Kind.COMMAND, {"type": 4}, "data"),
    "unknown type": (Kind.COMMAND, {"type": 3}, "type"),
    "content": (Kind.COMMAND, {"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
    "26 choices": (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [choice(str(n), str(n)) for n in range(26)]}},
        "data.choices",
    ),
    "empty choice": (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [choice("")]}},
        "data.choices.0.name",
    ),
    "blank choice": (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [choice("  ")]}},
        "data.choices.0.name",
    ),
    "long choice": (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [choice("x" * 101)]}},
        "data.choices.0.name",
    ),
    "long value": (
        Kind.AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [choice(value="x" * 101)]}},
        "data.choices.0.value",
    ),
    "modal title": (Kind.COMMAND, modal(title="x" * 46), "data.title"),
    "modal of six fields": (
        Kind.COMMAND,
        modal(components=[label(component={"type": 4, "custom_id": str(n), "style": 1}) for n in range(6)]),
        "data.components",
    ),
    "modal label": (Kind.COMMAND, modal(components=[label(label="x" * 46)]), "data.components.0.label"),
    "modal description": (
        Kind.COMMAND,
        modal(components=[label(description="x" * 101)]),
        "data.components.0.description",
    ),
    "button in a modal": (
        Kind.COMMAND,
        modal(components=[label(component=button())]),
        "data.components.0.component.type",
    ),
    "modal field twice": (
        Kind.COMMAND,
        modal(components=[label(), label()]),
        "data.components.1.components.0.custom_id",
    ),
}


@pytest.mark.parametrize("name", CALLBACKS)
async def test_answers_beyond_a_limit_are_refused_and_can_be_repeated(raw: Raw, name: str) -> None:
    kind, body, place = CALLBACKS[name]
    server = raw.server
    data = {"name": "brass", "options": []}
    interaction = server.interactions.open(kind, server.person("Ann").id, server.channel.id, data)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, answer = await raw("POST", path, body)
    assert (status, answer["code"]) == (400, 50035) and place in wrong_places(answer)
    good = (
        {"type": 8, "data": {"choices": []}}
        if kind is Kind.AUTOCOMPLETE
        else {"type": 4, "data": {"content": "ok"}}
    )
    assert (await raw("POST", path, good))[0] == 204


async def test_thread_names_have_a_limit(raw: Raw) -> None:
    body = {"name": "x" * 101, "type": 11}
    status, answer = await raw("POST", f"/channels/{raw.server.channel.id}/threads", body)
    assert status == 400 and wrong_places(answer) == ["name"]


async def test_the_library_hears_of_a_long_label(ann_tries: Try, server: Server) -> None:
    refused: list[str] = []

    async def act(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="x" * 81, custom_id="b"))
        try:
            await interaction.response.send_message("x", view=view)
        except discord.HTTPException as error:
            refused.append(str(error))
            await interaction.response.send_message("sorry")

    assert (await ann_tries(act)).text == "sorry"
    assert "data.components.0.components.0.label: Must be 80 or fewer in length." in refused[0]
    assert [each.code for each in server.violations] == [50035]


async def test_a_bad_command_stops_the_synchronisation() -> None:
    class WrongBot(SmallBot):
        async def setup_hook(self) -> None:
            command = self.tree.get_command("try")
            assert isinstance(command, discord.app_commands.Command)
            command.description = "x" * 101
            await self.tree.sync()

    with pytest.raises(discord.app_commands.CommandSyncFailure, match="Must be 100 or fewer"):
        async with table(WrongBot):
            pass
