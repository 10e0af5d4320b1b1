"""Iron: from any works of anyone, without a connection; from the market only when all are empty (R62-R64)."""

from engine.names import IRON_WORKS, MARKET
from engine.reasons import Reason
from engine.state import State
from engine.supply import Sources, Supply, default_source, holders, is_open, price, source_refusal


def iron_cost(state: State, cubes: int) -> int:
    """Pounds for so many cubes of iron: free while any works holds iron, then bought (R63)."""
    works = holders(state, IRON_WORKS)
    while works and cubes:
        bit = works & -works
        works ^= bit
        cubes -= min(cubes, state.cubes[bit.bit_length() - 1])
    pounds = 0
    for bought in range(cubes):
        pounds += price(state, state.board.iron_prices, max(0, state.iron_market - bought))
    return pounds


def iron_supply(state: State, seat: int, cubes: int, named: Sources, without: int) -> Supply | Reason:
    """Take so many cubes, from the named sources as far as they go, then from the defaults.

    `without` is the mask of slots that are about to be replaced. Returns the reason when a named source
    may not be used; iron itself never runs out.
    """
    supply = Supply(state, IRON_WORKS, without)
    for number in range(cubes):
        source = named[number] if number < len(named) else default_source(state, seat, supply.holders)
        if not is_open(supply.holders, source):
            return _wrong_source(source)
        supply.take(source)
    if len(named) > cubes:
        return source_refusal(named[cubes], "too_many", "R62")
    return supply


def _wrong_source(source: int) -> Reason:
    if source == MARKET:
        return source_refusal(source, "iron_left", "R63")
    return source_refusal(source, "empty", "R62")
