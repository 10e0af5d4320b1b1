"""The page's server without a browser: who may come in, what it keeps, what it says when it cannot start."""

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from playground.stage import Stage

from .conftest import playground
from .showcase import ShowcaseBot


@pytest_asyncio.fixture
async def open_page(tmp_path: Path) -> AsyncIterator[tuple[Stage, str, aiohttp.ClientSession]]:
    async with playground(ShowcaseBot, tmp_path) as (stage, address), aiohttp.ClientSession() as session:
        yield stage, address, session


Opened = tuple[Stage, str, aiohttp.ClientSession]


async def call(opened: Opened, name: str, **given: Any) -> tuple[int, Any]:
    _, address, session = opened
    async with session.post(f"{address}play/{name}", json=given) as answer:
        return answer.status, await answer.json()


@pytest.mark.parametrize(
    "headers",
    [{"Host": "table.example"}, {"Host": "127.0.0.1.example:80"}, {"Origin": "http://evil.example"}],
)
async def test_a_foreign_page_is_refused(open_page: Opened, headers: dict[str, str]) -> None:
    _, address, session = open_page
    async with session.get(f"{address}play/look", headers=headers) as answer:
        assert answer.status == 403


async def test_a_form_of_another_page_cannot_call(open_page: Opened) -> None:
    _, address, session = open_page
    async with session.post(f"{address}play/tool", data='{"tool": "reset"}') as answer:
        assert answer.status == 415


@pytest.mark.parametrize(
    "path",
    ["../web.py", "%2e%2e/web.py", "script/../../web.py", "script/missing.js", "media/attachments/1/1/x"],
)
async def test_only_the_page_is_served(open_page: Opened, path: str) -> None:
    _, address, session = open_page
    async with session.get(f"{address}{path}") as answer:
        assert answer.status == 404


async def test_a_message_of_somebody_else_cannot_be_used(open_page: Opened) -> None:
    stage, *_ = open_page
    ann, ben = stage.server.person("Ann"), stage.server.person("Ben")
    secret = (await ann.slash(stage.server.channel, "show secret")).shown
    status, answer = await call(open_page, "dismiss", person=str(ben.id), message=str(secret.id))
    assert (status, answer) == (409, {"error": "This message does not exist any more."})
    assert secret.exists


@pytest.mark.parametrize("given", [{}, {"person": "x"}, {"person": "1"}, {"person": None, "channel": "1"}])
async def test_nonsense_is_answered_with_a_sentence(open_page: Opened, given: dict[str, Any]) -> None:
    status, answer = await call(open_page, "say", **given)
    assert status == 400
    assert "cannot be understood" in answer["error"]


async def test_the_stream_tells_a_person_only_what_they_may_see(open_page: Opened) -> None:
    stage, address, session = open_page
    ann, ben = stage.server.person("Ann"), stage.server.person("Ben")
    async with session.get(f"{address}play/events?person={ben.id}") as stream:
        await ann.slash(stage.server.channel, "show secret")
        await ann.say(stage.server.channel, "hello")
        told = []
        while not any("hello" in line for line in told):
            told.append((await asyncio.wait_for(stream.content.readline(), 5)).decode())
    assert not any("Your hand" in line for line in told)


async def test_the_world_outlives_the_playground(tmp_path: Path) -> None:
    async with playground(ShowcaseBot, tmp_path) as (stage, _):
        await stage.server.person("Ann").slash(stage.server.channel, "show pictures")
        stage.players.let_play(stage.server.person("Ben").id, True)
    async with playground(ShowcaseBot, tmp_path) as opened, aiohttp.ClientSession() as session:
        stage, address = opened
        message = stage.server.person("Ann").last(stage.server.channel)
        assert "The board" in message.text
        assert stage.players.people == {stage.server.person("Ben").id}
        async with session.get(f"{address}media{message.raw.attachments[0].path}") as answer:
            assert answer.content_type == "image/png"
            assert await answer.read() == message.pictures[0].data


async def test_a_file_that_is_no_picture_is_only_ever_saved(open_page: Opened) -> None:
    stage, address, session = open_page
    message = (await stage.server.person("Ann").slash(stage.server.channel, "show pictures")).shown
    async with session.get(f"{address}media{message.raw.attachments[1].path}") as answer:
        assert answer.headers["Content-Disposition"] == "attachment"
        assert answer.content_type == "application/octet-stream"


async def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "playground",
            "--port",
            str(port),
            "--data",
            str(tmp_path / "data"),
            stderr=asyncio.subprocess.PIPE,
        )
        _, complaint = await process.communicate()
    assert process.returncode == 1
    assert complaint.decode().startswith(f"Port {port} is taken.")
    assert complaint.count(b"\n") == 1


async def test_closing_the_playground_keeps_everything(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "playground",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    address = next(word for word in line.split() if word.startswith("http"))
    async with aiohttp.ClientSession() as session, session.get(f"{address}/play/look") as answer:
        assert (await answer.json())["user"]["global_name"] == "Ann"
    process.terminate()
    assert await asyncio.wait_for(process.wait(), 20) == 0
    assert json.loads((tmp_path / "discord" / "world.json").read_bytes())["guilds"]
