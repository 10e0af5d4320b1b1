"""Where the client connects: the real Discord, or one that listens on this machine."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp

UNIX_PREFIX = "unix:"
TCP_PREFIX = "tcp:"


class LocalConnector(aiohttp.BaseConnector):
    """Sends every request, whatever its host and scheme, unencrypted to one TCP address.

    For systems without unix sockets; it does over TCP what `aiohttp.UnixConnector` does.
    """

    allowed_protocol_schema_set = aiohttp.UnixConnector.allowed_protocol_schema_set

    def __init__(self, host: str, port: int) -> None:
        super().__init__(limit=0)
        self._address = host, port

    async def _create_connection(self, req: Any, traces: Any, timeout: Any) -> Any:
        host, port = self._address
        _transport, protocol = await asyncio.get_running_loop().create_connection(self._factory, host, port)
        return protocol


def connector(address: str) -> aiohttp.BaseConnector | None:
    """The connector for `unix:PATH` or `tcp:HOST:PORT`; None, the real Discord, where `address` is empty.

    Must be called inside the running event loop. Raises ValueError for any other form.
    """
    if not address:
        return None
    if address.startswith(UNIX_PREFIX):
        return aiohttp.UnixConnector(address.removeprefix(UNIX_PREFIX), limit=0)
    host, separator, port = address.removeprefix(TCP_PREFIX).rpartition(":")
    if not address.startswith(TCP_PREFIX) or not separator or not port.isdigit():
        raise ValueError(f"not an address of the form unix:PATH or tcp:HOST:PORT: {address!r}")
    return LocalConnector(host, int(port))
