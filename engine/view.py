"""What a seat or a spectator may know of a position: the only door out (R149).

Hidden are the cards in other hands, the order and content of the draw pile, the cards under the Deck tile
and those taken out unseen, the order of the distant pile, and the seed.
"""

from engine.loan import loans_over
from engine.names import (
    CARDS,
    DECISIONS,
    ERAS,
    FINISHED,
    INDUSTRIES,
    LINES,
    NONE,
    PLACES,
    RAIL,
    SEATS,
    SHORTFALL,
    SLOT_NUMBER,
    SLOT_PLACE,
    SLOTS,
    bits,
)
from engine.scoring import income_level
from engine.state import INDUSTRY_COUNT, Score, State
from engine.supply import price
from engine.tiles import tile_at

Json = dict[str, object]


def view(state: State, seat: int | None) -> Json:
    """The position as `seat` sees it, or as a spectator does (None). CONTRACTS describe every field."""
    return {
        "viewer": None if seat is None else SEATS[seat],
        "options": state.options.to_json(),
        "map": state.options.map,
        **_clock(state),
        **_markets(state),
        **_cards(state),
        "tiles": _tiles(state),
        "links": _links(state),
        "players": [_player(state, turn, player) for turn, player in enumerate(state.order)],
        "hand": None if seat is None else [CARDS[card] for card in state.hands[seat]],
        "debts": debts_json(state),
        "scores": [score_json(score) for score in state.scores],
    }


def score_json(score: Score) -> Json:
    """A line of the account, as in the position."""
    return {
        "era": ERAS[score.era],
        "seat": SEATS[score.seat],
        "links": score.links,
        "tiles": score.tiles,
        "money": score.money,
        "income": score.income,
        "level_two": score.level_two,
    }


def debts_json(state: State) -> list[Json]:
    """Who still owes how many pounds of a shortfall, in turn order."""
    return [{"seat": SEATS[seat], "pounds": state.debts[seat]} for seat in state.order if state.debts[seat]]


def _clock(state: State) -> Json:
    """Where the game stands: era, round, who is due, the order now and, by what was spent so far, next."""
    finished = state.decision == FINISHED
    next_order = sorted(state.order, key=state.spent.__getitem__)
    waiting = {"seat": SEATS[state.seat], "decision": DECISIONS[state.decision]} if not finished else None
    return {
        "era": ERAS[state.era],
        "round": max(1, state.round),  # 0 stands for debts settled before the first rail round
        "rounds": state.board.rounds,
        "finished": finished,
        "winners": [SEATS[seat] for seat in state.winners],
        "waiting": waiting,
        "actions_left": state.actions_left,
        "order": [SEATS[seat] for seat in state.order],
        "next_order": [SEATS[seat] for seat in next_order],
        "loans": _loans(state),
    }


def _loans(state: State) -> Json:
    """Whether a loan can be had now, the last round of the rail era with loans, and in how many rounds of the
    game loans are still had, the present one included.
    """
    board = state.board
    last = board.last_loan_round if state.era == RAIL else board.rounds
    rounds = max(0, last - max(1, state.round) + 1)
    if state.era != RAIL and not state.options.introductory:
        rounds += board.last_loan_round
    return {
        "allowed": state.decision != FINISHED and not loans_over(state),
        "last_round": board.last_loan_round,
        "rounds_left": rounds,
    }


def _markets(state: State) -> Json:
    board = state.board
    unseen = {str(tile): state.pile.count(tile) for tile in sorted(set(state.pile))}
    distant = {
        "track": list(board.track),
        "marker": state.marker,
        "closed": state.marker >= board.closed,
        "turned": list(state.turned),
        "left": len(state.pile),
        "unseen": unseen,
    }
    return {
        "coal_market": _market(state, board.coal_prices, state.coal_market),
        "iron_market": _market(state, board.iron_prices, state.iron_market),
        "distant": distant,
    }


def _market(state: State, prices: tuple[int, ...], cubes: int) -> Json:
    return {
        "cubes": cubes,
        "prices": list(prices),
        "next_price": price(state, prices, cubes),
        "price_when_empty": state.board.price_when_empty,
    }


def _cards(state: State) -> Json:
    """How many cards lie where nobody may look."""
    return {
        "draw_pile": len(state.draw_pile),
        "under_tile": len(state.under_tile),
        "taken_out": len(state.taken_out),
    }


def _tiles(state: State) -> list[Json]:
    return [_tile(state, slot) for slot, owner in enumerate(state.owners) if owner != NONE]


def _tile(state: State, slot: int) -> Json:
    tile = tile_at(state, slot)
    return {
        "slot": SLOTS[slot],
        "place": PLACES[SLOT_PLACE[slot]],
        "number": SLOT_NUMBER[slot],
        "owner": SEATS[state.owners[slot]],
        "industry": INDUSTRIES[tile.industry],
        "level": tile.level,
        "cubes": state.cubes[slot],
        "flipped": bool(state.flipped >> slot & 1),
        "points": tile.points,
        "income": tile.income,
    }


def _links(state: State) -> list[Json]:
    owners = {line: seat for seat in range(state.options.players) for line in bits(state.links[seat])}
    return [{"line": LINES[line], "owner": SEATS[owners[line]]} for line in sorted(owners)]


def _player(state: State, turn: int, seat: int) -> Json:
    """A seat's open part; while a shortfall is settled everybody has had their turn (R116, R123)."""
    return {
        "seat": SEATS[seat],
        "money": state.money[seat],
        "income_space": state.income_space[seat],
        "income_level": income_level(state, seat),
        "points": state.points[seat],
        "spent": state.spent[seat],
        "cards": len(state.hands[seat]),
        "links_left": state.links_left[seat],
        "discards": [CARDS[card] for card in state.discards[seat]],
        "mat": {name: _stack(state, seat, industry) for industry, name in enumerate(INDUSTRIES)},
        "finished_turn": turn < state.turn or state.decision == SHORTFALL,
    }


def _stack(state: State, seat: int, industry: int) -> list[Json]:
    """The tiles left of an industry by level, the next one to build first."""
    left = state.mat[seat * INDUSTRY_COUNT + industry]
    levels: dict[int, int] = {}
    for number in reversed(state.board.lowest[industry][1 : left + 1]):
        level = state.board.tiles[number].level
        levels[level] = levels.get(level, 0) + 1
    return [{"level": level, "left": count} for level, count in levels.items()]
