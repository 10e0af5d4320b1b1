"""The records of the world as the JSON objects that Discord sends."""

from . import permissions
from .clock import iso, moment_of
from .model import Attachment, Channel, ChannelKind, Emoji, Guild, Json, Member, Message, Role, User
from .world import World


def user_json(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.name,
        "global_name": user.shown_name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def own_user_json(user: User) -> Json:
    """The user as the bot reads itself."""
    return user_json(user) | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def member_json(world: World, member: Member, *, with_user: bool = True) -> Json:
    shape: Json = {
        "roles": [str(role_id) for role_id in member.roles],
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "joined_at": iso(member.joined_at),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    if with_user:
        shape["user"] = user_json(world.users[member.user_id])
    return shape


def role_json(role: Role) -> Json:
    return {
        "id": str(role.id),
        "name": role.name,
        "description": None,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": role.managed,
        "mentionable": False,
        "flags": 0,
    }


def channel_json(world: World, channel: Channel) -> Json:
    """A channel of any kind."""
    last = str(channel.last_message_id) if channel.last_message_id else None
    shape: Json = {"id": str(channel.id), "type": channel.kind, "flags": 0, "last_message_id": last}
    if channel.is_dm:
        shape["recipients"] = [user_json(world.users[user_id]) for user_id in channel.recipients]
    elif channel.is_thread:
        shape |= _thread_fields(world, channel)
    else:
        shape |= _guild_channel_fields(channel)
    if channel.kind == ChannelKind.VOICE:
        shape |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    return shape


def _guild_channel_fields(channel: Channel) -> Json:
    return {
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "position": channel.position,
        "parent_id": str(channel.parent_id) if channel.parent_id else None,
        "topic": channel.topic,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "permission_overwrites": [
            {"id": str(each.id), "type": each.kind, "allow": str(each.allow), "deny": str(each.deny)}
            for each in channel.overwrites
        ],
    }


def _thread_fields(world: World, thread: Channel) -> Json:
    fields: Json = {
        "guild_id": str(thread.guild_id),
        "name": thread.name,
        "parent_id": str(thread.parent_id),
        "owner_id": str(thread.owner_id),
        "rate_limit_per_user": 0,
        "message_count": thread.message_count,
        "total_message_sent": thread.message_count,
        "member_count": len(thread.thread_members),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.archive_after_minutes,
            "archive_timestamp": iso(thread.archive_changed_at),
            "create_timestamp": iso(thread.archive_changed_at),
        },
    }
    if world.bot.id in thread.thread_members:
        fields["member"] = thread_member_json(thread, world.bot.id)
    return fields


def thread_member_json(thread: Channel, user_id: int) -> Json:
    joined = iso(thread.archive_changed_at)
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


ABSENT_IN_GUILDS = (
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "vanity_url_code",
    "max_presences",
    "incidents_data",
)
PLAIN_IN_GUILDS: Json = {
    "features": [],
    "emojis": [],
    "stickers": [],
    "region": "deprecated",
    "afk_timeout": 300,
    "widget_enabled": False,
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw": False,
    "nsfw_level": 0,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "system_channel_flags": 0,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
}


def guild_json(guild: Guild) -> Json:
    """A guild as REST gives it."""
    return (
        dict.fromkeys(ABSENT_IN_GUILDS)
        | PLAIN_IN_GUILDS
        | {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "roles": [role_json(role) for role in guild.roles.values()],
            "preferred_locale": guild.locale,
        }
    )


def guild_create_json(world: World, guild: Guild) -> Json:
    """A guild as the gateway gives it: with channels, threads and the bot's own membership.

    A guild that the bot already had comes with `unavailable: false`; without it, it is a new one.
    """
    channels = [each for each in world.channels_of(guild) if not each.is_thread]
    return guild_json(guild) | {
        "member_count": len(guild.members),
        "large": False,
        "joined_at": iso(guild.members[world.bot.id].joined_at),
        "channels": [channel_json(world, each) for each in channels],
        "threads": [
            channel_json(world, each) for each in world.threads_of(guild) if world.can_see(world.bot.id, each)
        ],
        "members": [member_json(world, guild.members[world.bot.id])],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment_json(attachment: Attachment) -> Json:
    shape: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        shape["description"] = attachment.description
    if attachment.width is not None:
        shape |= {"width": attachment.width, "height": attachment.height}
    return shape


def message_json(world: World, message: Message, *, with_reply: bool = True) -> Json:
    """A message; `with_reply` adds the message it answers."""
    shape: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": message.kind,
        "content": message.content,
        "author": user_json(world.users[message.author_id]),
        "timestamp": iso_of(message.id),
        "edited_timestamp": iso(message.edited_at) if message.edited_at else None,
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.users[user_id]) for user_id in message.mentions],
        "mention_roles": [str(role_id) for role_id in message.mention_roles],
        "attachments": [attachment_json(each) for each in message.attachments],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": False,
        "flags": message.flags,
    }
    if message.webhook_id:
        shape |= {"webhook_id": str(message.webhook_id), "application_id": str(message.webhook_id)}
    if message.interaction:
        shape["interaction_metadata"] = message.interaction
    if message.nonce is not None:
        shape["nonce"] = message.nonce
    if message.poll:
        shape["poll"] = message.poll
    if message.thread_id in world.channels:
        shape["thread"] = channel_json(world, world.channels[message.thread_id])
    if message.reply_to:
        shape |= _reply_fields(world, message, with_reply)
    return shape


def _reply_fields(world: World, message: Message, with_reply: bool) -> Json:
    reference: Json = {"type": 0, "message_id": str(message.reply_to), "channel_id": str(message.channel_id)}
    if guild_id := world.channels[message.channel_id].guild_id:
        reference["guild_id"] = str(guild_id)
    fields: Json = {"message_reference": reference}
    if with_reply:
        answered = world.messages[message.channel_id].get(message.reply_to or 0)
        fields["referenced_message"] = message_json(world, answered, with_reply=False) if answered else None
    return fields


def iso_of(snowflake: int) -> str:
    return iso(moment_of(snowflake))


def emoji_json(world: World, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "animated": emoji.animated,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "available": True,
        "user": user_json(world.bot),
    }


def application_json(world: World, *, owner: User) -> Json:
    return {
        "id": str(world.bot.id),
        "name": world.bot.shown_name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user_json(owner),
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": sum(world.bot.id in each.members for each in world.guilds.values()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def interaction_member_json(world: World, guild: Guild, user_id: int, channel: Channel) -> Json:
    """A member as an interaction carries it: with their permissions in the channel."""
    shape = member_json(world, guild.members[user_id])
    return shape | {"permissions": str(world.permissions(user_id, channel) & permissions.ALL)}
