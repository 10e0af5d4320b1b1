"""The whole position of a game: plain numbers, short lists and tuples, copied in microseconds.

Only the rules change a state (`play`), and only `view` shows it to anyone. What a list holds per seat is
indexed by the seat's number, what it holds per slot by the slot's; tuples are replaced, never changed, so
that copies share them. "Top first" means that the first item is the next to be drawn.
"""

from engine.board import Board, Tile, board_of
from engine.names import (
    CANAL,
    DECISIONS,
    FINISHED,
    LINE_ENDS,
    NONE,
    PLACES,
    PORT,
    SLOT_PLACE,
    SLOTS,
    TURN,
    bits,
)
from engine.options import Options

INDUSTRY_COUNT = 5


class Score:
    """What one seat scored at the end of one era, in points: the line of the account that players read."""

    __slots__ = ("era", "income", "level_two", "links", "money", "seat", "tiles")

    def __init__(
        self,
        era: int,
        seat: int,
        links: int = 0,
        tiles: int = 0,
        money: int = 0,
        income: int = 0,
        level_two: int = 0,
    ) -> None:
        self.era = era
        self.seat = seat
        self.links = links
        self.tiles = tiles
        self.money = money
        self.income = income
        self.level_two = level_two

    @property
    def total(self) -> int:
        """All of it; below zero only for negative income in the introductory game."""
        return self.links + self.tiles + self.money + self.income + self.level_two


