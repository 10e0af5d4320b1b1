"""Settings: a person's own, and how much is told in a channel. One menu each; every choice counts at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.chat import buttons, languages, limits
from bot.chat.buttons import Press
from bot.chat.errors import Declined
from bot.chat.request import Request
from bot.service import Scope
from data.texts import has, text
from data.texts import languages as data_languages

from . import reminders
from .page import Page

KIND: Final = reminders.KIND
IS: Final = "="


@dataclass(frozen=True, slots=True)
class Setting:
    """Whose it is, and its values, the default first."""

    scope: Scope
    values: tuple[str, ...]


SETTINGS: Final[Mapping[str, Setting]] = {
    languages.CHOSEN: Setting("person", ("discord", *data_languages())),
    "notices": Setting("person", ("direct", "channel")),
    "end_turn": Setting("person", ("button", "itself")),
    "passing": Setting("person", ("button", "itself")),
    "pictures": Setting("person", ("yes", "no")),
    "tips": Setting("person", ("yes", "no")),
    "verbosity": Setting("channel", ("full", "short")),
}
CHOICES: Final = {name: setting.values for name, setting in SETTINGS.items()}
"""For the options of the slash command."""


async def check(request: Request, name: str, value: str) -> Setting:
    """The setting, if it may be set so. Raises Declined for an unknown one, to onlookers for a channel's."""
    setting = SETTINGS.get(name)
    if setting is None or value not in setting.values:
        raise Declined(text(request.lang, "chat-button-unknown"))
    if setting.scope == "channel" and not await _may_change(request):
        raise Declined(text(request.lang, "settings-not-yours"))
    return setting


async def change(request: Request, name: str, value: str) -> None:
    """Set one setting. Raises Declined as `check` does."""
    setting = await check(request, name, value)
    stored = None if value == setting.values[0] else value
    if setting.scope == "channel":
        company, usual = request.tables.company, setting.values[0]
        await company.tell_with(request.channel.id, request.person, name, stored, usual)
    else:
        await request.tables.prefer(setting.scope, _owner(request, setting), name, stored)
    if name == languages.CHOSEN:
        await request.settle_language()


async def value_of(request: Request, name: str) -> str:
    """A setting as it is in force."""
    setting = SETTINGS[name]
    stored = await request.tables.preference(setting.scope, _owner(request, setting), name)
    return stored if stored in setting.values else setting.values[0]


def _owner(request: Request, setting: Setting) -> int:
    return request.person.id if setting.scope == "person" else request.channel.id


async def _may_change(request: Request) -> bool:
    """How much is told in a channel is for those who play there, and for those who look after it."""
    game = await request.tables.game_in(request.channel.id)
    return request.organiser or (game is not None and game.seat_of(request.person.id) is not None)


async def show(request: Request) -> None:
    """All settings, each as a menu."""
    page = Page()
    page.say(text(request.lang, "settings-title"))
    for name, setting in SETTINGS.items():
        if setting.scope == "channel" and not await _may_change(request):
            continue
        page.say(text(request.lang, f"settings-{_dashed(name)}"))
        now = await value_of(request, name)
        options = [
            limits.option(f"{name}{IS}{value}", name_of(request.lang, name, value))
            for value in setting.values
        ]
        for option, value in zip(options, setting.values, strict=True):
            option.default = value == now
        page.menu(Press(KIND, 0, choice=name), "", options)
    page.buttons(
        buttons.button(Press(KIND, 0, choice=reminders.OPEN), text(request.lang, "button-settings-reminders"))
    )
    sheet = page.sheet()
    await request.reply.panel(sheet.view, sheet.files)


def name_of(lang: str, name: str, value: str) -> str:
    """A value in words."""
    own = f"choice-{_dashed(name)}-{value}"
    return text(lang, own if has(lang, own) else f"choice-answer-{value}")


def _dashed(name: str) -> str:
    return name.replace("_", "-")


async def press(request: Request, press: Press) -> None:
    """A choice in one of the menus, or the way to the page of reminders and back."""
    request.reply.in_place = request.in_private_panel
    if press.choice.startswith(reminders.OPEN):
        await reminders.press(request)
        return
    for chosen in request.values:
        name, _, value = chosen.partition(IS)
        await change(request, name, value)
    await show(request)


KINDS: Final = {KIND: press}
