"""The end of an era and of the game (R124-R137)."""

from engine.events import TABLE, Event, EventFacts
from engine.names import ERAS, FINISHED, LINES, RAIL, SEATS, SLOTS
from engine.network import lift_links
from engine.scoring import (
    income_level,
    introductory_money_points,
    link_points,
    money_points,
    place_points,
    tile_points,
    winners,
)
from engine.setup import deal_rail_era
from engine.state import Score, State
from engine.tiles import lift_tile, tile_at

LEVEL_REMOVED = 1
"""Tiles of this level leave the board after the canal era (R127)."""


def end_canal_era(state: State, events: list[Event]) -> None:
    """Score, then clean up and deal the rail era; the introductory game goes no further than scoring."""
    _score_board(state, events)
    if not state.options.introductory:
        _begin_rail_era(state, events)


def end_rail_era(state: State, events: list[Event]) -> None:
    """Score links, tiles and money; the game is over (R132)."""
    earlier = state.scores
    _score_board(state, events)
    state.scores = earlier + tuple(
        [_with_money(state, score, events) for score in state.scores[len(earlier) :]]
    )
    _finish(state, events)


def _with_money(state: State, score: Score, events: list[Event]) -> Score:
    points = money_points(state, score.seat)
    state.points[score.seat] += points
    events.append(_money_scored(state, score.seat, points))
    return Score(score.era, score.seat, score.links, score.tiles, points)


def finish_introductory(state: State, events: list[Event]) -> None:
    """Money, income level and the higher tiles a second time; the total is at least 0 (R135, R136)."""
    state.scores = tuple([_introductory(state, score, events) for score in state.scores])
    _finish(state, events)


def _introductory(state: State, score: Score, events: list[Event]) -> Score:
    seat = score.seat
    money = introductory_money_points(state, seat)
    income = income_level(state, seat)
    level_two = sum(tile_points(state, seat, LEVEL_REMOVED + 1).values())
    state.points[seat] = max(0, state.points[seat] + money + income + level_two)
    events.append(_money_scored(state, seat, money))
    events.append(Event("income_scored", seat, {"points": income}))
    events.append(Event("level_two_scored", seat, {"points": level_two}))
    return Score(score.era, seat, score.links, score.tiles, money, income, level_two)


def _score_board(state: State, events: list[Event]) -> None:
    """Links of all seats first, then, when these are off the board, their tiles (R124-R126)."""
    events.append(Event("era_ended", TABLE, {"era": ERAS[state.era]}))
    scores = [Score(state.era, seat) for seat in state.order]
    at = place_points(state)
    for score in scores:
        points = link_points(state, score.seat, at)
        score.links = sum(points.values())
        lines = {LINES[line]: value for line, value in points.items()}
        facts: EventFacts = {"links": len(points), "points": score.links, "lines": lines}
        events.append(Event("links_scored", score.seat, facts))
    lift_links(state)
    for score in scores:
        points = tile_points(state, score.seat)
        score.tiles = sum(points.values())
        slots = {SLOTS[slot]: value for slot, value in points.items()}
        facts = {"tiles": len(points), "points": score.tiles, "slots": slots}
        events.append(Event("tiles_scored", score.seat, facts))
        state.points[score.seat] += score.links + score.tiles
    state.scores += tuple(scores)


def _begin_rail_era(state: State, events: list[Event]) -> None:
    """Level I tiles off the board, cards and distant tiles anew; markets, money and mats stay (R127-R130)."""
    removed = 0
    for slot, owner in enumerate(state.owners):
        if owner >= 0 and tile_at(state, slot).level == LEVEL_REMOVED:
            lift_tile(state, slot)
            removed += 1
    events.append(Event("level_one_removed", TABLE, {"tiles": removed}))
    state.era = RAIL
    state.round = 0  # the first round begins after what is left of this one: `after_income`
    deal_rail_era(state, events)
    events.append(Event("new_era", TABLE, {"era": ERAS[RAIL]}))


def _money_scored(state: State, seat: int, points: int) -> Event:
    return Event("money_scored", seat, {"pounds": state.money[seat], "points": points})


def _finish(state: State, events: list[Event]) -> None:
    state.decision = FINISHED
    state.actions_left = 0
    state.winners = winners(state)
    points = {SEATS[seat]: state.points[seat] for seat in range(state.options.players)}
    names = [SEATS[seat] for seat in state.winners]
    events.append(Event("game_ended", TABLE, {"winners": names, "points": points}))
