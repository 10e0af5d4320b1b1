"""What is one's own: games, and everything that is stored about one."""

from __future__ import annotations

import json
from typing import Final

import discord

from bot.chat import buttons, limits, lobby
from bot.chat.buttons import Press
from bot.chat.drawing import seat_names
from bot.chat.errors import Declined
from bot.chat.panel.door import OPEN
from bot.chat.panel.page import Page
from bot.chat.request import Request
from bot.service import Game
from bot.text import figures, names
from data.texts import text

MYDATA = "mydata"
"""The kind of a press."""
MOST_BUTTONS: Final = 5
Style = discord.ButtonStyle


async def games(request: Request) -> None:
    own = await request.tables.games_of(request.person.id)
    if not own:
        raise Declined(text(request.lang, "chat-no-own-game"))
    lines = [text(request.lang, "history-games", count=len(own)), *(_line(request, each) for each in own)]
    doors = [
        buttons.button(
            Press(OPEN, each.id, each.revision),
            text(request.lang, "button-history-open", game=each.id),
            Style.primary,
        )
        for each in own
        if waits_for(request, each)
    ]
    view = buttons.view(*doors[:MOST_BUTTONS]) if doors else None
    await request.reply.say("\n".join(lines), view=view)


def waits_for(request: Request, game: Game) -> bool:
    """Whether it is this person's decision."""
    return game.waiting is not None and game.waiting.seat == game.seat_of(request.person.id)


def _line(request: Request, game: Game) -> str:
    return text(
        request.lang,
        "chat-game",
        game=game.id,
        channel=f"<#{game.channel.id}>",
        state=state(request, game),
    )


def state(request: Request, game: Game, who: names.Who = names.who) -> str:
    """What a game is waiting for, and since when; `who` names the person in a seat."""
    lang = request.lang
    if game.waiting is None:
        return text(lang, f"chat-game-{game.status}")
    if waits_for(request, game):
        told = text(lang, "chat-game-yours", decision=names.decision(lang, game.waiting.decision))
    else:
        told = text(lang, "chat-game-waits", who=who(lang, game.waiting.seat, seat_names(game, lang)))
    if game.pace.since is None:
        return told
    seconds = (request.tables.now() - game.pace.since).total_seconds()
    return text(lang, "history-games-since", state=told, time=figures.duration(lang, seconds))


# One's data


async def mydata(request: Request) -> None:
    await _show_data(request)


async def press_data(request: Request, press: Press) -> None:
    """Take the data away, be named in figures or not, or have everything erased."""
    request.reply.in_place = request.in_private_panel
    if press.choice == "export":
        await _export(request)
    elif press.choice in ("named", "unnamed"):
        await request.tables.statistics.name(request.person.id, named=press.choice == "named")
        await _show_data(request)
    elif press.choice == "erase":
        await _ask(request)
    elif press.choice == "erase-sure":
        await _erase(request)
    else:
        await _show_data(request)


async def _show_data(request: Request) -> None:
    lang = request.lang
    page = Page()
    page.say(text(lang, "privacy-text"))
    named = await request.tables.statistics.is_named(request.person.id)
    page.say(text(lang, "privacy-named" if named else "privacy-unnamed"))
    switch = "unnamed" if named else "named"
    page.buttons(
        _button(lang, "export", Style.primary), _button(lang, switch), _button(lang, "erase", Style.danger)
    )
    await _send(request, page)


async def _export(request: Request) -> None:
    data = await request.tables.privacy.data_of(request.person.id)
    written = json.dumps(data, indent=1, ensure_ascii=False)
    request.reply.in_place = False
    await request.reply.say(
        text(request.lang, "privacy-exported"), limits.text_file(written, "brass-my-data.json")
    )


async def _ask(request: Request) -> None:
    page = Page()
    page.say(text(request.lang, "privacy-sure"))
    page.buttons(_button(request.lang, "erase-sure", Style.danger), _button(request.lang, "keep"))
    await _send(request, page)


async def _erase(request: Request) -> None:
    changed = await request.tables.privacy.erase(request.person.id)
    page = Page()
    page.say(text(request.lang, "privacy-erased"))
    await _send(request, page)
    for game in changed:
        if game.status in ("lobby", "cancelled"):
            await lobby.refresh(request, game)


def _button(lang: str, choice: str, style: Style = Style.secondary) -> buttons.Touch:
    return buttons.button(Press(MYDATA, 0, choice=choice), text(lang, f"button-privacy-{choice}"), style)


async def _send(request: Request, page: Page) -> None:
    sheet = page.sheet()
    await request.reply.panel(sheet.view, sheet.files)
