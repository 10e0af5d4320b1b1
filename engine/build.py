"""Build: which card, which tile, which slot, what it costs, and what happens then (R24-R43)."""

from engine.actions import Build
from engine.board import FLIPS_WHEN_BUILT, Tile
from engine.cards import hand_refusal
from engine.coal import coal_supply
from engine.events import Event
from engine.iron import iron_supply
from engine.names import (
    CARDS,
    COAL_MINE,
    ERAS,
    INDUSTRIES,
    IRON_WORKS,
    NONE,
    PLACES,
    SEATS,
    SLOT_PLACE,
    SLOTS,
    TOWNS,
    industry_card,
)
from engine.overbuild import crowded_slots, overbuild_refusal
from engine.reasons import Reason
from engine.state import INDUSTRY_COUNT, State
from engine.supply import Bill, consume, money_refusal, pay, ship, trades_coal
from engine.tiles import flip, lift_tile, put_tile, tile_at


def free_slots(state: State) -> int:
    """The mask of slots of this map without a tile."""
    taken = 0
    for slots in state.owned:
        taken |= slots
    return state.board.slots & ~taken


def shared_slots(state: State, industry: int, free: int) -> int:
    """The mask of shared slots that must wait because a free slot of their place shows this icon alone
    (R36).
    """
    found = 0
    for slot, singles in state.board.preferences[industry]:
        if free & singles:
            found |= 1 << slot
    return found


def network_places(state: State, seat: int) -> int:
    """The mask of places where an industry card builds (R25), the virtual link included (R138)."""
    places = state.network[seat]
    board = state.board
    if board.virtual_from != NONE and places >> board.virtual_from & 1:
        places |= 1 << board.virtual_opens
    return places


def build_check(state: State, seat: int, action: Build) -> Bill | Reason:
    """What the build costs with all its sources, or why it is refused. Nothing changes."""
    tile_number = state.lowest(seat, action.industry)
    reason = slot_refusal(state, action.slot, action.industry) or _cards_refusal(state, seat, action)
    reason = reason or tile_refusal(state, seat, action.industry)
    if reason is not None:
        return reason
    tile = state.board.tiles[tile_number]
    reason = card_refusal(state, seat, action) or place_refusal(state, seat, action.slot, tile)
    return reason or cost_check(state, seat, action, tile)


def slot_refusal(state: State, slot: int, industry: int) -> Reason | None:
    """`slot`: the slot is not on this map or does not show the industry."""
    if state.board.slots_for[industry] >> slot & 1:
        return None
    return Reason("slot", {"slot": SLOTS[slot], "industry": INDUSTRIES[industry], "rule": "R32"})


def _cards_refusal(state: State, seat: int, action: Build) -> Reason | None:
    """`two_actions` or `card`: one card in the hand, or two for both actions of the turn (R26, R27)."""
    if len(action.cards) < 2:
        return hand_refusal(state, seat, action.cards, 1)
    if state.actions_left < state.board.actions:
        return Reason("two_actions", {"actions_left": state.actions_left, "rule": "R27"})
    return hand_refusal(state, seat, action.cards, 2)


def tile_refusal(state: State, seat: int, industry: int) -> Reason | None:
    """`level`, `locked` or `era`: the lowest tile of the industry cannot be built now (R32-R35, R43)."""
    number = state.lowest(seat, industry)
    if number == NONE:
        return Reason("level", {"industry": INDUSTRIES[industry], "rule": "R43"})
    tile = state.board.tiles[number]
    if tile.locked:
        return Reason("locked", {"industry": INDUSTRIES[industry], "level": tile.level, "rule": "R34"})
    if not tile.eras >> state.era & 1:
        facts = {"industry": INDUSTRIES[industry], "era": ERAS[state.era], "rule": "R33"}
        return Reason("era", {**facts, "level": tile.level})
    return None


