"""Where the coal and iron of an action come from: cubes taken one by one, first in thought, then in earnest.

A `Supply` is what would be left after the cubes already decided; the rules of coal.py and iron.py say which
sources are open at each step. What an action takes in all is its `Bill`.
"""

from engine.events import Event, EventFacts
from engine.names import COAL_MINE, MARKET, SEATS, SLOT_PLACE, SLOTS, source_id
from engine.reasons import Reason
from engine.state import State
from engine.tiles import flip

Sources = tuple[int, ...]


class Bill:
    """What an action costs: the sources of its coal and iron in order of use, and all its pounds."""

    __slots__ = ("coal", "iron", "pounds")

    def __init__(self, pounds: int = 0, coal: Sources = (), iron: Sources = ()) -> None:
        self.pounds = pounds
        self.coal = coal
        self.iron = iron


class Supply:
    """Coal or iron as it will be after the sources `taken`; `pounds` is what these cost.

    `holders` is the mask of the slots that still hold a cube, `cubes` how many the market still has.
    """

    __slots__ = ("cubes", "holders", "pounds", "prices", "state", "taken")

    def __init__(self, state: State, industry: int, without: int) -> None:
        coal = industry == COAL_MINE
        self.state = state
        self.holders: int = holders(state, industry) & ~without
        self.cubes: int = state.coal_market if coal else state.iron_market
        self.prices: tuple[int, ...] = state.board.coal_prices if coal else state.board.iron_prices
        self.pounds: int = 0
        self.taken: list[int] = []

    def take(self, source: int) -> None:
        """Take the next cube from a source that is open."""
        self.taken.append(source)
        if source == MARKET:
            self.pounds += price(self.state, self.prices, self.cubes)
            self.cubes = max(0, self.cubes - 1)
        elif self.taken.count(source) == self.state.cubes[source]:
            self.holders &= ~(1 << source)


def holders(state: State, industry: int) -> int:
    """The mask of slots with an unflipped mine or works; each of them holds a cube (R144)."""
    return state.standing[industry] & ~state.flipped


def price(state: State, prices: tuple[int, ...], cubes: int) -> int:
    """Pounds for the next cube of a market that has so many cubes, cheapest first (R52, R53)."""
    return prices[len(prices) - cubes] if cubes else state.board.price_when_empty


def default_source(state: State, seat: int, slots: int) -> int:
    """The source when none is named: the seat's own tile first, then the lowest slot, else the market."""
    if not slots:
        return MARKET
    candidates = slots & state.owned[seat] or slots
    return (candidates & -candidates).bit_length() - 1


def is_open(slots: int, source: int) -> bool:
    """Whether a named source is one of the open slots, or the market when there are none."""
    if source == MARKET:
        return not slots
    return bool(slots >> source & 1)


def source_refusal(source: int, why: str, rule: str) -> Reason:
    """`source`: the named source may not be used; `why` is far, iron_left, coal_left, empty or too_many."""
    return Reason("source", {"source": source_id(source), "why": why, "rule": rule})


def consume(state: State, seat: int, industry: int, sources: Sources, events: list[Event]) -> None:
    """Take the cubes in earnest: pay what is bought, flip what is emptied (R58-R60, R62)."""
    for source in sources:
        if source == MARKET:
            _buy(state, seat, industry, events)
        else:
            _take(state, seat, industry, source, events)


def _buy(state: State, seat: int, industry: int, events: list[Event]) -> None:
    coal = industry == COAL_MINE
    cubes = state.coal_market if coal else state.iron_market
    pounds = price(state, state.board.coal_prices if coal else state.board.iron_prices, cubes)
    left = max(0, cubes - 1)
    if coal:
        state.coal_market = left
    else:
        state.iron_market = left
    pay(state, seat, pounds)
    events.append(Event("coal_bought" if coal else "iron_bought", seat, {"pounds": pounds}))


def _take(state: State, seat: int, industry: int, slot: int, events: list[Event]) -> None:
    kind = "coal_taken" if industry == COAL_MINE else "iron_taken"
    owner = state.owners[slot]
    state.cubes[slot] -= 1
    events.append(Event(kind, seat, {"slot": SLOTS[slot], "owner": SEATS[owner]}))
    if state.cubes[slot] == 0:
        flip(state, slot, events)


def pay(state: State, seat: int, pounds: int) -> None:
    """Spend money on an action: it lies on the character tile until the round ends (R18)."""
    state.money[seat] -= pounds
    state.spent[seat] += pounds


def money_refusal(state: State, seat: int, cost: int, rule: str) -> Reason | None:
    """`money`: the whole cost must be there before anything is received (R21)."""
    money = state.money[seat]
    if cost <= money:
        return None
    return Reason("money", {"cost": cost, "money": money, "missing": cost - money, "rule": rule})


def ship(state: State, seat: int, slot: int, events: list[Event]) -> None:
    """Move as many cubes as fit from a new mine or works to its market, dearest space first (R65-R68)."""
    coal = bool(state.standing[COAL_MINE] >> slot & 1)
    prices = state.board.coal_prices if coal else state.board.iron_prices
    cubes = state.coal_market if coal else state.iron_market
    moved = min(len(prices) - cubes, state.cubes[slot])
    if not moved:
        return
    empty = len(prices) - cubes
    pounds = sum(prices[empty - moved : empty])
    state.cubes[slot] -= moved
    state.money[seat] += pounds
    if coal:
        state.coal_market += moved
    else:
        state.iron_market += moved
    resource = "coal" if coal else "iron"
    facts: EventFacts = {"slot": SLOTS[slot], "resource": resource, "cubes": moved, "pounds": pounds}
    events.append(Event("shipped", seat, facts))
    if state.cubes[slot] == 0:
        flip(state, slot, events)


def trades_coal(state: State, slot: int) -> bool:
    """Whether the place of a slot is connected to a trade icon (R66)."""
    return bool(state.connected[SLOT_PLACE[slot]] & state.trade_places)
