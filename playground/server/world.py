"""The world: guilds, people, channels and messages, and who is told when something changes. No network."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from . import permissions
from .clock import Clock, Snowflakes
from .errors import unknown
from .model import Channel, ChannelKind, Emoji, File, Guild, Json, Member, Message, Overwrite, Role, User

FILE_BUDGET = 256 * 1024 * 1024


@dataclass(frozen=True)
class Change:
    """Something that happened: `kind` is a name such as `message_create`; the rest is what it concerns."""

    kind: str
    guild_id: int | None = None
    channel: Channel | None = None
    message: Message | None = None
    user_id: int | None = None
    facts: Json = field(default_factory=dict)


class World:
    """Everything that exists. Every change goes through a method here and is announced to `listeners`."""

    def __init__(self, clock: Clock | None = None, bot_name: str = "Brass") -> None:
        self.clock = clock or Clock()
        self.file_budget = FILE_BUDGET
        self.ids = Snowflakes(self.clock)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.files: dict[int, File] = {}
        self._file_bytes = 0
        self.commands: dict[int, Json] = {}
        self.emojis: dict[int, Emoji] = {}
        self.listeners: list[Callable[[Change], None]] = []
        self.bot = self.add_user(bot_name, bot=True)
        self.clock.on_advance.append(self.archive_idle_threads)

    def announce(self, change: Change) -> None:
        for listener in tuple(self.listeners):
            listener(change)

    # People and guilds

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-GB") -> User:
        """A new user; the user name is the shown name in small letters."""
        handle = "".join(letter for letter in name.lower() if letter.isalnum()) or "user"
        user = User(self.ids.next(), handle[:32], name, bot, locale)
        self.users[user.id] = user
        self.announce(Change("user_create", user_id=user.id))
        return user

    def set_locale(self, user_id: int, locale: str) -> None:
        """The language of this user's Discord."""
        self.users[user_id].locale = locale
        self.announce(Change("user_update", user_id=user_id))

    def set_dms_open(self, user_id: int, is_open: bool) -> None:
        """Whether the bot can write to this user."""
        self.users[user_id].dms_open = is_open
        self.announce(Change("user_update", user_id=user_id))

    def add_guild(
        self, name: str, bot_permissions: int = permissions.USUAL, owner: User | None = None
    ) -> Guild:
        """A guild with its owner (somebody new unless given) and, in a role of its own, the bot."""
        owner = owner or self.add_user(f"{name} Owner")
        guild = Guild(self.ids.next(), name, owner.id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(permissions.USUAL))
        self.guilds[guild.id] = guild
        self.add_member(guild, owner.id)
        self.invite_bot(guild, bot_permissions)
        return guild

    def invite_bot(self, guild: Guild, bot_permissions: int = permissions.USUAL) -> None:
        """Lets the bot into a guild (again)."""
        role = Role(
            self.ids.next(), self.bot.shown_name, int(bot_permissions), len(guild.roles), managed=True
        )
        guild.roles[role.id] = role
        guild.members[self.bot.id] = Member(self.bot.id, self.clock.now(), [role.id])
        self.announce(Change("guild_create", guild.id))

    def kick_bot(self, guild: Guild) -> None:
        """Removes the bot from a guild."""
        member = guild.members.pop(self.bot.id)
        for role_id in member.roles:
            if guild.roles[role_id].managed:
                del guild.roles[role_id]
        self.announce(Change("guild_delete", guild.id))

    def set_available(self, guild: Guild, available: bool) -> None:
        """An outage of one guild, or its end."""
        guild.unavailable = not available
        facts = {"unavailable": not available}
        self.announce(Change("guild_create" if available else "guild_delete", guild.id, facts=facts))

    def add_member(self, guild: Guild, user_id: int) -> Member:
        member = guild.members.setdefault(user_id, Member(user_id, self.clock.now()))
        self.announce(Change("member_add", guild.id, user_id=user_id))
        return member

    def remove_member(self, guild: Guild, user_id: int) -> None:
        """Somebody leaves the guild and its threads."""
        del guild.members[user_id]
        for channel in self.channels_of(guild):
            if user_id in channel.thread_members:
                channel.thread_members.remove(user_id)
        self.announce(Change("member_remove", guild.id, user_id=user_id))

    def rename_member(self, guild: Guild, user_id: int, nick: str | None) -> None:
        guild.members[user_id].nick = nick
        self.announce(Change("member_update", guild.id, user_id=user_id))

    def add_role(self, guild: Guild, name: str, granted: int = 0) -> Role:
        role = Role(self.ids.next(), name, int(granted), len(guild.roles))
        guild.roles[role.id] = role
        self.announce(Change("role_create", guild.id, facts={"role_id": role.id}))
        return role

    def set_role_permissions(self, guild: Guild, role_id: int, granted: int) -> None:
        guild.roles[role_id].permissions = int(granted)
        self.announce(Change("role_update", guild.id, facts={"role_id": role_id}))

    def set_bot_permissions(self, guild: Guild, granted: int) -> None:
        """Replaces what the bot's own role allows in the guild (everyone's role stays as it is)."""
        role_id = next(each for each in guild.members[self.bot.id].roles if guild.roles[each].managed)
        self.set_role_permissions(guild, role_id, granted)

    def set_member_roles(self, guild: Guild, user_id: int, roles: list[int]) -> None:
        guild.members[user_id].roles = list(roles)
        self.announce(Change("member_update", guild.id, user_id=user_id))

    # Channels and threads

    def add_channel(
        self, guild: Guild, name: str, kind: int = ChannelKind.TEXT, parent_id: int | None = None
    ) -> Channel:
        """A new channel of a guild, or a category."""
        position = sum(1 for each in self.channels_of(guild) if not each.is_thread)
        return self.enter_channel(
            Channel(self.ids.next(), int(kind), name, guild.id, parent_id, position=position)
        )

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner_id: int,
        *,
        id: int | None = None,
        private: bool = False,
        archive_after_minutes: int = 4320,
    ) -> Channel:
        """A thread under a text channel; its owner is a member of it."""
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        now = self.clock.now()
        thread = Channel(
            id or self.ids.next(),
            int(kind),
            name,
            parent.guild_id,
            parent.id,
            owner_id=owner_id,
            archive_after_minutes=archive_after_minutes,
            archive_changed_at=now,
            active_at=now,
            thread_members=[owner_id],
        )
        return self.enter_channel(thread)

    def dm_of(self, user_id: int) -> Channel:
        """The direct conversation between the bot and a user, opened when it does not exist."""
        for channel in self.channels.values():
            if channel.is_dm and channel.recipients == [user_id]:
                return channel
        name = self.users[user_id].shown_name
        return self.enter_channel(Channel(self.ids.next(), int(ChannelKind.DM), name, recipients=[user_id]))

    def enter_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.messages.setdefault(channel.id, {})
        self.announce(Change("channel_create", channel.guild_id, channel))
        return channel

    def change_channel(self, channel: Channel) -> None:
        """Announces that fields of a channel were changed."""
        self.announce(Change("channel_update", channel.guild_id, channel))

    def delete_channel(self, channel: Channel) -> None:
        """Deletes a channel or thread with its messages and its threads."""
        for thread in [each for each in self.channels.values() if each.parent_id == channel.id]:
            if thread.is_thread:
                self.delete_channel(thread)
        del self.channels[channel.id]
        for message in self.messages.pop(channel.id).values():
            self.forget_files(message)
        self.announce(Change("channel_delete", channel.guild_id, channel))

    def set_archived(self, thread: Channel, archived: bool = True, *, locked: bool | None = None) -> None:
        """Archives or wakes a thread; `locked` also locks or unlocks it."""
        thread.archived = archived
        thread.archive_changed_at = thread.active_at = self.clock.now()
        if locked is not None:
            thread.locked = locked
        self.change_channel(thread)

    def join_thread(self, thread: Channel, user_id: int) -> None:
        if user_id not in thread.thread_members:
            thread.thread_members.append(user_id)
            self.announce(Change("thread_members", thread.guild_id, thread, user_id=user_id))

    def leave_thread(self, thread: Channel, user_id: int) -> None:
        if user_id in thread.thread_members:
            thread.thread_members.remove(user_id)
            self.announce(Change("thread_members", thread.guild_id, thread, user_id=user_id))

    def archive_idle_threads(self) -> None:
        """Archives threads in which nothing was said for as long as their setting allows."""
        now = self.clock.now()
        for thread in [each for each in self.channels.values() if each.is_thread and not each.archived]:
            if now - thread.active_at >= thread.archive_after_minutes * 60:
                thread.archived, thread.archive_changed_at = True, now
                self.change_channel(thread)

    def set_overwrite(self, channel: Channel, target: Role | User, *, allow: int = 0, deny: int = 0) -> None:
        """Sets what a role or a user may or may not do in one channel."""
        kind = 0 if isinstance(target, Role) else 1
        channel.overwrites = [each for each in channel.overwrites if each.id != target.id]
        if allow or deny:
            channel.overwrites.append(Overwrite(target.id, kind, int(allow), int(deny)))
        self.change_channel(channel)

    def channels_of(self, guild: Guild) -> Iterator[Channel]:
        return (each for each in self.channels.values() if each.guild_id == guild.id)

    def threads_of(self, guild: Guild) -> list[Channel]:
        """Threads that are not archived."""
        return [each for each in self.channels_of(guild) if each.is_thread and not each.archived]

    # Messages

    def enter_message(self, message: Message) -> Message:
        """Puts a message into its channel; in a thread this counts as activity."""
        channel = self.channels[message.channel_id]
        self.messages[channel.id][message.id] = message
        if message.visible_to is None:
            channel.last_message_id = message.id
            channel.active_at = self.clock.now()
            channel.message_count += 1
        self.announce(Change("message_create", channel.guild_id, channel, message))
        return message

    def change_message(self, message: Message) -> None:
        """Announces that fields of a message were changed."""
        channel = self.channels[message.channel_id]
        self.announce(Change("message_update", channel.guild_id, channel, message))

    def delete_message(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        del self.messages[channel.id][message.id]
        self.forget_files(message)
        self.announce(Change("message_delete", channel.guild_id, channel, message))

    # Files

    def keep_file(self, file_id: int, file: File) -> None:
        """Keeps bytes; beyond `file_budget` the oldest are forgotten, as links on Discord expire."""
        self.files[file_id] = file
        self._file_bytes += len(file.data)
        while self._file_bytes > self.file_budget and len(self.files) > 1:
            self.forget_file(next(iter(self.files)))

    def forget_file(self, file_id: int) -> None:
        if (file := self.files.pop(file_id, None)) is not None:
            self._file_bytes -= len(file.data)

    def forget_files(self, message: Message) -> None:
        for attachment in message.attachments:
            self.forget_file(attachment.id)

    # Look-ups that answer as Discord does when there is nothing

    def channel(self, channel_id: int) -> Channel:
        if (found := self.channels.get(channel_id)) is None:
            raise unknown("channel")
        return found

    def guild(self, guild_id: int) -> Guild:
        if (found := self.guilds.get(guild_id)) is None:
            raise unknown("guild")
        return found

    def user(self, user_id: int) -> User:
        if (found := self.users.get(user_id)) is None:
            raise unknown("user")
        return found

    def message(self, channel_id: int, message_id: int) -> Message:
        if (found := self.messages.get(channel_id, {}).get(message_id)) is None:
            raise unknown("message")
        return found

    # Permissions

    def permissions(self, user_id: int, channel: Channel) -> int:
        """What a user may do in a channel, thread or direct conversation; 0 for outsiders."""
        if channel.guild_id is None:
            return int(permissions.USUAL) if user_id in (*channel.recipients, self.bot.id) else 0
        guild = self.guilds[channel.guild_id]
        member = guild.members.get(user_id)
        if member is None or guild.unavailable:
            return 0
        governing = self.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
        granted = permissions.in_channel(guild, governing, member)
        hidden = channel.kind == ChannelKind.PRIVATE_THREAD and user_id not in channel.thread_members
        if hidden and not granted & permissions.Permission.MANAGE_THREADS:
            return 0
        return granted

    def can_see(self, user_id: int, channel: Channel) -> bool:
        return bool(self.permissions(user_id, channel) & permissions.Permission.VIEW_CHANNEL)
