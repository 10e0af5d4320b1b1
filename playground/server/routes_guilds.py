"""REST: guilds, members, roles, channels, threads and direct conversations."""

from .errors import DiscordError, missing_access, missing_permissions, unknown
from .model import Channel, ChannelKind, Guild, Json
from .permissions import Permission
from .rest import Call, route
from .shapes import channel_json, guild_json, member_json, role_json, thread_member_json

THREAD_MEMBERS = "/channels/{channel_id}/thread-members"


# Direct conversations


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Json:
    user = call.world.user(int(call.body["recipient_id"]))
    if user.bot:
        raise DiscordError(400, 50007, "Cannot send messages to this user")
    return channel_json(call.world, call.world.dm_of(user.id))


# Guilds


def _guild(call: Call) -> Guild:
    guild = call.world.guild(call.id("guild_id"))
    if call.world.bot.id not in guild.members:
        raise missing_access()
    return guild


@route("GET", "/guilds/{guild_id}")
def guild(call: Call) -> Json:
    found = _guild(call)
    return guild_json(found) | {"approximate_member_count": len(found.members)}


@route("GET", "/users/@me/guilds")
def guilds(call: Call) -> list[Json]:
    mine = [each for each in call.world.guilds.values() if call.world.bot.id in each.members]
    return [guild_json(each) | {"owner": False, "permissions": "0"} for each in mine]


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> None:
    call.world.kick_bot(_guild(call))


@route("GET", "/guilds/{guild_id}/channels")
def channels(call: Call) -> list[Json]:
    found = call.world.channels_of(_guild(call))
    return [channel_json(call.world, each) for each in found if not each.is_thread]


@route("GET", "/guilds/{guild_id}/roles")
def roles(call: Call) -> list[Json]:
    return [role_json(each) for each in _guild(call).roles.values()]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Json:
    found = _guild(call).members.get(call.id("user_id"))
    if found is None:
        raise unknown("member")
    return member_json(call.world, found)


@route("GET", "/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> Json:
    bot = call.world.bot.id
    threads = [each for each in call.world.threads_of(_guild(call)) if call.world.can_see(bot, each)]
    return _thread_list(call, threads)


def _thread_list(call: Call, threads: list[Channel]) -> Json:
    bot = call.world.bot.id
    joined = [each for each in threads if bot in each.thread_members]
    return {
        "threads": [channel_json(call.world, each) for each in threads],
        "members": [thread_member_json(each, bot) for each in joined],
        "has_more": False,
    }


# Channels


@route("GET", "/channels/{channel_id}")
def channel(call: Call) -> Json:
    return channel_json(call.world, call.channel())


@route("PATCH", "/channels/{channel_id}")
def change_channel(call: Call) -> Json:
    found = call.channel()
    if found.is_thread:
        _change_thread(call, found)
    else:
        call.allowed(found, Permission.MANAGE_CHANNELS)
        found.name = call.body.get("name", found.name)
        found.topic = call.body.get("topic", found.topic)
    call.world.change_channel(found)
    return channel_json(call.world, found)


def _change_thread(call: Call, thread: Channel) -> None:
    """Archive, lock, rename or set the idle time of a thread."""
    body = call.body
    may_manage = bool(call.world.permissions(call.world.bot.id, thread) & Permission.MANAGE_THREADS)
    is_owner = thread.owner_id == call.world.bot.id
    wakes_only = set(body) <= {"archived"} and body.get("archived") is False and not thread.locked
    if not may_manage and not wakes_only and (not is_owner or "locked" in body or thread.locked):
        raise missing_permissions()
    if thread.archived and body.get("archived") is not False:
        raise DiscordError(400, 50083, "Thread is archived")
    thread.name = body.get("name", thread.name)
    thread.locked = body.get("locked", thread.locked)
    thread.archive_after_minutes = body.get("auto_archive_duration", thread.archive_after_minutes)
    if "archived" in body and body["archived"] != thread.archived:
        thread.archived = body["archived"]
        thread.archive_changed_at = thread.active_at = call.world.clock.now()


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Json:
    found = call.channel()
    if not found.is_dm:
        call.allowed(found, Permission.MANAGE_THREADS if found.is_thread else Permission.MANAGE_CHANNELS)
        call.world.delete_channel(found)
    return channel_json(call.world, found)


# Threads


@route("POST", "/channels/{channel_id}/threads")
def create_thread(call: Call) -> Json:
    parent = call.channel()
    private = call.body.get("type", int(ChannelKind.PRIVATE_THREAD)) == ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    call.allowed(parent, needed)
    return _new_thread(call, parent, private=private)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_thread_at(call: Call) -> Json:
    parent = call.channel(Permission.CREATE_PUBLIC_THREADS)
    message = call.world.message(parent.id, call.id("message_id"))
    if message.thread_id is not None:
        raise DiscordError(400, 160004, "A thread has already been created for this message")
    message.thread_id = message.id
    shape = _new_thread(call, parent, id=message.id)
    call.world.change_message(message)
    return shape


def _new_thread(call: Call, parent: Channel, *, id: int | None = None, private: bool = False) -> Json:
    if parent.kind != ChannelKind.TEXT:
        raise DiscordError(400, 50024, "Cannot execute action on this channel type")
    thread = call.world.add_thread(
        parent,
        call.body["name"],
        call.world.bot.id,
        id=id,
        private=private,
        archive_after_minutes=call.body.get("auto_archive_duration") or 4320,
    )
    return channel_json(call.world, thread)


@route("GET", "/channels/{channel_id}/threads/archived/public")
def archived_threads(call: Call) -> Json:
    parent = call.channel(Permission.READ_MESSAGE_HISTORY)
    kind = ChannelKind.PUBLIC_THREAD
    children = [each for each in call.world.channels.values() if each.parent_id == parent.id]
    return _thread_list(call, [each for each in children if each.kind == kind and each.archived])


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise DiscordError(400, 50024, "Cannot execute action on this channel type")
    return thread


def _awake_thread(call: Call) -> Channel:
    thread = _thread(call)
    if thread.archived:
        raise DiscordError(400, 50083, "Thread is archived")
    return thread


@route("GET", THREAD_MEMBERS)
def thread_members(call: Call) -> list[Json]:
    thread = _thread(call)
    return [thread_member_json(thread, each) for each in thread.thread_members]


@route("GET", THREAD_MEMBERS + "/{user_id}")
def thread_member(call: Call) -> Json:
    thread = _thread(call)
    if call.id("user_id") not in thread.thread_members:
        raise unknown("member")
    return thread_member_json(thread, call.id("user_id"))


@route("PUT", THREAD_MEMBERS + "/@me")
def join_thread(call: Call) -> None:
    call.world.join_thread(_awake_thread(call), call.world.bot.id)


@route("PUT", THREAD_MEMBERS + "/{user_id}")
def add_to_thread(call: Call) -> None:
    thread = _awake_thread(call)
    guild = call.world.guilds[thread.guild_id or 0]
    if call.id("user_id") not in guild.members:
        raise unknown("member")
    call.world.join_thread(thread, call.id("user_id"))


@route("DELETE", THREAD_MEMBERS + "/@me")
def leave_thread(call: Call) -> None:
    call.world.leave_thread(_awake_thread(call), call.world.bot.id)


@route("DELETE", THREAD_MEMBERS + "/{user_id}")
def remove_from_thread(call: Call) -> None:
    thread = _awake_thread(call)
    call.allowed(thread, Permission.MANAGE_THREADS)
    call.world.leave_thread(thread, call.id("user_id"))
