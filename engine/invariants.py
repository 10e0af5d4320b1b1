"""Everything that can be wrong with a position, in sentences for whoever looks after the bot.

`malformed` holds for every position that may be loaded; `invariants` adds what every position that arose in
play keeps as well (a rules case may leave out how it came about).
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.board import FLIPS_WHEN_BUILT, MAKES_CUBES, Tile
from engine.names import (
    CANAL,
    CARDS,
    END_TURN,
    FINISHED,
    INDUSTRIES,
    LINES,
    NONE,
    RAIL,
    SEATS,
    SELL,
    SHORTFALL,
    SLOT_PLACE,
    SLOTS,
    TURN,
    bits,
)
from engine.state import INDUSTRY_COUNT, State

DERIVED = ("owned", "standing", "laid", "network", "trade_places", "neighbours", "connected")
"""The parts of a state that must agree with a recomputation."""


def invariants(state: State) -> list[str]:
    """Everything that is wrong with a position that arose in play; empty when all is well (R144-R148)."""
    return [*malformed(state), *_derived(state), *_links_in_play(state), *_distant_in_play(state),
            *_hands_in_play(state), *_debts_in_play(state)]  # fmt: skip


def malformed(state: State) -> list[str]:
    """Everything for which no game could go on from this position; empty when it may be loaded."""
    return [
        *_seats(state),
        *_markets(state),
        *_distant(state),
        *_cards(state),
        *_tiles(state),
        *_one_per_place(state),
        *_mats(state),
        *_links(state),
        *_decision(state),
    ]


def _range(what: str, value: int, least: int, most: int) -> Iterator[str]:
    if not least <= value <= most:
        yield f"{what} is {value}, not {least} to {most}"


def _seats(state: State) -> Iterator[str]:
    """Purse, track and points (R145), and the order of play."""
    if sorted(state.order) != list(range(state.options.players)):
        yield f"the order {[SEATS[seat] for seat in state.order]} does not name each seat once"
    for seat in range(state.options.players):
        name = SEATS[seat]
        yield from _range(f"income space of {name}", state.income_space[seat], 0, state.board.last_space)
        for what, value in (
            ("money", state.money[seat]),
            ("points", state.points[seat]),
            ("money spent", state.spent[seat]),
            ("debt", state.debts[seat]),
        ):
            if value < 0:
                yield f"{what} of {name} is {value}"


def _markets(state: State) -> Iterator[str]:
    """Cubes on the two markets (R146: they always lie on the dearest spaces, so a number says it all)."""
    yield from _range("coal market", state.coal_market, 0, len(state.board.coal_prices))
    yield from _range("iron market", state.iron_market, 0, len(state.board.iron_prices))


def _distant(state: State) -> Iterator[str]:
    """The marker on its track, and no distant tile lost."""
    yield from _range("distant marker", state.marker, 0, state.board.closed)
    yield from _same("distant tiles", state.pile + state.turned, state.board.distant_tiles, str)


def _same(
    what: str, found: Sequence[int], wanted: Sequence[int], name: type[str] | Sequence[str]
) -> Iterator[str]:
    """Two lists with the same items."""
    have, want = Counter(found), Counter(wanted)
    for number in sorted(have | want):
        if have[number] != want[number]:
            item = str(number) if isinstance(name, type) else name[number]
            yield f"{what}: {have[number]} of {item}, not {want[number]}"


def _cards(state: State) -> Iterator[str]:
    """No card lost or doubled (R147), no hand too large, and the cards under the Deck tile."""
    board = state.board
    everywhere = [*state.draw_pile, *state.under_tile, *state.taken_out]
    for cards in (*state.hands, *state.discards):
        everywhere += cards
    yield from _same("cards", everywhere, board.deck, CARDS)
    for seat, hand in enumerate(state.hands):
        yield from _range(f"hand of {SEATS[seat]}", len(hand), 0, board.hand)
    canal = state.era == CANAL
    under_tile, taken_out = (board.under_tile, 0) if canal else (0, board.taken_out)
    yield from _range("cards under the tile", len(state.under_tile), under_tile, under_tile)
    yield from _range("cards taken out", len(state.taken_out), taken_out, taken_out)


def _tiles(state: State) -> Iterator[str]:
    """Each tile in a slot that shows its industry, in its era, and its cubes and side in step (R144)."""
    for slot, number in enumerate(state.tiles):
        if number == NONE:
            if state.cubes[slot] or state.flipped >> slot & 1 or state.owners[slot] != NONE:
                yield f"{SLOTS[slot]} has no tile, but an owner, cubes or a side"
            continue
        tile = state.board.tiles[number]
        yield from _range(f"owner of {SLOTS[slot]}", state.owners[slot], 0, state.options.players - 1)
        if not state.board.slots_for[tile.industry] >> slot & 1:
            yield f"{SLOTS[slot]} is not for a {INDUSTRIES[tile.industry]} on this map"
        yield from (f"{SLOTS[slot]}: {problem}" for problem in _side(state, slot, tile))


def _side(state: State, slot: int, tile: Tile) -> Iterator[str]:
    flipped, cubes = bool(state.flipped >> slot & 1), state.cubes[slot]
    if tile.locked or (state.era == CANAL and not tile.eras >> CANAL & 1):
        yield f"level {tile.level} cannot stand on the board in this era"
    if state.era == RAIL and tile.level <= 1:
        yield f"level {tile.level} left the board with the canal era"
    if not 0 <= cubes <= tile.cubes:
        yield f"{cubes} cubes on a tile that holds {tile.cubes}"
    if tile.industry in MAKES_CUBES and flipped == (cubes > 0):
        yield f"{cubes} cubes on a tile that is {'flipped' if flipped else 'not flipped'}"
    if tile.industry == FLIPS_WHEN_BUILT and not flipped:
        yield "a shipyard that is not flipped"


def _one_per_place(state: State) -> Iterator[str]:
    """In the canal era a seat has one tile in a place (R38)."""
    if state.era != CANAL:
        return
    placed = Counter(
        (state.owners[slot], SLOT_PLACE[slot]) for slot, tile in enumerate(state.tiles) if tile != NONE
    )
    for (owner, place), count in sorted(placed.items()):
        if count > 1 and 0 <= owner < len(SEATS):
            yield f"{SEATS[owner]} has {count} tiles in {CARDS[place]} in the canal era"


def _mats(state: State) -> Iterator[str]:
    """Tiles on the mat and on the board are no more than were printed, level by level (R148)."""
    board = state.board
    for seat in range(state.options.players):
        standing = Counter(
            number for number, owner in zip(state.tiles, state.owners, strict=True) if owner == seat
        )
        for industry in range(INDUSTRY_COUNT):
            left = state.mat[seat * INDUSTRY_COUNT + industry]
            yield from _range(
                f"{INDUSTRIES[industry]} on the mat of {SEATS[seat]}", left, 0, board.full_mat[industry]
            )
            on_mat = Counter(board.lowest[industry][1 : left + 1])
            for tile in (tile for tile in board.tiles if tile.industry == industry):
                if standing[tile.number] + on_mat[tile.number] > tile.count:
                    yield f"{SEATS[seat]} has too many tiles: {INDUSTRIES[industry]} {tile.level}"


def _links(state: State) -> Iterator[str]:
    """Links only on lines of this era, one a line (R81), no more than a seat has (R89)."""
    taken = 0
    for seat, links in enumerate(state.links):
        for line in bits(links & taken):
            yield f"two links on {LINES[line]}"
        taken |= links
        for line in bits(links & ~state.board.lines[state.era]):
            yield f"{LINES[line]} does not exist in this era"
        most = state.board.links - links.bit_count()
        yield from _range(f"links left of {SEATS[seat]}", state.links_left[seat], 0, most)


def _decision(state: State) -> Iterator[str]:
    """One seat owes one decision and is able to take it."""
    if (state.decision == FINISHED) != bool(state.winners):
        yield "winners are named exactly when the game is over"
    yield from _round(state)
    if state.decision == FINISHED:
        return
    seat = state.seat
    if state.decision == SHORTFALL:
        if not state.debts[seat]:
            yield f"{SEATS[seat]} owes nothing and cannot settle a shortfall"
        if seat not in state.owners:
            yield f"{SEATS[seat]} has no tile to settle a shortfall with"
    elif any(state.debts):
        yield "there are debts, but no shortfall is being settled"
    if state.decision in (TURN, SELL) and len(state.hands[seat]) < state.actions_left:
        yield f"{SEATS[seat]} has {state.actions_left} actions left, but {len(state.hands[seat])} cards"


def _round(state: State) -> Iterator[str]:
    """The round of the era, and the actions left in the turn."""
    between_eras = state.era == RAIL and state.decision == SHORTFALL
    yield from _range("round", state.round, 0 if between_eras else 1, state.board.rounds)
    some_cards = bool(state.hands[state.seat])  # without any the turn ends early
    least = 1 if state.decision == TURN else 0
    most = 0 if state.decision == END_TURN and some_cards else state.board.actions
    yield from _range("actions left", state.actions_left, least, most)


def _derived(state: State) -> Iterator[str]:
    """What is kept beside the position agrees with a recomputation."""
    fresh = state.copy()
    fresh.refresh()
    for name in DERIVED:
        if getattr(state, name) != getattr(fresh, name):
            yield f"{name} is {getattr(state, name)}, recomputed {getattr(fresh, name)}"


def _links_in_play(state: State) -> Iterator[str]:
    """Every link tile is either on the board or with its owner (R89)."""
    for seat, links in enumerate(state.links):
        together = state.links_left[seat] + links.bit_count()
        yield from _range(f"links of {SEATS[seat]}", together, state.board.links, state.board.links)


def _distant_in_play(state: State) -> Iterator[str]:
    """The marker stands where the tiles turned over have moved it (R98, R99)."""
    moved = min(sum(state.turned), state.board.closed)
    yield from _range("distant marker", state.marker, moved, moved)


def _hands_in_play(state: State) -> Iterator[str]:
    """Hands are sorted, so that their order tells nobody when a card was drawn."""
    for seat, hand in enumerate(state.hands):
        if list(hand) != sorted(hand):
            yield f"the hand of {SEATS[seat]} is not sorted"


def _debts_in_play(state: State) -> Iterator[str]:
    """Whoever owes has no money left (R118), and the first debtor in turn order is due (R123)."""
    for seat, debt in enumerate(state.debts):
        if debt and state.money[seat]:
            yield f"{SEATS[seat]} owes {debt} pounds with {state.money[seat]} in hand"
    debtors = [seat for seat in state.order if state.debts[seat]]
    if state.decision == SHORTFALL and debtors and debtors[0] != state.seat:
        yield f"{SEATS[state.seat]} settles before {SEATS[debtors[0]]}"
