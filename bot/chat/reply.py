"""The answer to one interaction: acknowledged in time, private, in as many pages as it takes.

Whatever goes wrong here is only logged: an action that was stored stays stored, even if its answer got lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import aiohttp
import discord

from data.texts import closest

from . import command_names, limits
from .in_words import in_words

LOG = logging.getLogger(__name__)
# Discord waits three seconds; what takes longer than this is acknowledged first and answered later.
ACKNOWLEDGE_AFTER_SECONDS: Final = 1.5
IN_A_CROWD_SECONDS: Final = 0.5
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ACKNOWLEDGED: Final = 40060
EXPIRED_TOKEN: Final = 50027
LOST: Final = frozenset({UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, EXPIRED_TOKEN})

Answer = TypeVar("Answer")


class Reply:
    """Answers one interaction. As a context manager it acknowledges by itself when the answer takes long."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self._lock = asyncio.Lock()
        self._acknowledging: asyncio.Task[None] | None = None
        # Whether it is not on its way yet.
        self._waits = False
        # Whether Discord has refused a first answer, since it had one: its word about that one got lost.
        self._had_one = False
        # Whether the answer replaces the private message whose component was used.
        self.in_place = False
        # Whether "is thinking" stands in private and waits for its answer.
        self._thinking = False
        # A panel that could not be the first answer.
        self._followup: discord.WebhookMessage | None = None

    @property
    def _client(self) -> str:
        """The language of this person's Discord, which names the commands for them."""
        return closest(self.interaction.locale.value)

    def _own_words(self, text: str) -> str:
        """What takes the place of a message, fit for all who read that."""
        message = self.interaction.message
        alone = message is not None and message.flags.ephemeral
        return command_names.in_client(text, self._client) if alone else text

    async def __aenter__(self) -> Self:
        self._acknowledge_after(ACKNOWLEDGE_AFTER_SECONDS)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop_waiting()

    def hurry(self) -> None:
        """Many wait: acknowledge sooner, while there is time for all of them."""
        if self._stop_waiting():
            self._acknowledge_after(IN_A_CROWD_SECONDS)

    def _acknowledge_after(self, seconds: float) -> None:
        self._acknowledging = asyncio.create_task(self._acknowledge_late(seconds), name="acknowledge")
        self._waits = True

    def _stop_waiting(self) -> bool:
        """An acknowledgement that is on its way is let through: Discord may have it already."""
        if self._acknowledging is None or not self._waits:
            return False
        return self._acknowledging.cancel()

    async def _acknowledge_late(self, seconds: float) -> None:
        # Whether a press will change its message or bring a new one is not known yet. After a silent
        # acknowledgement both are possible; after "is thinking" its message can no longer be changed.
        pressed = self.interaction.type is discord.InteractionType.component
        await asyncio.sleep(seconds)
        self._waits = False
        try:
            await self._defer(thinking=not pressed)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            LOG.warning("the acknowledgement failed, the answer may follow", exc_info=error)

    async def acknowledge(self) -> None:
        """Tell Discord that an answer will come (private); for everything that draws a picture."""
        await self._defer(thinking=not self.in_place)

    async def _defer(self, *, thinking: bool) -> None:
        async with self._lock:
            if not self._is_answered:
                self._thinking = thinking
                await self._attempt(lambda: self._deferred(thinking))

    async def _deferred(self, thinking: bool) -> None:
        if not self._is_answered:
            await self.interaction.response.defer(ephemeral=True, thinking=thinking)

    @property
    def _is_answered(self) -> bool:
        """Whether Discord has a first answer, so that every other follows it."""
        return self._had_one or self.interaction.response.is_done()

    async def say(self, text: str, *files: discord.File, view: discord.ui.View | None = None) -> None:
        """Answer in private; the files and the view go with the last page."""
        parts = limits.pages(command_names.in_client(text, self._client)) or [""]
        for part in parts[:-1]:
            await self._send(part, (), None)
        await self._send(parts[-1], files, view)

    async def show(self, text: str, view: discord.ui.View | None = None) -> None:
        """Replace the message whose component was used by this text and view."""
        async with self._lock:
            content = limits.clip(self._own_words(text), limits.MESSAGE)
            self._thinking = False
            await self._attempt(lambda: self._shown(content, view))

    async def _shown(self, content: str, view: discord.ui.View | None) -> object:
        if self._is_answered:
            return await self.interaction.edit_original_response(content=content, view=view)
        return await self.interaction.response.edit_message(content=content, view=view)

    async def panel(self, view: discord.ui.LayoutView, files: Sequence[discord.File]) -> bool:
        """Answer with a private panel of components, as a new message or in the place of the one used.

        Whether it has reached Discord. A second panel takes the place of the first.
        """
        command_names.in_view(view, self._client)
        async with self._lock:
            self._thinking = False
            return await self._attempt(lambda: self._placed(view, list(files))) is not None

    async def _placed(self, view: discord.ui.LayoutView, files: list[discord.File]) -> object:
        """Show the panel; where its pictures are refused, with their descriptions instead."""
        try:
            return await self._place(view, files)
        except discord.HTTPException as error:
            if not files or error.code in LOST or error.status >= 500:
                raise
            LOG.warning("pictures were refused, the panel goes in words", extra={"code": error.code})
        return await self._place(in_words(view), [])

    async def _place(self, view: discord.ui.LayoutView, files: list[discord.File]) -> object:
        response = self.interaction.response
        _rewind(files)
        if self._followup is not None:
            return await self._followup.edit(view=view, attachments=files)
        if self.in_place and self._is_answered:
            return await self.interaction.edit_original_response(view=view, attachments=files)
        if self.in_place:
            return await response.edit_message(view=view, attachments=files)
        if self._is_answered:
            send = self.interaction.followup.send
            self._followup = await send(view=view, files=files, ephemeral=True, wait=True)
            return self._followup
        sent = await response.send_message(view=view, files=files, ephemeral=True)
        self.in_place = True
        return sent

    async def announce(self, text: str, view: discord.ui.View | None = None) -> int | None:
        """Answer for everybody to read; the id of the message, or None where it could not be sent."""
        some_view = view or discord.utils.MISSING
        async with self._lock:
            content = limits.clip(text, limits.MESSAGE)
            return await self._attempt(lambda: self._announced(content, some_view))

    async def _announced(self, content: str, view: discord.ui.View) -> int | None:
        """What follows a private acknowledgement would be private too: it is told as a message of its own."""
        if not self._is_answered:
            first = await self.interaction.response.send_message(content, view=view)
            return first.message_id
        channel: Any = self.interaction.channel
        sent: discord.Message = await channel.send(content, view=view)
        return sent.id

    async def finish(self) -> None:
        """Take "is thinking" away where nothing was left to be said in private."""
        async with self._lock:
            if self._thinking:
                self._thinking = False
                await self._attempt(self.interaction.delete_original_response)

    async def _send(self, text: str, files: Sequence[discord.File], view: discord.ui.View | None) -> None:
        async with self._lock:
            await self._attempt(lambda: self._sent(text, list(files), view or discord.utils.MISSING))

    async def _sent(self, text: str, files: list[discord.File], view: discord.ui.View) -> None:
        _rewind(files)
        if self._is_answered:
            self._thinking = False
            await self.interaction.followup.send(text, ephemeral=True, files=files, view=view)
        else:
            await self.interaction.response.send_message(text, ephemeral=True, files=files, view=view)

    async def _attempt(self, call: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer | None:
        """Do one answering call; None where the interaction is gone, which the person has then seen.

        `call` answers first or later, as it must be; it is called again where that was not known.
        """
        try:
            return await call()
        except discord.HTTPException as error:
            if error.code not in LOST:
                raise
            if error.code != ALREADY_ACKNOWLEDGED or self._is_answered:
                LOG.warning("an answer came too late", extra={"code": error.code})
                return None
        self._had_one = True
        return await self._attempt(call)


def _rewind(files: Sequence[discord.File]) -> None:
    """Make files ready to be sent, should an earlier call have read them."""
    for each in files:
        each.reset()
