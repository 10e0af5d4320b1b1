"""The legal list: every plan of the seat that owes a decision, once, in a fixed order.

It is made from the same sets as the refusals: a slot, line or place is offered exactly when the predicate
that would refuse it finds it in the set. Builds come by industry and slot (with one card before the
double-action build), then links (single ones, then ordered pairs), developments, sales, loans, the pass.

Two rails in the two orders are two plans if both orders are legal: they are different actions (R86). Two
developed industries, and the two cards of a double-action build, are one plan or choice whatever the
order.
"""

from engine.build import free_slots, network_places, shared_slots
from engine.cards import Cards, distinct
from engine.coal import CoalReach, coal_reach
from engine.iron import iron_cost
from engine.links import free_lines, link_cost
from engine.loan import loans_over, most_levels
from engine.names import (
    CANAL,
    DISTANT,
    END_TURN,
    INDUSTRIES,
    NONE,
    SELL,
    SHORTFALL,
    SLOT_PLACE,
    TOWNS,
    TURN,
    bits,
)
from engine.network import lines_touching
from engine.overbuild import crowded_slots, replaceable_slots
from engine.plans import Plan
from engine.sell import distant_open, mills, open_ports
from engine.state import INDUSTRY_COUNT, State

SINGLES: tuple[tuple[int, ...], ...] = tuple((industry,) for industry in range(len(INDUSTRIES)))
DOUBLES: tuple[tuple[int, int], ...] = tuple(
    (one, other) for one in range(len(INDUSTRIES)) for other in range(one, len(INDUSTRIES))
)


def legal(state: State) -> list[Plan]:
    """Every plan of the decision that is due; none when the game is over or a hypothetical turn has no
    card.
    """
    plans: list[Plan] = []
    if state.decision == TURN and state.hands[state.seat]:
        _add_turn(state, state.seat, plans)
    elif state.decision == SELL:
        _add_sales(state, state.seat, (), plans)
        plans.append(Plan("stop", (), ()))
    elif state.decision == END_TURN:
        plans.append(Plan("end turn", (), ()))
    elif state.decision == SHORTFALL:
        plans.extend([Plan("remove", (slot,), ()) for slot in bits(state.owned[state.seat])])
    return plans


def _add_turn(state: State, seat: int, plans: list[Plan]) -> None:
    cards = distinct(state.hands[seat])
    coal = coal_reach(state)
    iron = (0, iron_cost(state, 1), iron_cost(state, 2))
    _add_builds(state, seat, coal, iron, plans)
    if state.era == CANAL:
        _add_canals(state, seat, cards, plans)
    else:
        _add_rails(state, seat, cards, coal, plans)
    _add_developments(state, seat, iron, cards, plans)
    _add_sales(state, seat, cards, plans)
    _add_loans(state, seat, cards, plans)
    plans.append(Plan("pass", (), cards))


def _add_builds(
    state: State, seat: int, coal: CoalReach, iron: tuple[int, int, int], plans: list[Plan]
) -> None:
    """`iron` holds the pounds for no, one and two cubes."""
    board = state.board
    free = free_slots(state)
    crowded = crowded_slots(state, seat)
    for industry in range(len(INDUSTRIES)):
        number = state.lowest(seat, industry)
        if number == NONE or not board.tiles[number].eras >> state.era & 1:
            continue
        tile = board.tiles[number]
        money = state.money[seat] - tile.cost - iron[tile.iron]
        if money < 0:
            continue
        open_slots = free & board.slots_for[industry] & ~shared_slots(state, industry, free)
        slots = (open_slots | replaceable_slots(state, seat, tile)) & ~crowded
        if tile.coal:
            slots = _supplied(slots, coal, money)
        _add_sites(state, seat, industry, slots, plans)


def _supplied(slots: int, coal: CoalReach, money: int) -> int:
    """Those of the slots where one coal can be had for the money."""
    places = coal.free | coal.traded if money >= coal.price else coal.free
    found = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        if places >> SLOT_PLACE[bit.bit_length() - 1] & 1:
            found |= bit
    return found


