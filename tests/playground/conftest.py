from collections.abc import AsyncIterator

import pytest

from playground.server import Server
from playground.server.harness import Table, table
from tests.playground.bot import SmallBot


@pytest.fixture
async def running() -> AsyncIterator[Table]:
    async with table(SmallBot) as running:
        yield running


@pytest.fixture
def server(running: Table) -> Server:
    return running.server
