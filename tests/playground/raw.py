"""Requests without discord.py, to send what the library would not."""

import io
import json
from types import TracebackType
from typing import Any

import aiohttp

from bot.chat.connect import connector
from playground.server import Server


class Raw:
    """A bare client with the bot's token."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._session = aiohttp.ClientSession(connector=connector(server.address))

    async def __aenter__(self) -> "Raw":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._session.close()

    async def __call__(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        """Status and JSON of the answer."""
        headers = {"Authorization": f"Bot {self.server.token}"}
        url = f"https://discord.com/api/v10{path}"
        options: dict[str, Any] = {"json": body}
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
            options = {"data": form}
        async with self._session.request(method, url, headers=headers, **options) as response:
            assert response.headers.get("Content-Type", "application/json") == "application/json"
            text = await response.text()
            return response.status, json.loads(text) if text else None


def wrong_places(answer: Any) -> list[str]:
    """Where an error tree says that something is wrong, as `components.0.label`."""
    found: list[str] = []

    def visit(node: Any, where: list[str]) -> None:
        for key, value in node.items():
            if key == "_errors":
                found.append(".".join(where))
            else:
                visit(value, [*where, key])

    visit(answer.get("errors", {}), [])
    return found
