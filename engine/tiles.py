"""Putting tiles on the board, taking them off and flipping them, with everything derived kept in step."""

from engine.board import Tile
from engine.events import Event
from engine.names import INDUSTRIES, NONE, PORT, SEATS, SLOT_PLACE, SLOTS
from engine.state import State


def tile_at(state: State, slot: int) -> Tile:
    """The tile that stands in a slot; the slot must not be empty."""
    return state.board.tiles[state.tiles[slot]]


def put_tile(state: State, slot: int, seat: int, tile: Tile) -> None:
    """Put an unflipped tile with its full load of cubes into an empty slot."""
    bit = 1 << slot
    place = 1 << SLOT_PLACE[slot]
    state.tiles[slot] = tile.number
    state.owners[slot] = seat
    state.cubes[slot] = tile.cubes
    state.owned[seat] |= bit
    state.standing[tile.industry] |= bit
    state.network[seat] |= place
    if tile.industry == PORT:
        state.trade_places |= place


def lift_tile(state: State, slot: int) -> None:
    """Take a tile off the board and out of the game, cubes and all (R76, R120)."""
    bit = 1 << slot
    owner = state.owners[slot]
    industry = tile_at(state, slot).industry
    state.tiles[slot] = NONE
    state.owners[slot] = NONE
    state.cubes[slot] = 0
    state.flipped &= ~bit
    state.owned[owner] &= ~bit
    state.standing[industry] &= ~bit
    _leave_place(state, owner, SLOT_PLACE[slot])


def _leave_place(state: State, owner: int, place: int) -> None:
    """Take a place out of the owner's network and from the trade icons unless something else keeps it."""
    board = state.board
    lines = board.lines_at[0][place] | board.lines_at[1][place]
    if not state.owned[owner] & board.slots_at[place] and not state.links[owner] & lines:
        state.network[owner] &= ~(1 << place)
    printed = board.trade_places >> place & 1
    if not printed and not state.standing[PORT] & board.slots_at[place]:
        state.trade_places &= ~(1 << place)


def flip(state: State, slot: int, events: list[Event]) -> None:
    """Flip a tile; its owner's income marker moves at once (R112)."""
    tile = tile_at(state, slot)
    owner = state.owners[slot]
    state.flipped |= 1 << slot
    before = state.income_space[owner]
    after = gain_spaces(state, owner, tile.income)
    events.append(
        Event(
            "flipped",
            owner,
            {
                "slot": SLOTS[slot],
                "owner": SEATS[owner],
                "industry": INDUSTRIES[tile.industry],
                "level": tile.level,
                "spaces": tile.income,
                "space_before": before,
                "space_after": after,
            },
        )
    )


def gain_spaces(state: State, seat: int, spaces: int) -> int:
    """Move an income marker up, at most to the last space (R113); returns the space it stands on."""
    after = min(state.income_space[seat] + spaces, state.board.last_space)
    state.income_space[seat] = after
    return after
