"""The link with which somebody adds the bot to a server; it asks for exactly what is checked later."""

from __future__ import annotations

import base64
import binascii

import discord

from .permissions import NEEDED

SCOPES = ("bot", "applications.commands")


def link(application: int) -> str:
    """The address to open in a browser."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES)


def application_of(token: str) -> int | None:
    """The application's id, the first part of its token; None where the token is not one of Discord's."""
    first = token.split(".")[0]
    try:
        number = base64.b64decode(first + "=" * (-len(first) % 4)).decode()
    except (binascii.Error, ValueError):
        return None
    return int(number) if number.isdecimal() else None
