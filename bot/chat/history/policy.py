"""What a server has decided about its games: one page of menus for those who manage it."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.chat import limits
from bot.chat.buttons import Press, Touch
from bot.chat.errors import Declined
from bot.chat.lobby_options import HOURS, VALUES
from bot.chat.panel.page import Page
from bot.chat.request import Request
from bot.service.policies import AT_END, LANGUAGE, Policy
from bot.service.publish import NOTICES
from bot.text import people
from data.texts import has, languages, text

POLICY: Final = "policy"
ANY: Final = "any"
MOST: Final = (ANY, "1", "2", "3", "5", "10", "20")
CHANNEL_WAYS: Final = ("direct", "channel")
CHANNELS_AT_MOST: Final = 25


class PolicyPage(Page):
    """A page that can hold menus of channels and roles."""

    def select(self, select: ui.Select[Any] | ui.ChannelSelect[Any] | ui.RoleSelect[Any]) -> None:
        """Any menu."""
        self._box.add_item(ui.ActionRow(Touch(select, select.custom_id)))


async def policy(request: Request) -> None:
    await _show(request)


async def press(request: Request, press: Press) -> None:
    """A choice in one of the menus."""
    request.reply.in_place = request.in_private_panel
    if not request.manages:
        raise Declined(text(request.lang, "policy-not-yours"))
    if press.choice not in _CHANGES:
        raise Declined(text(request.lang, "chat-button-unknown"))
    await _CHANGES[press.choice](request, request.values)
    await _show(request)


async def _show(request: Request) -> None:
    guild = request.interaction.guild_id
    assert guild is not None, "the command is offered in servers only"
    kept, page = request.tables.policies.of(guild), PolicyPage()
    page.say(text(request.lang, "policy-title"))
    _server_menus(request, kept, page)
    page.rule()
    await _channel_menus(request, page)
    sheet = page.sheet()
    await request.reply.panel(sheet.view, sheet.files)


def _server_menus(request: Request, kept: Policy, page: PolicyPage) -> None:
    lang = request.lang
    channels, organisers = _there(request, kept)
    page.select(
        ui.ChannelSelect(
            custom_id=_id("channels"),
            placeholder=text(lang, "policy-channels"),
            channel_types=[discord.ChannelType.text],
            min_values=0,
            max_values=CHANNELS_AT_MOST,
            default_values=[discord.Object(each, type=discord.abc.GuildChannel) for each in channels],
        )
    )
    page.select(
        ui.RoleSelect(
            custom_id=_id("organisers"),
            placeholder=text(lang, "policy-organisers"),
            min_values=0,
            max_values=1,
            default_values=[discord.Object(each, type=discord.Role) for each in organisers],
        )
    )
    page.select(_menu("most", [(each, _most(lang, each)) for each in MOST], [str(kept.most_games or ANY)]))
    page.select(_menu("hours", [(str(each), _hours(lang, each)) for each in HOURS], [str(kept.hours or 0)]))
    ends = [(each, text(lang, "policy-at-end", what=text(lang, f"table-pace-{each}"))) for each in AT_END]
    page.select(_menu("at_end", ends, [kept.at_end]))
    chosen = [f"{name}={_value(value)}" for name, value in kept.options.items()]
    offered = [
        (f"{name}={_value(value)}", _option(lang, name, _value(value)))
        for name, (_, *others) in VALUES.items()
        for value in others
    ]
    page.select(_menu("options", offered, chosen, text(lang, "policy-options"), least=0, most=len(offered)))


def _there(request: Request, kept: Policy) -> tuple[list[int], list[int]]:
    """The channels and the role of a policy that still are: Discord may refuse a page that names others."""
    roles = [kept.organisers] if kept.organisers else []
    guild = request.client.get_guild(request.interaction.guild_id or 0)
    if guild is None:
        return list(kept.channels), roles
    channels = [each for each in kept.channels if guild.get_channel(each)]
    return channels, [each for each in roles if guild.get_role(each)]


async def _channel_menus(request: Request, page: PolicyPage) -> None:
    lang, preference = request.lang, request.tables.preference
    page.say(text(lang, "policy-here", channel=f"<#{_here(request)}>"))
    language = await preference("channel", _here(request), LANGUAGE) or ANY
    named = [(ANY, text(lang, "policy-language-any"))]
    named += [(each, text(lang, f"choice-language-{each}")) for each in languages()]
    page.select(_menu("language", named, [language]))
    way = await preference("channel", _here(request), NOTICES) or CHANNEL_WAYS[0]
    page.select(
        _menu("notices", [(each, text(lang, f"policy-notices-{each}")) for each in CHANNEL_WAYS], [way])
    )


def _here(request: Request) -> int:
    """The channel that is meant: that above, for a thread."""
    return request.channel.parent or request.channel.id


def _menu(
    name: str,
    offered: list[tuple[str, str]],
    chosen: list[str],
    placeholder: str = "",
    *,
    least: int = 1,
    most: int = 1,
) -> ui.Select[Any]:
    options = [limits.option(value, label) for value, label in offered]
    for option in options:
        option.default = option.value in chosen
    return ui.Select(
        custom_id=_id(name),
        placeholder=placeholder or None,
        options=options,
        min_values=least,
        max_values=most,
    )


def _id(name: str) -> str:
    return Press(POLICY, 0, choice=name).custom_id()


def _most(lang: str, value: str) -> str:
    return text(lang, "policy-most-any") if value == ANY else text(lang, "policy-most", games=int(value))


def _hours(lang: str, hours: int) -> str:
    if not hours:
        return text(lang, "policy-hours-none")
    return text(lang, "policy-hours", time=people.duration(lang, hours))


def _option(lang: str, name: str, value: str) -> str:
    dashed = name.replace("_", "-")
    own = f"choice-{dashed}-{value}"
    told = text(lang, own if has(lang, own) else f"choice-answer-{value}")
    return f"{text(lang, f'option-{dashed}')}: {told}"


def _value(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


# What each menu changes


async def _server(request: Request, **changes: Any) -> None:
    guild = request.interaction.guild_id
    assert guild is not None
    await request.tables.policies.change(guild, **changes)


async def _channels(request: Request, values: list[str]) -> None:
    await _server(request, channels=tuple(map(int, values)))


async def _organisers(request: Request, values: list[str]) -> None:
    await _server(request, organisers=int(values[0]) if values else None)


async def _most_games(request: Request, values: list[str]) -> None:
    await _server(request, most_games=None if values[0] == ANY else int(values[0]))


async def _pace(request: Request, values: list[str]) -> None:
    await _server(request, hours=int(values[0]) or None)


async def _at_end(request: Request, values: list[str]) -> None:
    await _server(request, at_end=values[0])


async def _options(request: Request, values: list[str]) -> None:
    pairs = [value.split("=") for value in values]
    options = {name: value == "yes" if value in ("yes", "no") else value for name, value in pairs}
    await _server(request, options=options)


async def _language(request: Request, values: list[str]) -> None:
    language = None if values[0] == ANY else values[0]
    await request.tables.prefer("channel", _here(request), LANGUAGE, language)


async def _notices(request: Request, values: list[str]) -> None:
    way = None if values[0] == CHANNEL_WAYS[0] else values[0]
    await request.tables.prefer("channel", _here(request), NOTICES, way)


_CHANGES: Final = {
    "channels": _channels,
    "organisers": _organisers,
    "most": _most_games,
    "hours": _pace,
    "at_end": _at_end,
    "options": _options,
    "language": _language,
    "notices": _notices,
}
