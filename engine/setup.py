"""Setting up a game and the rail era: shuffles, hands, the Deck tile (R2-R10, R128, R129, R139)."""

from engine.cards import draw
from engine.chance import shuffled
from engine.events import Event
from engine.names import CARDS
from engine.options import Options
from engine.state import State

# The labels of the shuffles; docs/chance.md names them, stored games rest on them.
ORDER_LABEL = "turn order"
CANAL_DECK_LABEL = "canal deck"
CANAL_DISTANT_LABEL = "canal distant"
RAIL_DECK_LABEL = "rail deck"
RAIL_DISTANT_LABEL = "rail distant"


def new_game(options: Options, seed: bytes) -> State:
    """A game dealt and ready for the first turn. The same options and seed always give the same game."""
    state = State(options, seed)
    board = state.board
    state.order = tuple(shuffled(range(options.players), seed, ORDER_LABEL))
    deck = tuple(shuffled(board.deck, seed, CANAL_DECK_LABEL))
    above = len(deck) - board.under_tile
    state.draw_pile = deck[:above]
    state.under_tile = deck[above:]
    state.pile = tuple(shuffled(board.distant_tiles, seed, CANAL_DISTANT_LABEL))
    for seat in state.order:
        draw(state, seat, board.hand)
    return state


def deal_rail_era(state: State, events: list[Event]) -> None:
    """Shuffle discards and the cards under the tile, take cards out unseen (R139), deal, reset the
    distant market.

    The cards under the Deck tile are drawn in this era, so they stay part of the draw pile (R17).
    """
    board = state.board
    deck = shuffled([*sum(state.discards, ()), *state.under_tile], state.seed, RAIL_DECK_LABEL)
    state.taken_out = tuple(deck[: board.taken_out])
    state.draw_pile = tuple(deck[board.taken_out :])
    state.under_tile = ()
    state.discards = [()] * state.options.players
    for seat in state.order:
        drawn = draw(state, seat, board.hand)
        events.append(Event("drew", seat, {"count": len(drawn)}))
        events.append(Event("drew_cards", seat, {"cards": [CARDS[card] for card in drawn]}, seat))
    state.marker = 0
    state.pile = tuple(shuffled([*state.pile, *state.turned], state.seed, RAIL_DISTANT_LABEL))
    state.turned = ()
