"""What the outbox tells, as letters: text, a picture and buttons, ready to be sent as often as it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.service import (
    Began,
    Cancelled,
    Game,
    Json,
    Mention,
    Notice,
    Parked,
    Person,
    TurnPublished,
)
from bot.service.messages import Announcement, Personal, PersonalMessage, Replay, Result
from bot.text import events, hand, names, status
from data.texts import text

from . import languages, learning
from .drawing import Drawing, Marks, Upload, seat_names
from .history import ending
from .marks import marks
from .panel.door import notice_doors
from .people_letters import announced, private

if TYPE_CHECKING:
    from .client import BrassClient


Told = Result | Replay | Announcement | Began | TurnPublished | Mention | Cancelled | Parked


@dataclass(frozen=True, slots=True)
class Letter:
    """One message to be. Picture and view are made anew for each try, since neither can be sent twice.

    A `silent` one stands there like any other and makes no sound.
    """

    text: str
    picture: Upload | None = None
    pings: Sequence[int] = ()
    view: Callable[[], discord.ui.View] | None = None
    silent: bool = False


async def channel_letter(client: BrassClient, message: Told) -> Letter:
    """The message for a channel. No card is named in it, and nobody is pinged but by a Mention.

    The button that opens one's turn stands in the status message alone, which always follows it.
    """
    if isinstance(message, TurnPublished):
        return await _turn(client, message)
    if isinstance(message, Began):
        return await _began(client, message)
    if isinstance(message, Mention):
        return _mention(message)
    if isinstance(message, Result):
        picture = await ending.result_picture(client, message)
        return Letter(ending.result_words(message), picture, view=ending.after(message.game))
    if isinstance(message, Replay):
        told = text(message.game.language, "history-replay", game=message.game.id)
        return Letter(told, await ending.replay_picture(client, message))
    if isinstance(message, Announcement):
        words, view = announced(message)
        return Letter(words, pings=message.pings, view=view)
    return _over(message)


def _over(message: Cancelled | Parked) -> Letter:
    lang = message.game.language
    if isinstance(message, Parked):
        return Letter(text(lang, "notice-parked", game=message.game.id))
    lines = [_cancelled_by(lang, message)]
    if message.ending is not None:
        lines.append(ending.chance(lang, message.ending))
    return Letter("\n".join(lines))


def _cancelled_by(lang: str, message: Cancelled) -> str:
    if message.person is None:
        return text(lang, "notice-cancelled-by-somebody")
    return text(lang, "notice-cancelled", person=names.person(lang, message.person.name))


def _mention(message: Mention) -> Letter:
    lang = message.game.language
    decision = names.decision(lang, message.decision)
    told = text(lang, "notice-mention", person=f"<@{message.person.id}>", decision=decision)
    return Letter(told, pings=(message.person.id,))


async def _began(client: BrassClient, message: Began) -> Letter:
    game, lang = message.game, message.game.language
    people = seat_names(game)
    order = [names.who(lang, each["seat"], people) for each in message.view["players"]]
    lines = [text(lang, "notice-began", game=game.id)]
    lines += [f"{place}. {person}" for place, person in enumerate(order, 1)]
    if game.waiting is not None:
        lines.append(_next(lang, game.waiting.seat, game.waiting.decision, people))
    picture = await _public_picture(client, game, message.view)
    return Letter("\n".join(lines), picture)


_TOLD_ELSEWHERE = ("next", "places")
"""What a turn's message leaves out: who is next comes last, and the result lists the places."""


async def _turn(client: BrassClient, message: TurnPublished) -> Letter:
    game, turn, lang = message.game, message.turn, message.game.language
    people = seat_names(game)
    happened = [event for each in (*message.earlier, turn) for event in each.events]
    picture = await _public_picture(client, game, _shown_board(message, happened), marks(happened))
    numbered = picture is not None  # the numbers are those on the map
    lines = [events.told(happened, lang, people=people, without=_TOLD_ELSEWHERE, numbered=numbered)]
    lines += [text(lang, "notice-by-itself")] if turn.by_itself else []
    if message.next_seat is not None and message.next_decision is not None:
        lines.append(_next(lang, message.next_seat, message.next_decision, people))
    return Letter("\n".join(lines), picture)


def _shown_board(message: TurnPublished, happened: Sequence[Json]) -> Json:
    """The board after a turn. The last scoring takes all links off: then as they lay when they scored."""
    if message.ending is None or message.view["links"]:
        return message.view
    owners = {link["line"]: link["owner"] for link in message.before["links"]}
    owners |= {event["line"]: event["seat"] for event in happened if event["kind"] == "linked"}
    players = [
        {**each, "links_left": each["links_left"] - list(owners.values()).count(each["seat"])}
        for each in message.view["players"]
    ]
    links = [{"line": line, "owner": owner} for line, owner in owners.items()]
    return {**message.view, "links": links, "players": players}


async def _public_picture(client: BrassClient, game: Game, view: Json, shown: Marks = ()) -> Upload | None:
    """The board for the channel, unless its people want words only."""
    if await client.tables.preference("channel", game.channel.id, "verbosity") == "short":
        return None
    return await Drawing(client.pictures, game, game.language).board(view, shown)


def _next(lang: str, seat: str, decision: str, people: dict[str, str]) -> str:
    who = names.who(lang, seat, people)
    return text(lang, "notice-next", who=who, decision=names.decision(lang, decision))


async def personal_letter(client: BrassClient, message: PersonalMessage) -> Letter:
    """What is told to one person in private, in their own language."""
    lang = await language_of(client, message.person, message.game)
    if isinstance(message, Personal):
        words, view = private(message, lang)
        return Letter(words, view=view)
    return await _notice(client, message, lang)


async def _notice(client: BrassClient, message: Notice, lang: str) -> Letter:
    """To the one who must decide: what happened since, and where to go on."""
    game = message.game
    happened = [event for turn in message.recap for event in turn.events]
    decision = names.decision(lang, message.decision)
    lines = [text(lang, "notice-yours", game=game.id, channel=f"<#{game.channel.id}>", decision=decision)]
    lines += status.deadline(lang, await client.tables.company.turn_ends(game.id))
    turns = [turn.events for turn in message.recap]
    shown = marks(happened)
    picture = await Drawing(client.pictures, game, lang).changes(message.view, shown)
    if told := events.recap(turns, lang, viewer=message.seat, numbered=picture is not None):
        lines += [text(lang, "notice-since"), told]
    lines.append(hand.hand(message.view, lang))
    lines.append(text(lang, f"notice-how-{message.decision.replace(' ', '-')}"))
    tables, person = client.tables, message.person.id
    lines.append(await learning.tip(tables, person, lang, message.view, message.seat, happened))
    words = "\n".join(line for line in lines if line)
    return Letter(words, picture, view=notice_doors(game, lang, whole_board=bool(shown)))


async def language_of(client: BrassClient, person: Person, game: Game) -> str:
    """The language in which a person wants to be written to; the table's where they have not said."""
    return await languages.of_person(client.tables, person.id, game.language)
