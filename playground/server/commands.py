"""Slash commands as Discord's own client handles them: finding, checking and writing out their options."""

from enum import IntEnum
from typing import Any

from .compose import Upload, store_file
from .model import Channel, Json, Role, User
from .permissions import ALL
from .shapes import attachment_json, channel_json, member_json, role_json, user_json
from .world import World


class NotOffered(Exception):
    """Discord's own client would not let the person do this; the bot never hears of it."""


class OptionKind(IntEnum):
    """Discord's option types."""

    SUB_COMMAND = 1
    SUB_COMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NESTING = (OptionKind.SUB_COMMAND, OptionKind.SUB_COMMAND_GROUP)
GUILD_CONTEXT, DM_CONTEXT = 0, 1


class Resolver:
    """Turns people, roles, channels and files into ids; collects the objects the event carries for them."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._world = world
        self._channel = channel
        self.resolved: Json = {}

    def any(self, thing: Any) -> str:
        """The id of a person, user, role or channel."""
        thing = getattr(thing, "user", thing)
        if isinstance(thing, Role):
            return self._role(thing)
        if isinstance(thing, Channel):
            return self._one_channel(thing)
        if isinstance(thing, User):
            return self._user(thing)
        raise NotOffered(f"{thing!r} is nobody and nothing to choose")

    def file(self, filename: str, data: bytes) -> str:
        attachment = store_file(self._world, self._channel.id, Upload(filename, data), {})
        return self._add("attachments", attachment.id, attachment_json(attachment))

    def _user(self, user: User) -> str:
        guild = self._world.guilds.get(self._channel.guild_id or 0)
        if guild is not None and user.id in guild.members:
            member = member_json(self._world, guild.members[user.id], with_user=False)
            granted = str(self._world.permissions(user.id, self._channel) & ALL)
            self._add("members", user.id, member | {"permissions": granted})
        return self._add("users", user.id, user_json(user))

    def _role(self, role: Role) -> str:
        return self._add("roles", role.id, role_json(role))

    def _one_channel(self, channel: Channel) -> str:
        shape = channel_json(self._world, channel)
        granted = str(self._world.permissions(self._world.bot.id, channel) & ALL)
        return self._add("channels", channel.id, shape | {"permissions": granted})

    def _add(self, kind: str, id: int, shape: Json) -> str:
        self.resolved.setdefault(kind, {})[str(id)] = shape
        return str(id)


def find_command(world: World, name: str, channel: Channel, granted: int) -> Json:
    """The command of this name that is offered in a channel to somebody with these permissions."""
    for guild_id in (str(channel.guild_id), None):
        for command in world.commands.values():
            if command["name"] == name and command["type"] == 1 and command.get("guild_id") == guild_id:
                _must_be_offered(command, channel, granted)
                return command
    raise NotOffered(f"there is no command /{name}")


def _must_be_offered(command: Json, channel: Channel, granted: int) -> None:
    contexts = command.get("contexts")
    context = DM_CONTEXT if channel.is_dm else GUILD_CONTEXT
    if (contexts and context not in contexts) or (channel.is_dm and command.get("dm_permission") is False):
        raise NotOffered(f"/{command['name']} is not offered here")
    needed = command.get("default_member_permissions")
    if needed is not None and not channel.is_dm and granted & int(needed) != int(needed):
        raise NotOffered(f"/{command['name']} is not offered to people without permission {needed}")


def full_options(command: Json, path: list[str], given: Json, resolver: Resolver) -> list[Json]:
    """The options of a complete command. Raises NotOffered."""
    leaf = _descend(command, path)
    known = {option["name"]: option for option in leaf.get("options") or ()}
    _must_be_known(known, given)
    missing = [name for name, option in known.items() if option.get("required") and given.get(name) is None]
    if missing:
        raise NotOffered(f"required: {', '.join(missing)}")
    values = [
        _written(option, given[name], resolver)
        for name, option in known.items()
        if given.get(name) is not None
    ]
    return _nested(command, path, values)


def focused_options(
    command: Json, path: list[str], focus: str, text: Any, others: Json, resolver: Resolver
) -> list[Json]:
    """The options while one of them is being typed: nothing is checked but what is named."""
    leaf = _descend(command, path)
    known = {option["name"]: option for option in leaf.get("options") or ()}
    _must_be_known(known, {focus: text, **others})
    if not known[focus].get("autocomplete"):
        raise NotOffered(f"{focus} has no autocomplete")
    values = []
    for name, option in known.items():
        if name == focus:
            values.append({"name": name, "type": option["type"], "value": str(text), "focused": True})
        elif others.get(name) is not None:
            values.append(_written(option, others[name], resolver))
    return _nested(command, path, values)


def _must_be_known(known: Json, given: Json) -> None:
    if strange := set(given) - set(known):
        raise NotOffered(f"no option {', '.join(sorted(strange))}; there are {', '.join(known)}")


def _descend(command: Json, path: list[str]) -> Json:
    node = command
    for name in path:
        children = [each for each in node.get("options") or () if each["type"] in NESTING]
        node = next((each for each in children if each["name"] == name), {})
        if not node:
            raise NotOffered(f"/{command['name']} has no {' '.join(path)}")
    if any(each["type"] in NESTING for each in node.get("options") or ()):
        raise NotOffered(f"/{' '.join([command['name'], *path])} is not complete")
    return node


def _nested(command: Json, path: list[str], values: list[Json]) -> list[Json]:
    kinds, node = [], command
    for name in path:
        node = next(each for each in node["options"] if each["name"] == name)
        kinds.append((name, node["type"]))
    for name, kind in reversed(kinds):
        values = [{"name": name, "type": kind, "options": values}]
    return values


def _written(option: Json, value: Any, resolver: Resolver) -> Json:
    kind = OptionKind(option["type"])
    if option.get("choices"):
        value = _chosen(option, value)
    elif kind is OptionKind.ATTACHMENT:
        value = resolver.file(*value)
    elif kind in (OptionKind.USER, OptionKind.CHANNEL, OptionKind.ROLE, OptionKind.MENTIONABLE):
        value = resolver.any(value)
    else:
        _must_fit(option, kind, value)
    return {"name": option["name"], "type": int(kind), "value": value}


def _chosen(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    offered = ", ".join(str(choice["name"]) for choice in option["choices"])
    raise NotOffered(f"{option['name']} offers {offered}, not {value!r}")


TYPES: dict[OptionKind, Any] = {
    OptionKind.STRING: (str,),
    OptionKind.INTEGER: (int,),
    OptionKind.BOOLEAN: (bool,),
    OptionKind.NUMBER: (int, float),
}


def _must_fit(option: Json, kind: OptionKind, value: Any) -> None:
    name = option["name"]
    if not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind is not OptionKind.BOOLEAN):
        raise NotOffered(f"{name} wants {kind.name.lower()}, not {value!r}")
    if kind is OptionKind.BOOLEAN:
        return
    what, size = ("length", len(value)) if kind is OptionKind.STRING else ("value", value)
    least, most = option.get(f"min_{what}", size), option.get(f"max_{what}", size)
    if not least <= size <= most:
        raise NotOffered(f"{name} wants {least} to {most}, not {value!r}")