class State:
    """A position. `State(options, seed)` is the empty board before anything is dealt; see `new_game`.

    Of the game: `options`, `board` (the facts compiled for them), `seed`, `era` (CANAL, RAIL), `round`
    (from 1; 0 only while a shortfall is settled between canal scoring and the first rail round), `order`
    (seats in turn order), `turn` (index in `order` of the seat that owes the decision), `decision` (TURN,
    SELL, END_TURN, SHORTFALL, FINISHED), `actions_left` (after the action in progress), `coal_market` and
    `iron_market` (cubes), `marker` (index on the distant track, its length is the X), `pile` (distant
    tiles, top first), `turned` (those turned over, oldest first), `draw_pile` (top first; in the rail era
    the cards under the Deck tile are its last), `under_tile` (canal era), `taken_out` (classic deck),
    `scores`, `winners`.

    Per seat: `money` (pounds), `income_space`, `points`, `spent` (pounds this round), `links_left`,
    `hands` (sorted), `discards` (oldest first), `debts` (pounds still owed of a shortfall), `links` (mask
    of lines). `mat[seat * 5 + industry]` is how many tiles of the industry are left.

    Per slot: `tiles` (number of the tile or NONE), `owners` (seat or NONE), `cubes`; `flipped` is a mask
    of slots.

    Derived, kept in step by tiles.py and network.py and rebuilt by `refresh`: `owned[seat]` and
    `standing[industry]` (masks of slots), `laid` (mask of lines with a link), `network[seat]` (mask of
    places, R44), `trade_places` (mask of places with a trade icon), `neighbours[place]` (mask of places
    one link away), `connected[place]` (mask of places joined to it by links of anyone, itself included,
    R45).
    """

    __slots__ = (
        "actions_left",
        "board",
        "coal_market",
        "connected",
        "cubes",
        "debts",
        "decision",
        "discards",
        "draw_pile",
        "era",
        "flipped",
        "hands",
        "income_space",
        "iron_market",
        "laid",
        "links",
        "links_left",
        "marker",
        "mat",
        "money",
        "neighbours",
        "network",
        "options",
        "order",
        "owned",
        "owners",
        "pile",
        "points",
        "round",
        "scores",
        "seed",
        "spent",
        "standing",
        "taken_out",
        "tiles",
        "trade_places",
        "turn",
        "turned",
        "under_tile",
        "winners",
    )

    def __init__(self, options: Options, seed: bytes, blank: bool = False) -> None:
        if blank:  # a twin that `copy` fills
            return
        board = board_of(options)
        seats = options.players
        self.options: Options = options
        self.board: Board = board
        self.seed: bytes = seed
        self.era: int = CANAL
        self.round: int = 1
        self.order: tuple[int, ...] = tuple(range(seats))
        self.turn: int = 0
        self.decision: int = TURN
        self.actions_left: int = board.actions_first_round
        self.coal_market: int = len(board.coal_prices)
        self.iron_market: int = len(board.iron_prices)
        self.marker: int = 0
        self.pile: tuple[int, ...] = ()
        self.turned: tuple[int, ...] = ()
        self.draw_pile: tuple[int, ...] = ()
        self.under_tile: tuple[int, ...] = ()
        self.taken_out: tuple[int, ...] = ()
        self.scores: tuple[Score, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.money: list[int] = [board.money] * seats
        self.income_space: list[int] = [board.income_space] * seats
        self.points: list[int] = [0] * seats
        self.spent: list[int] = [0] * seats
        self.links_left: list[int] = [board.links] * seats
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.discards: list[tuple[int, ...]] = [()] * seats
        self.debts: list[int] = [0] * seats
        self.links: list[int] = [0] * seats
        self.mat: list[int] = list(board.full_mat) * seats
        self.tiles: list[int] = [NONE] * len(SLOTS)
        self.owners: list[int] = [NONE] * len(SLOTS)
        self.cubes: list[int] = [0] * len(SLOTS)
        self.flipped: int = 0
        self.owned: list[int] = []
        self.standing: list[int] = []
        self.laid: int = 0
        self.network: list[int] = []
        self.trade_places: int = 0
        self.neighbours: tuple[int, ...] = ()
        self.connected: tuple[int, ...] = ()
        self.refresh()

    def copy(self) -> "State":
        """An independent copy."""
        twin = State(self.options, self.seed, True)
        twin.options = self.options
        twin.board = self.board
        twin.seed = self.seed
        twin.era = self.era
        twin.round = self.round
        twin.order = self.order
        twin.turn = self.turn
        twin.decision = self.decision
        twin.actions_left = self.actions_left
        twin.coal_market = self.coal_market
        twin.iron_market = self.iron_market
        twin.marker = self.marker
        twin.pile = self.pile
        twin.turned = self.turned
        twin.draw_pile = self.draw_pile
        twin.under_tile = self.under_tile
        twin.taken_out = self.taken_out
        twin.scores = self.scores
        twin.winners = self.winners
        twin.flipped = self.flipped
        twin.laid = self.laid
        twin.trade_places = self.trade_places
        twin.neighbours = self.neighbours
        twin.connected = self.connected
        self._copy_lists(twin)
        return twin

    def _copy_lists(self, twin: "State") -> None:
        twin.money = self.money[:]
        twin.income_space = self.income_space[:]
        twin.points = self.points[:]
        twin.spent = self.spent[:]
        twin.links_left = self.links_left[:]
        twin.hands = self.hands[:]
        twin.discards = self.discards[:]
        twin.debts = self.debts[:]
        twin.links = self.links[:]
        twin.mat = self.mat[:]
        twin.tiles = self.tiles[:]
        twin.owners = self.owners[:]
        twin.cubes = self.cubes[:]
        twin.owned = self.owned[:]
        twin.standing = self.standing[:]
        twin.network = self.network[:]

    def refresh(self) -> None:
        """Rebuild everything derived from `tiles`, `owners`, `links` and the board."""
        seats = self.options.players
        self.owned = [0] * seats
        self.standing = [0] * INDUSTRY_COUNT
        self.network = [0] * seats
        self.trade_places = self.board.trade_places
        for slot, tile in enumerate(self.tiles):
            if tile != NONE:
                self._count_tile(slot, self.board.tiles[tile])
        self.laid = 0
        for seat in range(seats):
            self.laid |= self.links[seat]
            for line in bits(self.links[seat]):
                self.network[seat] |= self.board.ends[line]
        self._connect()

    def _count_tile(self, slot: int, tile: Tile) -> None:
        owner = self.owners[slot]
        self.owned[owner] |= 1 << slot
        self.standing[tile.industry] |= 1 << slot
        self.network[owner] |= 1 << SLOT_PLACE[slot]
        if tile.industry == PORT:
            self.trade_places |= 1 << SLOT_PLACE[slot]

    def _connect(self) -> None:
        neighbours = [0] * len(PLACES)
        for line in bits(self.laid):
            one, other = LINE_ENDS[line]
            neighbours[one] |= 1 << other
            neighbours[other] |= 1 << one
        self.neighbours = tuple(neighbours)
        self.connected = tuple(
            [_reached(place, neighbours) if near else 1 << place for place, near in enumerate(neighbours)]
        )

    @property
    def seat(self) -> int:
        """The seat that owes the decision (the last one to have acted when the game is over)."""
        return self.order[self.turn]

    @property
    def waiting(self) -> tuple[int, str] | None:
        """Who owes which decision; None when the game is over."""
        if self.decision == FINISHED:
            return None
        return self.order[self.turn], DECISIONS[self.decision]

    def lowest(self, seat: int, industry: int) -> int:
        """The number of the lowest tile of the industry on the seat's mat, or NONE (R32)."""
        return self.board.lowest[industry][self.mat[seat * INDUSTRY_COUNT + industry]]


def _reached(start: int, neighbours: list[int]) -> int:
    """The mask of places joined to one place, itself included."""
    found = frontier = 1 << start
    while frontier:
        following = 0
        for place in bits(frontier):
            following |= neighbours[place]
        frontier = following & ~found
        found |= frontier
    return found
