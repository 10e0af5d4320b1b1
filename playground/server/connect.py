"""Connecting a client to the pocket Discord: the only place that tests and the playground need for it."""

import asyncio
from typing import Any

import aiohttp

from .server import Server


class LoopbackConnector(aiohttp.BaseConnector):
    """Sends every connection, whatever host it asks for, to one port of this machine without encryption.

    As aiohttp's UnixConnector, for systems without unix sockets. `_create_connection` is aiohttp's own hook.
    """

    allowed_protocol_schema_set = aiohttp.UnixConnector.allowed_protocol_schema_set

    def __init__(self, port: int) -> None:
        super().__init__(limit=0)
        self._port = port

    async def _create_connection(self, *_: Any, **__: Any) -> Any:
        _, protocol = await asyncio.get_running_loop().create_connection(
            self._factory, "127.0.0.1", self._port
        )
        return protocol


def connector_for(server: Server) -> aiohttp.BaseConnector:
    """A connector for `discord.Client(connector=...)`; call it in the running event loop."""
    if server.socket is not None:
        return aiohttp.UnixConnector(server.socket, limit=0)
    assert server.port is not None, "the server is not running"
    return LoopbackConnector(server.port)
