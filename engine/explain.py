"""Why not: what a seat cannot do now, each with its reason, from the same predicates as the refusals."""

from engine.actions import Build, Develop, Link, Loan, Sell
from engine.build import build_check, cost_check, place_refusal, tile_refusal
from engine.names import (
    DECISIONS,
    DISTANT,
    FINISHED,
    INDUSTRIES,
    LINES,
    PLACES,
    PORT,
    SELL,
    SLOT_PLACE,
    SLOTS,
    TURN,
    bits,
    buyer_id,
    industry_card,
)
from engine.play import refusal
from engine.reasons import Reason
from engine.sell import mills
from engine.state import State
from engine.supply import Bill

KINDS: tuple[str, ...] = ("build", "link", "develop", "sell", "loan")
"""What `obstacles` can be asked about."""


class Obstacle:
    """One thing that is not possible: the action's word, the ids of its object (none when all of it is),
    the reason.
    """

    __slots__ = ("do", "object", "reason")

    def __init__(self, do: str, object: dict[str, str | int], reason: Reason) -> None:
        self.do = do
        self.object = object
        self.reason = reason

    def to_json(self) -> dict[str, object]:
        """`do`, the ids of the object, and `reason` with its code and facts."""
        return {"do": self.do, **self.object, "reason": self.reason.to_json()}


def obstacles(state: State, kind: str) -> list[Obstacle]:
    """Every object of the action that the seat which is due cannot have, with the reason; in the board's
    order.

    `kind` is one of KINDS. Builds: every slot and industry that neither a card in the hand nor a
    double-action build allows. Links: every line of the board. Developments: every industry. Sales: every
    unflipped mill with every port and the distant market. Loans: the three amounts. When the action as a
    whole is not due, or there is nothing to do it with, the one obstacle has no object. Raises ValueError
    for another kind.
    """
    if kind not in KINDS:
        raise ValueError(kind)
    whole = _whole_refusal(state, kind)
    if whole is not None:
        return [Obstacle(kind, {}, whole)]
    found = {
        "build": _builds,
        "link": _links,
        "develop": _developments,
        "sell": _sales,
        "loan": _loans,
    }[kind](state)
    return [Obstacle(kind, facts, reason) for facts, reason in found if reason is not None]


Found = list[tuple[dict[str, str | int], Reason | None]]


def _whole_refusal(state: State, kind: str) -> Reason | None:
    """Why nothing of this kind is possible, whatever its object."""
    if state.decision == FINISHED:
        return Reason("finished", {"rule": "R132"})
    if state.decision != TURN and not (kind == "sell" and state.decision == SELL):
        return Reason("decision", {"expected": DECISIONS[state.decision], "rule": "R13"})
    if kind == "sell" and not mills(state, state.seat):
        return Reason("mill", {"rule": "R94"})
    return None


def _builds(state: State) -> Found:
    found: Found = []
    for industry, name in enumerate(INDUSTRIES):
        for slot in bits(state.board.slots_for[industry]):
            found.append(({"industry": name, "slot": SLOTS[slot]}, _build_refusal(state, industry, slot)))
    return found


def _build_refusal(state: State, industry: int, slot: int) -> Reason | None:
    """None if any card in the hand or any two allow the build; else what stands in its way besides the
    cards, or the refusal of the card that comes nearest to allowing it.
    """
    seat = state.seat
    hand = state.hands[seat]
    nearest: Reason | None = None
    for cards in ((SLOT_PLACE[slot],), (industry_card(industry),), hand[:2]):
        if any(hand.count(card) < cards.count(card) for card in cards):
            continue
        checked = build_check(state, seat, Build(industry, slot, cards))
        if isinstance(checked, Bill):
            return None
        nearest = nearest or checked
    return _site_refusal(state, industry, slot) or nearest or _no_card(industry, slot)


def _site_refusal(state: State, industry: int, slot: int) -> Reason | None:
    """What would refuse the build with any card."""
    seat = state.seat
    reason = tile_refusal(state, seat, industry)
    if reason is not None:
        return reason
    tile = state.board.tiles[state.lowest(seat, industry)]
    reason = place_refusal(state, seat, slot, tile)
    if reason is not None:
        return reason
    checked = cost_check(state, seat, Build(industry, slot, ()), tile)
    return checked if isinstance(checked, Reason) else None


def _no_card(industry: int, slot: int) -> Reason:
    """`card` with why none: no card in the hand allows the build."""
    facts = {"place": PLACES[SLOT_PLACE[slot]], "industry": INDUSTRIES[industry], "why": "none"}
    return Reason("card", {**facts, "rule": "R24"})


def _links(state: State) -> Found:
    card = state.hands[state.seat][:1]
    lines = bits(state.board.lines[0] | state.board.lines[1])
    return [({"line": LINES[line]}, refusal(state, state.seat, Link((line,), card))) for line in lines]


def _developments(state: State) -> Found:
    card = state.hands[state.seat][:1]
    return [
        ({"industry": name}, refusal(state, state.seat, Develop((industry,), card)))
        for industry, name in enumerate(INDUSTRIES)
    ]


def _sales(state: State) -> Found:
    cards = state.hands[state.seat][:1] if state.decision == TURN else ()
    buyers = [*bits(state.standing[PORT]), DISTANT]
    return [
        ({"mill": SLOTS[mill], "to": buyer_id(to)}, refusal(state, state.seat, Sell(mill, to, cards)))
        for mill in bits(mills(state, state.seat))
        for to in buyers
    ]


def _loans(state: State) -> Found:
    card = state.hands[state.seat][:1]
    amounts = list(state.board.loans)
    return [({"pounds": pounds}, refusal(state, state.seat, Loan(pounds, card))) for pounds in amounts]
