"""The door in: whether an action is allowed, what it costs, and playing it."""

from collections.abc import Callable
from typing import Any

from engine.actions import Action, Build, Develop, Link, Remove
from engine.build import apply_build, build_check
from engine.cards import hand_refusal
from engine.develop import apply_develop, develop_check
from engine.events import Event
from engine.links import apply_link, link_check
from engine.loan import apply_loan, loan_refusal
from engine.names import DECISIONS, END_TURN, FINISHED, SEATS, SELL, SHORTFALL, TURN
from engine.reasons import Reason, Refused
from engine.rounds import end_round, go_on
from engine.sell import apply_sell, apply_stop, sell_refusal
from engine.shortfall import remove_refusal, remove_tile
from engine.state import State
from engine.supply import Bill
from engine.turn import await_action, begin_action, begin_turn, draw_up

FREE = Bill()
"""What costs nothing but cards."""


class Rules:
    """The rules of one type of action: the decision it answers, whether it is allowed, and doing it.

    `check` returns the bill, or the reason why not; None where it costs nothing. Actions that are free
    are given the bill as well, and have no use for it.
    """

    __slots__ = ("check", "decision", "do")

    def __init__(
        self,
        decision: int,
        check: Callable[[State, int, Any], Bill | Reason | None],
        do: Callable[[State, int, Any, Bill, list[Event]], None],
    ) -> None:
        self.decision = decision
        self.check = check
        self.do = do


def _pass_refusal(state: State, seat: int, action: Action) -> Reason | None:
    return hand_refusal(state, seat, action.cards, 1)


def _pass(state: State, seat: int, action: Action, bill: Bill, events: list[Event]) -> None:
    events.append(Event("passed", seat, {}))


def _always(state: State, seat: int, action: Action) -> None:
    return None


def _remove(state: State, seat: int, action: Remove, bill: Bill, events: list[Event]) -> None:
    remove_tile(state, seat, action.slot, events)
    go_on(state, events)


def _end_turn(state: State, seat: int, action: Action, bill: Bill, events: list[Event]) -> None:
    draw_up(state, seat, events)
    if state.turn + 1 < len(state.order):
        begin_turn(state, state.turn + 1, events)
    else:
        end_round(state, events)


RULES: dict[str, Rules] = {
    "build": Rules(TURN, build_check, apply_build),
    "link": Rules(TURN, link_check, apply_link),
    "develop": Rules(TURN, develop_check, apply_develop),
    "sell": Rules(TURN, sell_refusal, apply_sell),
    "stop": Rules(SELL, _always, apply_stop),
    "loan": Rules(TURN, loan_refusal, apply_loan),
    "pass": Rules(TURN, _pass_refusal, _pass),
    "end turn": Rules(END_TURN, _always, _end_turn),
    "remove": Rules(SHORTFALL, remove_refusal, _remove),
}
"""By the word that names the type of action."""


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why the seat may not play the action now; None when it may. Nothing changes."""
    checked = check(state, seat, action)
    return checked if isinstance(checked, Reason) else None


def check(state: State, seat: int, action: Action) -> Bill | Reason:
    """What the action costs with all its sources, or why it is refused. Nothing changes."""
    rules = RULES[action.do]
    return due_refusal(state, seat, action, rules) or rules.check(state, seat, action) or FREE


def due_refusal(state: State, seat: int, action: Action, rules: Rules) -> Reason | None:
    """`finished`, `turn` or `decision`: the game is over, another seat is due, or another decision."""
    if state.decision == FINISHED:
        return Reason("finished", {"rule": "R132"})
    if seat != state.seat:
        return Reason("turn", {"seat": SEATS[state.seat], "rule": "R13"})
    further = action.do == "sell" and not action.cards  # a further mill of the same action
    if state.decision != (SELL if further else rules.decision):
        return Reason("decision", {"expected": DECISIONS[state.decision], "rule": "R13"})
    return None


def play(state: State, seat: int, action: Action) -> list[Event]:
    """Play the action: the state changes, the events say how. Raises Refused, and then nothing has
    changed.
    """
    bill = check(state, seat, action)
    if isinstance(bill, Reason):
        raise Refused(bill)
    events: list[Event] = []
    begin_action(state, seat, action.cards, events)
    RULES[action.do].do(state, seat, action, bill, events)
    if state.decision == TURN:
        await_action(state)
    return events


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
