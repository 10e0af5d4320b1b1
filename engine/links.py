"""Network: one canal, one rail, or two rails one after the other (R81-R89)."""

from engine.actions import Link
from engine.cards import hand_refusal
from engine.coal import Step, coal_supply
from engine.events import Event
from engine.names import CANAL, COAL_MINE, ERAS, LINES, NONE, SEATS
from engine.network import lay_link, line_owner
from engine.reasons import Reason
from engine.state import State
from engine.supply import Bill, consume, money_refusal, pay


def free_lines(state: State) -> int:
    """The mask of lines of this era without a link (R81, R87)."""
    return state.board.lines[state.era] & ~state.laid


def link_cost(state: State, count: int) -> int:
    """Pounds for one canal, one rail or two rails, without the coal (R83, R84)."""
    board = state.board
    if state.era == CANAL:
        return board.canal_cost
    return board.rail_cost if count == 1 else board.two_rails_cost


def link_check(state: State, seat: int, action: Link) -> Bill | Reason:
    """What the links cost with all their coal, or why they are refused. Nothing changes."""
    reason = two_links_refusal(state, action.lines) or hand_refusal(state, seat, action.cards, 1)
    reason = reason or _lines_refusal(state, seat, action.lines)
    if reason is not None:
        return reason
    coal = coal_supply(state, seat, coal_steps(state, action.lines), action.coal, 0)
    if isinstance(coal, Reason):
        return coal
    pounds = link_cost(state, len(action.lines)) + coal.pounds
    rule = "R84" if len(action.lines) == 1 else "R86"
    return money_refusal(state, seat, pounds, rule) or Bill(pounds, tuple(coal.taken))


def two_links_refusal(state: State, lines: tuple[int, ...]) -> Reason | None:
    """`two_links`: one canal an action; two only by rail, and never more (R83, R84)."""
    if len(lines) == 1 or (len(lines) == 2 and state.era != CANAL):
        return None
    return Reason("two_links", {"era": ERAS[state.era], "rule": "R83"})


def _lines_refusal(state: State, seat: int, lines: tuple[int, ...]) -> Reason | None:
    """Each line in order: the second may start where the first one ends (R85)."""
    network = state.network[seat]
    free = free_lines(state)
    for line in lines:
        reason = line_refusal(state, line, free) or links_left_refusal(state, seat, len(lines))
        reason = reason or network_refusal(state, line, network)
        if reason is not None:
            return reason
        network |= state.board.ends[line]
        free &= ~(1 << line)
    return None


def line_refusal(state: State, line: int, free: int) -> Reason | None:
    """`line`: not a line of this map or era, or taken; `why` is none, era or taken (R81, R87)."""
    if free >> line & 1:
        return None
    board = state.board
    if not (board.lines[0] | board.lines[1]) >> line & 1:
        return Reason("line", {"line": LINES[line], "why": "none", "rule": "R87"})
    if not board.lines[state.era] >> line & 1:
        return Reason("line", {"line": LINES[line], "why": "era", "era": ERAS[state.era], "rule": "R87"})
    owner = line_owner(state, line)
    if owner == NONE:  # the first of the two is the same line
        return Reason("line", {"line": LINES[line], "why": "twice", "rule": "R81"})
    return Reason("line", {"line": LINES[line], "why": "taken", "owner": SEATS[owner], "rule": "R81"})


def links_left_refusal(state: State, seat: int, count: int) -> Reason | None:
    """`links_left`: fourteen link tiles an era (R89)."""
    left = state.links_left[seat]
    return None if left >= count else Reason("links_left", {"left": left, "wanted": count, "rule": "R89"})


def network_refusal(state: State, line: int, network: int) -> Reason | None:
    """`network`: neither end of the line is in the network (a mask of places, R82)."""
    if state.board.ends[line] & network:
        return None
    return Reason("network", {"line": LINES[line], "rule": "R82"})


def coal_steps(state: State, lines: tuple[int, ...]) -> tuple[Step, ...]:
    """Where each rail needs its coal: from either end, the second also over the first (R55, R56, R85)."""
    if state.era == CANAL:
        return ()
    ends = state.board.ends
    if len(lines) == 1:
        return ((ends[lines[0]], 0),)
    return (ends[lines[0]], 0), (ends[lines[1]], ends[lines[0]])


def apply_link(state: State, seat: int, action: Link, bill: Bill, events: list[Event]) -> None:
    """Lay each link, pay for it and take its coal before the next one (R85)."""
    paid = 0
    for number, line in enumerate(action.lines):
        pounds = link_cost(state, number + 1) - paid
        paid += pounds
        lay_link(state, seat, line)
        pay(state, seat, pounds)
        events.append(Event("linked", seat, {"line": LINES[line], "pounds": pounds}))
        consume(state, seat, COAL_MINE, bill.coal[number : number + 1], events)
