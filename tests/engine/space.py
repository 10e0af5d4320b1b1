"""Every well-formed action there is, as the engine's own values: legal or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from engine import Action, Build, Develop, EndTurn, Link, Loan, Pass, Remove, Sell, Stop
from engine.names import CARDS, DISTANT, INDUSTRIES, LINES, SLOTS

ALL_CARDS = tuple((card,) for card in range(len(CARDS)))
ALL_PAIRS = tuple(combinations_with_replacement(range(len(CARDS)), 2))
ALL_SLOTS = range(len(SLOTS))
ALL_INDUSTRIES = range(len(INDUSTRIES))
ALL_LINES = range(len(LINES))
BUYERS = (DISTANT, *ALL_SLOTS)
POUNDS = (0, 5, 10, 15, 20, 30, 40)
Cards = Sequence[tuple[int, ...]]


def builds(cards: Cards) -> Iterator[Action]:
    """Every industry in every slot with each of these choices of cards."""
    for industry in ALL_INDUSTRIES:
        for slot in ALL_SLOTS:
            for chosen in cards:
                yield Build(industry, slot, chosen)


def links(cards: Cards) -> Iterator[Action]:
    """Every line, and every two lines in both orders, a line twice included."""
    for chosen in cards:
        for one in ALL_LINES:
            yield Link((one,), chosen)
            for other in ALL_LINES:
                yield Link((one, other), chosen)


def developments(cards: Cards) -> Iterator[Action]:
    """Every industry and every two in both orders."""
    for chosen in cards:
        for one in ALL_INDUSTRIES:
            yield Develop((one,), chosen)
            for other in ALL_INDUSTRIES:
                yield Develop((one, other), chosen)


def short_actions(cards: Cards) -> Iterator[Action]:
    """Sales with and without a card, loans, passes, and what needs no card."""
    for mill in ALL_SLOTS:
        for buyer in BUYERS:
            for chosen in (*cards, ()):
                yield Sell(mill, buyer, chosen)
    for chosen in cards:
        yield Pass(chosen)
        for pounds in POUNDS:
            yield Loan(pounds, chosen)
    yield Stop()
    yield EndTurn()
    for slot in ALL_SLOTS:
        yield Remove(slot)


def everything(cards: Cards, pairs: Cards) -> Iterator[Action]:
    """The whole space with these single cards and these pairs."""
    yield from builds((*cards, *pairs))
    yield from links(cards)
    yield from developments(cards)
    yield from short_actions(cards)
