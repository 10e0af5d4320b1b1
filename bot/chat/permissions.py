"""What the bot must be allowed to do in a channel; the invitation and every check use this one list."""

from __future__ import annotations

from typing import Any, Final

import discord

from data.texts import joined, text

NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
)
OTHER_NAMES: Final = {"read_messages": "view_channel"}
"""discord.py goes through the permissions by their oldest names."""
FOR_A_THREAD: Final = "create_public_threads"
"""Needed only where the bot is asked to make a thread."""


def missing(interaction: discord.Interaction[Any], *, in_thread: bool = False) -> list[str]:
    """Names of the permissions that the bot lacks where the interaction happened, as discord.py has them.

    `in_thread`: for a game in a thread that is still to be made there.
    """
    held = interaction.app_permissions
    within = in_thread or isinstance(interaction.channel, discord.Thread)
    needless = "send_messages" if within else "send_messages_in_threads"
    wanted = [name for name, needed in NEEDED if needed and name not in (needless, FOR_A_THREAD)]
    return [name for name in wanted + [FOR_A_THREAD] * in_thread if not getattr(held, name)]


def holds_threads(interaction: discord.Interaction[Any]) -> bool:
    """Whether a game can have a thread of its own there: only ordinary text channels hold public ones."""
    channel = interaction.channel
    return isinstance(channel, discord.TextChannel) and not channel.is_news()


def words(lang: str, names: list[str]) -> str:
    """Permissions by the names that Discord's settings show."""
    shown = [OTHER_NAMES.get(name, name).replace("_", "-") for name in names]
    return joined(lang, [text(lang, f"permission-{name}") for name in shown])
