"""Networks and connection: links laid and lifted, and how far the mines are (R44-R48)."""

from engine.names import CANAL, LINE_ENDS, NONE, RAIL
from engine.state import State


def lay_link(state: State, seat: int, line: int) -> None:
    """Put a link of the seat on a free line and join what it connects."""
    bit = 1 << line
    state.links[seat] |= bit
    state.laid |= bit
    state.links_left[seat] -= 1
    state.network[seat] |= state.board.ends[line]
    one, other = LINE_ENDS[line]
    neighbours = list(state.neighbours)
    neighbours[one] |= 1 << other
    neighbours[other] |= 1 << one
    state.neighbours = tuple(neighbours)
    joined = state.connected[one] | state.connected[other]
    state.connected = tuple([joined if joined & mask else mask for mask in state.connected])


def lift_links(state: State) -> None:
    """Take every link off the board and give the links back (R89, R124)."""
    for seat in range(state.options.players):
        state.links[seat] = 0
        state.links_left[seat] = state.board.links
    state.refresh()


def line_owner(state: State, line: int) -> int:
    """The seat whose link lies on a line, or NONE."""
    for seat, lines in enumerate(state.links):
        if lines >> line & 1:
            return seat
    return NONE


def lines_touching(state: State, places: int) -> int:
    """The mask of lines of this era that end at one of the places (a mask)."""
    at = state.board.lines_at[RAIL if state.era else CANAL]
    found = 0
    while places:
        bit = places & -places
        places ^= bit
        found |= at[bit.bit_length() - 1]
    return found


def reached(state: State, places: int) -> int:
    """The mask of places connected to any of the places (a mask), these included (R45)."""
    found = 0
    while places:
        bit = places & -places
        found |= state.connected[bit.bit_length() - 1]
        places &= ~found
    return found


def nearest(state: State, start: int, slots: int, bridge: int) -> int:
    """Those of the slots (a mask) that are fewest links away from the nearest of the start places (R49).

    `bridge` holds the ends of a rail that is laid in thought only, or 0. Returns 0 when none is connected.
    """
    slots_at = state.board.slots_at
    neighbours = state.neighbours
    seen = start
    frontier = start
    while frontier:
        found = 0
        following = bridge if frontier & bridge else 0
        while frontier:
            bit = frontier & -frontier
            frontier ^= bit
            place = bit.bit_length() - 1
            found |= slots & slots_at[place]
            following |= neighbours[place]
        if found:
            return found
        frontier = following & ~seen
        seen |= frontier
    return 0
