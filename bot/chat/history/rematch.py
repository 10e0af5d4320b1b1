"""The same people again, with one press."""

from __future__ import annotations

from bot.chat import opening
from bot.chat.buttons import Press
from bot.chat.request import Request
from bot.service import Channel, Game, Outcome, Refused


async def rematch(request: Request, game: str | None = None) -> None:
    await _again(request, await request.game(game))


async def press(request: Request, press: Press) -> None:
    """The button under a result."""
    await _again(request, await request.game(str(press.game)))


async def _again(request: Request, old: Game) -> None:
    """Where the old game had a thread, the new one gets one too when this is asked for above it."""

    async def open_there(channel: Channel) -> Outcome:
        return await request.tables.rematch(old.id, channel, request.person, request.id)

    in_thread = old.channel.id != request.channel.id
    if in_thread:
        _may_follow(request, old)
    await opening.open_anywhere(request, open_there, old.language, {}, in_thread=in_thread)


def _may_follow(request: Request, old: Game) -> None:
    """Raises Declined before a thread is made for a lobby that would be refused."""
    if old.status not in ("finished", "cancelled"):
        request.accepted(Refused("not_over"))
    if old.seat_of(request.person.id) is None:
        request.accepted(Refused("not_seated"))
