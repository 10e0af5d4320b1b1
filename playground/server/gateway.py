"""The gateway half: sessions of the bot, the events they are owed, and ways to disturb them."""

import asyncio
import itertools
import json
import secrets
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from aiohttp import WSCloseCode, WSMsgType, web

from .events import guilds_for, ready_json
from .model import Json
from .shapes import guild_create_json, member_json

if TYPE_CHECKING:
    from .server import Server

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 0, 1, 2, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
BAD_TOKEN, DISALLOWED_INTENTS = 4004, 4014
GOODBYES = (1000, 1001)  # after these the client does not want to resume
HEARTBEAT_MS = 41_250
KEPT_EVENTS = 2_000


class Session:
    """One logical session: survives its connection until it is resumed or forgotten."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.socket: web.WebSocketResponse | None = None
        self.sent: deque[Json] = deque(maxlen=KEPT_EVENTS)
        self.numbers = itertools.count(1)
        self.replayed = 0

    def concerns(self, guild_id: int | None) -> bool:
        """Whether events of this guild (None: direct messages) belong to the session's shard."""
        number, total = self.shard
        return ((guild_id or 0) >> 22) % total == number


class Gateway:
    """All sessions of the bot."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self.sessions: dict[str, Session] = {}
        self.allowed_intents = ~((1 << 1) | (1 << 8) | (1 << 15))
        self.identified = asyncio.Event()
        self.on_change: list[Callable[[], None]] = []
        self._held: list[tuple[Session, Json]] | None = None
        self._outgoing: asyncio.Queue[tuple[Session, Json]] = asyncio.Queue()
        self._sender: asyncio.Task[None] | None = None
        self._doubled = 0
        self._reordered = 0
        self._waiting_for_reorder: list[tuple[Session, Json]] = []

    # What the rest of the server uses

    @property
    def connected(self) -> bool:
        return any(each.socket is not None for each in self.sessions.values())

    def dispatch(self, event: str, data: Json, *, guild_id: int | None = None, intent: int = 0) -> bool:
        """Queues an event for the session it concerns; False when no session will ever get it."""
        reached = False
        for session in tuple(self.sessions.values()):
            if session.concerns(guild_id) and (not intent or session.intents & intent):
                self._queue(session, {"op": DISPATCH, "t": event, "s": next(session.numbers), "d": data})
                reached = True
        return reached

    def start(self) -> None:
        self._sender = asyncio.get_running_loop().create_task(self._send_all(), name="gateway sender")

    async def stop(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        for session in self.sessions.values():
            if session.socket is not None:
                await session.socket.close(code=WSCloseCode.GOING_AWAY)

    # Disturbances

    async def drop(self, *, resumable: bool = True) -> None:
        """Cuts every connection; unless `resumable`, the sessions are forgotten, too."""
        sessions = list(self.sessions.values())
        if not resumable:
            self.sessions.clear()
        for session in sessions:
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=4000)
        self._changed()

    def ask_to_reconnect(self) -> None:
        """Op 7: asks every connection to come again and resume."""
        for session in self.sessions.values():
            self._push(session, {"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: tells every connection that its session is over (or must be resumed)."""
        for session in tuple(self.sessions.values()):
            self._push(session, {"op": INVALID_SESSION, "d": resumable})
        if not resumable:
            self.sessions.clear()

    def hold(self) -> None:
        """Keeps back all events until `release`, as a network that stalls."""
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for session, payload in held:
            self._push(session, payload)

    def double_next(self, count: int = 1) -> None:
        """The next events arrive twice."""
        self._doubled += count

    def reorder_next(self, count: int = 2) -> None:
        """The next `count` events arrive in reverse order."""
        self._reordered = count

    # Sending

    def _queue(self, session: Session, payload: Json) -> None:
        session.sent.append(payload)
        if self._reordered:
            self._waiting_for_reorder.append((session, payload))
            if len(self._waiting_for_reorder) == self._reordered:
                self._reordered = 0
                for each in reversed(self._waiting_for_reorder):
                    self._push(*each)
                self._waiting_for_reorder.clear()
            return
        self._push(session, payload)
        if self._doubled:
            self._doubled -= 1
            self._push(session, payload)

    def _push(self, session: Session, payload: Json) -> None:
        if self._held is not None:
            self._held.append((session, payload))
        else:
            self._outgoing.put_nowait((session, payload))

    async def _send_all(self) -> None:
        while True:
            session, payload = await self._outgoing.get()
            stale = 0 < payload.get("s", 0) <= session.replayed
            if session.socket is not None and not session.socket.closed and not stale:
                await _send(session.socket, payload)

    # Receiving

    async def connection(self, request: web.Request) -> web.WebSocketResponse:
        """One websocket of the bot, from HELLO to its end."""
        socket = web.WebSocketResponse(compress=False, autoping=True)
        await socket.prepare(request)
        await _send(socket, {"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    session = await self._receive(socket, session, json.loads(frame.data))
        finally:
            if session is not None and session.socket is socket:
                session.socket = None
                if socket.close_code in GOODBYES:
                    self.sessions.pop(session.id, None)
                self._changed()
        return socket

    async def _receive(
        self, socket: web.WebSocketResponse, session: Session | None, payload: Json
    ) -> Session | None:
        operation = payload["op"]
        if operation == HEARTBEAT:
            await _send(socket, {"op": HEARTBEAT_ACK})
        elif operation == IDENTIFY:
            return await self._identify(socket, payload["d"])
        elif operation == RESUME:
            return await self._resume(socket, payload["d"])
        elif operation == REQUEST_MEMBERS and session is not None:
            self._send_members(session, payload["d"])
        return session

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        if data["token"] != self._server.token:
            await socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
            return None
        if data["intents"] & ~self.allowed_intents:
            await socket.close(code=DISALLOWED_INTENTS, message=b"Disallowed intent(s).")
            return None
        number, total = data.get("shard") or (0, 1)
        session = Session((number, total), data["intents"])
        for old in [
            each for each in self.sessions.values() if each.shard == session.shard and not each.socket
        ]:
            del self.sessions[old.id]
        self.sessions[session.id] = session
        session.socket = socket
        self._greet(session)
        self.identified.set()
        self._changed()
        return session

    def _greet(self, session: Session) -> None:
        guilds = [each for each in guilds_for(self._server.world) if session.concerns(each.id)]
        self._tell(session, "READY", ready_json(self._server.world, session.id, session.shard, guilds))
        for guild in guilds:
            if not guild.unavailable:
                data = guild_create_json(self._server.world, guild) | {"unavailable": False}
                self._tell(session, "GUILD_CREATE", data)

    def _tell(self, session: Session, event: str, data: Json) -> None:
        payload = {"op": DISPATCH, "t": event, "s": next(session.numbers), "d": data}
        session.sent.append(payload)
        self._outgoing.put_nowait((session, payload))

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self._server.token:
            await _send(socket, {"op": INVALID_SESSION, "d": False})
            return None
        missed = [each for each in session.sent if each["s"] > (data.get("seq") or 0)]
        session.socket = socket
        session.replayed = session.sent[-1]["s"] if session.sent else 0
        for payload in missed:
            await _send(socket, payload)
        self._tell(session, "RESUMED", {})
        self._changed()
        return session

    def _send_members(self, session: Session, data: Json) -> None:
        world = self._server.world
        guild = world.guilds[int(data["guild_id"])]
        wanted = {int(each) for each in data.get("user_ids") or ()} or set(guild.members)
        members = [member_json(world, guild.members[each]) for each in wanted if each in guild.members]
        chunk: Json = {"guild_id": str(guild.id), "members": members, "chunk_index": 0, "chunk_count": 1}
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        self._tell(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _changed(self) -> None:
        if not self.connected:
            self.identified.clear()
        for call in self.on_change:
            call()


async def _send(socket: web.WebSocketResponse, payload: Json) -> None:
    """Sends one payload; a connection that is gone loses it (the session keeps it for a resume)."""
    try:
        await socket.send_str(json.dumps(payload))
    except ConnectionError:
        return
