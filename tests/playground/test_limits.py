"""Each of Discord's limits: what breaks it is refused with the place of the fault, and counted."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from playground.server import Server
from playground.server.harness import table
from playground.server.interactions import Kind
from tests.playground.bot import SmallBot, picture
from tests.playground.conftest import Try
from tests.playground.raw import Raw, wrong_places

LAYOUT = 1 << 15


@pytest.fixture
async def raw() -> AsyncIterator[Raw]:
    server = Server()
    server.person("Ann")
    await server.start()
    async with Raw(server) as raw:
        yield raw
    await server.stop()


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | fields


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def menu(count: int = 1, **fields: Any) -> dict[str, Any]:
    options = [{"label": f"L{number}", "value": f"v{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options} | fields


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def layout(*components: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"flags": LAYOUT, "components": list(components)} | fields


def embed(**fields: Any) -> dict[str, Any]:
    return {"embeds": [fields]}


def rows(*components: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": list(components)}


FIELD = {"name": "n", "value": "v"}
IN_ROW = "components.0.components"
MESSAGES: dict[str, tuple[dict[str, Any], str]] = {
    "content": ({"content": "x" * 2001}, "content"),
    "embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds"),
    "embed title": (embed(title="x" * 257), "embeds.0.title"),
    "embed description": (embed(description="x" * 4097), "embeds.0.description"),
    "embed footer": (embed(title="t", footer={"text": "x" * 2049}), "embeds.0.footer.text"),
    "embed author": (embed(title="t", author={"name": "x" * 257}), "embeds.0.author.name"),
    "embed fields": (embed(fields=[FIELD] * 26), "embeds.0.fields"),
    "embed field name": (embed(fields=[FIELD | {"name": "x" * 257}]), "embeds.0.fields.0.name"),
    "embed field without name": (embed(fields=[FIELD | {"name": ""}]), "embeds.0.fields.0.name"),
    "embed field value": (embed(fields=[FIELD | {"value": "x" * 1025}]), "embeds.0.fields.0.value"),
    "all embeds together": ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds"),
    "six rows": (rows(*[row(button(custom_id=str(number))) for number in range(6)]), "components"),
    "six buttons in a row": (rows(row(*[button(custom_id=str(number)) for number in range(6)])), IN_ROW),
    "empty row": (rows(row()), IN_ROW),
    "button beside a menu": (rows(row(button(), menu())), IN_ROW),
    "bare button": (rows(button()), "components.0.type"),
    "button label": (rows(row(button(label="x" * 81))), f"{IN_ROW}.0.label"),
    "button without label": (rows(row(button(label=None))), f"{IN_ROW}.0"),
    "button custom id": (rows(row(button(custom_id="x" * 101))), f"{IN_ROW}.0.custom_id"),
    "button without custom id": (rows(row(button(custom_id=None))), f"{IN_ROW}.0.custom_id"),
    "button with custom id and url": (rows(row(button(url="https://example.com"))), f"{IN_ROW}.0"),
    "link without url": (rows(row(button(style=5, custom_id=None))), f"{IN_ROW}.0.url"),
    "custom id twice": (rows(row(button(), button())), f"{IN_ROW}.1.custom_id"),
    "unknown component": (rows(row({"type": 99})), f"{IN_ROW}.0.type"),
    "26 options": (rows(row(menu(26))), f"{IN_ROW}.0.options"),
    "no options": (rows(row(menu(0))), f"{IN_ROW}.0.options"),
    "more values than options": (rows(row(menu(1, max_values=2))), f"{IN_ROW}.0.max_values"),
    "placeholder": (rows(row(menu(placeholder="x" * 151))), f"{IN_ROW}.0.placeholder"),
    "option label": (
        rows(row(menu(options=[{"label": "x" * 101, "value": "v"}]))),
        f"{IN_ROW}.0.options.0.label",
    ),
    "option value": (
        rows(row(menu(options=[{"label": "l", "value": "x" * 101}]))),
        f"{IN_ROW}.0.options.0.value",
    ),
    "option description": (
        rows(row(menu(options=[{"label": "l", "value": "v", "description": "x" * 101}]))),
        f"{IN_ROW}.0.options.0.description",
    ),
    "option value twice": (
        rows(row(menu(options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]))),
        f"{IN_ROW}.0.options",
    ),
    "layout without the flag": ({"components": [text()]}, "components.0.type"),
    "layout with content": (layout(text(), content="x"), "content"),
    "layout with embeds": (layout(text(), embeds=[{"title": "t"}]), "embeds"),
    "41 components": (layout(*[text("x")] * 41), "components"),
    "41 nested components": (
        layout({"type": 17, "components": [text("x")] * 20}, {"type": 17, "components": [text("x")] * 19}),
        "components",
    ),
    "4001 characters of text": (layout(text("x" * 2000), text("x" * 2001)), "components"),
    "section of four texts": (
        layout({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components.0.components",
    ),
    "section without accessory": (layout({"type": 9, "components": [text()]}), "components.0.accessory"),
    "container in a container": (
        layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
    ),
    "11 pictures in a gallery": (
        layout({"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}] * 11}),
        "components.0.items",
    ),
    "alt text in a gallery": (
        layout({"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}, "description": "x" * 1025}]}),
        "components.0.items.0.description",
    ),
    "gallery of a file that is not there": (
        layout({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "components.0.items.0.media.url",
    ),
    "embed of a file that is not there": (
        embed(title="t", image={"url": "attachment://a.png"}),
        "embeds.0.image.url",
    ),
    "mentions": (
        {"content": "x", "allowed_mentions": {"users": [str(number) for number in range(101)]}},
        "allowed_mentions.users",
    ),
    "all users and some users": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "poll answers": (
        {"poll": {"question": {"text": "q"}, "answers": [{"poll_media": {"text": "a"}}] * 11}},
        "poll.answers",
    ),
    "poll question": (
        {"poll": {"question": {"text": "x" * 301}, "answers": [{"poll_media": {"text": "a"}}]}},
        "poll.question.text",
    ),
    "attachment that is not there": ({"content": "x", "attachments": [{"id": 7}]}, "attachments.0.id"),
}


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_message_beyond_a_limit_is_refused(raw: Raw, name: str) -> None:
    body, place = MESSAGES[name]
    status, answer = await raw("POST", f"/channels/{raw.server.channel.id}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert place in wrong_places(answer)
    [violation] = raw.server.violations
    assert violation.path == "/channels/{channel_id}/messages" and violation.body == body
    assert raw.server.person("Ann").sees(raw.server.channel) == []


async def test_messages_at_the_limits_are_taken(raw: Raw) -> None:
    bodies = [
        {"content": "x" * 2000},
        embed(title="x" * 256, description="x" * 4096),
        rows(*[row(*[button(label="x" * 80, custom_id=f"{a}{b}") for a in range(5)]) for b in range(5)]),
        rows(row(menu(25, placeholder="x" * 150, max_values=25))),
        layout(*[text("x" * 100)] * 40),
        {"content": "x", "allowed_mentions": {"users": [str(number) for number in range(100)]}},
    ]
    for body in bodies:
        status, answer = await raw("POST", f"/channels/{raw.server.channel.id}/messages", body)
        assert status == 200, answer
    assert raw.server.violations == []


async def test_empty_messages_are_refused(raw: Raw) -> None:
    path = f"/channels/{raw.server.channel.id}/messages"
    for body in ({}, {"content": ""}, {"embeds": []}):
        status, answer = await raw("POST", path, body)
        assert (status, answer["code"]) == (400, 50006)
    _, message = await raw("POST", path, {"content": "x"})
    status, answer = await raw("PATCH", f"{path}/{message['id']}", {"content": None})
    assert (status, answer["code"], len(raw.server.violations)) == (400, 50006, 4)


async def test_a_layout_message_stays_one(raw: Raw) -> None:
    path = f"/channels/{raw.server.channel.id}/messages"
    _, message = await raw("POST", path, layout(text()))
    status, answer = await raw("PATCH", f"{path}/{message['id']}", {"content": "words", "components": []})
    assert status == 400 and wrong_places(answer) == ["content"]
    _, message = await raw("POST", path, {"content": "words"})
    status, answer = await raw("PATCH", f"{path}/{message['id']}", layout(text()))
    assert status == 400 and wrong_places(answer) == ["content"]
    status, _ = await raw("PATCH", f"{path}/{message['id']}", layout(text(), content=None))
    assert status == 200


async def test_files_have_limits_of_number_and_size(raw: Raw) -> None:
    path = f"/channels/{raw.server.channel.id}/messages"
    status, answer = await raw(
        "POST", path, {"content": "x"}, {f"{number}.txt": b"x" for number in range(11)}
    )
    assert status == 400 and wrong_places(answer) == ["attachments"]
    status, answer = await raw("POST", path, {"content": "x"}, {"a.png": b"x" * (10 * 1024 * 1024 + 1)})
    assert (status, answer["code"]) == (413, 40005)
    status, answer = await raw(
        "POST", path, {"attachments": [{"id": 0, "description": "x" * 1025}]}, {"a.png": picture()}
    )
    assert status == 400 and wrong_places(answer) == ["attachments.0.description"]
    status, answer = await raw("POST", path, {"attachments": []}, {"a.png": picture()})
    assert status == 400 and wrong_places(answer) == ["attachments"]
    assert len(raw.server.violations) == 4


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
