"""Carries what the outbox has to tell to Discord: channel messages, private notices, and their failures."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.service.messages import (
    Announcement,
    Cancelled,
    ChannelMessage,
    Closing,
    Mention,
    Notice,
    PersonalMessage,
    Result,
)
from bot.workers.messenger import Closed, Forbidden, Gone, Overtaken, SendError, Shown, TryLater

from . import limits, notices, voting
from .drawing import Upload
from .history import ending
from .notices import Letter
from .panel import status
from .panel.following import Seen

if TYPE_CHECKING:
    from .client import BrassClient

LOG = logging.getLogger(__name__)
NO_SERVER_IN_COMMON: Final = 50278
CLOSED: Final = frozenset({50007, NO_SERVER_IN_COMMON})
MISSING_PERMISSION: Final = 50013
TOO_LARGE: Final = 40005
NONCE: Final = 25


class DiscordMessenger:
    """The outbox's way out (`bot.workers.messenger.Messenger`)."""

    def __init__(self, client: BrassClient) -> None:
        self._client = client
        # Of a letter in several messages, by its key: how many are out, so that a new try repeats none.
        self._out: dict[str, int] = {}

    async def send_channel(self, channel: int, message: ChannelMessage, key: str) -> int:
        """Send to a channel or thread; sending brings an archived thread back by itself."""
        if isinstance(message, Closing):
            return await self._close(message, key)
        if isinstance(message, Mention):
            await self._bring_panel(message)
        letter = await notices.channel_letter(self._client, message)
        if isinstance(message, Mention):
            await self._look_again(message)
        sent = await self._send(self._client.get_partial_messageable(channel), letter, key)
        if isinstance(message, Announcement) and message.ballot is not None:
            await voting.asked(self._client.tables, message, sent)
        await voting.settle(self._client, message.game)
        await status.renew(self._client, message.game)
        if isinstance(message, Cancelled | Result):
            await self._client.following.over(message.game)
        return sent

    async def _close(self, message: Closing, key: str) -> int:
        try:
            return await ending.close(self._client, message, _nonce(key))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise _kind(error) from error

    async def send_person(self, person: int, message: PersonalMessage, key: str) -> int:
        """Send to a person in private."""
        seen = await self._bring_panel(message) if isinstance(message, Notice) else Seen.NO
        letter = await notices.personal_letter(self._client, message)
        letter = replace(letter, silent=seen is Seen.BROUGHT)
        try:
            channel = await self._client.create_dm(discord.Object(person))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise _kind(error) from error
        if isinstance(message, Notice):
            await self._look_again(message)
        return await self._send(channel, letter, key)

    async def _bring_panel(self, message: Notice | Mention) -> Seen:
        """Bring an open panel to its person's turn; Shown where an answer has shown them the turn already."""
        seen = await self._client.following.come(message.game, message.person.id)
        if seen is Seen.ANSWERED:
            raise Shown
        return seen

    async def _look_again(self, message: Notice | Mention) -> None:
        """Drawing takes its time: a turn that is over by now calls nobody."""
        now = await self._client.tables.game(message.game.id)
        if now is None or now.turn != message.game.turn or now.status != "running":
            raise Overtaken

    async def _send(self, channel: discord.abc.Messageable, letter: Letter, key: str) -> int:
        """Send a letter, in several messages where it is long; the id of the last."""
        parts: Sequence[str] = limits.pages(letter.text)
        try:
            for number in range(self._out.get(key, 0), len(parts) - 1):
                await channel.send(parts[number], nonce=_nonce(f"{key}.{number}"))
                self._out[key] = number + 1
            sent = await _send_last(channel, replace(letter, text=parts[-1]), key)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise _kind(error) from error
        self._out.pop(key, None)
        return sent


async def _send_last(channel: discord.abc.Messageable, letter: Letter, key: str) -> int:
    """Send the message with the picture and the buttons; where the picture is refused, without it."""
    try:
        return await _post(channel, letter, key, letter.picture)
    except discord.HTTPException as error:
        if letter.picture is None or not _picture_refused(error):
            raise
        LOG.warning("a picture was refused, the text goes alone", extra={"code": error.code})
    return await _post(channel, letter, f"{key}t", None)


async def _post(channel: discord.abc.Messageable, letter: Letter, key: str, picture: Upload | None) -> int:
    allowed = discord.AllowedMentions(users=[discord.Object(person) for person in letter.pings])
    sent = await channel.send(
        letter.text,
        files=[] if picture is None else [picture()],
        view=letter.view() if letter.view is not None else discord.utils.MISSING,
        allowed_mentions=allowed,
        silent=letter.silent,
        nonce=_nonce(key),
    )
    return sent.id


def _nonce(key: str) -> str:
    return key[-NONCE:]


def _picture_refused(error: discord.HTTPException) -> bool:
    return error.status == 413 or error.code in (MISSING_PERMISSION, TOO_LARGE)


def _kind(error: Exception) -> SendError:
    if not isinstance(error, discord.HTTPException):
        return TryLater()
    if error.code in CLOSED:
        return Closed(left=error.code == NO_SERVER_IN_COMMON)
    if isinstance(error, discord.NotFound):
        return Gone()
    if isinstance(error, discord.Forbidden):
        return Forbidden()
    if error.status == 429 or error.status >= 500:
        return TryLater()
    return SendError(f"{error.status} {error.code}")
