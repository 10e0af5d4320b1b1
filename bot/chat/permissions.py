"""What the bot must be allowed to do in a channel; the invitation and every check use this one list."""

from __future__ import annotations

from typing import Any, Final

import discord

from data.texts import joined, text

NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
)


def missing(interaction: discord.Interaction[Any]) -> list[str]:
    """Names of the permissions that the bot lacks where the interaction happened, as discord.py has them."""
    held = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needless = "send_messages" if in_thread else "send_messages_in_threads"
    return [name for name, needed in NEEDED if needed and name != needless and not getattr(held, name)]


def words(lang: str, names: list[str]) -> str:
    """Permissions by the names that Discord's settings show."""
    return joined(lang, [text(lang, f"permission-{name.replace('_', '-')}") for name in names])
