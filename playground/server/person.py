"""A person at the keyboard: what they do to the bot and what they see."""

from typing import TYPE_CHECKING, Any

from .commands import NotOffered, Resolver, find_command, focused_options, full_options
from .compose import Draft, Upload, new_message
from .interactions import Kind
from .modals import filled_in
from .model import Channel, Guild, Json, Message, User
from .permissions import Permission
from .reading import Seen
from .response import Response

if TYPE_CHECKING:
    from .server import Server

__all__ = ["NotOffered", "Person"]


class Person:
    """One user. Actions come in pairs: `send_slash` returns at once, `slash` waits until the bot settled."""

    def __init__(self, server: "Server", user: User) -> None:
        self._server = server
        self._world = server.world
        self.user = user

    def __repr__(self) -> str:
        return f"<person {self.user.shown_name}>"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.shown_name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # Slash commands

    async def slash(self, channel: Channel, command: str, /, **options: Any) -> Response:
        """Runs a slash command, such as `"brass build"`, with options by name; returns once the bot settled.

        Raises NotOffered where Discord would not let the person send it: unknown command or option, a
        required option missing, a value of the wrong type or out of range, no permission.
        """
        return await self.send_slash(channel, command, **options).settled()

    def send_slash(self, channel: Channel, command: str, /, **options: Any) -> Response:
        found, path = self._command(channel, command)
        resolver = Resolver(self._world, channel)
        data = self._command_data(found, full_options(found, path, options, resolver), resolver)
        return self._send(Kind.COMMAND, channel, data)

    async def autocomplete(
        self, channel: Channel, command: str, option: str, value: Any = "", /, **others: Any
    ) -> Response:
        """Types `value` into an option; the answer's `choices` are what the bot offers."""
        return await self.send_autocomplete(channel, command, option, value, **others).settled()

    def send_autocomplete(
        self, channel: Channel, command: str, option: str, value: Any = "", /, **others: Any
    ) -> Response:
        found, path = self._command(channel, command)
        resolver = Resolver(self._world, channel)
        options = focused_options(found, path, option, value, others, resolver)
        return self._send(Kind.AUTOCOMPLETE, channel, self._command_data(found, options, resolver))

    def _command(self, channel: Channel, command: str) -> tuple[Json, list[str]]:
        self._must_be_in(channel)
        if not self._may(channel, Permission.USE_APPLICATION_COMMANDS):
            raise NotOffered(f"{self.name} may not use commands here")
        name, *path = command.split()
        return find_command(self._world, name, channel, self._world.permissions(self.id, channel)), path

    def _command_data(self, command: Json, options: list[Json], resolver: Resolver) -> Json:
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": command["type"],
            "options": options,
        }
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        return data

    # Components

    async def click(self, message: Seen, which: str) -> Response:
        """Presses the button with this custom id or label and waits until the bot has settled."""
        return await self.send_click(message, which).settled()

    def send_click(self, message: Seen, which: str) -> Response:
        button = message.button(which)
        if button.custom_id is None:
            raise NotOffered(f"{which!r} is a link")
        return self._use(message, button.custom_id, 2, button.disabled)

    async def choose(self, message: Seen, which: str, values: list[Any]) -> Response:
        """Picks values in the menu with this custom id (or placeholder) and waits until the bot has settled.

        Values are those of a string select, else people, roles or channels.
        """
        return await self.send_choose(message, which, values).settled()

    def send_choose(self, message: Seen, which: str, values: list[Any]) -> Response:
        select = message.select(which)
        if not select.min_values <= len(values) <= select.max_values:
            raise NotOffered(f"{which!r} wants {select.min_values} to {select.max_values} values")
        if select.kind == "string" and (strange := set(values) - set(select.values)):
            raise NotOffered(f"{which!r} does not offer {sorted(strange)}")
        resolver = Resolver(self._world, self._world.channels[message.channel_id])
        chosen = values if select.kind == "string" else [resolver.any(each) for each in values]
        extra: Json = {"values": chosen}
        if resolver.resolved:
            extra["resolved"] = resolver.resolved
        return self._use(message, select.custom_id, select.component_type, select.disabled, extra)

    def _use(
        self, message: Seen, custom_id: str, component_type: int, disabled: bool, extra: Json | None = None
    ) -> Response:
        channel = self._world.channels.get(message.channel_id)
        if channel is None or not message.exists or not self._sees_message(message.raw):
            raise NotOffered(f"{self.name} does not see this message")
        if disabled:
            raise NotOffered(f"{custom_id!r} is disabled")
        if channel.archived:
            raise NotOffered("the thread is archived")
        number = next(each["id"] for each in message.components if each.get("custom_id") == custom_id)
        data = {"custom_id": custom_id, "component_type": component_type, "id": number} | (extra or {})
        return self._send(Kind.COMPONENT, channel, data, message_id=message.id)

    # Modals

    async def submit(self, opened: Response, values: dict[str, Any] | None = None) -> Response:
        """Sends the form that `opened` brought, with values by custom id; returns once the bot settled.

        Fields left out keep their given value. Raises NotOffered where the client would not let it go.
        """
        return await self.send_submit(opened, values).settled()

    def send_submit(self, opened: Response, values: dict[str, Any] | None = None) -> Response:
        modal = opened.modal
        if modal is None:
            raise NotOffered("there is no form to submit")
        channel = self._world.channel(opened.interaction.channel_id)
        resolver = Resolver(self._world, channel)
        data: Json = {"custom_id": modal["custom_id"], "components": filled_in(modal, values or {}, resolver)}
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        opener = opened.interaction
        return self._send(Kind.MODAL, channel, data, message_id=opener.message_id, opened_by=opener)

    # Plain messages

    async def say(self, channel: Channel, text: str, files: dict[str, bytes] | None = None) -> Seen:
        """Writes a message (waking an archived thread) and waits until the bot has settled."""
        self._must_be_in(channel)
        write = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if not self._may(channel, write) or channel.locked:
            raise NotOffered(f"{self.name} may not write here")
        if channel.archived:
            self._world.set_archived(channel, False)
        uploads = {number: Upload(name, data) for number, (name, data) in enumerate((files or {}).items())}
        message = new_message(self._world, channel, self.id, Draft({"content": text}, uploads))
        self._world.enter_message(message)
        await self._server.settling.settle()
        return Seen(self._world, message)

    def dismiss(self, message: Seen) -> None:
        """Closes an ephemeral message of one's own."""
        if message.raw.visible_to != self.id:
            raise NotOffered("only one's own private messages can be dismissed")
        self._world.delete_message(message.raw)

    # Seeing

    def sees(self, channel: Channel) -> list[Seen]:
        """The messages of a channel, oldest first, with the ephemeral ones of this person only."""
        if channel.id not in self._world.channels or not self._world.can_see(self.id, channel):
            return []
        found = self._world.messages[channel.id].values()
        return [Seen(self._world, each) for each in found if self._sees_message(each)]

    def seen(self, message_id: int) -> Seen:
        """The message of this id. Raises LookupError where it is gone or not theirs to see."""
        for messages in self._world.messages.values():
            message = messages.get(message_id)
            if message is not None and self._sees_message(message):
                return Seen(self._world, message)
        raise LookupError(f"{self.name} sees no message {message_id}")

    def last(self, channel: Channel) -> Seen:
        """The newest message seen in a channel. Raises LookupError where there is none."""
        messages = self.sees(channel)
        if not messages:
            raise LookupError(f"{self.name} sees nothing in {channel.name}")
        return messages[-1]

    @property
    def dm(self) -> Channel:
        """The direct conversation with the bot."""
        return self._world.dm_of(self.id)

    def dms(self) -> list[Seen]:
        """The messages of the direct conversation with the bot, oldest first."""
        return self.sees(self.dm)

    def _sees_message(self, message: Message) -> bool:
        return message.visible_to in (None, self.id) and self._world.can_see(
            self.id, self._world.channels[message.channel_id]
        )

    # The person's own affairs

    def set_dms_open(self, is_open: bool) -> None:
        """Lets the bot write direct messages or not."""
        self._world.set_dms_open(self.id, is_open)

    @property
    def locale(self) -> str:
        """The language of the person's Discord, such as `nl`."""
        return self._world.users[self.id].locale

    def set_locale(self, locale: str) -> None:
        """Changes the language of the person's Discord; the next interaction says so."""
        self._world.set_locale(self.id, locale)

    def join(self, guild: Guild) -> None:
        self._world.add_member(guild, self.id)

    def leave(self, guild: Guild) -> None:
        self._world.remove_member(guild, self.id)

    def allow(self, guild: Guild, granted: int, name: str = "Organiser") -> None:
        """Gives the person a role with these permissions."""
        role = self._world.add_role(guild, name, granted)
        self._world.set_member_roles(guild, self.id, [*guild.members[self.id].roles, role.id])

    # Inside

    def _may(self, channel: Channel, permission: Permission) -> bool:
        return bool(self._world.permissions(self.id, channel) & permission)

    def _must_be_in(self, channel: Channel) -> None:
        if channel.id not in self._world.channels or not self._world.can_see(self.id, channel):
            raise NotOffered(f"{self.name} does not see {channel.name}")

    def _send(self, kind: Kind, channel: Channel, data: Json, **source: Any) -> Response:
        interaction = self._server.interact(kind, self.id, channel, data, **source)
        return Response(self._server, interaction)
