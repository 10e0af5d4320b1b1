"""Sell: mills through ports or to the distant market, one after the other (R94-R105)."""

from engine.actions import Sell, Stop
from engine.cards import hand_refusal
from engine.events import Event, EventFacts
from engine.names import COTTON_MILL, DISTANT, PLACES, PORT, SELL, SLOT_PLACE, SLOTS, TURN, buyer_id
from engine.reasons import Reason
from engine.state import State
from engine.supply import Bill
from engine.tiles import flip, gain_spaces


def mills(state: State, seat: int) -> int:
    """The mask of the seat's unflipped cotton mills (R94)."""
    return state.standing[COTTON_MILL] & state.owned[seat] & ~state.flipped


def open_ports(state: State) -> int:
    """The mask of unflipped ports of anyone (R95, R96)."""
    return state.standing[PORT] & ~state.flipped


def distant_open(state: State) -> bool:
    """Whether the marker is not on the X and a tile is left to turn (R97, R101, R103)."""
    return state.marker < state.board.closed and len(state.pile) > 0


def sale_possible(state: State, seat: int) -> bool:
    """Whether any mill of the seat can be sold now."""
    own = mills(state, seat)
    if not own:
        return False
    buyers = state.trade_places if distant_open(state) else _places(open_ports(state))
    while own:
        bit = own & -own
        own ^= bit
        if state.connected[SLOT_PLACE[bit.bit_length() - 1]] & buyers:
            return True
    return False


def _places(slots: int) -> int:
    found = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        found |= 1 << SLOT_PLACE[bit.bit_length() - 1]
    return found


def sell_refusal(state: State, seat: int, action: Sell) -> Reason | None:
    """Why this sale is refused: the card of a first mill, the mill, then the port or the distant market."""
    reason = hand_refusal(state, seat, action.cards, 1) if state.decision == TURN else None
    reason = reason or mill_refusal(state, seat, action.mill)
    if reason is not None:
        return reason
    if action.to == DISTANT:
        return distant_refusal(state) or connection_refusal(state, action.mill)
    return port_refusal(state, action.mill, action.to)


def mill_refusal(state: State, seat: int, slot: int) -> Reason | None:
    """`mill`: no unflipped cotton mill of the seat stands there (R94)."""
    return None if mills(state, seat) >> slot & 1 else Reason("mill", {"slot": SLOTS[slot], "rule": "R94"})


def port_refusal(state: State, mill: int, port: int) -> Reason | None:
    """`port`: no unflipped port there, or not connected to the mill; `why` is none, flipped or connection."""
    if not state.standing[PORT] >> port & 1:
        return Reason("port", {"slot": SLOTS[port], "why": "none", "rule": "R95"})
    if not open_ports(state) >> port & 1:
        return Reason("port", {"slot": SLOTS[port], "why": "flipped", "rule": "R96"})
    if state.connected[SLOT_PLACE[mill]] >> SLOT_PLACE[port] & 1:
        return None
    return Reason("port", {"slot": SLOTS[port], "mill": SLOTS[mill], "why": "connection", "rule": "R95"})


def distant_refusal(state: State) -> Reason | None:
    """`distant_closed`: the marker is on the X or the pile is empty; `why` is marker or pile."""
    if distant_open(state):
        return None
    if state.marker >= state.board.closed:
        return Reason("distant_closed", {"why": "marker", "rule": "R101"})
    return Reason("distant_closed", {"why": "pile", "rule": "R103"})


def connection_refusal(state: State, mill: int) -> Reason | None:
    """`distant_connection`: the mill is not connected to a trade icon (R97)."""
    place = SLOT_PLACE[mill]
    if state.connected[place] & state.trade_places:
        return None
    return Reason("distant_connection", {"slot": SLOTS[mill], "place": PLACES[place], "rule": "R97"})


def apply_sell(state: State, seat: int, action: Sell, bill: Bill, events: list[Event]) -> None:
    """Sell one mill; the seat then owes the decision to go on (SELL) as long as more can be sold (R102)."""
    state.decision = TURN
    if action.to == DISTANT:
        if not _turn_distant_tile(state, seat, action.mill, events):
            return
        events.append(_sold(seat, action))
    else:
        events.append(_sold(seat, action))
        flip(state, action.to, events)
    flip(state, action.mill, events)
    if sale_possible(state, seat):
        state.decision = SELL


def apply_stop(state: State, seat: int, action: Stop, bill: Bill, events: list[Event]) -> None:
    """End the Sell action (R102)."""
    state.decision = TURN
    events.append(Event("stopped", seat, {}))


def _sold(seat: int, action: Sell) -> Event:
    return Event("sold", seat, {"slot": SLOTS[action.mill], "buyer": buyer_id(action.to)})


def _turn_distant_tile(state: State, seat: int, mill: int, events: list[Event]) -> bool:
    """Turn the top tile and move the marker; returns whether the market is still open (R98, R99)."""
    board = state.board
    tile = state.pile[0]
    state.pile = state.pile[1:]
    state.turned += (tile,)
    marker_before = state.marker
    state.marker = min(marker_before + tile, board.closed)
    still_open = state.marker < board.closed
    spaces = board.track[state.marker] if still_open else 0
    before = state.income_space[seat]
    after = gain_spaces(state, seat, spaces)
    facts: EventFacts = {
        "slot": SLOTS[mill],
        "tile": tile,
        "marker_before": marker_before,
        "marker": state.marker,
        "spaces": spaces,
    }
    gained = {"space_before": before, "space_after": after, "closed": not still_open}
    events.append(Event("distant_turned", seat, {**facts, **gained}))
    return still_open
