"""Replacing a tile by a higher one of the same industry (R71-R80)."""

from engine.board import MAKES_CUBES, Tile
from engine.names import CANAL, COAL_MINE, INDUSTRIES, SEATS, SLOT_PLACE, SLOTS
from engine.reasons import Reason
from engine.state import State
from engine.supply import holders
from engine.tiles import tile_at


def scarce(state: State, industry: int) -> bool:
    """Whether no cube of what the industry makes is on any tile or in its market (R74, R75)."""
    if industry not in MAKES_CUBES or holders(state, industry):
        return False
    return (state.coal_market if industry == COAL_MINE else state.iron_market) == 0


def replaceable_slots(state: State, seat: int, tile: Tile) -> int:
    """The mask of slots whose tile this one may replace, one tile a place aside (R71, R72, R74)."""
    same = state.standing[tile.industry]
    if not scarce(state, tile.industry):
        same &= state.owned[seat]
    found = 0
    while same:
        bit = same & -same
        same ^= bit
        if state.board.tiles[state.tiles[bit.bit_length() - 1]].level < tile.level:
            found |= bit
    return found


def crowded_slots(state: State, seat: int) -> int:
    """The mask of slots where the seat may not add a tile because it has one in that place (R38, R77)."""
    if state.era != CANAL:
        return 0
    slots_at = state.board.slots_at
    found = 0
    own = state.owned[seat]
    while own:
        found |= slots_at[SLOT_PLACE[(own & -own).bit_length() - 1]]
        own &= ~found
    return found & ~state.owned[seat]


def overbuild_refusal(state: State, seat: int, slot: int, tile: Tile) -> Reason | None:
    """`overbuild`: the tile in the slot may not be replaced; `why` is industry, not_higher or cubes_left."""
    if replaceable_slots(state, seat, tile) >> slot & 1:
        return None
    old = tile_at(state, slot)
    foreign = state.owners[slot] != seat
    if old.industry != tile.industry or (foreign and tile.industry not in MAKES_CUBES):
        why, rule = "industry", "R74" if old.industry == tile.industry else "R71"
    elif old.level >= tile.level:
        why, rule = "not_higher", "R71"
    else:
        why, rule = "cubes_left", "R74"
    owner = SEATS[state.owners[slot]]
    return Reason(
        "overbuild",
        {
            "slot": SLOTS[slot],
            "industry": INDUSTRIES[tile.industry],
            "owner": owner,
            "why": why,
            "rule": rule,
        },
    )
