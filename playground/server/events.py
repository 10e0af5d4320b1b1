"""Turns changes of the world into the gateway's events, as far as the bot may hear of them."""

from typing import TYPE_CHECKING

from .model import Channel, Guild, Json, Message
from .shapes import (
    channel_json,
    guild_create_json,
    member_json,
    message_json,
    own_user_json,
    role_json,
    thread_member_json,
    user_json,
)
from .world import Change, World

if TYPE_CHECKING:
    from .gateway import Gateway

GUILDS, MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15


def guilds_for(world: World) -> list[Guild]:
    """The guilds the bot is in."""
    return [guild for guild in world.guilds.values() if world.bot.id in guild.members]


def ready_json(world: World, session_id: str, shard: tuple[int, int], guilds: list[Guild]) -> Json:
    return {
        "v": 10,
        "user": own_user_json(world.bot),
        "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
        "session_id": session_id,
        "resume_gateway_url": "wss://gateway.discord.gg",
        "application": {"id": str(world.bot.id), "flags": 0},
        "shard": list(shard),
    }


class Events:
    """Listens to the world and dispatches."""

    def __init__(self, world: World, gateway: "Gateway") -> None:
        self._world = world
        self._gateway = gateway

    def __call__(self, change: Change) -> None:
        handler = getattr(self, f"_{change.kind}", None)
        hidden = change.guild_id is not None and self._is_outside(change)
        if handler is not None and not hidden:
            handler(change)

    def _is_outside(self, change: Change) -> bool:
        guild = self._world.guilds.get(change.guild_id or 0)
        return guild is None or (change.kind != "guild_delete" and self._world.bot.id not in guild.members)

    def _guild_create(self, change: Change) -> None:
        guild = self._world.guilds[change.guild_id or 0]
        if not guild.unavailable:
            data = guild_create_json(self._world, guild) | change.facts
            self._gateway.dispatch("GUILD_CREATE", data, guild_id=guild.id, intent=GUILDS)

    def _guild_delete(self, change: Change) -> None:
        guild = self._world.guilds[change.guild_id or 0]
        data: Json = {"id": str(guild.id)} | change.facts
        self._gateway.dispatch("GUILD_DELETE", data, guild_id=guild.id, intent=GUILDS)

    def _role_create(self, change: Change, event: str = "GUILD_ROLE_CREATE") -> None:
        role = self._world.guilds[change.guild_id or 0].roles[change.facts["role_id"]]
        data = {"guild_id": str(change.guild_id), "role": role_json(role)}
        self._gateway.dispatch(event, data, guild_id=change.guild_id, intent=GUILDS)

    def _role_update(self, change: Change) -> None:
        self._role_create(change, "GUILD_ROLE_UPDATE")

    def _member_add(self, change: Change, event: str = "GUILD_MEMBER_ADD") -> None:
        member = self._world.guilds[change.guild_id or 0].members[change.user_id or 0]
        data = member_json(self._world, member) | {"guild_id": str(change.guild_id)}
        self._gateway.dispatch(event, data, guild_id=change.guild_id, intent=self._member_intent(change))

    def _member_update(self, change: Change) -> None:
        self._member_add(change, "GUILD_MEMBER_UPDATE")

    def _member_remove(self, change: Change) -> None:
        data = {"guild_id": str(change.guild_id), "user": user_json(self._world.users[change.user_id or 0])}
        self._gateway.dispatch("GUILD_MEMBER_REMOVE", data, guild_id=change.guild_id, intent=MEMBERS)

    def _member_intent(self, change: Change) -> int:
        return GUILDS if change.user_id == self._world.bot.id else MEMBERS

    def _channel_create(self, change: Change) -> None:
        self._channel(change, "CREATE")

    def _channel_update(self, change: Change) -> None:
        self._channel(change, "UPDATE")

    def _channel_delete(self, change: Change) -> None:
        self._channel(change, "DELETE")

    def _channel(self, change: Change, verb: str) -> None:
        channel = change.channel
        assert channel is not None
        if channel.is_dm or not self._seen(channel):
            return
        data = channel_json(self._world, channel)
        if channel.is_thread and verb == "CREATE":
            data["newly_created"] = True
            if self._world.bot.id in channel.thread_members:
                data["member"] = thread_member_json(channel, self._world.bot.id)
        noun = "THREAD" if channel.is_thread else "CHANNEL"
        self._gateway.dispatch(f"{noun}_{verb}", data, guild_id=change.guild_id, intent=GUILDS)

    def _seen(self, channel: Channel) -> bool:
        if channel.is_thread and channel.parent_id not in self._world.channels:
            return True
        return self._world.can_see(self._world.bot.id, channel)

    def _message_create(self, change: Change) -> None:
        self._message(change, "MESSAGE_CREATE")

    def _message_update(self, change: Change) -> None:
        self._message(change, "MESSAGE_UPDATE")

    def _message(self, change: Change, event: str) -> None:
        message, channel = change.message, change.channel
        assert message is not None and channel is not None
        if message.ephemeral or not self._world.can_see(self._world.bot.id, channel):
            return
        intent = DIRECT_MESSAGES if channel.is_dm else GUILD_MESSAGES
        data = self._message_data(message, channel)
        self._gateway.dispatch(event, data, guild_id=change.guild_id, intent=intent)

    def _message_data(self, message: Message, channel: Channel) -> Json:
        data = message_json(self._world, message)
        if channel.guild_id:
            data["guild_id"] = str(channel.guild_id)
            member = self._world.guilds[channel.guild_id].members.get(message.author_id)
            if member is not None:
                data["member"] = member_json(self._world, member, with_user=False)
        bot = self._world.bot.id
        if not (channel.is_dm or message.author_id == bot or bot in message.mentions or self._reads_content):
            data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return data

    @property
    def _reads_content(self) -> bool:
        return all(session.intents & CONTENT for session in self._gateway.sessions.values())

    def _message_delete(self, change: Change) -> None:
        message, channel = change.message, change.channel
        assert message is not None and channel is not None
        if message.ephemeral:
            return
        data: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
        if channel.guild_id:
            data["guild_id"] = str(channel.guild_id)
        intent = DIRECT_MESSAGES if channel.is_dm else GUILD_MESSAGES
        self._gateway.dispatch("MESSAGE_DELETE", data, guild_id=change.guild_id, intent=intent)
