"""What the evaluation knows of a round before it looks at the board: time left, incomes and mats to come.

Made once for each round and kept: a search evaluates thousands of positions of the same two rounds.
"""

from math import exp

from engine.board import Board, board_of
from engine.names import CANAL, COAL_MINE, IRON_WORKS, RAIL, SHIPYARD
from engine.opponents.weights import Weights
from engine.options import Options

TYPICAL_FLIP: tuple[float, ...] = (0.85, 0.85, 0.95, 0.8, 1.0)
"""How often a tile of each industry is flipped in the end."""
MOST_BUILDS: tuple[float, ...] = (5.0, 3.0, 2.0, 4.0, 2.0)
"""Builds of each industry that an era has room for."""
SPACE_PRICE = 0.12
"""Points of one income space with ten rounds to come, to compare tiles on a mat."""


SAVED = 0.6
"""The share of a seat's wealth that is left at the end of an introductory game."""


def _between(table: list[float], space: float) -> float:
    """The value at a space of the income track, or between two."""
    if space >= len(table) - 1:
        return table[-1]
    low = int(space)
    return table[low] + (table[low + 1] - table[low]) * (space - low)


class Outlook:
    """The numbers of one round.

    `rounds_after` full rounds follow in this era, `later_actions` belong to the era after it. `income[space]`
    is the sum in pounds of all incomes to come when the marker stands there now and climbs as usual.
    `worth[tile]` is what building a tile brings, `mats[industry][left]` is the value of so many tiles left
    on a mat, in points. `coal_rate` and `iron_rate` are the cubes that the table wants in a round.
    """

    __slots__ = (
        "actions_after",
        "board",
        "coal_rate",
        "era",
        "income",
        "introductory",
        "iron_rate",
        "last",
        "later_actions",
        "level_at_end",
        "line_need",
        "liquid",
        "mats",
        "need",
        "need_later",
        "pound",
        "rounds_after",
        "slot_hope",
        "weights",
        "worth",
    )

    def __init__(self, options: Options, era: int, number: int, weights: Weights) -> None:
        board = board_of(options)
        rounds = board.rounds
        self.board: Board = board
        self.weights: Weights = weights
        self.era: int = era
        self.last: bool = era == RAIL or options.introductory
        self.rounds_after: int = max(0, rounds - max(1, number))
        self.actions_after: int = board.actions * self.rounds_after
        self.later_actions: int = 0 if self.last else board.actions * rounds
        self.introductory: bool = options.introductory
        canal = era == CANAL
        self.pound: float = weights.pound_canal if canal else weights.pound_rail
        self.liquid: float = weights.liquid_canal if canal else weights.liquid_rail
        self.slot_hope: float = self.rounds_after * (weights.slot_canal if canal else weights.slot_rail)
        self.need: float = weights.need_canal if canal else weights.need_rail
        lines = weights.need_line / options.players
        self.line_need: float = 0.0 if canal else lines
        self.need_later: float = 0.0
        if not self.last:
            self.need_later = self.later_actions * weights.need_rail + lines * board.lines[RAIL].bit_count()
        table = options.players / 4
        self.coal_rate: float = table * (weights.coal_canal if canal else weights.coal_rail)
        self.iron_rate: float = table * (weights.iron_canal if canal else weights.iron_rail)
        self.income: list[float] = self._incomes(rounds)
        self.level_at_end: list[float] = self._last_levels()
        self.worth: list[float] = [self._worth(tile.number, era) for tile in board.tiles]
        self.mats: list[list[float]] = [self._mat(industry) for industry in range(len(board.lowest))]

    def _incomes(self, rounds: int) -> list[float]:
        """Incomes to come by the space of the marker."""
        board = self.board
        here = self.rounds_after if self.last else self.rounds_after + 1
        then = 0 if self.last else rounds - 1
        growth = [self.weights.growth_canal if self.era == CANAL else self.weights.growth_rail] * here
        growth += [self.weights.growth_rail] * then
        sums = []
        for start in range(board.last_space + 1):
            space = float(start)
            total = 0.0
            for step in growth:
                total += board.level_of_space[min(board.last_space, int(space))]
                space += step
            sums.append(total)
        return sums

    def _last_levels(self) -> list[float]:
        """The income level at the end of this era by the space of the marker now, when it climbs as usual."""
        board = self.board
        climb = self.rounds_after * (
            self.weights.growth_canal if self.era == CANAL else self.weights.growth_rail
        )
        levels = [float(level) for level in board.level_of_space]
        return [_between(levels, space + climb) for space in range(board.last_space + 1)]

    def income_at(self, space: float) -> float:
        """Pounds of all incomes to come with the marker at a space, or between two."""
        return _between(self.income, space)

    def at_end(self, wealth: float, space: float) -> float:
        """Points for pounds, and in the introductory game for the income level, at its end (R132, R135).

        `wealth` is what a seat has and will be paid, in pounds; part of it will have been spent by then.
        """
        board = self.board
        if not self.introductory:
            return wealth / board.pounds_per_point
        money = SAVED * wealth / board.introductory_pounds_per_point
        return min(float(board.introductory_most_money_points), money) + _between(self.level_at_end, space)

    def _mat(self, industry: int) -> list[float]:
        """The value of each number of tiles left: what the next builds of the industry would bring."""
        actions = self.actions_after + 1
        weights = self.weights
        builds = (
            weights.builds_cotton_mill,
            weights.builds_coal_mine,
            weights.builds_iron_works,
            weights.builds_port,
            weights.builds_shipyard,
        )[industry]
        now = min(MOST_BUILDS[industry], builds * actions)
        later = min(MOST_BUILDS[industry], builds * self.later_actions)
        scale = self._mat_scale(industry)
        lefts = range(len(self.board.lowest[industry]))
        return [scale * self._walk(industry, left, now, later) for left in lefts]

    def _mat_scale(self, industry: int) -> float:
        weights = self.weights
        if self.era == CANAL:
            return (
                weights.mat_cotton_mill,
                weights.mat_coal_mine,
                weights.mat_iron_works,
                weights.mat_port,
                weights.mat_shipyard,
            )[industry]
        return (
            weights.late_cotton_mill,
            weights.late_coal_mine,
            weights.late_iron_works,
            weights.late_port,
            weights.late_shipyard,
        )[industry]

    def _walk(self, industry: int, left: int, now: float, later: float) -> float:
        """Take tiles off a mat: those of this era first, then those of the rail era, until the builds are
        used up. A tile that cannot be built costs half an action.
        """
        total = 0.0
        for era, budget in ((self.era, now), (RAIL, later)):
            while budget > 0.0 and left:
                tile = self.board.tiles[self.board.lowest[industry][left]]
                if not tile.eras >> era & 1:
                    if industry == SHIPYARD and era == CANAL and tile.level:
                        break
                    budget -= 0.5
                    left -= 1
                    continue
                share = min(1.0, budget)
                total += share * self._worth(tile.number, era)
                budget -= share
                left -= 1
        return total

    def _worth(self, number: int, era: int) -> float:
        """What building a tile brings, costs taken off, in points."""
        tile = self.board.tiles[number]
        twice = era == CANAL and tile.level > 1
        odds = TYPICAL_FLIP[tile.industry]
        spaces = SPACE_PRICE * (self.rounds_after + self.later_actions / 2) / 10 * tile.income
        gain = odds * (tile.points * (2 if twice else 1) + 1 + spaces)
        if tile.industry in (COAL_MINE, IRON_WORKS):
            gain += 0.2 * tile.cubes
        cost = tile.cost + 3 * (tile.coal + tile.iron)
        return max(0.0, gain - 0.2 * cost)

    def cube_odds(self, rate: float, cubes: int, elsewhere: int, share: float) -> float:
        """The chance that all cubes of a tile are taken in the rest of the era.

        `rate` is how many the table wants in a round, `elsewhere` how many other tiles hold, `share` how much
        of this round is left.
        """
        return 1.0 - exp(-rate * (self.rounds_after + share) / (cubes + self.weights.elsewhere * elsewhere))
