"""Which sources are open at each step of an action, and how many ways there are to choose them."""

from collections.abc import Iterator

from engine.actions import Action, Build, Develop, Link
from engine.coal import Step, coal_supply, open_coal
from engine.iron import iron_supply
from engine.links import coal_steps
from engine.names import MARKET, NONE, SLOT_PLACE, bits, source_id
from engine.reasons import Reason
from engine.state import State
from engine.supply import Sources


def sources(state: State, seat: int, action: Action, resource: str) -> tuple[str, ...]:
    """The ids of the sources open for the next cube of `coal` or `iron`, after those the action names.

    Empty when it needs no more, when there is no coal, or when a named source is not allowed.
    """
    return tuple(source_id(source) for source in open_sources(state, seat, action, resource))


def open_sources(state: State, seat: int, action: Action, resource: str) -> Sources:
    """As `sources`, as numbers, lowest slot first."""
    if resource == "coal":
        return _open_coal(
            state, seat, coal_needs(state, seat, action), named(action, "coal"), _replaced(action)
        )
    needed = iron_needs(state, seat, action)
    return _open_iron(state, seat, needed, named(action, "iron"), _replaced(action))


def named(action: Action, resource: str) -> Sources:
    """The sources of a resource that the action names."""
    if resource == "coal":
        return action.coal if isinstance(action, Build | Link) else ()
    return action.iron if isinstance(action, Build | Develop) else ()


def coal_needs(state: State, seat: int, action: Action) -> tuple[Step, ...]:
    """Where the action needs coal, cube by cube."""
    if isinstance(action, Link):
        return coal_steps(state, action.lines)
    if isinstance(action, Build):
        number = state.lowest(seat, action.industry)
        start = 1 << SLOT_PLACE[action.slot]
        return ((start, 0),) * (0 if number == NONE else state.board.tiles[number].coal)
    return ()


def iron_needs(state: State, seat: int, action: Action) -> int:
    """How many cubes of iron the action needs."""
    if isinstance(action, Develop):
        return len(action.industries)
    if isinstance(action, Build):
        number = state.lowest(seat, action.industry)
        return 0 if number == NONE else state.board.tiles[number].iron
    return 0


def _replaced(action: Action) -> int:
    return 1 << action.slot if isinstance(action, Build) else 0


def _open_coal(state: State, seat: int, steps: tuple[Step, ...], taken: Sources, without: int) -> Sources:
    if len(taken) >= len(steps):
        return ()
    supply = coal_supply(state, seat, steps[: len(taken)], taken, without)
    if isinstance(supply, Reason):
        return ()
    slots = open_coal(supply, steps[len(taken)])
    return () if slots is None else tuple(bits(slots)) or (MARKET,)


def _open_iron(state: State, seat: int, needed: int, taken: Sources, without: int) -> Sources:
    if len(taken) >= needed:
        return ()
    supply = iron_supply(state, seat, len(taken), taken, without)
    if isinstance(supply, Reason):
        return ()
    return tuple(bits(supply.holders)) or (MARKET,)


def coal_choices(state: State, seat: int, action: Action, taken: Sources = ()) -> Iterator[Sources]:
    """Every sequence of coal sources with which the action can be played."""
    steps = coal_needs(state, seat, action)
    if len(taken) == len(steps):
        yield taken
        return
    for source in _open_coal(state, seat, steps, taken, _replaced(action)):
        yield from coal_choices(state, seat, action, (*taken, source))


def iron_choices(state: State, seat: int, action: Action, taken: Sources = ()) -> Iterator[Sources]:
    """Every sequence of iron sources with which the action can be played."""
    needed = iron_needs(state, seat, action)
    if len(taken) == needed:
        yield taken
        return
    for source in _open_iron(state, seat, needed, taken, _replaced(action)):
        yield from iron_choices(state, seat, action, (*taken, source))