def _add_sites(state: State, seat: int, industry: int, slots: int, plans: list[Plan]) -> None:
    """The builds in these slots: with the cards that allow it, and with any two for both actions."""
    hand = state.hands[seat]
    double = state.actions_left == state.board.actions and len(hand) > 1
    industry_card = TOWNS + industry
    network = 0
    anywhere = 0
    if industry_card in hand:
        network = network_places(state, seat)
        anywhere = free_slots(state) if state.network[seat] == 0 else 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot = bit.bit_length() - 1
        place = SLOT_PLACE[slot]
        cards: Cards = (place,) if place in hand else ()
        if network >> place & 1 or anywhere & bit:
            cards += (industry_card,)
        if cards:
            plans.append(Plan("build", (industry, slot), cards))
        if double:
            plans.append(Plan("build", (industry, slot), hand, True))


def _add_canals(state: State, seat: int, cards: Cards, plans: list[Plan]) -> None:
    if not state.links_left[seat] or state.money[seat] < link_cost(state, 1):
        return
    lines = free_lines(state) & lines_touching(state, state.network[seat])
    plans.extend([Plan("link", (line,), cards) for line in bits(lines)])


def _add_rails(state: State, seat: int, cards: Cards, coal: CoalReach, plans: list[Plan]) -> None:
    money = state.money[seat] - link_cost(state, 1)
    if not state.links_left[seat] or money < 0:
        return
    ends = state.board.ends
    touching = lines_touching(state, state.network[seat])
    first = []
    for line in bits(free_lines(state) & touching):
        pounds = coal.cost(ends[line])
        if NONE < pounds <= money:
            plans.append(Plan("link", (line,), cards))
            first.append((line, pounds))
    money = state.money[seat] - link_cost(state, 2)
    if state.links_left[seat] < 2 or money < 0:
        return
    for line, pounds in first:
        if pounds <= money:
            _add_second_rails(state, line, money - pounds, touching, coal, cards, plans)


def _add_second_rails(
    state: State, first: int, money: int, touching: int, coal: CoalReach, cards: Cards, plans: list[Plan]
) -> None:
    """The rails that can follow a first one, with so much money left for their coal."""
    ends = state.board.ends
    after = coal.after_rail(first)
    places = after.free | after.traded if after.price <= money else after.free
    lines = free_lines(state) & (touching | lines_touching(state, ends[first])) & ~(1 << first)
    while lines:
        bit = lines & -lines
        lines ^= bit
        second = bit.bit_length() - 1
        if ends[second] & places:
            plans.append(Plan("link", (first, second), cards))


def _add_developments(
    state: State, seat: int, iron: tuple[int, int, int], cards: Cards, plans: list[Plan]
) -> None:
    money = state.money[seat]
    mat = state.mat[seat * INDUSTRY_COUNT : (seat + 1) * INDUSTRY_COUNT]
    if iron[1] > money:
        return
    plans.extend([Plan("develop", single, cards) for single in SINGLES if mat[single[0]]])
    if iron[2] > money:
        return
    for double in DOUBLES:
        one, other = double
        if mat[one] and mat[other] and (one != other or mat[one] > 1):
            plans.append(Plan("develop", double, cards))


def _add_sales(state: State, seat: int, cards: Cards, plans: list[Plan]) -> None:
    own = mills(state, seat)
    if not own:
        return
    ports = bits(open_ports(state))
    traded = state.trade_places if distant_open(state) else 0
    for mill in bits(own):
        connected = state.connected[SLOT_PLACE[mill]]
        plans.extend(
            [Plan("sell", (mill, port), cards) for port in ports if connected >> SLOT_PLACE[port] & 1]
        )
        if connected & traded:
            plans.append(Plan("sell", (mill, DISTANT), cards))


def _add_loans(state: State, seat: int, cards: Cards, plans: list[Plan]) -> None:
    if loans_over(state):
        return
    left = most_levels(state, seat)
    plans.extend(
        [Plan("loan", (pounds,), cards) for pounds, levels in state.board.loans.items() if levels <= left]
    )
