"""When somebody wants to be reminded: how often, not at which hours of their day, and not while away."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store import Transaction

EVERY, QUIET, ZONE, AWAY = "reminders", "quiet", "zone", "away"
"""Preferences of a person: hours or `off`; `22-8`; `Europe/Amsterdam`; the day on which they are back."""
OFF = "off"
USUAL_EVERY = 24
WARNED = 3 / 4
"""So much of the time for a turn is over when its end is announced at the latest."""
LAST_CALL = timedelta(minutes=10)
MOST_DAYS_AWAY = 60
MOST_EVERY = 168
USUAL_ZONE = ZoneInfo("UTC")


@dataclass(frozen=True, slots=True)
class Habits:
    """What one person has set. `every` is None for no reminders; `quiet` are two hours of the day."""

    every: timedelta | None = timedelta(hours=USUAL_EVERY)
    quiet: tuple[int, int] | None = None
    zone: ZoneInfo = USUAL_ZONE
    back_on: date | None = None

    def back_at(self, now: datetime) -> datetime | None:
        """When somebody who is away will be back; None for one who is not away."""
        if self.back_on is None:
            return None
        back = datetime.combine(self.back_on, time(), self.zone).astimezone(UTC)
        return back if back > now else None

    def here_at(self, now: datetime) -> datetime:
        """From when on they may be expected to play: now, or when they are back."""
        return self.back_at(now) or now

    def reminder_after(self, now: datetime) -> datetime | None:
        """When to remind them next, counted from now; None where they want no reminders."""
        if self.every is None:
            return None
        wanted = max(now + self.every, self.back_at(now) or now)
        return self.awake_at(wanted)

    def warning_before(self, begins: datetime, ends: datetime) -> datetime | None:
        """When to warn them that a time ends: late in it, or before the quiet hours that fill its rest."""
        if self.every is None:
            return None
        late = begins + (ends - begins) * WARNED
        awake = self.awake_at(late)
        return awake if awake < ends else self._asleep_at(late) - LAST_CALL

    def _asleep_at(self, moment: datetime) -> datetime:
        """When the quiet hours begin in which a moment lies."""
        assert self.quiet is not None
        here = moment.astimezone(self.zone)
        day = here.date() - timedelta(days=1 if here.hour < self.quiet[0] else 0)
        return datetime.combine(day, time(self.quiet[0]), self.zone).astimezone(UTC)

    def awake_at(self, moment: datetime) -> datetime:
        """That moment, or the end of the quiet hours that it lies in."""
        if self.quiet is None:
            return moment
        here = moment.astimezone(self.zone)
        begin, end = self.quiet
        quiet = begin <= here.hour < end if begin <= end else here.hour >= begin or here.hour < end
        if not quiet:
            return moment
        day = here.date() + timedelta(days=1 if here.hour >= end else 0)
        return datetime.combine(day, time(end), self.zone).astimezone(UTC)


def habits_of(transaction: Transaction, person: int) -> Habits:
    """The habits of a person, with the usual ones where they have set nothing."""
    every, quiet, zone, away = (
        transaction.preferences.get("person", person, name) for name in (EVERY, QUIET, ZONE, AWAY)
    )
    return Habits(
        # What an earlier version stored may be beyond all measure.
        every=None if every == OFF else timedelta(hours=min(int(every or USUAL_EVERY), MOST_EVERY)),
        quiet=read_quiet(quiet) if quiet else None,
        zone=zone_of(zone or "") or USUAL_ZONE,
        back_on=date.fromisoformat(away) if away else None,
    )


def read_quiet(text: str) -> tuple[int, int] | None:
    """Two hours of the day, `22-8`, or None for what is not that."""
    begin, _, end = text.replace("–", "-").replace(" ", "").partition("-")
    if not (begin.isdecimal() and end.isdecimal()) or int(begin) > 23 or int(end) > 23 or begin == end:
        return None
    return int(begin), int(end)


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name, or None for one that does not exist."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
