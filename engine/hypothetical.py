"""A position that never was: to ask what an action would cost outside one's own turn."""

from engine.names import CANAL, FINISHED, TURN
from engine.state import State


def hypothetical(state: State, seat: int) -> State:
    """A copy in which the seat has a whole turn before it, with the hand and money it has now.

    Only the turn changes hands; what others still owe or do in this round is not played. A finished game
    stays finished. The copy holds the same hidden cards as the state: show it through `view` only.
    """
    twin = state.copy()
    if twin.decision == FINISHED:
        return twin
    board = twin.board
    first = twin.era == CANAL and twin.round == 1
    twin.turn = twin.order.index(seat)
    twin.decision = TURN
    twin.actions_left = board.actions_first_round if first else board.actions
    twin.debts = [0] * len(twin.order)
    return twin
