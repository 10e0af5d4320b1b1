"""What a position is worth to each seat: the points it may expect at the end of the game."""

from math import exp

from engine.names import COTTON_MILL, FINISHED, LINE_ENDS, SLOT_PLACE
from engine.opponents.hand import hand_worth
from engine.opponents.odds import Odds, actions_left, flip_odds
from engine.opponents.outlook import Outlook
from engine.opponents.weights import Weights
from engine.options import Options
from engine.state import INDUSTRY_COUNT, State


class Evaluation:
    """Values positions of one game; keeps the outlook of each round it has met."""

    __slots__ = ("_outlooks", "options", "weights")

    def __init__(self, options: Options, weights: Weights) -> None:
        self.options = options
        self.weights = weights
        self._outlooks: dict[int, Outlook] = {}

    def outlook(self, state: State) -> Outlook:
        """The outlook of the position's round."""
        key = state.era * 100 + state.round
        found = self._outlooks.get(key)
        if found is None:
            found = self._outlooks[key] = Outlook(self.options, state.era, state.round, self.weights)
        return found

    def score(self, state: State, seat: int) -> float:
        """The seat's own value less a share of what the others have on average."""
        values = self.values(state, seat)
        others = len(values) - 1
        return values[seat] - self.weights.rivals * (sum(values) - values[seat]) / others

    def values(self, state: State, viewer: int) -> list[float]:
        """The points that each seat may expect, or has when the game is over; only the viewer's cards are
        looked at.
        """
        if state.decision == FINISHED:
            return [float(points) for points in state.points]
        outlook = self.outlook(state)
        actions = [0] * len(state.order)
        for turn, seat in enumerate(state.order):
            actions[seat] = actions_left(state, outlook, turn)
        odds = flip_odds(state, outlook, actions)
        at = expected_icons(state, outlook, odds)
        spaces = [float(space) for space in state.income_space]
        values = [float(points) for points in state.points]
        _add_tiles(state, outlook, odds, values, spaces)
        _add_links(state, at, values)
        for seat in range(len(values)):
            values[seat] += purse(state, outlook, seat, spaces[seat], actions[seat])
            values[seat] += _left_over(state, outlook, odds, seat)
        values[viewer] += hand_worth(state, outlook, viewer, actions[viewer])
        return values


def expected_icons(state: State, outlook: Outlook, odds: Odds) -> list[float]:
    """Points that each place is expected to give to a link when the era is scored."""
    at = [float(points) for points in state.board.link_points]
    for slot, owner in enumerate(state.owners):
        if owner < 0:
            at[SLOT_PLACE[slot]] += outlook.slot_hope
        elif state.flipped >> slot & 1:
            at[SLOT_PLACE[slot]] += 1.0
        else:
            at[SLOT_PLACE[slot]] += odds[slot]
    return at


def _add_tiles(state: State, outlook: Outlook, odds: Odds, values: list[float], spaces: list[float]) -> None:
    """Points of tiles, flipped or to be flipped, in each era in which they will stand, and income spaces."""
    weights = outlook.weights
    for slot, owner in enumerate(state.owners):
        if owner < 0:
            continue
        tile = state.board.tiles[state.tiles[slot]]
        flipped = state.flipped >> slot & 1
        chance = 1.0 if flipped else odds[slot]
        values[owner] += chance * tile.points
        if state.options.introductory and tile.level > 1:
            values[owner] += chance * tile.points
        if not outlook.last and tile.level > 1:
            late = (1.0 - chance) * weights.flips_later
            values[owner] += weights.kept * (chance + late) * tile.points + weights.rail_icon
            spaces[owner] += weights.income_later * late * tile.income
        if not flipped:
            spaces[owner] += weights.soon * chance * tile.income


def _add_links(state: State, at: list[float], values: list[float]) -> None:
    for seat, links in enumerate(state.links):
        while links:
            bit = links & -links
            links ^= bit
            one, other = LINE_ENDS[bit.bit_length() - 1]
            values[seat] += at[one] + at[other]


def purse(state: State, outlook: Outlook, seat: int, space: float, actions: int) -> float:
    """Points that money, income and actions to come will bring: a pound the more, the scarcer it is."""
    weights = outlook.weights
    money = state.money[seat]
    wealth = money + weights.income * outlook.income_at(space)
    lines = state.board.lines[outlook.era] & ~state.laid
    need = actions * outlook.need + outlook.need_later
    need += outlook.line_need * lines.bit_count()
    value = outlook.at_end(wealth, space) + weights.action * actions
    if actions or outlook.later_actions:
        value += outlook.pound * need * (1.0 - exp(-max(-need, wealth) / need))
        soon = money + state.board.level_of_space[state.income_space[seat]]
        value -= outlook.liquid * weights.liquid_pounds * exp(-soon / weights.liquid_pounds)
    return value


def _left_over(state: State, outlook: Outlook, odds: Odds, seat: int) -> float:
    """The mat, the network, less the action that a sale to come will cost."""
    value = 0.0
    for industry in range(INDUSTRY_COUNT):
        value += outlook.mats[industry][state.mat[seat * INDUSTRY_COUNT + industry]]
    value += outlook.weights.network * state.network[seat].bit_count()
    unsold = state.standing[COTTON_MILL] & state.owned[seat] & ~state.flipped
    while unsold:
        bit = unsold & -unsold
        unsold ^= bit
        if odds[bit.bit_length() - 1] > 0.3:
            return value - outlook.weights.sale
    return value
