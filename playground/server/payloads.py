"""The INTERACTION_CREATE events that the gateway sends to the bot."""

from .interactions import Interaction, Kind
from .model import Channel, Json
from .shapes import channel_json, interaction_member_json, message_json, user_json
from .world import World

UPLOAD_LIMIT = 10 * 1024 * 1024
GUILD_CONTEXT, DM_CONTEXT = 0, 1


def interaction_json(world: World, interaction: Interaction) -> Json:
    """The whole event for one interaction."""
    channel = world.channels[interaction.channel_id]
    shape: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "attachment_size_limit": UPLOAD_LIMIT,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_json(world, channel),
        "locale": world.users[interaction.user_id].locale,
        "entitlements": [],
        "app_permissions": str(world.permissions(world.bot.id, channel)),
        "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
        "context": DM_CONTEXT if channel.is_dm else GUILD_CONTEXT,
    }
    shape |= _who(world, interaction, channel)
    if interaction.message_id and interaction.kind in (Kind.COMPONENT, Kind.MODAL):
        message = world.messages[channel.id].get(interaction.message_id)
        if message is not None:
            shape["message"] = message_json(world, message)
    return shape


def _who(world: World, interaction: Interaction, channel: Channel) -> Json:
    if channel.guild_id is None:
        return {"user": user_json(world.users[interaction.user_id])}
    guild = world.guilds[channel.guild_id]
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": interaction_member_json(world, guild, interaction.user_id, channel),
    }
