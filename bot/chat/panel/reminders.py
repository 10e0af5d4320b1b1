"""How one is reminded, by taps: a page behind the settings. The time zone is typed: there are hundreds."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.chat import buttons, limits, reminding
from bot.chat.buttons import Press
from bot.chat.request import Request
from bot.service import habits
from bot.text import names, people
from data.texts import text

from .page import Page

KIND: Final = "settings"
"""The kind of every press on the pages of settings."""
OPEN: Final = "reminders"
"""The choice of the button that opens this page, and the beginning of those of its menus."""
IS: Final = "="
EVERY: Final = ("off", "3", "6", "12", "24", "48", "72", "168")
"""In hours, as in `habits.EVERY`."""
QUIET: Final = ("off", "21-7", "22-7", "22-8", "23-7", "23-8", "0-8", "0-9")


async def press(request: Request) -> None:
    """Opens the page, after what was chosen in one of its menus was kept."""
    for chosen in request.values:
        name, _, value = chosen.partition(IS)
        await reminding.keep(request, **{name: value})
    await _show(request)


async def _show(request: Request) -> None:
    found = await request.tables.company.habits(request.person.id)
    every = habits.OFF if found.every is None else str(round(found.every / timedelta(hours=1)))
    quiet = "{}-{}".format(*found.quiet) if found.quiet else habits.OFF
    page = Page()
    page.say(text(request.lang, "settings-reminders-title"), await reminding.as_set(request))
    _menu(request, page, "every", EVERY, every)
    _menu(request, page, "quiet", QUIET, quiet)
    page.say(text(request.lang, "settings-zone-how"))
    page.buttons(buttons.button(Press(KIND, 0), text(request.lang, "button-settings-back")))
    sheet = page.sheet()
    await request.reply.panel(sheet.view, sheet.files)


def _menu(request: Request, page: Page, name: str, values: tuple[str, ...], now: str) -> None:
    """One menu with the usual values, and the present one where it was typed."""
    page.say(text(request.lang, f"settings-reminders-{name}"))
    options = []
    for value in dict.fromkeys((*values, now)):
        option = limits.option(f"{name}{IS}{value}", _named(request.lang, name, value))
        option.default = value == now
        options.append(option)
    page.menu(Press(KIND, 0, choice=f"{OPEN}/{name}"), "", options)


def _named(lang: str, name: str, value: str) -> str:
    if name == "every":
        every = None if value == habits.OFF else timedelta(hours=int(value))
        return names.capital(lang, people.interval(lang, every))
    return (
        names.capital(lang, text(lang, "table-no-quiet")) if value == habits.OFF else value.replace("-", "–")
    )
