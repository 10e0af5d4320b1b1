"""Loan: pounds for levels of income (R106-R111)."""

from engine.actions import Loan
from engine.cards import hand_refusal
from engine.events import Event
from engine.names import RAIL
from engine.reasons import Reason
from engine.state import State
from engine.supply import Bill


def loans_over(state: State) -> bool:
    """Whether the time of loans is over: the last four rounds of the rail era (R109, R110)."""
    return state.era == RAIL and state.round > state.board.last_loan_round


def most_levels(state: State, seat: int) -> int:
    """How many levels the seat's income may still go down (R108)."""
    return state.board.level_of_space[state.income_space[seat]] - state.board.lowest_level


def loan_refusal(state: State, seat: int, action: Loan) -> Reason | None:
    """Why the loan is refused."""
    reason = amount_refusal(state, action.pounds) or hand_refusal(state, seat, action.cards, 1)
    return reason or over_refusal(state) or floor_refusal(state, seat, action.pounds)


def amount_refusal(state: State, pounds: int) -> Reason | None:
    """`loan_amount`: there are loans of 10, 20 and 30 pounds (R106)."""
    if pounds in state.board.loans:
        return None
    amounts = [str(amount) for amount in state.board.loans]
    return Reason("loan_amount", {"pounds": pounds, "amounts": amounts, "rule": "R106"})


def over_refusal(state: State) -> Reason | None:
    """`loan_over`: no loans in the last four rounds of the rail era (R109)."""
    if not loans_over(state):
        return None
    last = state.board.last_loan_round
    return Reason("loan_over", {"round": state.round, "last_round": last, "rule": "R109"})


def floor_refusal(state: State, seat: int, pounds: int) -> Reason | None:
    """`loan_floor`: the income level would go below -10; `most` is the largest loan still possible (R108)."""
    left = most_levels(state, seat)
    loans = state.board.loans
    if loans[pounds] <= left:
        return None
    most = max([amount for amount, levels in loans.items() if levels <= left], default=0)
    level = left + state.board.lowest_level
    return Reason("loan_floor", {"level": level, "pounds": pounds, "most": most, "rule": "R108"})


def apply_loan(state: State, seat: int, action: Loan, bill: Bill, events: list[Event]) -> None:
    """Take the money; the marker goes to the highest space of the new level. It is not money spent (R111)."""
    board = state.board
    before = state.income_space[seat]
    levels = board.loans[action.pounds]
    after = board.highest_space_of(board.level_of_space[before] - levels)
    state.money[seat] += action.pounds
    state.income_space[seat] = after
    facts = {"pounds": action.pounds, "levels": levels}
    events.append(Event("loan", seat, {**facts, "space_before": before, "space_after": after}))
