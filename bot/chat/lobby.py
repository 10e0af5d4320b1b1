"""The message in which people gather for a game: who is in, how it will be played, and three buttons."""

from __future__ import annotations

import logging

import discord

from bot.service import Done, Game
from bot.service.models import Seat
from bot.text import names, status
from bot.text import people as people_text
from data.texts import either, joined, text
from engine import SEATS

from . import buttons
from .buttons import Press
from .drawing import seat_names
from .request import Request

LOG = logging.getLogger(__name__)
PURPOSE = "lobby"
INVITED_AT_MOST = 4
"""So many names are listed; with the longest ones, more would not fit into a message."""


def words(game: Game) -> str:
    """The lobby in the table's language."""
    lang = game.language
    lines = [text(lang, "lobby-title", opener=names.person(lang, game.opener.name))]
    lines += [_seated(game, each) for each in game.seats]
    lines += _expected(game)
    lines.append(status.options_in_force(game.all_options, lang))
    lines.append(people_text.pace(lang, game.pace.hours, game.pace.at_end))
    if game.pace.hours is not None and any(seat.computer for seat in game.seats):
        lines.append(text(lang, "table-pace-alone"))
    if game.pace.seating == "random":
        lines.append(text(lang, "table-seating-random"))
    lines.append(text(lang, "hint-lobby-on" if game.hints else "hint-lobby-off"))
    possible = either(lang, [str(each) for each in game.possible_players])
    state = "running" if game.status == "cancelled" and game.turn else game.status
    lines.append(text(lang, f"lobby-{state}", possible=possible, people=len(game.seats)))
    if state in ("lobby", "running"):
        lines.append(text(lang, "lobby-commitment", commitment=game.commitment))
    return "\n".join(lines)


def _seated(game: Game, seat: Seat) -> str:
    """Who sits where, and a seat that was asked for and does not exist with so few people."""
    lang, who = game.language, names.who(game.language, seat.seat, seat_names(game))
    if game.status != "lobby" or seat.wish in (None, seat.seat):
        return text(lang, "lobby-seated", person=who)
    wish = names.seat(lang, str(seat.wish))
    return text(lang, "lobby-seated-wish", person=who, wish=wish, people=SEATS.index(str(seat.wish)) + 1)


def _expected(game: Game) -> list[str]:
    """Who is invited and has not come yet."""
    lang, invited = game.language, [names.person(game.language, each.name) for each in game.invited]
    if not invited or game.status != "lobby":
        return []
    shown, more = invited[:INVITED_AT_MOST], len(invited) - INVITED_AT_MOST
    people = (
        text(lang, "panel-and-more", shown=", ".join(shown), count=more) if more > 0 else joined(lang, shown)
    )
    return [text(lang, "table-invited-list", people=people)]


def view(game: Game) -> discord.ui.View | None:
    """Join, leave, begin; none once the lobby is over."""
    if game.status != "lobby":
        return None
    colours = {"begin": discord.ButtonStyle.success, "join": discord.ButtonStyle.primary}
    return buttons.view(
        *(
            buttons.button(
                Press(kind, game.id, game.revision),
                text(game.language, f"button-{kind}"),
                colours.get(kind, discord.ButtonStyle.secondary),
            )
            for kind in ("join", "leave", "begin", "options")
        )
    )


async def change(request: Request, game: Game, kind: str, word: str | None = None) -> Game:
    """Join, leave or begin, for this request's person; the game afterwards. Raises Declined."""
    tables, person = request.tables, request.person
    if kind == "join" and game.status == "running":
        outcome = await tables.company.take_seat(game.id, person, request.id)
    elif kind == "join":
        outcome = await tables.join(game.id, person, request.id, word)
    elif kind == "leave":
        outcome = await tables.leave(game.id, person.id, request.id)
    else:
        outcome = await tables.begin(game.id, person.id, request.id, word)
    done: Done = request.accepted(outcome)
    return done.game


async def press(request: Request, press: Press) -> None:
    """Join, leave or begin by button: the lobby message itself shows what came of it."""
    game = await request.game(str(press.game))
    game = await change(request, game, press.kind)
    await request.reply.show(words(game), view(game))


async def refresh(request: Request, game: Game) -> None:
    """Show the present state in the lobby message, or in a new one if it never got through or is gone.

    That neither can be done is no reason to fail.
    """
    try:
        if not await _changed(request, game) and game.status == "lobby":
            await put(request, game)
    except discord.HTTPException as error:
        LOG.warning("the lobby message could not be changed", extra={"code": error.code})


async def _changed(request: Request, game: Game) -> bool:
    """Change the lobby message; whether it is there."""
    kept = await request.tables.kept_message(game.id, PURPOSE)
    if kept is None:
        return False
    channel, message = kept
    partial = request.client.get_partial_messageable(channel).get_partial_message(message)
    try:
        await partial.edit(content=words(game), view=view(game))
    except discord.NotFound:
        return False
    return True


async def put(request: Request, game: Game) -> None:
    """Write the lobby message into the game's channel and remember it. Raises what sending raises."""
    channel = request.client.get_partial_messageable(game.channel.id)
    sent = await channel.send(words(game), view=view(game) or discord.utils.MISSING)
    await request.tables.keep_message(game.id, PURPOSE, game.channel.id, sent.id)
