"""A turn: actions and their cards, drawing at its end, handing over (R13-R17)."""

from engine.cards import Cards, discard, draw
from engine.events import Event
from engine.names import CANAL, CARDS, END_TURN, TURN
from engine.state import State


def begin_turn(state: State, turn: int, events: list[Event]) -> None:
    """The seat at this index of the order is due: one action in the first canal round, else two (R13)."""
    board = state.board
    first = state.era == CANAL and state.round == 1
    state.turn = turn
    state.actions_left = board.actions_first_round if first else board.actions
    state.decision = TURN
    events.append(Event("turn_began", state.seat, {"actions": state.actions_left}))


def begin_action(state: State, seat: int, cards: Cards, events: list[Event]) -> None:
    """Discard the cards of an action, if it needs any; each costs one action of the turn (R14, R26)."""
    if cards:
        discard(state, seat, cards, events)
        state.actions_left -= len(cards)


def await_action(state: State) -> None:
    """Ask for the next action, or for the end of the turn when none is left."""
    more = state.actions_left > 0 and len(state.hands[state.seat]) > 0
    state.decision = TURN if more else END_TURN


def draw_up(state: State, seat: int, events: list[Event]) -> None:
    """Draw up to eight at the end of the own turn, as far as the pile goes (R16)."""
    events.append(Event("turn_ended", seat, {"spent": state.spent[seat]}))
    wanted = state.board.hand - len(state.hands[seat])
    drawn = draw(state, seat, wanted)
    events.append(Event("drew", seat, {"count": len(drawn)}))
    if drawn:
        events.append(Event("drew_cards", seat, {"cards": [CARDS[card] for card in drawn]}, seat))
