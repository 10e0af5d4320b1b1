"""The bot as another process, and a server on a TCP port."""

import sys

import pytest

from playground.server import Server
from playground.server.harness import Table
from playground.server.process import BotProcess
from tests.playground.bot import SmallBot


async def test_a_bot_in_another_process_can_be_killed_and_started_again() -> None:
    server = Server()
    ann = server.person("Ann")
    await server.start()
    process = BotProcess(server, (sys.executable, "-m", "tests.playground.bot"))
    await process.start()
    message = (await ann.slash(server.channel, "brass count")).shown
    await ann.slash(server.channel, "brass board")
    assert await server.eventually(lambda: [each.text for each in ann.dms()] == ["your turn"])
    await process.kill()
    assert not process.running and await server.eventually(lambda: not server.gateway.connected, 2)
    await process.start()
    await ann.click(message, "Count 1")
    assert await server.eventually(lambda: message.text == "counted 1")
    await process.stop()
    await server.stop()


async def test_a_process_that_ends_at_once_is_reported() -> None:
    server = Server()
    await server.start()
    with pytest.raises(RuntimeError, match="did not come up"):
        await BotProcess(server, (sys.executable, "-c", "")).start()
    await server.stop()


async def test_everything_works_over_tcp_as_well() -> None:
    server = Server()
    ann, channel = server.person("Ann"), server.channel
    await server.start(port=0)
    assert server.address == f"tcp:127.0.0.1:{server.port}"
    running = Table(server, SmallBot)
    await running.start_bot()
    assert (await ann.slash(channel, "brass hand")).text == "your hand"
    await ann.slash(channel, "brass board")
    assert len(ann.dms()[0].pictures) == 1
    await running.stop_bot()
    await server.stop()
