"""Interactions: what a person did, one answer within three seconds, fifteen minutes of follow-ups."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from .clock import Alarm
from .compose import Draft, edit, new_message
from .errors import DiscordError, unknown
from .model import Channel, Json, Message, MessageFlag
from .shapes import user_json
from .world import World

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class Kind(IntEnum):
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """Discord's answer types."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


ALLOWED = {
    Kind.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL},
    Kind.COMPONENT: set(Callback) - {Callback.CHOICES},
    Kind.AUTOCOMPLETE: {Callback.CHOICES},
    Kind.MODAL: set(Callback) - {Callback.CHOICES, Callback.MODAL},
}


@dataclass
class Interaction:
    """One interaction and all that came of it. `answered` is done at the answer or after three seconds.

    `message_id` is the message whose component was used, `opened_by` what opened a form.
    """

    id: int
    kind: Kind
    user_id: int
    channel_id: int
    data: Json
    opened_at: float
    answered: asyncio.Future[None]
    message_id: int | None = None
    opened_by: "Interaction | None" = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    callback: Callback | None = None
    answered_at: float | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    failed: bool = False
    alarm: Alarm | None = None

    @property
    def loading(self) -> bool:
        """The person still sees "is thinking"."""
        return self.original is not None and self.original.loading and not self.failed

    @property
    def state(self) -> str:
        """One word for the page: sent, failed, thinking, modal, choices or answered."""
        if self.failed:
            return "failed"
        if self.callback is None:
            return "sent"
        if self.loading:
            return "thinking"
        return {Callback.MODAL: "modal", Callback.CHOICES: "choices"}.get(self.callback, "answered")


