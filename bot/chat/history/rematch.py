"""The same people again, with one press."""

from __future__ import annotations

import discord

from bot.chat import opening
from bot.chat.buttons import Press
from bot.chat.request import Request
from bot.service import Channel, Done, Game, Outcome, Person, Refused
from bot.text import names
from data.texts import text


async def rematch(request: Request, game: str | None = None) -> None:
    await _again(request, await request.game(game))


async def press(request: Request, press: Press) -> None:
    """The button under a result."""
    await _again(request, await request.game(str(press.game)))


async def _again(request: Request, old: Game) -> None:
    """Where the old game had a thread, the new one gets one too when this is asked for above it."""
    unasked: list[Person] = []

    async def open_there(channel: Channel) -> Outcome:
        outcome = await request.tables.rematch(old.id, channel, request.person, request.id)
        unasked.extend(outcome.unasked if isinstance(outcome, Done) else ())
        return outcome

    in_thread = old.channel.id != request.channel.id and _had_thread(request, old)
    if in_thread:
        _may_follow(request, old)
    await opening.open_anywhere(request, open_there, old.language, {}, in_thread=in_thread)
    if unasked:
        await request.reply.say("\n".join(_unasked(request.lang, person) for person in unasked))


def _may_follow(request: Request, old: Game) -> None:
    """Raises Declined before a thread is made for a lobby that would be refused."""
    if old.status not in ("finished", "cancelled"):
        request.accepted(Refused("not_over"))
    if old.seat_of(request.person.id) is None:
        request.accepted(Refused("not_seated"))


def _unasked(lang: str, person: Person) -> str:
    """That this person is invited and gets no message."""
    return text(lang, "table-invited-often", person=names.person(lang, person.name))


def _had_thread(request: Request, old: Game) -> bool:
    """Whether a game was played in a thread: archived ones are not kept in memory, other channels are."""
    return not isinstance(request.client.get_channel(old.channel.id), discord.abc.GuildChannel)
