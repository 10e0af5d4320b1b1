"""How likely each tile that is not flipped yet will flip before the era ends."""

from math import exp

from engine.names import COAL_MINE, COTTON_MILL, IRON_WORKS, NONE, PORT, SLOT_PLACE, SLOTS
from engine.network import reached
from engine.opponents.outlook import Outlook
from engine.state import State

Odds = list[float]
"""A chance for each slot; 0.0 where nothing can flip."""


def actions_left(state: State, outlook: Outlook, turn: int) -> int:
    """Actions that the seat at this index of the order still has in this era."""
    if turn < state.turn:
        return outlook.actions_after
    if turn == state.turn:
        return outlook.actions_after + state.actions_left
    first = state.round == 1 and not state.era
    here = state.board.actions_first_round if first else state.board.actions
    return outlook.actions_after + here


def flip_odds(state: State, outlook: Outlook, actions: list[int]) -> Odds:
    """The chance of every slot; `actions` are those left of each seat."""
    odds = [0.0] * len(SLOTS)
    share = 1.0 - (state.turn + 1) / len(state.order)
    _cubes(state, outlook, share, odds)
    _mills(state, outlook, actions, odds)
    _ports(state, outlook, actions, share, odds)
    return odds


def _cubes(state: State, outlook: Outlook, share: float, odds: Odds) -> None:
    for industry in (COAL_MINE, IRON_WORKS):
        standing = state.standing[industry] & ~state.flipped
        if not standing:
            continue
        rate = outlook.coal_rate if industry == COAL_MINE else outlook.iron_rate
        slots = []
        every = 0
        while standing:
            bit = standing & -standing
            standing ^= bit
            slot = bit.bit_length() - 1
            slots.append(slot)
            every += state.cubes[slot]
        for slot in slots:
            cubes = state.cubes[slot]
            wanted = rate
            if industry == COAL_MINE and not state.neighbours[SLOT_PLACE[slot]]:
                wanted *= outlook.weights.coal_alone
            odds[slot] = outlook.cube_odds(wanted, cubes, every - cubes, share)


def distant_chance(state: State) -> float:
    """The chance that the next distant tile leaves the market open; 0 when it is closed."""
    closed = state.board.closed
    if state.marker >= closed or not state.pile:
        return 0.0
    room = closed - state.marker
    return sum([1 for tile in state.pile if tile < room]) / len(state.pile)


def _mills(state: State, outlook: Outlook, actions: list[int], odds: Odds) -> None:
    """Each seat's mills take the ports they can reach, own ones first, then trust the distant market."""
    unsold = state.standing[COTTON_MILL] & ~state.flipped
    if not unsold:
        return
    weights = outlook.weights
    distant = distant_chance(state)
    open_ports = state.standing[PORT] & ~state.flipped
    near_buyers = _one_link_from_buyers(state, open_ports, distant > 0.0)
    for seat, own in enumerate(state.owned):
        mills = unsold & own
        if not mills or not actions[seat]:
            continue
        ports = open_ports
        trust = weights.distant_trust
        while mills:
            bit = mills & -mills
            mills ^= bit
            slot = bit.bit_length() - 1
            reach = state.connected[SLOT_PLACE[slot]]
            port = _port_for(ports, own, reach)
            if port != NONE:
                ports ^= 1 << port
                odds[slot] = weights.sold_own if own >> port & 1 else weights.sold_foreign
            elif distant and reach & state.trade_places:
                trust *= distant
                odds[slot] = trust
            else:
                near = reach & near_buyers
                hope = weights.mill_near if near else weights.mill_alone
                odds[slot] = hope * min(1.0, actions[seat] / 8.0)


def _one_link_from_buyers(state: State, ports: int, distant: bool) -> int:
    """The places from which one more link would reach an open port or a trade icon (a mask)."""
    buyers = state.trade_places if distant else 0
    while ports:
        bit = ports & -ports
        ports ^= bit
        buyers |= 1 << SLOT_PLACE[bit.bit_length() - 1]
    buyers = reached(state, buyers)
    lines = state.board.lines[state.era] & ~state.laid
    found = 0
    ends = state.board.ends
    while lines:
        bit = lines & -lines
        lines ^= bit
        both = ends[bit.bit_length() - 1]
        if both & buyers:
            found |= both
    return found


def _port_for(ports: int, own: int, reach: int) -> int:
    """An open port within reach, one of the seat's own if there is one; NONE if there is none."""
    found = NONE
    while ports:
        bit = ports & -ports
        ports ^= bit
        slot = bit.bit_length() - 1
        if reach >> SLOT_PLACE[slot] & 1:
            if bit & own:
                return slot
            if found == NONE:
                found = slot
    return found


def _ports(state: State, outlook: Outlook, actions: list[int], share: float, odds: Odds) -> None:
    """A port flips when someone sells through it: own mills will, foreign ones may, others will come."""
    ports = state.standing[PORT] & ~state.flipped
    if not ports:
        return
    weights = outlook.weights
    mills = _sellers(state, actions)
    later = weights.port_later * (outlook.rounds_after + share)
    slots = []
    while ports:
        bit = ports & -ports
        ports ^= bit
        slots.append(bit.bit_length() - 1)
    for slot in slots:
        place = SLOT_PLACE[slot]
        reach = state.connected[place]
        owner = state.owners[slot]
        sales = 0.0
        for at, seller in mills:
            if reach >> at & 1:
                sales += weights.port_own_mill if seller == owner else weights.port_foreign_mill
        if sales:
            crowd = 0
            for other in slots:
                crowd += reach >> SLOT_PLACE[other] & 1
            sales /= crowd
        hope = later if state.neighbours[place] else later * 0.6
        odds[slot] = 1.0 - exp(-(sales + hope))


def _sellers(state: State, actions: list[int]) -> list[tuple[int, int]]:
    """Place and owner of each mill that its owner can still sell."""
    unsold = state.standing[COTTON_MILL] & ~state.flipped
    found = []
    while unsold:
        bit = unsold & -unsold
        unsold ^= bit
        slot = bit.bit_length() - 1
        owner = state.owners[slot]
        if actions[owner]:
            found.append((SLOT_PLACE[slot], owner))
    return found
