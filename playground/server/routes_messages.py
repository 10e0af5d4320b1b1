"""REST: messages of channels."""

from .clock import moment_of
from .compose import edit, new_message
from .errors import DiscordError, unknown
from .model import Channel, Json, Message
from .permissions import Permission
from .rest import Call, route
from .shapes import message_json
from .world import Change

MESSAGES = "/channels/{channel_id}/messages"
NONCE_SECONDS = 180.0  # Discord says "the past few minutes"


@route("POST", MESSAGES)
def create(call: Call) -> Json:
    channel = call.channel()
    _may_write(call, channel)
    if (sent := _sent_before(call, channel)) is not None:
        return message_json(call.world, sent)
    reply_to = _reply_target(call, channel)
    if channel.archived:
        call.world.set_archived(channel, False)
    fields: Json = {"kind": 19, "reply_to": reply_to} if reply_to else {}
    if (nonce := call.body.get("nonce")) is not None:
        fields["nonce"] = str(nonce)
    message = new_message(call.world, channel, call.world.bot.id, call.draft, **fields)
    if reply_to and (call.body.get("allowed_mentions") or {}).get("replied_user", True):
        message.mentions.append(call.world.message(channel.id, reply_to).author_id)
    return message_json(call.world, call.world.enter_message(message))


def _sent_before(call: Call, channel: Channel) -> Message | None:
    """The message that an enforced nonce stands for, if it was sent in the last few minutes."""
    if not call.body.get("enforce_nonce"):
        return None
    since = call.world.clock.now() - NONCE_SECONDS
    for message in reversed(call.world.messages[channel.id].values()):
        if moment_of(message.id) < since:
            return None
        if message.nonce == str(call.body.get("nonce")) and message.author_id == call.world.bot.id:
            return message
    return None


def _may_write(call: Call, channel: Channel) -> None:
    """Raises what Discord answers where the bot may not write this message."""
    if channel.is_dm:
        _may_write_to(call, channel.recipients[0])
        return
    write = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    needed = [write]
    if call.body.get("embeds"):
        needed.append(Permission.EMBED_LINKS)
    if call.files:
        needed.append(Permission.ATTACH_FILES)
    call.allowed(channel, *needed)
    _not_locked(call, channel)


def _may_write_to(call: Call, user_id: int) -> None:
    if not call.world.users[user_id].dms_open:
        raise DiscordError(403, 50007, "Cannot send messages to this user")
    bot = call.world.bot.id
    if not any(bot in guild.members and user_id in guild.members for guild in call.world.guilds.values()):
        message = "Cannot send messages to this user due to having no mutual guilds"
        raise DiscordError(403, 50278, message)


def _not_locked(call: Call, channel: Channel) -> None:
    granted = call.world.permissions(call.world.bot.id, channel)
    if channel.locked and not granted & Permission.MANAGE_THREADS:
        raise DiscordError(403, 160005, "Thread is locked")


def _reply_target(call: Call, channel: Channel) -> int | None:
    reference = call.body.get("message_reference")
    if not reference:
        return None
    target = int(reference["message_id"])
    if target in call.world.messages[channel.id]:
        call.allowed(channel, Permission.READ_MESSAGE_HISTORY)
        return target
    if reference.get("fail_if_not_exists", True):
        raise DiscordError(400, 50035, "Invalid Form Body")
    return None


@route("GET", MESSAGES)
def history(call: Call) -> list[Json]:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    found = [each for each in call.world.messages[channel.id].values() if not each.ephemeral]
    limit = int(call.query.get("limit", 50))
    if after := int(call.query.get("after", 0)):
        found = [each for each in found if each.id > after][:limit]
    if before := int(call.query.get("before", 0)):
        found = [each for each in found if each.id < before]
    if around := int(call.query.get("around", 0)):
        earlier = [each for each in found if each.id < around][-(limit // 2) :]
        found = [*earlier, *[each for each in found if each.id >= around][: limit - len(earlier)]]
    return [message_json(call.world, each) for each in reversed(found[-limit:])]


def _message(call: Call, channel: Channel) -> Message:
    message = call.world.message(channel.id, call.id("message_id"))
    if message.ephemeral:
        raise unknown("message")
    return message


@route("GET", MESSAGES + "/{message_id}")
def fetch(call: Call) -> Json:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return message_json(call.world, _message(call, channel))


@route("PATCH", MESSAGES + "/{message_id}")
def change(call: Call) -> Json:
    channel = call.channel(*([Permission.ATTACH_FILES] if call.files else []))
    message = _message(call, channel)
    if message.author_id != call.world.bot.id:
        raise DiscordError(403, 50005, "Cannot edit a message authored by another user")
    if channel.archived:
        raise DiscordError(400, 50083, "Thread is archived")
    edit(call.world, message, call.draft)
    return message_json(call.world, message)


@route("DELETE", MESSAGES + "/{message_id}")
def delete(call: Call) -> None:
    channel = call.channel()
    message = _message(call, channel)
    if message.author_id != call.world.bot.id:
        call.allowed(channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise DiscordError(400, 50083, "Thread is archived")
    call.world.delete_message(message)


@route("POST", MESSAGES + "/bulk-delete")
def bulk_delete(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    for message_id in call.body["messages"]:
        if message := call.world.messages[channel.id].get(int(message_id)):
            call.world.delete_message(message)


@route("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> None:
    channel = call.channel()
    call.world.announce(Change("typing", channel.guild_id, channel, user_id=call.world.bot.id))
