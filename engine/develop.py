"""Develop: tiles off the mat for one iron each (R90-R93)."""

from engine.actions import Develop
from engine.cards import hand_refusal
from engine.events import Event
from engine.iron import iron_supply
from engine.names import INDUSTRIES, IRON_WORKS
from engine.reasons import Reason
from engine.state import INDUSTRY_COUNT, State
from engine.supply import Bill, consume, money_refusal

MOST_TILES = 2
"""How many tiles one action removes at most (R90)."""


def develop_check(state: State, seat: int, action: Develop) -> Bill | Reason:
    """What the iron costs with all its sources, or why the action is refused. Nothing changes."""
    reason = hand_refusal(state, seat, action.cards, 1) or _mat_refusal(state, seat, action.industries)
    if reason is not None:
        return reason
    iron = iron_supply(state, seat, len(action.industries), action.iron, 0)
    if isinstance(iron, Reason):
        return iron
    return money_refusal(state, seat, iron.pounds, "R92") or Bill(iron.pounds, (), tuple(iron.taken))


def _mat_refusal(state: State, seat: int, industries: tuple[int, ...]) -> Reason | None:
    if not 1 <= len(industries) <= MOST_TILES:
        return Reason("unreadable", {"field": "industries", "rule": "R90"})
    for industry in industries:
        reason = left_refusal(state, seat, industry, industries.count(industry))
        if reason is not None:
            return reason
    return None


def left_refusal(state: State, seat: int, industry: int, count: int) -> Reason | None:
    """`level`: not so many tiles of the industry are left on the mat (R90)."""
    left = state.mat[seat * INDUSTRY_COUNT + industry]
    if left >= count:
        return None
    return Reason("level", {"industry": INDUSTRIES[industry], "left": left, "wanted": count, "rule": "R90"})


def apply_develop(state: State, seat: int, action: Develop, bill: Bill, events: list[Event]) -> None:
    """Remove the tiles one by one, each the lowest at that moment, and consume the iron of each."""
    for number, industry in enumerate(action.industries):
        tile = state.board.tiles[state.lowest(seat, industry)]
        state.mat[seat * INDUSTRY_COUNT + industry] -= 1
        events.append(Event("developed", seat, {"industry": INDUSTRIES[industry], "level": tile.level}))
        consume(state, seat, IRON_WORKS, bill.iron[number : number + 1], events)
