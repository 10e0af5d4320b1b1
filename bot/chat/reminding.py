"""How somebody wants to be reminded: how often, not at which hours, and in which time zone."""

from __future__ import annotations

from collections.abc import Iterable
from zoneinfo import available_timezones

from bot.service import habits
from bot.text import people
from data.texts import text

from .choosing.search import Entry
from .errors import Declined
from .request import Request

MOST_DIGITS = 4


async def change(request: Request, every: str | None, quiet: str | None, zone: str | None) -> None:
    """Change what is given and say how it is now. Raises Declined for what cannot be read."""
    await keep(request, every, quiet, zone)
    await request.reply.say(await as_set(request))


async def keep(
    request: Request, every: str | None = None, quiet: str | None = None, zone: str | None = None
) -> None:
    """Change what is given. Raises Declined for what cannot be read."""
    for name, value in read(request.lang, every, quiet, zone).items():
        kept = None if (name, value) == (habits.QUIET, habits.OFF) else value
        await request.tables.company.change_habit(request.person.id, name, kept)


def read(lang: str, every: str | None, quiet: str | None, zone: str | None) -> dict[str, str]:
    """The habits that are given, by name. Raises Declined for what cannot be read."""
    given = {
        habits.EVERY: _every(lang, every),
        habits.QUIET: _quiet(lang, quiet),
        habits.ZONE: _zone(lang, zone),
    }
    return {name: value for name, value in given.items() if value is not None}


async def as_set(request: Request) -> str:
    """How one is reminded now, in a sentence."""
    found = await request.tables.company.habits(request.person.id)
    quiet = "{}–{}".format(*found.quiet) if found.quiet else text(request.lang, "table-no-quiet")
    every = people.interval(request.lang, found.every)
    return text(request.lang, "table-reminders", every=every, quiet=quiet, zone=found.zone.key)


def _every(lang: str, given: str | None) -> str | None:
    if given is None or given.strip().lower() == habits.OFF:
        return given and habits.OFF
    digits = given.strip().rstrip("hu ")
    hours = int(digits) if digits.isdecimal() and len(digits) <= MOST_DIGITS else 0
    if not 1 <= hours <= habits.MOST_EVERY:
        raise Declined(text(lang, "table-every-how"))
    return str(hours)


def _quiet(lang: str, given: str | None) -> str | None:
    if given is None or given.strip().lower() == habits.OFF:
        return given and habits.OFF
    hours = habits.read_quiet(given)
    if hours is None:
        raise Declined(text(lang, "table-quiet-how"))
    return "{}-{}".format(*hours)


def _zone(lang: str, given: str | None) -> str | None:
    if given is not None and habits.zone_of(given.strip()) is None:
        raise Declined(text(lang, "table-zone-how"))
    return given.strip() if given else None


async def complete_zone(request: Request) -> Iterable[Entry]:
    """All time zones."""
    return [Entry(name, name.replace("_", " ")) for name in sorted(available_timezones())]
