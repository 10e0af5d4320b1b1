"""The page's own server: files, calls and the stream of events. Only for browsers on this machine."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from .calls import CALLS, Refused
from .look import look, person_of
from .server.model import Json
from .stage import Stage

STAGE = web.AppKey("stage", Stage)
PAGE = Path(__file__).parent / "page"
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
OWN_NAMES = ("127.0.0.1", "localhost", "[::1]")
SHOWN_KINDS = ("image/png", "image/jpeg", "image/gif", "image/webp", "image/avif")
POLICY = "; ".join(
    ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]
    + [f"{kind}-src 'self'" for kind in ("script", "style", "img", "connect")]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
HEART_BEAT = 15.0
"""Seconds after which a silent stream sends something, so that a page that went away is noticed."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def make_app(stage: Stage) -> web.Application:
    """The page for a stage that is running."""
    app = web.Application(middlewares=[guard])
    app[STAGE] = stage
    app.router.add_get("/play/look", _look)
    app.router.add_get("/play/events", _events)
    app.router.add_post("/play/{call}", _call)
    app.router.add_get("/media/attachments/{channel}/{attachment}/{name}", _attachment)
    app.router.add_get("/{path:.*}", _file)
    return app


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Lets only this machine's own pages in: a foreign page could reach 127.0.0.1 under a name of its own."""
    if _name_of(request.host) not in OWN_NAMES:
        raise web.HTTPForbidden(text="This playground answers only to 127.0.0.1 and localhost.")
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{request.host}":
        raise web.HTTPForbidden(text="This playground answers only to its own page.")
    if request.method == "POST" and request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType(text="Calls are JSON.")
    response = await handler(request)
    if not response.prepared:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
    return response


def _name_of(host: str) -> str:
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host


async def _file(request: web.Request) -> web.Response:
    path = (PAGE / (request.match_info["path"] or "index.html")).resolve()
    if not path.is_relative_to(PAGE.resolve()) or path.suffix not in KINDS or not path.is_file():
        raise web.HTTPNotFound(text="There is no such page.")
    return web.Response(body=path.read_bytes(), content_type=KINDS[path.suffix], charset="utf-8")


async def _attachment(request: web.Request) -> web.Response:
    try:
        data, kind, _ = request.app[STAGE].server.attachment(int(request.match_info["attachment"]))
    except (LookupError, ValueError):
        raise web.HTTPNotFound(text="There is no such file.") from None
    shown = kind in SHOWN_KINDS
    # Anything but a plain picture is only ever saved, never opened as a page of this origin.
    place = {} if shown else {"Content-Disposition": "attachment"}
    return web.Response(body=data, content_type=kind if shown else "application/octet-stream", headers=place)


async def _look(request: web.Request) -> web.Response:
    stage = request.app[STAGE]
    return web.json_response(look(stage, person_of(stage, request.query.get("person", ""))))


async def _call(request: web.Request) -> web.Response:
    call = CALLS.get(request.match_info["call"])
    if call is None:
        raise web.HTTPNotFound(text="There is no such call.")
    try:
        given = await request.json()
        return web.json_response(await call(request.app[STAGE], given))
    except Refused as refused:
        return web.json_response({"error": str(refused)}, status=409)
    except (ValueError, KeyError, TypeError, LookupError) as error:
        return web.json_response({"error": f"This call cannot be understood: {error!r}"}, status=400)


async def _events(request: web.Request) -> web.StreamResponse:
    stage = request.app[STAGE]
    person = person_of(stage, request.query.get("person", ""))
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream", **HEADERS})
    async with stage.watch(person.id) as queue:
        await response.prepare(request)
        await response.write(b"retry: 500\n\n")
        with contextlib.suppress(ConnectionResetError):  # the page went away
            while (change := await _next(queue)) is not None:
                await response.write(_line(change))
    return response


async def _next(queue: asyncio.Queue[Json | None]) -> Json | None:
    try:
        return await asyncio.wait_for(queue.get(), HEART_BEAT)
    except TimeoutError:
        return {}


def _line(change: Json) -> bytes:
    return f"data: {json.dumps(change)}\n\n".encode() if change else b": still here\n\n"
