"""What a person sees, as the page wants it."""

from .people import ONLOOKERS
from .server import Person
from .server.model import Json
from .stage import Stage


def person_of(stage: Stage, given: str) -> Person:
    """The person with this id; for an unknown one, the first person of the world."""
    users = stage.server.world.users
    known = [each.id for each in users.values() if not each.bot]
    wanted = int(given) if given.isdigit() else None
    return stage.server.person(wanted if wanted in known else known[0])


def look(stage: Stage, person: Person) -> Json:
    """The pocket Discord's snapshot, with unread marks, who plays by itself, and what onlookers are."""
    seen = stage.server.snapshot(person.id)
    people = [each | {"about": ONLOOKERS.get(each["global_name"], "")} for each in seen["people"]]
    return seen | {"people": people, "unread": stage.marks.to_json(), "playing": stage.players.to_json()}
