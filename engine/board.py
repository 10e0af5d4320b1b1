"""The facts compiled for one set of options: small integers, tuples and bit masks.

Editions, decks, maps and variants end here: the rules read a `Board` and know none of them. A mask of
places, slots or lines has bit n set for number n of engine.names.
"""

from data.facts import Facts, SetupFacts, TileFacts, facts, lines_of
from engine.names import (
    CANAL,
    CARD_NUMBER,
    COAL_MINE,
    INDUSTRIES,
    IRON_WORKS,
    LINE_ENDS,
    LINE_NUMBER,
    LINES,
    NONE,
    PLACE_NUMBER,
    PLACES,
    RAIL,
    SHIPYARD,
    SLOT_PLACE,
    SLOTS,
    mask_of,
)
from engine.options import Options


class Tile:
    """One kind of tile: an industry and a level.

    `cost` in pounds, `coal`, `iron` and `cubes` in cubes, `points` in victory points, `income` in spaces
    of the track, `count` how many a seat has; `eras` a bit for each era in which it may be built (R33,
    R34).
    """

    __slots__ = (
        "coal",
        "cost",
        "count",
        "cubes",
        "eras",
        "income",
        "industry",
        "iron",
        "level",
        "number",
        "points",
    )

    def __init__(self, number: int, industry: int, tile: TileFacts, points: int) -> None:
        self.number: int = number
        self.industry: int = industry
        self.level: int = tile.level
        self.count: int = tile.count
        self.cost: int = tile.cost
        self.coal: int = tile.coal
        self.iron: int = tile.iron
        self.cubes: int = tile.cubes
        self.points: int = points
        self.income: int = tile.income
        self.eras: int = tile.canal << CANAL | tile.rail << RAIL

    @property
    def locked(self) -> bool:
        """Whether it can never be built (R34)."""
        return self.eras == 0


