from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from playground.server import Response, Server
from playground.server.harness import Table, table
from tests.playground.bot import Act, SmallBot
from tests.playground.raw import Raw

Try = Callable[[Act], Awaitable[Response]]


@pytest.fixture
async def running() -> AsyncIterator[Table]:
    """The small bot on a server of its own; what the server itself answered must have Discord's shapes."""
    async with table(SmallBot) as running:
        yield running
        assert running.server.misshapen == [], "\n".join(running.server.misshapen)


@pytest.fixture
def server(running: Table) -> Server:
    return running.server


@pytest.fixture
def bot(running: Table) -> SmallBot:
    assert isinstance(running.client, SmallBot)
    return running.client


@pytest.fixture
def ann_tries(server: Server, bot: SmallBot) -> Try:
    """Lets Ann run `/try` in the usual channel with the given behaviour of the bot."""

    async def run(act: Act) -> Response:
        bot.act = act
        return await server.person("Ann").slash(server.channel, "try")

    return run


@pytest.fixture
async def raw() -> AsyncIterator[Raw]:
    server = Server()
    server.person("Ann")
    await server.start()
    async with Raw(server) as raw:
        yield raw
    await server.stop()
