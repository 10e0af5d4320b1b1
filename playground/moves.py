"""A random legal move of one person as a slash command, chosen from what that person may know."""

from collections.abc import Mapping
from random import Random

from bot.service import Choices, Game, Refused, Tables
from engine import Action, Build, Develop, Link, Plan, action_from_json, action_to_json

Options = dict[str, str]
"""Options of a slash command by the names that Discord shows."""

RESOURCES: Mapping[type[Action], tuple[str, ...]] = {
    Build: ("coal", "iron"),
    Link: ("coal",),
    Develop: ("iron",),
}


async def random_move(tables: Tables, game: Game, person: int, random: Random) -> tuple[str, Options]:
    """A command such as `brass build` with its options, for whatever decision this person owes.

    A plan, then its card, then its sources are drawn, each evenly. Raises LookupError for a person who has
    nothing to decide.
    """
    choices = await tables.choices(game.id, person)
    if isinstance(choices, Refused) or choices.hypothetical or not choices.plans():
        raise LookupError(f"{person} has nothing to decide in game {game.id}")
    return command_of(random_action(choices, random))


def random_action(choices: Choices, random: Random) -> Action:
    """A random plan of these choices, with a random card and random sources."""
    plan: Plan = random.choice(choices.plans())
    action = plan.action(random.choice(plan.card_choices()))
    for resource in RESOURCES.get(type(action), ()):
        action = _supplied(choices, action, resource, random)
    return action


def _supplied(choices: Choices, action: Action, resource: str, random: Random) -> Action:
    while sources := choices.sources(action, resource):
        given = action_to_json(action)
        named = given[resource]
        assert isinstance(named, list)
        action = action_from_json({**given, resource: [*named, random.choice(sources)]})
    return action


def command_of(action: Action) -> tuple[str, Options]:
    """The slash command that takes this action."""
    given = action_to_json(action)
    do = str(given["do"])
    values = {name: value if isinstance(value, list) else [str(value)] for name, value in given.items()}
    named = {
        option: values[field][place]
        for option, (field, place) in _NAMED[do].items()
        if field in values and place < len(values[field])
    }
    supplies = {name: ",".join(values[name]) for name in ("coal", "iron") if values.get(name)}
    fixed = {"mill": "stop"} if do == "stop" else {}
    return _COMMANDS[do], {**named, **supplies, **fixed}


_COMMANDS = {
    "build": "brass build",
    "link": "brass network",
    "develop": "brass develop",
    "sell": "brass sell",
    "stop": "brass sell",
    "remove": "brass sell",
    "loan": "brass loan",
    "pass": "brass pass",
    "end turn": "brass end",
}
_CARD = {"card": ("cards", 0)}
_NAMED: Mapping[str, Mapping[str, tuple[str, int]]] = {
    "build": {"industry": ("industry", 0), "space": ("slot", 0), "second-card": ("cards", 1), **_CARD},
    "link": {"line": ("lines", 0), "second-line": ("lines", 1), **_CARD},
    "develop": {"industry": ("industries", 0), "second-industry": ("industries", 1), **_CARD},
    "sell": {"mill": ("mill", 0), "to": ("to", 0), **_CARD},
    "loan": {"pounds": ("pounds", 0), **_CARD},
    "remove": {"mill": ("slot", 0)},
    "pass": _CARD,
    "stop": {},
    "end turn": {},
}
"""Which field of an action, and which of its values, each option of the command takes."""
