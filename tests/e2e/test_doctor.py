"""`python -m bot doctor`: what an operator reads when something is missing, and when nothing is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.__main__ import main
from playground.server import Server

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def"


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    server = Server()
    await server.start()
    server.channel  # noqa: B018 - the usual guild and channel
    yield server
    await server.stop()


async def test_it_asks_discord_whether_it_knows_the_token(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BRASS_DATABASE", str(tmp_path / "games.sqlite3"))
    monkeypatch.setenv("BRASS_DISCORD_ADDRESS", server.address)
    monkeypatch.setenv("DISCORD_TOKEN", server.token)
    assert await asyncio.to_thread(main, ["doctor"]) == 0
    assert "Discord knows the token" in capsys.readouterr().out
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert await asyncio.to_thread(main, ["doctor"]) == 1
    assert "FAULT: Discord refuses the token" in capsys.readouterr().out


def test_a_token_of_another_kind_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BRASS_DATABASE", str(tmp_path / "games.sqlite3"))
    monkeypatch.setenv("DISCORD_TOKEN", "a-client-secret-instead")
    assert main(["doctor", "--quick"]) == 1
    assert "FAULT: DISCORD_TOKEN" in capsys.readouterr().out


def test_a_folder_that_is_not_there_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "nowhere" / "games.sqlite3"
    monkeypatch.setenv("BRASS_DATABASE", str(database))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert main(["doctor", "--quick"]) == 1
    assert f"FAULT: {database} cannot be made" in capsys.readouterr().out
    assert not database.parent.exists(), "a check must not make anything"
