"""What the people who manage a server have decided about its games."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Self

from bot.service.command import Command, Refusal, refused
from bot.service.models import Channel, Json, Refused
from bot.service.options import checked
from bot.service.publish import NOTICES
from bot.store import GameRow, Store, Transaction
from engine import OptionError

POLICY = "policy"
"""The preference of a server that holds its policy."""
LANGUAGE = "language"
"""The preference of a channel: the language in which its games are told."""
AT_END = ("nudge", "vote", "computer", "pass")


@dataclass(frozen=True, slots=True)
class Policy:
    """One server's policy.

    `channels` are those where games may run (none: all of them), with their threads; `most_games` how many
    at once (None: any number); `organisers` the role whose people may organise, besides those who manage the
    server. `options`, `hours` and `at_end` are what a new game begins with.
    """

    channels: tuple[int, ...] = ()
    most_games: int | None = None
    organisers: int | None = None
    options: Json = field(default_factory=dict)
    hours: int | None = None
    at_end: str = "nudge"

    @classmethod
    def read(cls, text: str | None) -> Self:
        """The policy that was stored; the usual one where there is none."""
        if text is None:
            return cls()
        kept: dict[str, Any] = json.loads(text)
        return cls(**{**kept, "channels": tuple(kept.get("channels", ()))})


class Policies:
    """The policies of all servers. They are few and read at every command, so they are kept at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[int, Policy] = {}

    async def load(self) -> None:
        """Read them all; once, when the bot starts."""
        found = await self._store.read(lambda t: t.preferences.all("guild", POLICY))
        self._kept = {guild: Policy.read(text) for guild, text in found.items()}

    def of(self, guild: int | None) -> Policy:
        """The policy of a server; the usual one in private."""
        return self._kept.get(guild or 0, Policy())

    def organises(self, guild: int | None, roles: Iterable[int]) -> bool:
        """Whether somebody with these roles may organise games there."""
        return self.of(guild).organisers in set(roles)

    async def change(self, guild: int, **changes: Any) -> Policy:
        """Set some of a server's policy; see `Policy`. Raises Refusal(option) for options that do not fit."""
        policy = replace(self.of(guild), **changes)
        _must_fit(policy.options)
        text = json.dumps(asdict(policy))
        await self._store.write(lambda t: t.preferences.set("guild", guild, POLICY, text))
        self._kept[guild] = policy
        return policy

    async def refusal(self, channel: Channel, options: Json) -> Refused | None:
        """Why no lobby with these options may be opened in a channel or a thread of it; None where it may.

        Reasons: option, and those of `admit`.
        """

        def run(transaction: Transaction) -> Refused | None:
            try:
                _must_fit({**admit(transaction, channel).options, **options})
            except Refusal as found:
                return refused(transaction, None, None, found)
            return None

        return await self._store.read(run)


def _must_fit(options: Json) -> None:
    try:
        checked(options)
    except OptionError as error:
        raise Refusal("option", option_code=error.code, **error.facts) from error


def policy_of(transaction: Transaction, guild: int | None) -> Policy:
    """A server's policy, inside a transaction."""
    return Policy() if guild is None else Policy.read(transaction.preferences.get("guild", guild, POLICY))


def admit(transaction: Transaction, channel: Channel) -> Policy:
    """The policy for a new game. Refused: channel_not_allowed{channels}, too_many_games{most}."""
    policy = policy_of(transaction, channel.guild)
    if policy.channels and channel.id not in policy.channels and channel.parent not in policy.channels:
        raise Refusal("channel_not_allowed", channels=[f"<#{each}>" for each in policy.channels])
    running = 0 if channel.guild is None else transaction.games.live_in_guild(channel.guild)
    if policy.most_games is not None and running >= policy.most_games:
        raise Refusal("too_many_games", most=policy.most_games)
    return policy


def language_of(transaction: Transaction, channel: Channel, usual: str) -> str:
    """The language of a channel's games: its own, that of the channel above it, or the usual one."""
    return _of_channel(transaction, channel, LANGUAGE) or usual


def furnish(command: Command, row: GameRow, channel: Channel, policy: Policy) -> None:
    """Give a new lobby the pace of its server and the way of telling of its channel."""
    paces = command.transaction.paces
    if policy.hours is not None or policy.at_end != AT_END[0]:
        paces.set(replace(paces.of(row.id), hours=policy.hours, at_end=policy.at_end))
    told = _of_channel(command.transaction, channel, NOTICES)
    if told is not None:
        command.transaction.preferences.set("game", row.id, NOTICES, told)


def _of_channel(transaction: Transaction, channel: Channel, name: str) -> str | None:
    places = [place for place in (channel.id, channel.parent) if place is not None]
    found = (transaction.preferences.get("channel", place, name) for place in places)
    return next((value for value in found if value is not None), None)
