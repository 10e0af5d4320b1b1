"""The end of a round: turn order, income, and what follows (R115-R117, R130)."""

from engine.eras import end_canal_era, end_rail_era, finish_introductory
from engine.events import TABLE, Event
from engine.names import ERAS, RAIL, SEATS
from engine.shortfall import settle_debts
from engine.state import State
from engine.turn import begin_turn


def end_round(state: State, events: list[Event]) -> None:
    """Everything from the last turn's end to the next decision."""
    events.append(Event("round_ended", TABLE, {"era": ERAS[state.era], "round": state.round}))
    set_order(state, events)
    if not era_is_over(state):
        collect(state, events)
    elif state.era == RAIL:
        end_rail_era(state, events)
    else:
        end_last_canal_round(state, events)


def era_is_over(state: State) -> bool:
    """Whether everyone has played the last card (R12)."""
    return not any(state.hands)


def set_order(state: State, events: list[Event]) -> None:
    """Least spent goes first, equal amounts keep their order; the money spent goes to the bank (R115)."""
    spent = {SEATS[seat]: state.spent[seat] for seat in state.order}
    state.order = tuple(sorted(state.order, key=state.spent.__getitem__))
    state.spent = [0] * len(state.order)
    events.append(Event("order_set", TABLE, {"order": [SEATS[seat] for seat in state.order], "spent": spent}))


def end_last_canal_round(state: State, events: list[Event]) -> None:
    """Income before scoring, after it, or not at all in the introductory game (R117, R137, C5, C7)."""
    options = state.options
    paid = not options.introductory or options.introductory_income
    if paid and not options.income_after_canal_scoring:
        collect(state, events)
        return
    end_canal_era(state, events)
    if paid:
        collect(state, events)
    else:
        after_income(state, events)


def collect(state: State, events: list[Event]) -> None:
    """Everyone takes or pays the income level; then shortfalls are settled as far as nobody must choose."""
    for seat in state.order:
        pounds = state.board.level_of_space[state.income_space[seat]]
        paid = max(pounds, -state.money[seat])
        state.money[seat] += paid
        state.debts[seat] = paid - pounds
        events.append(Event("income", seat, {"pounds": paid, "level": pounds}))
        if paid > pounds:
            events.append(Event("shortfall", seat, {"pounds": paid - pounds}))
    go_on(state, events)


def go_on(state: State, events: list[Event]) -> None:
    """Settle debts; when nobody owes anything any more, go on with the game."""
    if settle_debts(state, events):
        after_income(state, events)


def after_income(state: State, events: list[Event]) -> None:
    """The next round, the end of the canal era, or the end of the introductory game."""
    if not era_is_over(state):
        state.round += 1
        begin_turn(state, 0, events)
    elif state.scores:  # the introductory game, whose income came after its scoring or not at all
        finish_introductory(state, events)
    else:
        end_canal_era(state, events)
        after_income(state, events)
