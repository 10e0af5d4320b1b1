"""Telling Discord which commands exist: only when they changed, and never at the cost of the games."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any, Protocol

import discord
from discord import app_commands

LOG = logging.getLogger(__name__)
HASH_NAME = "command_tree"


class Notebook(Protocol):
    """What of the service is needed here: short values that survive a restart."""

    async def recall(self, name: str) -> str | None: ...
    async def remember(self, name: str, value: str) -> None: ...


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All commands as Discord gets them, with their translations."""
    commands = tree.get_commands()
    if tree.translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, tree.translator) for command in commands]


async def digest(tree: app_commands.CommandTree[Any]) -> str:
    """A short name for all commands as they are; it changes with every word of them."""
    return _digest(tree, await payload(tree))


def _digest(tree: app_commands.CommandTree[Any], commands: list[dict[str, Any]]) -> str:
    text = json.dumps([str(tree.client.application_id), commands], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


async def is_known(tree: app_commands.CommandTree[Any], notebook: Notebook) -> bool:
    """Whether the commands as they are were registered."""
    return await notebook.recall(HASH_NAME) == await digest(tree)


async def synchronise(tree: app_commands.CommandTree[Any], notebook: Notebook) -> bool:
    """Register the commands if they differ from those registered last; False if that failed.

    A failure is logged and tried again at the next start: running games go on with the commands they have.
    """
    client = tree.client
    try:
        commands = await payload(tree)
        present = _digest(tree, commands)
        if await notebook.recall(HASH_NAME) == present:
            return True
        if client.application_id is None:
            raise app_commands.MissingApplicationID
        # What `tree.sync()` does, which would put all the words together a second time.
        await client.http.bulk_upsert_global_commands(client.application_id, payload=commands)
        await notebook.remember(HASH_NAME, present)
    except (discord.DiscordException, OSError):
        LOG.exception("the commands could not be registered; games go on with those registered before")
        return False
    LOG.info("commands registered", extra={"commands": len(tree.get_commands())})
    return True
