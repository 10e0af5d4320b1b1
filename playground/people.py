"""Who lives in the playground's world, and where they meet."""

from .server import World

FRIENDS = ("Ann", "Ben", "Cleo", "Dan")
ONLOOKERS = {"Sam": "watches", "Max": "a stranger"}


def furnished(world: World) -> World:
    """A world with people, channels and a thread; one that has them already stays as it is."""
    if world.guilds:
        return world
    people = [world.add_user(name) for name in (*FRIENDS, *ONLOOKERS)]
    guild = world.add_guild("Cotton Exchange", owner=people[0])
    for person in people[1:]:
        world.add_member(guild, person.id)
    first = world.add_channel(guild, "brass")
    first.topic = "One game at a time; a second one in the thread or next door"
    world.add_channel(guild, "second-table")
    world.add_channel(guild, "tea-room").topic = "For talking"
    world.add_thread(first, "a longer game", people[0].id)
    return world
