"""Faults on request: the next requests that match are answered badly, late or not at all."""

import asyncio
import json
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase
from typing import Any

from aiohttp import web


class How(Enum):
    """What happens to the request."""

    ANSWER = "answered with a status, nothing is carried out"
    HANG = "kept waiting, nothing is carried out"
    CUT = "connection cut while the body arrives, nothing is carried out"
    LOSE = "carried out, but the connection is cut instead of the answer"
    DELAY = "carried out after a wait"
    LATE = "carried out at once and answered after a wait"


@dataclass
class Fault:
    """One fault: `count` requests matching `"METHOD /path"` (with * and ?) meet it."""

    how: How
    matching: str = "*"
    count: int = 1
    status: int = 500
    body: Any = None
    headers: dict[str, str] | None = None
    seconds: float = 0.0

    @property
    def answers_instead(self) -> bool:
        return self.how in (How.ANSWER, How.HANG, How.CUT)

    def response(self) -> web.Response:
        headers = {"Content-Type": "application/json"} | (self.headers or {})
        return web.Response(body=json.dumps(self.body).encode(), status=self.status, headers=headers)

    async def after(self, request: web.Request) -> None:
        """Once the request is carried out: its answer may get lost or come late."""
        if self.how is How.LOSE:
            cut(request)
        if self.how is How.LATE:
            await asyncio.sleep(self.seconds)


class Faults:
    """The faults that are waiting for requests, first come first served."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.met = 0

    def clear(self) -> None:
        self.waiting.clear()

    def fail(self, status: int = 500, count: int = 1, matching: str = "*") -> Fault:
        """The next requests are answered with a server error (500, 502, 503, 504)."""
        body = {"message": f"{status}: Internal Server Error", "code": 0}
        return self._add(Fault(How.ANSWER, matching, count, status, body))

    def refuse(self, status: int, code: int, message: str, count: int = 1, matching: str = "*") -> Fault:
        """The next requests are refused with one of Discord's codes."""
        return self._add(Fault(How.ANSWER, matching, count, status, {"message": message, "code": code}))

    def rate_limit(
        self, retry_after: float = 0.05, count: int = 1, matching: str = "*", *, everywhere: bool = False
    ) -> Fault:
        """The next requests are answered 429; `everywhere` makes it the global limit of the bot."""
        body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
        headers = {
            "Via": "1.1 google",
            "Retry-After": str(max(1, round(retry_after))),
            "X-RateLimit-Limit": "5",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": str(retry_after),
            "X-RateLimit-Bucket": "pocket",
            "X-RateLimit-Scope": "global" if everywhere else "user",
        }
        if everywhere:
            headers["X-RateLimit-Global"] = "true"
        return self._add(Fault(How.ANSWER, matching, count, 429, body, headers))

    def hang(self, seconds: float, count: int = 1, matching: str = "*") -> Fault:
        """The next requests get no answer for so many real seconds, then their connection is cut."""
        return self._add(Fault(How.HANG, matching, count, seconds=seconds))

    def delay(self, seconds: float, count: int = 1, matching: str = "*") -> Fault:
        """The next requests are carried out so many real seconds late."""
        return self._add(Fault(How.DELAY, matching, count, seconds=seconds))

    def answer_late(self, seconds: float, count: int = 1, matching: str = "*") -> Fault:
        """The next requests are carried out at once, and the client hears of it so many seconds later."""
        return self._add(Fault(How.LATE, matching, count, seconds=seconds))

    def cut(self, count: int = 1, matching: str = "*") -> Fault:
        """The connection of the next requests is cut in the middle of their body."""
        return self._add(Fault(How.CUT, matching, count))

    def lose_answer(self, count: int = 1, matching: str = "*") -> Fault:
        """The next requests are carried out, but the client never hears of it."""
        return self._add(Fault(How.LOSE, matching, count))

    async def meet(self, request: web.Request, path: str) -> Fault | None:
        """Takes the first fault that matches the request and does what precedes the answer."""
        fault = self._take(f"{request.method} {path}")
        if fault is None:
            return None
        if fault.how in (How.HANG, How.DELAY):
            await asyncio.sleep(fault.seconds)
        if fault.how in (How.HANG, How.CUT):
            await request.content.readany()
            cut(request)
        return fault

    def _add(self, fault: Fault) -> Fault:
        self.waiting.append(fault)
        return fault

    def _take(self, line: str) -> Fault | None:
        for fault in self.waiting:
            if fnmatchcase(line, fault.matching if " " in fault.matching else f"* {fault.matching}"):
                fault.count -= 1
                self.met += 1
                if fault.count <= 0:
                    self.waiting.remove(fault)
                return fault
        return None


def cut(request: web.Request) -> None:
    """Ends the connection of a request at once."""
    if request.transport is not None:
        request.transport.abort()
