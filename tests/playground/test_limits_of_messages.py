"""Each limit of messages: what breaks it is refused with the place of the fault, and counted."""

from typing import Any

import pytest

from tests.playground.bot import picture
from tests.playground.raw import Raw, wrong_places
from tests.playground.shapes import button, embed, layout, menu, row, rows, text

FIELD = {"name": "n", "value": "v"}
IN_ROW = "components.0.components"
MESSAGES: dict[str, tuple[dict[str, Any], str]] = {
    "content": ({"content": "x" * 2001}, "content"),
    "nonce": ({"content": "x", "nonce": "x" * 26}, "nonce"),
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
    bodies: list[dict[str, Any]] = [{}, {"content": ""}, {"embeds": []}]
    for body in bodies:
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
