"""Worlds: whole positions that a seat's view may be, with everything hidden dealt at random (R149)."""

from typing import Any

from engine.chance import shuffled
from engine.names import (
    CANAL,
    CARD_NUMBER,
    DECISIONS,
    ERAS,
    FINISHED,
    INDUSTRIES,
    INDUSTRY_NUMBER,
    LINE_NUMBER,
    SEAT_NUMBER,
    SLOT_NUMBER_OF,
)
from engine.options import Options
from engine.state import INDUSTRY_COUNT, Score, State

View = dict[str, Any]
"""The JSON of `engine.view`: everything a computer player knows."""

CARDS_LABEL = "sampled cards"
PILE_LABEL = "sampled distant pile"


def world(view: View, seed: bytes) -> State:
    """A position in which everything open is as in the view and everything hidden is dealt from the seed.

    The same view and seed always give the same position. A spectator's view has no hand: every hand is
    dealt.
    """
    state = State(Options.from_json(view["options"]), seed)
    _set_clock(state, view)
    _set_markets(state, view, seed)
    for player in view["players"]:
        _set_player(state, player)
    for tile in view["tiles"]:
        _set_tile(state, tile)
    for link in view["links"]:
        state.links[SEAT_NUMBER[link["owner"]]] |= 1 << LINE_NUMBER[link["line"]]
    for debt in view["debts"]:
        state.debts[SEAT_NUMBER[debt["seat"]]] = debt["pounds"]
    state.scores = tuple(_score(score) for score in view["scores"])
    _deal(state, view, seed)
    state.refresh()
    return state


def _set_clock(state: State, view: View) -> None:
    state.era = ERAS.index(view["era"])
    state.round = view["round"]
    state.order = tuple(SEAT_NUMBER[seat] for seat in view["order"])
    state.actions_left = view["actions_left"]
    state.winners = tuple(SEAT_NUMBER[seat] for seat in view["winners"])
    waiting = view["waiting"]
    if waiting is None:
        state.decision = FINISHED
        state.turn = len(state.order) - 1
    else:
        state.decision = DECISIONS.index(waiting["decision"])
        state.turn = state.order.index(SEAT_NUMBER[waiting["seat"]])


def _set_markets(state: State, view: View, seed: bytes) -> None:
    distant = view["distant"]
    state.coal_market = view["coal_market"]["cubes"]
    state.iron_market = view["iron_market"]["cubes"]
    state.marker = distant["marker"]
    state.turned = tuple(distant["turned"])
    unseen = [int(tile) for tile, count in distant["unseen"].items() for _ in range(count)]
    state.pile = tuple(shuffled(unseen, seed, PILE_LABEL))


def _set_player(state: State, player: View) -> None:
    seat = SEAT_NUMBER[player["seat"]]
    state.money[seat] = player["money"]
    state.income_space[seat] = player["income_space"]
    state.points[seat] = player["points"]
    state.spent[seat] = player["spent"]
    state.links_left[seat] = player["links_left"]
    state.discards[seat] = tuple(CARD_NUMBER[card] for card in player["discards"])
    for industry, name in enumerate(INDUSTRIES):
        left = sum(level["left"] for level in player["mat"][name])
        state.mat[seat * INDUSTRY_COUNT + industry] = left


def _set_tile(state: State, tile: View) -> None:
    slot = SLOT_NUMBER_OF[tile["slot"]]
    industry = INDUSTRY_NUMBER[tile["industry"]]
    for kind in state.board.tiles:
        if kind.industry == industry and kind.level == tile["level"]:
            state.tiles[slot] = kind.number
    state.owners[slot] = SEAT_NUMBER[tile["owner"]]
    state.cubes[slot] = tile["cubes"]
    state.flipped |= tile["flipped"] << slot


def _score(score: View) -> Score:
    return Score(
        ERAS.index(score["era"]),
        SEAT_NUMBER[score["seat"]],
        score["links"],
        score["tiles"],
        score["money"],
        score["income"],
        score["level_two"],
    )


def _deal(state: State, view: View, seed: bytes) -> None:
    """Deal what no one has seen to the other hands, the draw pile and whatever lies face down."""
    viewer = view["viewer"]
    hidden = list(state.board.deck)
    known = sum(state.discards, ())
    if viewer is not None:
        hand = tuple(CARD_NUMBER[card] for card in view["hand"])
        state.hands[SEAT_NUMBER[viewer]] = tuple(sorted(hand))
        known += hand
    for card in known:
        hidden.remove(card)
    cards = tuple(shuffled(hidden, seed, CARDS_LABEL))
    for player in view["players"]:
        if player["seat"] != viewer:
            count = player["cards"]
            state.hands[SEAT_NUMBER[player["seat"]]] = tuple(sorted(cards[:count]))
            cards = cards[count:]
    drawn, under = view["draw_pile"], view["under_tile"] if state.era == CANAL else 0
    state.draw_pile = cards[:drawn]
    state.under_tile = cards[drawn : drawn + under]
    state.taken_out = cards[drawn + under :]
