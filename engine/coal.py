"""Coal: the nearest connected mine, else the market through a trade icon (R49-R61).

The rules exist once as sets (`CoalReach`), by which the legal list is made, and once
as a walk cube by cube (`open_coal`), by which sources are chosen. Both rest on the same connection:
whether a cube can be had and what it costs depends on the place alone, never on which of the nearest
mines was chosen before, for these are all connected with each other.
"""

from engine.names import COAL_MINE, LINE_ENDS, LINES, MARKET, NONE, PLACES, SLOT_PLACE, bits
from engine.network import nearest, reached
from engine.reasons import Reason
from engine.state import State
from engine.supply import Sources, Supply, default_source, holders, is_open, price, source_refusal

Step = tuple[int, int]
"""Where one cube of coal is needed: the mask of places it may start from, and the ends of a rail that is
laid in thought only (or 0).
"""


def market_places(state: State) -> int:
    """The mask of places connected to a trade icon (R52)."""
    return reached(state, state.trade_places)


class CoalReach:
    """What coal costs at any place before an action, or after one rail of it: the rules as sets.

    `free` is the mask of places connected to a mine with coal, `traded` of those connected to a trade
    icon, `price` the pounds for the next bought cube; `mines` lists (place bit, cubes) of each mine.
    """

    __slots__ = ("free", "mines", "price", "state", "traded")

    def __init__(self, state: State, free: int, traded: int, pounds: int) -> None:
        self.state = state
        self.free = free
        self.traded = traded
        self.price = pounds
        self.mines: list[tuple[int, int]] = []

    def cost(self, places: int) -> int:
        """Pounds for one cube at any of the places (a mask): 0 from a mine, NONE when there is no coal."""
        if places & self.free:
            return 0
        return self.price if places & self.traded else NONE

    def after_rail(self, line: int) -> "CoalReach":
        """The reach when a rail has been laid on the line and has taken its coal (R58, R85)."""
        state = self.state
        one, other = LINE_ENDS[line]
        joined = state.connected[one] | state.connected[other]
        traded = self.traded | joined if joined & self.traded else self.traded
        if not joined & self.free:
            bought = price(state, state.board.coal_prices, max(0, state.coal_market - 1))
            return CoalReach(state, self.free, traded, bought)
        cubes = sum([cubes for place, cubes in self.mines if joined & place])
        free = self.free | joined if cubes > 1 else self.free & ~joined
        return CoalReach(state, free, traded, self.price)


def coal_reach(state: State) -> CoalReach:
    """What coal costs at any place now."""
    pounds = price(state, state.board.coal_prices, state.coal_market)
    reach = CoalReach(state, 0, market_places(state), pounds)
    for slot in bits(holders(state, COAL_MINE)):
        place = SLOT_PLACE[slot]
        reach.free |= state.connected[place]
        reach.mines.append((1 << place, state.cubes[slot]))
    return reach


def open_coal(supply: Supply, step: Step) -> int | None:
    """The mask of nearest mines for the next cube; 0 when it comes from the market; None without any coal."""
    state = supply.state
    start, bridge = step
    mines = nearest(state, start, supply.holders, bridge)
    if mines:
        return mines
    around = reached(state, start)
    if around & bridge:
        around |= reached(state, bridge)
    return 0 if around & state.trade_places else None


def coal_supply(
    state: State, seat: int, steps: tuple[Step, ...], named: Sources, without: int
) -> Supply | Reason:
    """Take one cube for each step, from the named sources as far as they go, then from the defaults.

    `without` is the mask of slots that are about to be replaced. Returns the reason when coal is missing
    or a named source may not be used.
    """
    supply = Supply(state, COAL_MINE, without)
    for number, step in enumerate(steps):
        slots = open_coal(supply, step)
        if slots is None:
            return no_coal(state, step[0])
        source = named[number] if number < len(named) else default_source(state, seat, slots)
        if not is_open(slots, source):
            return _wrong_source(state, source, slots)
        supply.take(source)
    if len(named) > len(steps):
        return source_refusal(named[len(steps)], "too_many", "R49")
    return supply


def no_coal(state: State, start: int) -> Reason:
    """`coal`: neither a mine nor a trade icon is connected to the place, or to the line with these ends
    (R54).
    """
    places = bits(start)
    if len(places) == 1:
        return Reason("coal", {"place": PLACES[places[0]], "rule": "R54"})
    return Reason("coal", {"line": LINES[state.board.ends.index(start)], "rule": "R54"})


def _wrong_source(state: State, source: int, slots: int) -> Reason:
    if source == MARKET:
        return source_refusal(source, "coal_left", "R51")
    has_coal = holders(state, COAL_MINE) >> source & 1
    return source_refusal(source, "far" if has_coal else "empty", "R49")
