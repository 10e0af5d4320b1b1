"""The door in: whether an action is allowed, what it costs, and playing it."""

from engine.actions import Action, Build, Develop, EndTurn, Link, Loan, Pass, Remove, Sell, Stop
from engine.build import apply_build, build_check
from engine.cards import hand_refusal
from engine.develop import apply_develop, develop_check
from engine.events import Event
from engine.links import apply_link, link_check
from engine.loan import apply_loan, loan_refusal
from engine.names import DECISIONS, END_TURN, FINISHED, SEATS, SELL, SHORTFALL, TURN
from engine.reasons import Reason, Refused
from engine.rounds import end_round, go_on
from engine.sell import apply_sell, sell_refusal
from engine.shortfall import remove_refusal, remove_tile
from engine.state import State
from engine.supply import Bill
from engine.turn import await_action, begin_action, begin_turn, draw_up

FREE = Bill()
"""What costs nothing but cards."""


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why the seat may not play the action now; None when it may. Nothing changes."""
    checked = check(state, seat, action)
    return checked if isinstance(checked, Reason) else None


def check(state: State, seat: int, action: Action) -> Bill | Reason:
    """What the action costs with all its sources, or why it is refused. Nothing changes."""
    reason = due_refusal(state, seat, action)
    if reason is not None:
        return reason
    if isinstance(action, Build):
        return build_check(state, seat, action)
    if isinstance(action, Link):
        return link_check(state, seat, action)
    if isinstance(action, Develop):
        return develop_check(state, seat, action)
    return _short_refusal(state, seat, action) or FREE


def _short_refusal(state: State, seat: int, action: Action) -> Reason | None:
    """The actions that take neither coal nor iron."""
    if isinstance(action, Sell):
        return sell_refusal(state, seat, action)
    if isinstance(action, Loan):
        return loan_refusal(state, seat, action)
    if isinstance(action, Pass):
        return hand_refusal(state, seat, action.cards, 1)
    if isinstance(action, Remove):
        return remove_refusal(state, seat, action)
    return None


def due_refusal(state: State, seat: int, action: Action) -> Reason | None:
    """`finished`, `turn` or `decision`: the game is over, another seat is due, or another decision."""
    if state.decision == FINISHED:
        return Reason("finished", {"rule": "R132"})
    if seat != state.seat:
        return Reason("turn", {"seat": SEATS[state.seat], "rule": "R13"})
    if state.decision != _decision_for(action):
        return Reason("decision", {"expected": DECISIONS[state.decision], "rule": "R13"})
    return None


def _decision_for(action: Action) -> int:
    if isinstance(action, Sell):
        return TURN if action.cards else SELL
    if isinstance(action, Stop):
        return SELL
    if isinstance(action, EndTurn):
        return END_TURN
    return SHORTFALL if isinstance(action, Remove) else TURN


def play(state: State, seat: int, action: Action) -> list[Event]:
    """Play the action: the state changes, the events say how. Raises Refused, and then nothing has
    changed.
    """
    bill = check(state, seat, action)
    if isinstance(bill, Reason):
        raise Refused(bill)
    events: list[Event] = []
    if isinstance(action, EndTurn):
        _end_turn(state, seat, events)
    elif isinstance(action, Remove):
        remove_tile(state, seat, action.slot, events)
        go_on(state, events)
    else:
        _act(state, seat, action, bill, events)
    return events


def _act(state: State, seat: int, action: Action, bill: Bill, events: list[Event]) -> None:
    """An action of a turn: its cards, what it does, and what is due next."""
    begin_action(state, seat, action.cards, events)
    if isinstance(action, Build):
        apply_build(state, seat, action, bill, events)
    elif isinstance(action, Link):
        apply_link(state, seat, action, bill, events)
    elif isinstance(action, Develop):
        apply_develop(state, seat, action, bill, events)
    else:
        _act_free(state, seat, action, events)
    if state.decision == TURN:
        await_action(state)


def _act_free(state: State, seat: int, action: Action, events: list[Event]) -> None:
    if isinstance(action, Sell):
        apply_sell(state, seat, action, events)
    elif isinstance(action, Loan):
        apply_loan(state, seat, action, events)
    elif isinstance(action, Stop):
        state.decision = TURN
        events.append(Event("stopped", seat, {}))
    else:
        events.append(Event("passed", seat, {}))


def _end_turn(state: State, seat: int, events: list[Event]) -> None:
    draw_up(state, seat, events)
    if state.turn + 1 < len(state.order):
        begin_turn(state, state.turn + 1, events)
    else:
        end_round(state, events)


def settle(state: State, action: Action) -> Action:
    """The same action with every source spelt out, in its one spelling; what records and logs keep.

    The defaults are the acting seat's own tile first, then the lowest slot, then the market. Two cards
    and two developed industries are put in ascending order. An action that is refused comes back as it
    is.
    """
    bill = check(state, state.seat, action)
    if isinstance(bill, Reason):
        return action
    if isinstance(action, Build):
        return Build(action.industry, action.slot, tuple(sorted(action.cards)), bill.coal, bill.iron)
    if isinstance(action, Link):
        return Link(action.lines, action.cards, bill.coal)
    if isinstance(action, Develop):
        return Develop(tuple(sorted(action.industries)), action.cards, bill.iron)
    return action
