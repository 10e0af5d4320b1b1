"""Unread marks: what each person has not read, channel by channel, since the playground was started."""

from dataclasses import dataclass

from .server.model import Json, Message
from .server.world import Change, World


@dataclass
class Mark:
    """How many messages are unread, and how many of them call the person (direct messages and mentions)."""

    count: int = 0
    mentions: int = 0


class Marks:
    """Follows a world; tell it with `read` what somebody has looked at."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._marks: dict[int, dict[int, Mark]] = {}
        world.listeners.append(self._hear)

    def read(self, person: int, channel: int) -> None:
        """A person has read everything in a channel."""
        self._marks.get(person, {}).pop(channel, None)

    def to_json(self) -> Json:
        """`{person: {channel: {"count", "mentions"}}}` with ids as strings; what is read is left out."""
        return {
            str(person): {str(channel): vars(mark).copy() for channel, mark in marks.items()}
            for person, marks in self._marks.items()
        }

    def _hear(self, change: Change) -> None:
        if change.kind == "message_create" and change.message is not None:
            for person in self._readers(change.message):
                self._add(person, change.message)
        elif change.kind == "channel_delete" and change.channel is not None:
            for marks in self._marks.values():
                marks.pop(change.channel.id, None)

    def _readers(self, message: Message) -> list[int]:
        if message.visible_to is not None:
            return [message.visible_to]
        channel = self._world.channels[message.channel_id]
        others = [each.id for each in self._world.users.values() if not each.bot]
        return [each for each in others if each != message.author_id and self._world.can_see(each, channel)]

    def _add(self, person: int, message: Message) -> None:
        mark = self._marks.setdefault(person, {}).setdefault(message.channel_id, Mark())
        mark.count += 1
        direct = self._world.channels[message.channel_id].is_dm
        mark.mentions += direct or message.mention_everyone or person in message.mentions
