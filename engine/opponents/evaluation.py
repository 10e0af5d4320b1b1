"""What a position is worth to each seat: the points it may expect at the end of the game."""

from math import exp

from engine.names import COTTON_MILL, LINE_ENDS, SLOT_PLACE, TOWNS
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
        """The points that each seat may expect; only the viewer's cards are looked at."""
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
        values[viewer] += _hand(state, outlook, viewer)
        return values


def expected_icons(state: State, outlook: Outlook, odds: Odds) -> list[float]:
    """Points that each place is expected to give to a link when the era is scored."""
    at = [float(points) for points in state.board.link_points]
    hope = outlook.weights.free_slot * outlook.rounds_after
    for slot, owner in enumerate(state.owners):
        if owner < 0:
            at[SLOT_PLACE[slot]] += hope
        elif state.flipped >> slot & 1:
            at[SLOT_PLACE[slot]] += 1.0
        else:
            at[SLOT_PLACE[slot]] += odds[slot]
    return at


def _add_tiles(
    state: State, outlook: Outlook, odds: Odds, values: list[float], spaces: list[float]
) -> None:
    """Points of tiles, flipped or to be flipped, in each era in which they will stand, and income spaces."""
    weights = outlook.weights
    for slot, owner in enumerate(state.owners):
        if owner < 0:
            continue
        tile = state.board.tiles[state.tiles[slot]]
        flipped = state.flipped >> slot & 1
        chance = 1.0 if flipped else odds[slot]
        values[owner] += chance * tile.points
        if not outlook.last and tile.level > 1:
            late = 1.0 if flipped else chance + (1.0 - chance) * weights.mill_later
            values[owner] += weights.kept * late * tile.points + weights.rail_icon
            if not flipped:
                chance = late
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
    """Points that money and income to come will bring: the more, the scarcer they are."""
    weights = outlook.weights
    money = state.money[seat]
    wealth = max(0.0, money + outlook.income_at(space))
    need = actions * outlook.need + outlook.need_later
    value = outlook.pound_at_end * wealth
    if need > 0.0:
        value += weights.pound * need * (1.0 - exp(-wealth / need))
        soon = money + state.board.level_of_space[state.income_space[seat]]
        value -= weights.liquid * weights.liquid_pounds * exp(-soon / weights.liquid_pounds)
    return value


def _left_over(state: State, outlook: Outlook, odds: Odds, seat: int) -> float:
    """The mat, the network, less the action that a sale to come will cost."""
    value = 0.0
    for industry in range(INDUSTRY_COUNT):
        value += outlook.mats[industry][state.mat[seat * INDUSTRY_COUNT + industry]]
    value += outlook.weights.network * state.network[seat].bit_count()
    unsold = state.standing[COTTON_MILL] & state.owned[seat] & ~state.flipped
    if unsold and any([odds[slot] > 0.3 for slot in range(len(odds)) if unsold >> slot & 1]):
        value -= outlook.weights.sale
    return value


def _hand(state: State, outlook: Outlook, seat: int) -> float:
    return sum([card_worth(state, outlook, seat, card) for card in state.hands[seat]])


def card_worth(state: State, outlook: Outlook, seat: int, card: int) -> float:
    """What keeping a card is worth, in points: whether it still opens anything."""
    board = state.board
    taken = 0
    for own in state.owned:
        taken |= own
    free = board.slots & ~taken
    if card >= TOWNS:
        industry = card - TOWNS
        if not buildable(state, outlook, seat, industry) or not free & board.slots_for[industry]:
            return 0.0
        return outlook.weights.card_industry
    free &= board.slots_at[card]
    worth = 0.0
    for industry in range(INDUSTRY_COUNT):
        if free & board.slots_for[industry] and buildable(state, outlook, seat, industry):
            worth = outlook.weights.card_place
            break
    return worth


def buildable(state: State, outlook: Outlook, seat: int, industry: int) -> bool:
    """Whether the lowest tile of the industry may be built in this era."""
    number = state.lowest(seat, industry)
    return number >= 0 and bool(state.board.tiles[number].eras >> outlook.era & 1)
