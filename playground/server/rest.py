"""The REST half: the table of routes, and what every request passes on its way to one of them."""

import contextlib
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from .compose import Draft, Upload
from .errors import DiscordError, missing_access, missing_permissions
from .model import Channel, Json
from .permissions import Permission
from .world import World

if TYPE_CHECKING:
    from .server import Server

API = "/api/v10"
Handler = Callable[["Call"], Any]
TOKENLESS = ("/webhooks/", "/interactions/")


@dataclass
class Call:
    """One request, read: what a route needs to answer it."""

    server: "Server"
    method: str
    template: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    @property
    def world(self) -> World:
        return self.server.world

    def id(self, name: str) -> int:
        """An id in the path. Raises DiscordError when it is no number."""
        text = self.path[name]
        if not text.isdecimal():
            raise DiscordError(400, 50035, f"Value {text!r} is not snowflake.")
        return int(text)

    @property
    def draft(self) -> Draft:
        return Draft(self.body or {}, self.files)

    def channel(self, *needed: Permission) -> Channel:
        """The channel in the path, if the bot sees it and may do what is needed there."""
        return self.allowed(self.world.channel(self.id("channel_id")), *needed)

    def allowed(self, channel: Channel, *needed: Permission) -> Channel:
        """Raises DiscordError 50001 where the bot sees nothing, 50013 where it lacks a permission."""
        granted = self.world.permissions(self.world.bot.id, channel)
        if not granted & Permission.VIEW_CHANNEL:
            raise missing_access()
        if any(not granted & each for each in needed):
            raise missing_permissions()
        return channel


@dataclass(frozen=True)
class Route:
    method: str
    template: str
    handler: Handler


ROUTES: list[Route] = []


def route(method: str, template: str) -> Callable[[Handler], Handler]:
    """Registers a function as the answer to a method and a path, written as in Discord's specification.

    It returns the JSON to answer with 200, or None for 204.
    """

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler))
        return handler

    return register


def mount(app: web.Application, server: "Server") -> None:
    """Adds every route to an aiohttp application."""
    for each in sorted(ROUTES, key=_openness):
        path = API + each.template
        app.router.add_route(each.method, path, partial(_handle, server, each))
    app.router.add_route("*", API + "/{tail:.*}", partial(_handle, server, None))


def _openness(each: Route) -> list[bool]:
    """Sorts fixed words before placeholders, so that `@original` is not taken for an id."""
    return [part.startswith("{") for part in each.template.split("/")]


async def _handle(server: "Server", found: Route | None, request: web.Request) -> web.StreamResponse:
    """Answers and counts the request as open until the answer is written."""
    server.settling.opened()
    try:
        response = await _answer(server, found, request)
        await _write(request, response)
        return response
    finally:
        server.settling.closed()


def _gone(request: web.Request) -> bool:
    """Whether the client has left in the middle of its request, as a killed bot does."""
    return request.transport is None or request.transport.is_closing()


async def _write(request: web.Request, response: web.StreamResponse) -> None:
    """Writes the answer unless the client has gone or its connection was cut."""
    if _gone(request):
        return
    with contextlib.suppress(ConnectionError):
        await response.prepare(request)
        await response.write_eof()


async def _answer(server: "Server", found: Route | None, request: web.Request) -> web.StreamResponse:
    path = request.path.removeprefix(API)
    try:
        faulty = await server.faults.meet(request, path)
        if faulty is not None and faulty.answers_instead:
            return faulty.response()
        _authorise(server, request, path)
        if found is None:
            raise DiscordError(404, 0, "404: Not Found")
        answer = await _carry_out(server, found, request)
        server.check_answer(found, answer)
    except DiscordError as error:
        server.note_refusal(request.method, path, error)
        return reply(error.body(), error.status)
    except Exception as error:
        if not _gone(request):
            server.broken.append(error)
        return reply({"message": "500: Internal Server Error", "code": 0}, 500)
    if faulty is not None:
        await faulty.after(request)
    return reply(answer)


def _authorise(server: "Server", request: web.Request, path: str) -> None:
    if path.startswith(TOKENLESS):
        return
    if request.headers.get("Authorization") != f"Bot {server.token}":
        raise DiscordError(401, 0, "401: Unauthorized")


async def _carry_out(server: "Server", found: Route, request: web.Request) -> Any:
    body, files = await _read(request)
    query = dict(request.query)
    call = Call(server, found.method, found.template, dict(request.match_info), query, body, files)
    server.check(call)
    answer = found.handler(call)
    return await answer if isinstance(answer, Awaitable) else answer


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    # Not `request.content_type`, which parses each new boundary like a letter and takes milliseconds.
    if request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        return await _read_parts(request)
    if not request.can_read_body:
        return None, {}
    try:
        return json.loads(await request.read()), {}
    except ValueError:
        raise DiscordError(400, 50109, "The request body contains invalid JSON.") from None


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = {}
    files: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=False))
        name = part.name or ""
        if name == "payload_json":
            body = json.loads(data)
        elif name.startswith("files["):
            files[int(name[6:-1])] = Upload(part.filename or "unknown", data)
    return body, files


def reply(answer: Json | list[Any] | None, status: int = 200) -> web.Response:
    """A JSON answer with the exact content type that clients expect, or 204 for None."""
    if answer is None:
        return web.Response(status=204)
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(answer).encode(), status=status, headers=headers)
