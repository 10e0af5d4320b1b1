"""`python -m bot` as its own process: it answers, and ends in order when it is told to stop."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Store
from playground.server import Server


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    server = Server()
    server.settling.remote = True
    await server.start()
    server.channel  # noqa: B018 - the usual guild and channel
    yield server
    await server.stop()


async def started(server: Server, database: Path) -> asyncio.subprocess.Process:
    environment = os.environ | {
        "DISCORD_TOKEN": server.token,
        "BRASS_DATABASE": str(database),
        "BRASS_DISCORD_ADDRESS": server.address,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environment, stderr=asyncio.subprocess.PIPE
    )
    await asyncio.wait_for(server.gateway.identified.wait(), 30)
    assert await server.eventually(lambda: server.snapshot()["commands"], 10)
    return process


async def test_it_answers_and_stops_in_order(server: Server, tmp_path: Path) -> None:
    process = await started(server, tmp_path / "games.sqlite3")
    ann = server.person("Ann")
    response = await ann.slash(server.channel, "brass start")
    assert "opened by Ann" in response.text
    process.send_signal(signal.SIGTERM)
    _, log = await asyncio.wait_for(process.communicate(), 10)
    assert process.returncode == 0
    assert b"Traceback" not in log
    assert b'"stopped"' in log
    assert server.token.encode() not in log


async def test_told_to_stop_amid_a_picture_it_still_answers_is_gone_in_order_and_goes_on(
    server: Server, tmp_path: Path
) -> None:
    process = await started(server, tmp_path / "games.sqlite3")
    ann, ben = server.person("Ann"), server.person("Ben")
    await ann.slash(server.channel, "brass start")
    await ben.slash(server.channel, "brass-table join")
    await ann.slash(server.channel, "brass-table begin")
    boards = [each.send_slash(server.channel, "brass board") for each in (ann, ben)]
    await asyncio.gather(*(each.answered() for each in boards))
    process.send_signal(signal.SIGTERM)
    process.send_signal(signal.SIGINT)
    _, log = await asyncio.wait_for(process.communicate(), 10)
    assert process.returncode == 0
    assert b"Traceback" not in log
    assert all(board.shown.pictures for board in boards)
    process = await started(server, tmp_path / "games.sqlite3")
    assert "round 1" in (await ann.slash(server.channel, "brass status")).text
    process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(process.communicate(), 10)


def test_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main([]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


async def made(database: Path) -> None:
    """An empty database, as a first start leaves it."""
    await (await Store.open(database)).close()


def test_the_doctor_and_a_backup_work_without_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BRASS_DATABASE", str(tmp_path / "games.sqlite3"))
    monkeypatch.setenv("DISCORD_TOKEN", "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def")
    asyncio.run(made(tmp_path / "games.sqlite3"))
    assert main(["doctor", "--quick"]) == 0
    assert "client_id=123456789012345678" in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copy.sqlite3")]) == 0
    assert (tmp_path / "copy.sqlite3").exists()


@pytest.mark.parametrize("content", ["{}", "[]", "no JSON", '{"format": 1, "rules": 1, "options": 3}'])
def test_a_file_that_is_no_game_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    wrong = tmp_path / "game.json"
    wrong.write_text(content)
    assert main(["verify", str(wrong)]) == 2
    assert main(["verify", str(tmp_path / "nowhere.json")]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert [line.startswith(str(tmp_path)) for line in told.err.splitlines()] == [True, True]


def test_a_game_is_verified_and_a_changed_one_found_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = json.loads((Path(__file__).parents[1] / "golden" / "two.json").read_text(encoding="utf-8"))
    path = tmp_path / "game.json"
    for without_chance in (game, {**game, "chance": None}):
        path.write_text(json.dumps(without_chance))
        assert main(["verify", str(path)]) == 0
        assert "does not show that nobody chose the cards" in capsys.readouterr().out
    path.write_text(json.dumps({**game, "table": [{"after": 0, "kind": "seated", "seat": "purple"}]}))
    assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().out.startswith("FAULT: Change 1 of seats")
