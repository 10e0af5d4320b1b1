"""Everything that one person gets to see of an answer or a message: words, components, pictures, choices."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from playground.server import Response, Seen
from tests.security.twins import without_ids


def of_message(message: Seen) -> dict[str, Any]:
    """A message down to the bytes of its files."""
    world = message._world
    return {
        "content": message.raw.content,
        "embeds": message.raw.embeds,
        "components": message.raw.components,
        "files": [
            (each.filename, each.description, sha256(world.files[each.id].data).hexdigest())
            for each in message.raw.attachments
        ],
        "pinged": message.raw.mentions,
    }


def of_response(response: Response) -> str:
    """All that came back, as text without ids."""
    told = {
        "failed": response.failed,
        "messages": [of_message(each) for each in response.messages],
        "choices": response.choices,
        "modal": response.modal,
    }
    return without_ids(json.dumps(told, sort_keys=True, default=str))


def of_messages(messages: list[Seen]) -> str:
    """Several messages, as text without ids."""
    return without_ids(json.dumps([of_message(each) for each in messages], sort_keys=True, default=str))
