"""Income that cannot be paid: tiles are given up, at last points (R118-R123)."""

from engine.actions import Remove
from engine.events import Event, EventFacts
from engine.names import INDUSTRIES, SEATS, SHORTFALL, SLOTS
from engine.reasons import Reason
from engine.state import State
from engine.tiles import lift_tile, tile_at


def settle_debts(state: State, events: list[Event]) -> bool:
    """Settle in turn order whatever needs no choice (R122, R123).

    Returns whether all is settled; if not, the first debtor with more than one tile owes the decision.
    """
    for turn, seat in enumerate(state.order):
        while state.debts[seat]:
            slots = state.owned[seat]
            if slots & (slots - 1):
                state.turn = turn
                state.decision = SHORTFALL
                return False
            if slots:
                remove_tile(state, seat, slots.bit_length() - 1, events)
            else:
                _lose_points(state, seat, events)
    return True


def remove_refusal(state: State, seat: int, action: Remove) -> Reason | None:
    """`slot`: no tile of the seat stands there (R118)."""
    if state.owned[seat] >> action.slot & 1:
        return None
    owner = state.owners[action.slot]
    taken = {"owner": SEATS[owner]} if owner >= 0 else {}
    return Reason("slot", {"slot": SLOTS[action.slot], "rule": "R118", **taken})


def worth(state: State, slot: int) -> int:
    """Pounds for giving up the tile in a slot: half its cost rounded down (R118)."""
    return tile_at(state, slot).cost // 2


def remove_tile(state: State, seat: int, slot: int, events: list[Event]) -> None:
    """Give up a tile; what it brings pays the debt, the excess is kept (R119, R120)."""
    tile = tile_at(state, slot)
    pounds = worth(state, slot)
    facts: EventFacts = {
        "slot": SLOTS[slot],
        "industry": INDUSTRIES[tile.industry],
        "level": tile.level,
        "cubes": state.cubes[slot],
        "pounds": pounds,
    }
    events.append(Event("removed", seat, facts))
    lift_tile(state, slot)
    paid = min(pounds, state.debts[seat])
    state.debts[seat] -= paid
    state.money[seat] += pounds - paid


def _lose_points(state: State, seat: int, events: list[Event]) -> None:
    """No tile is left: a point for each pound, as far as there are points; the rest is forgiven (R122)."""
    pounds = state.debts[seat]
    points = min(pounds, state.points[seat])
    state.points[seat] -= points
    state.debts[seat] = 0
    events.append(Event("points_lost", seat, {"points": points, "pounds": pounds}))
