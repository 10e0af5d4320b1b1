"""Who may look into a channel from elsewhere in its server."""

from __future__ import annotations

import discord


async def may_see(client: discord.Client, member: discord.Member, channel: int) -> bool:
    """Whether a member may see a channel or thread of their server; one that is gone has no door any more.

    Threads that were put away are not in the cache: Discord is asked for them. Raises
    discord.HTTPException where it does not answer.
    """
    try:
        found = member.guild.get_channel_or_thread(channel) or await client.fetch_channel(channel)
    except discord.NotFound:
        return True
    except discord.Forbidden:
        return False
    if isinstance(found, discord.Thread):
        return await _may_see_thread(member, found)
    return isinstance(found, discord.abc.GuildChannel) and found.permissions_for(member).view_channel


async def _may_see_thread(member: discord.Member, thread: discord.Thread) -> bool:
    """By the rights in the channel above; a private one is for its members and those who manage threads."""
    if thread.parent is None:
        return False
    rights = thread.permissions_for(member)
    if not rights.view_channel or rights.manage_threads or not thread.is_private():
        return rights.view_channel
    try:
        await thread.fetch_member(member.id)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
