"""In which language somebody is spoken to in private, and in which one a game is told to everybody."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.service import Tables
from data.texts import closest, languages

CHOSEN: Final = "language"
"""The preference of a person who wants another language here than in Discord."""
SEEN: Final = "discord_language"
"""The preference that keeps a person's language in Discord, for letters that nobody asked for."""
UNSET_LOCALE: Final = "en-US"
"""What Discord says of a server whose managers never chose a language."""


async def of_interaction(tables: Tables, interaction: discord.Interaction[Any]) -> str:
    """The language of whoever sent an interaction: the one they set here, else that of their Discord."""
    person, seen = interaction.user.id, closest(interaction.locale.value)
    if await tables.preference("person", person, SEEN) != seen:
        await tables.prefer("person", person, SEEN, seen)
    return _known(await tables.preference("person", person, CHOSEN)) or seen


async def of_person(tables: Tables, person: int, usual: str) -> str:
    """The language for a letter to somebody: theirs, or the usual one where they never used the bot."""
    chosen = _known(await tables.preference("person", person, CHOSEN))
    return chosen or _known(await tables.preference("person", person, SEEN)) or usual


def of_new_game(interaction: discord.Interaction[Any], own: str) -> str:
    """The language of a game for which none was chosen: the server's, or the opener's own.

    A server whose managers never chose a language is American English for Discord, which says nothing
    about the people in it.
    """
    server = interaction.guild_locale
    return own if server is None or server.value == UNSET_LOCALE else closest(server.value)


def _known(language: str | None) -> str | None:
    return language if language in languages() else None
