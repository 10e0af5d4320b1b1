"""Who may do what where: Discord's permission bits and how overwrites change them."""

from enum import IntEnum

from .model import Channel, Guild, Member


class Permission(IntEnum):
    """The bits that matter to a bot for board games. (IntFlag would make every check ten times slower.)"""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


ALL = (1 << 53) - 1

USUAL = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)


def in_guild(guild: Guild, member: Member) -> int:
    """Permissions of a member before any channel's overwrites."""
    if member.user_id == guild.owner_id:
        return ALL
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    return ALL if granted & Permission.ADMINISTRATOR else int(granted)


def in_channel(guild: Guild, channel: Channel, member: Member) -> int:
    """Permissions of a member in a channel (for a thread: pass its parent), as Discord computes them."""
    granted = in_guild(guild, member)
    if granted == ALL:
        return ALL
    granted = _overwritten(granted, channel, {guild.id}, 0)
    granted = _overwritten(granted, channel, set(member.roles), 0)
    granted = _overwritten(granted, channel, {member.user_id}, 1)
    return granted if granted & Permission.VIEW_CHANNEL else 0


def _overwritten(granted: int, channel: Channel, ids: set[int], kind: int) -> int:
    concerned = [each for each in channel.overwrites if each.kind == kind and each.id in ids]
    for each in concerned:
        granted &= ~each.deny
    for each in concerned:
        granted |= each.allow
    return granted
