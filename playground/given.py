"""What the page sends, turned into what the pocket Discord takes: ids become people, roles and channels."""

from collections.abc import Iterable
from typing import Any

from .server.commands import OptionKind
from .server.model import Channel, Json, Role, User
from .server.world import World

THINGS = (OptionKind.USER, OptionKind.CHANNEL, OptionKind.ROLE, OptionKind.MENTIONABLE)
THING_SELECTS = (5, 6, 7, 8)


def thing(world: World, given: str) -> User | Role | Channel:
    """The person, role or channel with an id. Raises LookupError."""
    roles = {each.id: each for guild in world.guilds.values() for each in guild.roles.values()}
    for found in (world.users, roles, world.channels):
        if int(given) in found:
            return found[int(given)]
    raise LookupError(f"there is nothing with the id {given}")


def command_options(world: World, command: str, given: Json) -> Json:
    """Options of a command by name, with things in place of their ids; unknown ones stay as they are."""
    kinds = _kinds(world.commands.values(), command.split())
    named = {name for name in given if kinds.get(name) in THINGS}
    return {name: thing(world, value) if name in named else value for name, value in given.items()}


def _kinds(nodes: Iterable[Json], path: list[str]) -> dict[str, int]:
    """The kind of each option of the command at the end of a path of names."""
    for name in path:
        nodes = next((node.get("options", []) for node in nodes if node["name"] == name), [])
    return {node["name"]: node["type"] for node in nodes}


def chosen(world: World, kind: str, values: list[str]) -> list[Any]:
    """What was chosen in a menu of a message."""
    return list(values) if kind == "string" else [thing(world, each) for each in values]


def form_values(world: World, modal: Json, values: Json) -> Json:
    """What was filled into a form, by custom id."""
    menus = {each["custom_id"] for each in _fields(modal["components"]) if each["type"] in THING_SELECTS}
    things = {name: [thing(world, each) for each in values[name]] for name in menus & values.keys()}
    return values | things


def _fields(components: list[Json]) -> Iterable[Json]:
    for component in components:
        yield from component.get("components", [])
        if "component" in component:
            yield component["component"]