class Board:
    """Everything that does not change during a game; see the comments in `__init__` for each table."""

    def __init__(self, options: Options) -> None:
        source = facts()
        self.options: Options = options
        self._set_tiles(source)
        self._set_places(source)
        self._set_lines(source)
        self._set_markets(source)
        self._set_setup(source, setup_of(source, options))

    def _set_tiles(self, source: Facts) -> None:
        """`tiles` by number; `lowest[industry][left]` the number of the lowest tile when `left` are left."""
        changed = {
            (change.industry, change.level): change.points
            for change in source.industries.editions[self.options.edition]
        }
        tiles: list[Tile] = []
        lowest: list[tuple[int, ...]] = []
        for industry, name in enumerate(INDUSTRIES):
            order = [NONE]
            for tile in source.industries.tiles[name]:
                points = changed.get((name, tile.level), tile.points)
                order += [len(tiles)] * tile.count
                tiles.append(Tile(len(tiles), industry, tile, points))
            lowest.append((NONE, *reversed(order[1:])))
        self.tiles: tuple[Tile, ...] = tuple(tiles)
        self.lowest: tuple[tuple[int, ...], ...] = tuple(lowest)
        self.full_mat: tuple[int, ...] = tuple(len(order) - 1 for order in lowest)

    def _set_places(self, source: Facts) -> None:
        """Masks of the map in use: its places and slots, which slots show an industry, trade icons,
        points.
        """
        side = source.board.maps[self.options.map].places
        places = source.board.places
        icons = [slot for place in places for slot in place.slots]
        self.places: int = mask_of([PLACE_NUMBER[name] for name in side])
        self.slots: int = mask_of([slot for slot, place in enumerate(SLOT_PLACE) if self.places >> place & 1])
        self.slots_at: tuple[int, ...] = tuple(
            mask_of([slot for slot, at in enumerate(SLOT_PLACE) if at == place]) & self.slots
            for place in range(len(PLACES))
        )
        self.slots_for: tuple[int, ...] = tuple(
            mask_of([slot for slot in range(len(SLOTS)) if name in icons[slot]]) & self.slots
            for name in INDUSTRIES
        )
        # preferences[industry]: (a shared slot, the slots of its place that show this industry alone), R36.
        self.preferences: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            self._preferences(name, icons) for name in INDUSTRIES
        )
        self.trade_places: int = self.places & mask_of(
            [n for n, place in enumerate(places) if place.trade_icon]
        )
        self.link_points: tuple[int, ...] = tuple(place.link_points for place in places)
        virtual = source.board.virtual_link
        # The classic virtual link (R138): with this place in the network an industry card opens that one.
        self.virtual_from: int = PLACE_NUMBER[virtual.from_] if self.options.virtual_link else NONE
        self.virtual_opens: int = PLACE_NUMBER[virtual.opens] if self.options.virtual_link else NONE

    def _preferences(self, name: str, icons: list[tuple[str, ...]]) -> tuple[tuple[int, int], ...]:
        found = []
        for slot, shown in enumerate(icons):
            if name not in shown or len(shown) == 1:
                continue
            alone = [other for other, icon in enumerate(icons) if icon == (name,)]
            singles = mask_of(alone) & self.slots_at[SLOT_PLACE[slot]]
            if singles:
                found.append((slot, singles))
        return tuple(found)

    def _set_lines(self, source: Facts) -> None:
        """Masks of the lines of each era, and of the lines of each era at each place."""
        lines = lines_of(source.board, self.options.map)
        canals = mask_of([LINE_NUMBER[line.id] for line in lines if line.canal])
        rails = mask_of([LINE_NUMBER[line.id] for line in lines if line.rail])
        self.lines: tuple[int, int] = (canals, rails)
        self.ends: tuple[int, ...] = tuple(1 << one | 1 << other for one, other in LINE_ENDS)
        at = [
            mask_of([n for n in range(len(LINES)) if self.ends[n] >> place & 1])
            for place in range(len(PLACES))
        ]
        self.lines_at: tuple[tuple[int, ...], tuple[int, ...]] = (
            tuple(mask & canals for mask in at),
            tuple(mask & rails for mask in at),
        )

    def _set_markets(self, source: Facts) -> None:
        """Prices in pounds, cheapest first; the distant track; income levels and the highest space of
        each.
        """
        markets = source.markets
        self.coal_prices: tuple[int, ...] = markets.coal[self.options.map]
        self.iron_prices: tuple[int, ...] = markets.iron[self.options.map]
        self.price_when_empty: int = markets.price_when_empty
        self.track: tuple[int, ...] = markets.distant.track
        self.closed: int = len(self.track)  # the marker's index on the X
        self.level_of_space: tuple[int, ...] = source.tracks.income_level_of_space
        self.last_space: int = len(self.level_of_space) - 1
        self.lowest_level: int = self.level_of_space[0]
        highest = {level: space for space, level in enumerate(self.level_of_space)}
        self.highest_space: tuple[int, ...] = tuple(highest[level] for level in sorted(highest))

    def _set_setup(self, source: Facts, setup: SetupFacts) -> None:
        """Deck, distant tiles and the other numbers of the setup in use."""
        common = source.setups
        deck = source.cards.decks[setup.deck]
        self.deck: tuple[int, ...] = tuple(
            sorted(CARD_NUMBER[name] for name, count in deck.items() for _ in range(count))
        )
        self.distant_tiles: tuple[int, ...] = source.markets.distant.tiles[setup.distant]
        self.money: int = setup.money
        self.under_tile: int = setup.under_tile
        self.taken_out: int = setup.taken_out_before_rail
        self.rounds: int = setup.rounds
        self.last_loan_round: int = setup.rounds - common.rounds_without_loans  # of the rail era, R109
        self.income_space: int = common.income_space
        self.hand: int = common.hand
        self.links: int = common.links_per_seat
        self.actions: int = common.actions
        self.actions_first_round: int = common.actions_first_round
        self.canal_cost: int = common.canal_cost
        self.rail_cost: int = common.rail_cost
        self.two_rails_cost: int = common.two_rails_cost
        self.loans: dict[int, int] = {loan.pounds: loan.levels for loan in common.loans}
        self.pounds_per_point: int = common.pounds_per_point
        self.introductory_pounds_per_point: int = common.introductory.pounds_per_point
        self.introductory_most_money_points: int = common.introductory.most_money_points

    def highest_space_of(self, level: int) -> int:
        """The highest space of an income level (R106)."""
        return self.highest_space[level - self.lowest_level]


def setup_of(source: Facts, options: Options) -> SetupFacts:
    """The setup that the options ask for."""
    return next(setup for setup in source.setups.setups if setup.id == _setup_id(options))


def _setup_id(options: Options) -> str:
    if options.map == "community":
        return f"community_{options.community_distant}"
    players = ("", "", "two", "three", "four")[options.players]
    return f"classic_{players}" if options.deck == "classic" else players


_BOARDS: dict[Options, Board] = {}


def board_of(options: Options) -> Board:
    """The board of these options, compiled once."""
    board = _BOARDS.get(options)
    if board is None:
        board = _BOARDS[options] = Board(options)
    return board


MAKES_CUBES: tuple[int, ...] = (COAL_MINE, IRON_WORKS)
"""The industries whose tiles hold cubes."""
FLIPS_WHEN_BUILT: int = SHIPYARD
"""The industry that flips the moment it is built (R41)."""
