"""Random positions that no game need have reached: crowded boards, odd purses, empty markets."""

from __future__ import annotations

from random import Random

import engine
from engine import State
from engine.names import CANAL, INDUSTRIES, LINES, NONE, RAIL, SLOT_PLACE, SLOTS
from engine.state import INDUSTRY_COUNT
from tests.engine.explore import options_of


def scattered(variant: str, random: Random, few_links: bool = True) -> State:
    """A position in which some seat has a turn before it; it may be loaded, but nobody played it.

    With `few_links` a seat may have fewer link tiles left than those on the board leave it.
    """
    state = engine.new_game(options_of(variant), random.randbytes(16))
    if not state.options.introductory and random.random() < 0.6:
        _begin_rail_era(state)
    state.round = random.randint(2, state.board.rounds)
    state.order = tuple(random.sample(state.order, len(state.order)))
    state.turn = random.randrange(len(state.order))
    state.actions_left = random.choice((1, 2, 2, 2))
    _deal(state, random)
    _scatter_tiles(state, random, random.choice((0.0, 0.1, 0.4, 0.7)))
    _scatter_links(state, random, random.choice((0.0, 0.15, 0.4, 0.6)))
    _scatter_numbers(state, random)
    if few_links and random.random() < 0.3:
        state.links_left[state.seat] = min(random.choice((0, 1)), state.links_left[state.seat])
    state.refresh()
    return state


LAST_ROUNDS = 4  # rounds without draws at the end of each era (R17)


def hand_size(state: State, turn: int) -> int:
    """How many cards the seat at this place of the order holds in a game: two fewer after each turn without
    a draw, one fewer after the first action of its own turn.
    """
    without_draw = state.round - 1 - (state.board.rounds - LAST_ROUNDS) + (turn < state.turn)
    played = 2 - state.actions_left if turn == state.turn and state.round > 1 else 0
    return state.board.hand - 2 * max(without_draw, 0) - played


def draws_to_come(state: State) -> int:
    """Cards that will still be drawn in this era: by the later seats of this round and in later rounds."""
    last = state.board.rounds - LAST_ROUNDS
    seats = len(state.order)
    first = (state.era, state.round) == (CANAL, 1)
    this_round = (seats - state.turn) * (1 if first else 2) if state.round <= last else 0
    return this_round + max(last - state.round, 0) * 2 * seats


def _deal(state: State, random: Random) -> None:
    """Hands, draw pile and discards as large as the round leaves them."""
    cards = [*state.draw_pile, *sum(state.hands, ())]
    random.shuffle(cards)
    for turn, seat in enumerate(state.order):
        count = hand_size(state, turn)
        state.hands[seat], cards = tuple(sorted(cards[:count])), cards[count:]
    count = draws_to_come(state)
    state.draw_pile, cards = tuple(cards[:count]), cards[count:]
    state.discards[state.seat] = tuple(cards)


def _begin_rail_era(state: State) -> None:
    state.era = RAIL
    state.taken_out = state.under_tile[: state.board.taken_out]
    state.draw_pile += state.under_tile[state.board.taken_out :]
    state.under_tile = ()


def _scatter_tiles(state: State, random: Random, share: float) -> None:
    used: set[tuple[int, int]] = set()
    placed: dict[tuple[int, int], int] = {}
    for slot in range(len(SLOTS)):
        owner = random.randrange(state.options.players)
        choices = [
            tile
            for tile in state.board.tiles
            if state.board.slots_for[tile.industry] >> slot & 1 and not tile.locked
            if (tile.eras >> CANAL & 1 if state.era == CANAL else tile.level > 1)
            if placed.get((owner, tile.number), 0) < tile.count
        ]
        crowded = state.era == CANAL and (owner, SLOT_PLACE[slot]) in used
        if not choices or crowded or random.random() > share:
            continue
        tile = random.choice(choices)
        used.add((owner, SLOT_PLACE[slot]))
        placed[owner, tile.number] = placed.get((owner, tile.number), 0) + 1
        state.tiles[slot], state.owners[slot] = tile.number, owner
        state.cubes[slot] = random.choice((0, 1, tile.cubes)) if tile.cubes else 0
        flipped = state.cubes[slot] == 0 if tile.cubes else tile.industry == 4 or random.random() < 0.4
        state.flipped |= flipped << slot
    _scatter_mats(state, random, placed)


def _scatter_mats(state: State, random: Random, placed: dict[tuple[int, int], int]) -> None:
    """As many tiles left on each mat as the board allows, or a few less."""
    for seat in range(state.options.players):
        for industry in range(INDUSTRY_COUNT):
            left = state.board.full_mat[industry]
            order = state.board.lowest[industry]
            while any(
                order[1 : left + 1].count(tile.number) + placed.get((seat, tile.number), 0) > tile.count
                for tile in state.board.tiles
                if tile.industry == industry
            ):
                left -= 1
            fewer = random.choice((0, 0, 1, 3, 12))
            state.mat[seat * INDUSTRY_COUNT + industry] = max(left - fewer, 0)


def _scatter_links(state: State, random: Random, share: float) -> None:
    for line in range(len(LINES)):
        seat = random.randrange(state.options.players)
        exists = state.board.lines[state.era] >> line & 1
        if exists and random.random() < share and state.links_left[seat]:
            state.links[seat] |= 1 << line
            state.links_left[seat] -= 1


def _scatter_numbers(state: State, random: Random) -> None:
    for seat in range(state.options.players):
        state.money[seat] = random.choice((0, 3, 5, 8, 15, 20, 30, 60))
        state.income_space[seat] = random.choice((0, 1, 2, 10, 30, 60, 97, 99))
    state.coal_market = random.choice((0, 0, 1, 2, len(state.board.coal_prices)))
    state.iron_market = random.choice((0, 0, 1, 2, len(state.board.iron_prices)))
    turned = random.randint(0, len(state.pile))
    state.turned, state.pile = state.pile[:turned], state.pile[turned:]
    state.marker = min(sum(state.turned), state.board.closed)
    assert NONE not in state.order
    assert len(INDUSTRIES) == INDUSTRY_COUNT
