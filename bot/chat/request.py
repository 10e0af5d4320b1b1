"""One thing that one person asks: a command, a press, a keystroke, with all that is needed to answer it."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar

import discord

from bot import log
from bot.meter import METER
from bot.service import Channel, Choices, Done, Game, Look, Person, Refused, Tables
from bot.store import StoreError
from bot.text import names, reasons
from data.texts import closest, text

from . import buttons, doors, errors, languages, words
from .choosing.search import Entry
from .errors import Declined
from .reply import Reply

if TYPE_CHECKING:
    from .client import BrassClient

LOG = logging.getLogger(__name__)
AT_ONCE = 8
"""So many requests are worked on; the others wait their turn and are acknowledged in time meanwhile, which
they would not be if hundreds shared the processor."""
Answer = TypeVar("Answer")


class Request:
    """Who asks, where, in which language, and the way to answer.

    As a context manager it answers every error that leaves the block, so that nobody is left without a word.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.client: BrassClient = interaction.client
        self.tables: Tables = self.client.tables
        self.id: int = interaction.id
        self.lang: str = closest(interaction.locale.value)
        self.person = Person(interaction.user.id, names.plain(interaction.user.display_name))
        self.reply = Reply(interaction)
        self._began = 0.0
        self._inside = False
        # Whether something that was asked for has been done and stored.
        self._stored = False

    async def __aenter__(self) -> Self:
        log.INTERACTION.set(self.id)
        self._began = time.perf_counter()
        self.client.underway.begin()
        try:
            await self.reply.__aenter__()
            await self._take_turn()
        except BaseException:
            self.client.underway.end()
            raise
        return self

    async def _take_turn(self) -> None:
        """Wait until not too many others are at work; whoever goes away meanwhile leaves nothing behind."""
        if self.client.turnstile.locked():
            self.reply.hurry()
        try:
            await self._go_in()
            await self.settle_language()
        except BaseException:
            await self.reply.__aexit__(None, None, None)
            self._go_out()
            raise

    async def _go_in(self) -> None:
        self._inside = await self.client.turnstile.acquire()

    def _go_out(self) -> None:
        if self._inside:
            self._inside = False
            self.client.turnstile.release()

    @contextlib.asynccontextmanager
    async def aside(self) -> AsyncIterator[None]:
        """Leave one's place to others while something is waited for that takes long and works elsewhere."""
        self._go_out()
        try:
            yield
        finally:
            await self._go_in()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        try:
            return await self._leave(kind, error, trace)
        finally:
            self._go_out()
            self.client.underway.end()

    async def _leave(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        await self.reply.__aexit__(kind, error, trace)
        METER.note("interaction", self.sort, time.perf_counter() - self._began)
        if error is not None and not isinstance(error, Exception):
            return False
        try:
            await (self.reply.finish() if error is None else self._tell(error))
        except Exception:
            LOG.exception("not even the error could be told")
        return error is not None

    async def _tell(self, error: Exception) -> None:
        """Say what went wrong; where a rule forbids it, with the button that opens the rule."""
        rule = error.rule if isinstance(error, Declined) else None
        view = buttons.view(buttons.rule_button(self.lang, rule)) if rule else None
        told = errors.sentence(error, self.lang, self.id, stored=self._stored)
        await self.reply.say(told, view=view)

    async def settle_language(self) -> None:
        """Speak to this person in their own language; while the disk fails, in that of their Discord."""
        try:
            self.lang = await languages.of_interaction(self.tables, self.interaction)
        except StoreError:
            LOG.exception("a person's language could not be looked up")

    @property
    def sort(self) -> str:
        """What kind of thing is asked, for the measurements: a command's name, or `press` and the like."""
        command = self.interaction.command
        return self.interaction.type.name if command is None else command.qualified_name

    @property
    def channel(self) -> Channel:
        """Where it was asked."""
        assert self.interaction.channel_id is not None, "commands and components always come from a channel"
        above = getattr(self.interaction.channel, "parent_id", None)
        return Channel(self.interaction.channel_id, self.interaction.guild_id, above)

    def chosen(self, option: str) -> str | None:
        """What has been typed or chosen so far for an option, named by its parameter; for autocompletion."""
        given = dict(iter(self.interaction.namespace))
        value = given.get(text("en", f"option-{option.replace('_', '-')}"))
        return None if value is None else str(value)

    @property
    def values(self) -> list[str]:
        """What was chosen in the menu that was used; nothing for a button."""
        data: Mapping[str, Any] = dict(self.interaction.data or {})
        return list(data.get("values", ()))

    @property
    def in_private_panel(self) -> bool:
        """Whether the component that was used sits in a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def in_layout(self) -> bool:
        """Whether the component that was used sits in a message of components alone."""
        message = self.interaction.message
        return message is not None and message.flags.components_v2

    @property
    def manages(self) -> bool:
        """Whether this person may manage the server."""
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    @property
    def organiser(self) -> bool:
        """Whether this person may manage this server, or has the role of those who organise its games."""
        roles = [role.id for role in getattr(self.interaction.user, "roles", ())]
        return self.manages or self.tables.policies.organises(self.interaction.guild_id, roles)

    def organises(self, game: Game) -> bool:
        """Whether they organise this game; one of another server is none of theirs, even if they play it."""
        return self.organiser and game.channel.guild == self.interaction.guild_id

    def must_organise(self, game: Game) -> None:
        """Raises Declined for all others: Discord shows the commands to whomever a server wants."""
        if not self.organises(game):
            raise Declined(reasons.sentence(self.lang, "not_organiser", {}))

    async def game(self, chosen: str | None = None) -> Game:
        """The game that is meant: the one chosen, the channel's, or in private the one that waits for them.

        Raises Declined where there is none, or where it is not clear which.
        """
        found = await self._chosen(chosen) if chosen else await self.tables.game_in(self.channel.id)
        found = found or await self._own_game()
        log.GAME.set(found.id)
        return found

    async def _chosen(self, chosen: str) -> Game | None:
        found = await self.tables.game(int(chosen)) if chosen.isdecimal() and len(chosen) < 20 else None
        if found is None or not await self._may_see(found):
            raise Declined(text(self.lang, "chat-no-such-game"))
        return found

    async def _may_see(self, game: Game) -> bool:
        # What is played in another server, or behind a closed door, is not for people who may not be there.
        here, member = self.interaction, self.interaction.user
        if game.seat_of(self.person.id) is not None or game.channel.id == here.channel_id:
            return True
        if game.channel.guild != here.guild_id or not isinstance(member, discord.Member):
            return False
        return await doors.may_see(self.client, member, game.channel.id)

    async def _own_game(self) -> Game:
        own = await self.tables.games_of(self.person.id)
        if self.interaction.guild_id is not None and not own:
            raise Declined(text(self.lang, "chat-no-game-here"))
        waiting = [each for each in own if each.waiting and each.waiting.seat == each.seat_of(self.person.id)]
        for candidates in (own, waiting):
            if len(candidates) == 1:
                return candidates[0]
        raise Declined(text(self.lang, "chat-which-game" if own else "chat-no-own-game"))

    async def look(self, game: Game) -> Look:
        """The game as this person may see it; raises Declined where there is nothing to see yet."""
        return self.accepted(await self.tables.look(game.id, self.person.id))

    async def choices(self, game: Game) -> Choices:
        """What this person can do; raises Declined for people without a seat."""
        return self.accepted(await self.tables.choices(game.id, self.person.id))

    def accepted(self, answer: Answer | Refused) -> Answer:
        """The answer itself; raises Declined with the reason where the service refused."""
        if isinstance(answer, Refused):
            seat = answer.game.seat_of(self.person.id) if answer.game else None
            sentence = words.refusal(self.lang, answer, seat)
            raise Declined(sentence, reasons.cited_rule(answer.code, answer.facts))
        self.note(answer)
        return answer

    def note(self, answer: object) -> None:
        """Remember that something was done, should the answer to it fail."""
        self._stored = self._stored or isinstance(answer, Done)

    async def completed(self, find: Callable[[Request], Awaitable[Iterable[Entry]]]) -> Iterable[Entry]:
        """What an autocompletion finds; nothing where it fails, since there is no way to say why."""
        try:
            with METER.timed("interaction", "suggestions"):
                await self.settle_language()
                return await find(self)
        except Declined:
            return ()
        except Exception as error:
            errors.sentence(error, self.lang, self.id)
            return ()
