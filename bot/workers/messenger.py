"""How the outbox reaches people; bot/chat implements it with Discord."""

from __future__ import annotations

from typing import Protocol

from bot.service.messages import ChannelMessage, PersonalMessage


class SendError(Exception):
    """A message was not delivered. Everything that is not one of the kinds below is tried again as well."""


class Closed(SendError):
    """This person takes no private messages (50007): their notice goes to the channel as a mention.

    `left`: they share no server with the bot any more (50278), and the table should know.
    """

    def __init__(self, left: bool = False) -> None:
        super().__init__()
        self.left = left


class Gone(SendError):
    """The channel or person does not exist any more: giving up is all that is left."""


class Forbidden(SendError):
    """The bot may not write there now; somebody may give the permission back."""


class TryLater(SendError):
    """Discord asked to wait `seconds`, or (None) could not be reached."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Overtaken(SendError):
    """The turn of which somebody should be told was over before the message was ready: nobody needs it."""


class Shown(SendError):
    """The one who should be called has their turn before them already, by a press of their own."""


class Messenger(Protocol):
    """Sends one message and returns its id. `key` is the same at every try of the same message: pass it as
    the nonce, so that a message whose confirmation got lost is not sent twice. A picture that is late or
    fails must not stop a message: send it smaller, or without."""

    async def send_channel(self, channel: int, message: ChannelMessage, key: str) -> int:
        """To a channel or thread (bring it back from the archive first). Raises SendError kinds."""
        ...

    async def send_person(self, person: int, message: PersonalMessage, key: str) -> int:
        """To a person in private. Raises SendError kinds."""
        ...
