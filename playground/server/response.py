"""What came back to a person for something they did."""

import asyncio
from typing import TYPE_CHECKING

from .interactions import Callback, Interaction
from .model import Json
from .reading import Seen

if TYPE_CHECKING:
    from .server import Server


class Response:
    """The bot's answer as far as it has come; all fields follow later edits."""

    def __init__(self, server: "Server", interaction: Interaction) -> None:
        self._server = server
        self.interaction = interaction

    def __repr__(self) -> str:
        return f"<{self.interaction.state} response: {self.text[:80]!r}>"

    async def answered(self) -> "Response":
        """Waits for the bot's answer or its failure (three seconds), not for what the bot does afterwards."""
        await asyncio.shield(self.interaction.answered)
        return self

    async def settled(self) -> "Response":
        """Waits until the bot has finished: answered, "is thinking" replaced, its tasks done."""
        await self.answered()
        await self._server.settling.settle()
        if self.interaction.loading:
            await self._server.eventually(lambda: not self.interaction.loading)
            await self._server.settling.settle()
        return self

    @property
    def failed(self) -> bool:
        """Discord shows that the application did not respond."""
        return self.interaction.failed

    @property
    def deferred(self) -> bool:
        """The bot first answered "is thinking" or a silent acknowledgement."""
        return self.interaction.callback in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE)

    @property
    def loading(self) -> bool:
        return self.interaction.loading

    @property
    def message(self) -> Seen | None:
        """The answer, or by a component the message it belongs to once that was updated."""
        original = self.interaction.original
        return Seen(self._server.world, original) if original is not None else None

    @property
    def shown(self) -> Seen:
        """The answer, where there must be one. Raises LookupError."""
        if (message := self.message) is None:
            raise LookupError(f"no message came back: {self!r}")
        return message

    @property
    def followups(self) -> list[Seen]:
        return [Seen(self._server.world, each) for each in self.interaction.followups]

    @property
    def messages(self) -> list[Seen]:
        """The answer and the follow-ups."""
        return [*([self.message] if self.message else []), *self.followups]

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral

    @property
    def updated(self) -> bool:
        """The clicked message was changed in place."""
        return self.interaction.callback is Callback.UPDATE

    @property
    def text(self) -> str:
        """All words of the answer and its follow-ups."""
        return "\n".join(each.text for each in self.messages)

    @property
    def modal(self) -> Json | None:
        """The form the bot opened: custom_id, title, components."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """Autocomplete: entries with name and value."""
        return self.interaction.choices or []

    @property
    def milliseconds(self) -> float | None:
        """From leaving the gateway until the answer arrived, by the server's clock."""
        if self.interaction.answered_at is None:
            return None
        return (self.interaction.answered_at - self.interaction.opened_at) * 1000

    def to_json(self) -> Json:
        """For the page."""
        return interaction_state(self.interaction)


def interaction_state(interaction: Interaction) -> Json:
    """An interaction as the page hears of it."""
    return {
        "id": str(interaction.id),
        "kind": interaction.kind.name.lower(),
        "user_id": str(interaction.user_id),
        "channel_id": str(interaction.channel_id),
        "source_message_id": str(interaction.message_id) if interaction.message_id else None,
        "state": interaction.state,
        "message_id": str(interaction.original.id) if interaction.original else None,
        "modal": interaction.modal,
        "choices": interaction.choices,
    }
