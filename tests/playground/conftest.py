from collections.abc import AsyncIterator

import pytest

from playground.server import Server
from playground.server.harness import Table, table
from tests.playground.bot import SmallBot


@pytest.fixture
async def running() -> AsyncIterator[Table]:
    """The small bot on a server of its own; what the server itself answered must have Discord's shapes."""
    async with table(SmallBot) as running:
        yield running
        assert running.server.misshapen == []


@pytest.fixture
def server(running: Table) -> Server:
    return running.server
