"""Asks Discord whether it knows the token, without opening the gateway."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import aiohttp
import discord

from .connect import connector

PATIENCE_SECONDS = 15.0


class NotLoggedIn(Exception):
    """Discord refuses the token or cannot be reached; the message says which."""


@dataclass(frozen=True, slots=True)
class Account:
    """What the token opens: the bot's name, and in how many servers it is (approximately)."""

    name: str
    guilds: int | None


async def account(token: str, address: str) -> Account:
    """Log in at Discord (or at a loopback one, `address` as in the settings). Raises NotLoggedIn."""
    client = discord.Client(intents=discord.Intents.none(), connector=connector(address))
    try:
        async with asyncio.timeout(PATIENCE_SECONDS), client:
            await client.login(token)
            application = await client.application_info()
    except discord.LoginFailure:
        raise NotLoggedIn("Discord refuses the token: copy it again from the application's page") from None
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        raise NotLoggedIn(f"Discord cannot be reached: {type(error).__name__}") from None
    return Account(application.name, application.approximate_guild_count)
