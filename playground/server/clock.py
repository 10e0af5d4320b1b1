"""The clock of the pocket Discord: real time that can be moved forward, with alarms that follow it."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Alarm:
    """One call that is due at a time; `cancel()` makes it nothing."""

    def __init__(self, due: float, call: Callable[[], None]) -> None:
        self.due = due
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Clock:
    """Seconds since 1970 as the pocket Discord counts them."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead
        self.on_advance: list[Callable[[], None]] = []
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._count = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Moves the clock forward and rings every alarm that has become due.

        Raises ValueError for a negative number: ids are made of time and may not repeat.
        """
        if seconds < 0:
            raise ValueError("the clock only moves forward")
        self.ahead += seconds
        for call in self.on_advance:
            call()
        self._ring()

    def call_at(self, due: float, call: Callable[[], None]) -> Alarm:
        """Calls `call` once this clock shows `due`; needs a running event loop for real time to pass."""
        alarm = Alarm(due, call)
        heapq.heappush(self._alarms, (due, next(self._count), alarm))
        if self._alarms[0][2] is alarm:
            self._arm()
        return alarm

    def close(self) -> None:
        """Forgets all alarms."""
        self._alarms.clear()
        self._arm()

    def _ring(self) -> None:
        while self._alarms and self._alarms[0][0] <= self.now():
            alarm = heapq.heappop(self._alarms)[2]
            if alarm.call is not None:
                alarm.call()
        self._arm()

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._alarms and self._alarms[0][2].call is None:
            heapq.heappop(self._alarms)
        if self._alarms:
            wait = max(0.0, self._alarms[0][0] - self.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)


class Snowflakes:
    """Discord's ids: milliseconds of the clock and a counter, always rising."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        moment = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last = max(self.last + 1, moment)
        return self.last


def moment_of(snowflake: int) -> float:
    """Seconds since 1970 at which an id was made."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000


def iso(moment: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
