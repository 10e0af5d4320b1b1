"""Hands and discards: every action costs a card (R14)."""

from engine.events import Event
from engine.names import CARDS
from engine.reasons import Reason
from engine.state import State

Cards = tuple[int, ...]


def distinct(hand: Cards) -> Cards:
    """The different cards of a sorted hand."""
    return tuple(dict.fromkeys(hand))


def pairs(hand: Cards) -> list[Cards]:
    """The different pairs of cards of a sorted hand, each in ascending order."""
    found: list[Cards] = []
    cards = distinct(hand)
    for number, card in enumerate(cards):
        if hand.count(card) > 1:
            found.append((card, card))
        found.extend((card, other) for other in cards[number + 1 :])
    return found


def hand_refusal(state: State, seat: int, cards: Cards, wanted: int) -> Reason | None:
    """`card`: the action needs so many cards, and all of them must be in the hand."""
    if len(cards) != wanted:
        return Reason("card", {"why": "count", "wanted": wanted, "rule": "R14"})
    hand = state.hands[seat]
    for card in cards:
        if hand.count(card) < cards.count(card):
            return Reason("card", {"card": CARDS[card], "why": "not_in_hand", "rule": "R14"})
    return None


def discard(state: State, seat: int, cards: Cards, events: list[Event]) -> None:
    """Discard cards face up."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
        events.append(Event("discarded", seat, {"card": CARDS[card]}))
    state.hands[seat] = tuple(hand)
    state.discards[seat] += cards


def draw(state: State, seat: int, count: int) -> Cards:
    """Move cards from the draw pile to the hand, as many as there are; returns them in drawn order."""
    drawn = state.draw_pile[:count]
    state.draw_pile = state.draw_pile[count:]
    state.hands[seat] = tuple(sorted(state.hands[seat] + drawn))
    return drawn