def card_refusal(state: State, seat: int, action: Build) -> Reason | None:
    """`card` or `network`: the one card does not allow this build there (R24, R25, R28, R29)."""
    if len(action.cards) == 2:
        return None
    card = action.cards[0]
    place = SLOT_PLACE[action.slot]
    if card == place:
        return None
    if card != industry_card(action.industry):
        rule = "R24" if card < TOWNS else "R25"
        return Reason("card", {"card": CARDS[card], "why": "wrong", "rule": rule})
    if network_places(state, seat) >> place & 1:
        return None
    if state.network[seat] == 0 and free_slots(state) >> action.slot & 1:
        return None
    rule = "R29" if state.network[seat] == 0 else "R25"
    return Reason("network", {"place": PLACES[place], "rule": rule})


def place_refusal(state: State, seat: int, slot: int, tile: Tile) -> Reason | None:
    """`one_per_place`, `overbuild` or `preference`: the tile cannot go into this slot."""
    if crowded_slots(state, seat) >> slot & 1:
        return Reason("one_per_place", {"place": PLACES[SLOT_PLACE[slot]], "rule": "R38"})
    free = free_slots(state)
    if not free >> slot & 1:
        return overbuild_refusal(state, seat, slot, tile)
    if shared_slots(state, tile.industry, free) >> slot & 1:
        return Reason(
            "preference", {"slot": SLOTS[slot], "industry": INDUSTRIES[tile.industry], "rule": "R36"}
        )
    return None


def cost_check(state: State, seat: int, action: Build, tile: Tile) -> Bill | Reason:
    """`coal`, `source` or `money`: what the tile costs with all its sources, or why it cannot be had
    (R21).
    """
    replaced = 1 << action.slot
    start = 1 << SLOT_PLACE[action.slot]
    coal = coal_supply(state, seat, ((start, 0),) * tile.coal, action.coal, replaced)
    if isinstance(coal, Reason):
        return coal
    iron = iron_supply(state, seat, tile.iron, action.iron, replaced)
    if isinstance(iron, Reason):
        return iron
    pounds = tile.cost + coal.pounds + iron.pounds
    return money_refusal(state, seat, pounds, "R21") or Bill(pounds, tuple(coal.taken), tuple(iron.taken))


def apply_build(state: State, seat: int, action: Build, bill: Bill, events: list[Event]) -> None:
    """Place, pay, consume, load, ship, flip - in this order (R40). The cards are already discarded."""
    tile = state.board.tiles[state.lowest(seat, action.industry)]
    slot = action.slot
    if state.owners[slot] != NONE:
        _replace(state, seat, slot, events)
    state.mat[seat * INDUSTRY_COUNT + tile.industry] -= 1
    put_tile(state, slot, seat, tile)
    pay(state, seat, tile.cost)
    events.append(_built(seat, action, tile))
    consume(state, seat, COAL_MINE, bill.coal, events)
    consume(state, seat, IRON_WORKS, bill.iron, events)
    if tile.industry == IRON_WORKS or (tile.industry == COAL_MINE and trades_coal(state, slot)):
        ship(state, seat, slot, events)
    elif tile.industry == FLIPS_WHEN_BUILT:
        flip(state, slot, events)


def _built(seat: int, action: Build, tile: Tile) -> Event:
    return Event(
        "built",
        seat,
        {
            "slot": SLOTS[action.slot],
            "industry": INDUSTRIES[tile.industry],
            "level": tile.level,
            "pounds": tile.cost,
            "double": len(action.cards) == 2,
        },
    )


def _replace(state: State, seat: int, slot: int, events: list[Event]) -> None:
    """Take the tile that is replaced off the board; its cubes go to the supply and it does not flip (R73,
    R76).
    """
    old = tile_at(state, slot)
    facts = {"slot": SLOTS[slot], "owner": SEATS[state.owners[slot]], "industry": INDUSTRIES[old.industry]}
    events.append(Event("replaced", seat, {**facts, "level": old.level, "cubes": state.cubes[slot]}))
    lift_tile(state, slot)
