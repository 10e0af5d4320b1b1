"""What links, tiles, money and income are worth in points (R124-R126, R132-R136)."""

from engine.names import LINE_ENDS, SLOT_PLACE, bits
from engine.state import State


def place_points(state: State) -> list[int]:
    """Points that each place gives to a link ending there: printed icons and flipped tiles of anyone
    (R124).
    """
    points = list(state.board.link_points)
    for slot in bits(state.flipped):
        points[SLOT_PLACE[slot]] += 1
    return points


def link_points(state: State, seat: int, at: list[int]) -> dict[int, int]:
    """Points of each link of the seat, by line; `at` is what `place_points` gives."""
    found = {}
    for line in bits(state.links[seat]):
        one, other = LINE_ENDS[line]
        found[line] = at[one] + at[other]
    return found


def tile_points(state: State, seat: int, least_level: int = 0) -> dict[int, int]:
    """Points of each flipped tile of the seat of at least this level, by slot (R125)."""
    found = {}
    for slot in bits(state.flipped & state.owned[seat]):
        tile = state.board.tiles[state.tiles[slot]]
        if tile.level >= least_level:
            found[slot] = tile.points
    return found


def money_points(state: State, seat: int) -> int:
    """Points for the money at the end of the whole game (R132)."""
    return state.money[seat] // state.board.pounds_per_point


def introductory_money_points(state: State, seat: int) -> int:
    """Points for the money at the end of the introductory game (R135)."""
    board = state.board
    points = state.money[seat] // board.introductory_pounds_per_point
    return min(points, board.introductory_most_money_points)


def income_level(state: State, seat: int) -> int:
    """The income level of the seat."""
    return state.board.level_of_space[state.income_space[seat]]


def winners(state: State) -> tuple[int, ...]:
    """Most points; then higher income (space or level by the option C6), then more money, then shared
    (R133).
    """
    by_space = state.options.tie_break_income == "space"

    def standing(seat: int) -> tuple[int, int, int]:
        income = state.income_space[seat] if by_space else income_level(state, seat)
        return state.points[seat], income, state.money[seat]

    seats = range(state.options.players)
    best = max(standing(seat) for seat in seats)
    return tuple(seat for seat in seats if standing(seat) == best)