class Interactions:
    """All interactions whose token still lives."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_token: dict[str, Interaction] = {}
        self.listeners: list[Callable[[Interaction], None]] = []

    def open(
        self,
        kind: Kind,
        user_id: int,
        channel_id: int,
        data: Json,
        *,
        message_id: int | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """A new interaction; it fails by itself when no answer comes in time."""
        self._forget_expired()
        now = self._world.clock.now()
        future = asyncio.get_running_loop().create_future()
        interaction = Interaction(
            self._world.ids.next(), kind, user_id, channel_id, data, now, future, message_id, opened_by
        )
        self._by_token[interaction.token] = interaction
        interaction.alarm = self._world.clock.call_at(now + ANSWER_SECONDS, lambda: self.fail(interaction))
        self.tell(interaction)
        return interaction

    def fail(self, interaction: Interaction) -> None:
        """The application did not respond."""
        interaction.failed = True
        self._resolve(interaction)

    def expire(self, interaction: Interaction) -> None:
        """Ends the life of the token now, as if a quarter of an hour had passed."""
        self._by_token.pop(interaction.token, None)

    def by_token(self, token: str) -> Interaction:
        """The interaction of a webhook request. Raises DiscordError 50027 when its token is over or wrong."""
        interaction = self._by_token.get(token)
        if interaction is None or self._is_over(interaction):
            raise DiscordError(401, 50027, "Invalid Webhook Token")
        if interaction.callback is None:
            raise unknown("webhook")
        return interaction

    def source_of(self, token: str) -> Message | None:
        """The message whose component was used, if it still exists."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.message_id is None:
            return None
        return self._world.messages.get(interaction.channel_id, {}).get(interaction.message_id)

    def answer(self, id: int, token: str, draft: Draft) -> Interaction:
        """Carries out the bot's answer. Raises DiscordError: late or unknown 10062, second answer 40060."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != id or interaction.failed:
            raise unknown("interaction")
        if interaction.callback is not None:
            raise DiscordError(400, 40060, "Interaction has already been acknowledged.")
        callback = Callback(draft.body["type"])
        if callback not in ALLOWED[interaction.kind]:
            raise DiscordError(400, 50035, "Invalid Form Body")
        self._carry_out(interaction, callback, Draft(draft.body.get("data") or {}, draft.files))
        interaction.callback = callback
        interaction.answered_at = self._world.clock.now()
        self._resolve(interaction)
        if interaction.loading:
            due = interaction.opened_at + TOKEN_SECONDS
            interaction.alarm = self._world.clock.call_at(due, lambda: self.fail(interaction))
        return interaction

    def follow_up(self, interaction: Interaction, draft: Draft) -> Message:
        """A further message; the first one after "is thinking" takes its place."""
        self._world.channel(interaction.channel_id)
        if interaction.loading and interaction.original is not None:
            return self.edit(interaction, interaction.original, draft)
        message = self._message(interaction, draft, kind=0)
        message.reply_to = self._answered_message(interaction)
        self._world.enter_message(message)
        interaction.followups.append(message)
        return message

    def delete(self, interaction: Interaction, message_id: int | None) -> None:
        """Deletes one of the interaction's messages; nobody waits for an answer that was deleted."""
        message = self.message_of(interaction, message_id)
        self._world.delete_message(message)
        if interaction.loading and message is interaction.original:
            interaction.original = None
            self._resolve(interaction)

    def edit(self, interaction: Interaction, message: Message, draft: Draft) -> Message:
        """Edits one of the interaction's messages."""
        self._world.message(message.channel_id, message.id)
        self._refuse_archived(self._world.channel(message.channel_id), message)
        edit(self._world, message, draft)
        if message is interaction.original and interaction.alarm is not None:
            interaction.alarm.cancel()
        self.tell(interaction)
        return message

    def message_of(self, interaction: Interaction, message_id: int | None) -> Message:
        """The original answer (None) or a follow-up or, by component, the clicked message. Raises 10008."""
        mine = [each for each in (interaction.original, *interaction.followups) if each is not None]
        if message_id is None:
            mine = mine[:1] if interaction.original is not None else []
        else:
            mine = [each for each in mine if each.id == message_id]
        if not mine:
            raise unknown("message")
        return self._world.message(mine[0].channel_id, mine[0].id)

    def tell(self, interaction: Interaction) -> None:
        for listener in tuple(self.listeners):
            listener(interaction)

    # Inside

    def _carry_out(self, interaction: Interaction, callback: Callback, draft: Draft) -> None:
        if callback in (Callback.MESSAGE, Callback.DEFERRED_MESSAGE):
            self._reply(interaction, callback, draft)
        elif callback in (Callback.UPDATE, Callback.DEFERRED_UPDATE):
            self._update(interaction, callback, draft)
        elif callback is Callback.CHOICES:
            interaction.choices = draft.body.get("choices") or []
        else:
            interaction.modal = draft.body

    def _reply(self, interaction: Interaction, callback: Callback, draft: Draft) -> None:
        message = self._message(interaction, draft, kind=20 if interaction.message_id is None else 19)
        if callback is Callback.DEFERRED_MESSAGE:
            message.flags |= MessageFlag.LOADING
        message.reply_to = interaction.message_id
        interaction.original = self._world.enter_message(message)

    def _message(self, interaction: Interaction, draft: Draft, kind: int) -> Message:
        channel = self._world.channel(interaction.channel_id)
        private = bool(int(draft.body.get("flags") or 0) & MessageFlag.EPHEMERAL)
        message = new_message(
            self._world,
            channel,
            self._world.bot.id,
            draft,
            kind=kind,
            webhook_id=self._world.bot.id,
            visible_to=interaction.user_id if private else None,
            flags=int(MessageFlag.EPHEMERAL) * private,
            interaction=self._metadata(interaction),
        )
        if channel.archived and not private:
            self._world.set_archived(channel, False)
        return message

    def _update(self, interaction: Interaction, callback: Callback, draft: Draft) -> None:
        if interaction.message_id is None:
            raise DiscordError(400, 50035, "Invalid Form Body")
        message = self._world.message(interaction.channel_id, interaction.message_id)
        interaction.original = message
        if callback is Callback.UPDATE:
            self._refuse_archived(self._world.channel(message.channel_id), message)
            edit(self._world, message, draft)

    def _refuse_archived(self, channel: Channel, message: Message) -> None:
        if channel.archived and not message.ephemeral:
            raise DiscordError(400, 50083, "Thread is archived")

    def _answered_message(self, interaction: Interaction) -> int | None:
        return interaction.original.id if interaction.original is not None else interaction.message_id

    def _metadata(self, interaction: Interaction) -> Json:
        shape: Json = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "user": user_json(self._world.users[interaction.user_id]),
            "authorizing_integration_owners": {},
        }
        if interaction.kind is Kind.COMMAND:
            shape["name"] = full_name(interaction.data)
        elif interaction.kind is Kind.COMPONENT:
            shape["interacted_message_id"] = str(interaction.message_id)
        elif interaction.opened_by is not None:
            shape["triggering_interaction_metadata"] = self._metadata(interaction.opened_by)
        return shape

    def _resolve(self, interaction: Interaction) -> None:
        if interaction.alarm is not None:
            interaction.alarm.cancel()
        if not interaction.answered.done():
            interaction.answered.set_result(None)
        self.tell(interaction)

    def _is_over(self, interaction: Interaction) -> bool:
        return self._world.clock.now() - interaction.opened_at >= TOKEN_SECONDS

    def _forget_expired(self) -> None:
        while self._by_token:
            token, interaction = next(iter(self._by_token.items()))
            if not self._is_over(interaction):
                return
            del self._by_token[token]


def full_name(data: Json) -> str:
    """A command's name with its sub-commands, such as `brass build`."""
    names, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        names.append(options[0]["name"])
        options = options[0]["options"]
    return " ".join(names)
