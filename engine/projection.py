"""What each seat would score if the era ended now."""

from engine.names import CANAL, SEATS
from engine.scoring import (
    income_level,
    introductory_money_points,
    link_points,
    money_points,
    place_points,
    tile_points,
)
from engine.state import State

Points = dict[str, dict[str, int]]


def projection(state: State) -> dict[str, Points]:
    """Points by seat and kind (links, tiles, money, income, level_two): `now` as the board stands,
    `flipped` as if every tile on it were flipped. Points scored before are not in it.
    """
    flipped = state.copy()
    for slots in flipped.owned:
        flipped.flipped |= slots
    return {"now": _points(state), "flipped": _points(flipped)}


def _points(state: State) -> Points:
    return {SEATS[seat]: _seat_points(state, seat) for seat in state.order}


def _seat_points(state: State, seat: int) -> dict[str, int]:
    """As the end of this era scores; money only when the game ends with it (R132, R135)."""
    last = state.options.introductory or state.era != CANAL
    introductory = state.options.introductory
    money = introductory_money_points(state, seat) if introductory else money_points(state, seat)
    return {
        "links": sum(link_points(state, seat, place_points(state)).values()),
        "tiles": sum(tile_points(state, seat).values()),
        "money": money if last else 0,
        "income": income_level(state, seat) if introductory else 0,
        "level_two": sum(tile_points(state, seat, 2).values()) if introductory else 0,
    }
