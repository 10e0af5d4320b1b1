"""What an observer gets: a snapshot, and every change from then on, as JSON."""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from .interactions import Interaction
from .model import Channel, Json, Message
from .response import interaction_state
from .shapes import channel_json, message_json, role_json, user_json
from .world import Change

if TYPE_CHECKING:
    from .server import Server


class Subscription:
    """One observer's queue; iterate it, then `aclose()`."""

    def __init__(self, feed: "Feed", for_user: int | None) -> None:
        self._feed = feed
        self.for_user = for_user
        self.queue: asyncio.Queue[Json | None] = asyncio.Queue()

    def __aiter__(self) -> AsyncIterator[Json]:
        return self

    async def __anext__(self) -> Json:
        change = await self.queue.get()
        if change is None:
            raise StopAsyncIteration
        return change

    async def aclose(self) -> None:
        self._feed.subscriptions.discard(self)
        self.queue.put_nowait(None)


class Feed:
    """Listens to everything and hands it to the subscriptions that may see it."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._world = server.world
        self.subscriptions: set[Subscription] = set()
        self._waiting: dict[int, Interaction] = {}
        server.world.listeners.append(self._hear)
        server.interactions.listeners.append(self._hear_interaction)
        server.gateway.on_change.append(self._hear_gateway)
        server.clock.on_advance.append(lambda: self._publish({"type": "clock"} | self._time()))

    def subscribe(self, for_user: int | None) -> Subscription:
        subscription = Subscription(self, for_user)
        self.subscriptions.add(subscription)
        return subscription

    def close(self) -> None:
        """Ends all subscriptions."""
        for subscription in tuple(self.subscriptions):
            subscription.queue.put_nowait(None)
        self.subscriptions.clear()

    def violation(self, facts: Json) -> None:
        self._publish({"type": "violation", "violation": facts})

    # Snapshot

    def snapshot(self, for_user: int | None) -> Json:
        world = self._world
        channels = [each for each in world.channels.values() if self._sees(for_user, each)]
        people = [each for each in world.users.values() if not each.bot]
        return self._time() | {
            "bot": user_json(world.bot),
            "online": self._server.gateway.connected,
            "user": user_json(world.users[for_user]) if for_user else None,
            "people": [self.person_json(each.id) for each in people],
            "guilds": [self._guild(each) for each in world.guilds],
            "channels": [self._channel(each, for_user) for each in channels if not each.is_dm],
            "dms": [self._channel(each, for_user) for each in channels if each.is_dm],
            "messages": {str(each.id): self._messages(each, for_user) for each in channels},
            "commands": list(world.commands.values()),
            "violations": len(self._server.violations),
            "interactions": [
                interaction_state(each)
                for each in self._waiting.values()
                if for_user is None or each.user_id == for_user
            ],
        }

    def person_json(self, user_id: int) -> Json:
        """A user with what the page wants to know beyond Discord's object."""
        guilds = [each for each in self._world.guilds.values() if user_id in each.members]
        user = self._world.users[user_id]
        return user_json(user) | {
            "dms_open": user.dms_open,
            "locale": user.locale,
            "guild_ids": [str(each.id) for each in guilds],
            "nick": {
                str(each.id): each.members[user_id].nick for each in guilds if each.members[user_id].nick
            },
        }

    def _time(self) -> Json:
        return {"now": self._world.clock.now(), "ahead": self._world.clock.ahead}

    def _guild(self, guild_id: int) -> Json:
        guild = self._world.guilds[guild_id]
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "roles": [role_json(each) for each in guild.roles.values()],
            "unavailable": guild.unavailable,
        }

    def _channel(self, channel: Channel, for_user: int | None = None) -> Json:
        shape = channel_json(self._world, channel)
        if for_user is not None:
            shape["permissions"] = str(self._world.permissions(for_user, channel))
        return shape

    def _messages(self, channel: Channel, for_user: int | None) -> list[Json]:
        found = self._world.messages[channel.id].values()
        return [
            self._message(each) for each in found if for_user is None or each.visible_to in (None, for_user)
        ]

    def _message(self, message: Message) -> Json:
        visible_to = str(message.visible_to) if message.visible_to else None
        return message_json(self._world, message) | {"visible_to": visible_to}

    def _sees(self, for_user: int | None, channel: Channel) -> bool:
        return for_user is None or self._world.can_see(for_user, channel)

    # Changes

    def _publish(self, change: Json, channel: Channel | None = None, visible_to: int | None = None) -> None:
        for subscription in self.subscriptions:
            user_id = subscription.for_user
            if user_id is not None:
                if visible_to is not None and visible_to != user_id:
                    continue
                if channel is not None and not self._may_know(user_id, channel):
                    continue
            subscription.queue.put_nowait(change)

    def _may_know(self, user_id: int, channel: Channel) -> bool:
        """Whether a user hears of a channel; of a deleted one everybody does."""
        return channel.id not in self._world.channels or self._world.can_see(user_id, channel)

    def _hear(self, change: Change) -> None:
        if not self.subscriptions:
            return
        if change.message is not None and change.channel is not None:
            self._hear_message(change, change.message, change.channel)
        elif change.channel is not None:
            self._hear_channel(change, change.channel)
        else:
            self._publish(self._other(change))

    def _hear_message(self, change: Change, message: Message, channel: Channel) -> None:
        visible_to = message.visible_to
        shape: Json = {"type": change.kind, "channel_id": str(channel.id)}
        shape["visible_to"] = str(visible_to) if visible_to else None
        if change.kind == "message_delete":
            shape["message_id"] = str(message.id)
        else:
            shape["message"] = self._message(message)
        self._publish(shape, channel, visible_to)

    def _hear_channel(self, change: Change, channel: Channel) -> None:
        shape: Json = {"type": change.kind}
        if change.kind == "typing":
            shape["channel_id"] = str(channel.id)
        else:
            shape["channel"] = channel_json(self._world, channel)
        if change.user_id is not None:
            shape["user_id"] = str(change.user_id)
        self._publish(shape, channel)

    def _other(self, change: Change) -> Json:
        shape: Json = {"type": change.kind} | {key: str(value) for key, value in change.facts.items()}
        if change.guild_id is not None:
            shape["guild_id"] = str(change.guild_id)
        if change.user_id is not None:
            shape |= {"user_id": str(change.user_id), "person": self.person_json(change.user_id)}
        if change.kind == "commands":
            shape["commands"] = list(self._world.commands.values())
        return shape

    def _hear_interaction(self, interaction: Interaction) -> None:
        if interaction.state in ("sent", "thinking"):
            self._waiting[interaction.id] = interaction
        else:
            self._waiting.pop(interaction.id, None)
        if self.subscriptions:
            change: Json = {"type": "interaction", "visible_to": str(interaction.user_id)}
            change["interaction"] = interaction_state(interaction)
            self._publish(change, visible_to=interaction.user_id)

    def _hear_gateway(self) -> None:
        self._publish({"type": "bot", "online": self._server.gateway.connected})
