"""Twins of a position: the same in everything that one viewer may know, different in all that is hidden."""

from __future__ import annotations

from random import Random

from engine import State


def twin(state: State, viewer: int | None, random: Random) -> State:
    """A copy whose hidden cards are dealt anew among themselves, with another distant pile and seed.

    Hidden from the viewer (R149): other hands, the draw pile, the cards under the Deck tile and those taken
    out, the order of the distant pile, the seed.
    """
    other = state.copy()
    seats = [seat for seat in range(state.options.players) if seat != viewer]
    cards = [*state.draw_pile, *state.under_tile, *state.taken_out]
    for seat in seats:
        cards += state.hands[seat]
    random.shuffle(cards)
    for seat in seats:
        other.hands[seat] = tuple(sorted(_cut(cards, len(state.hands[seat]))))
    other.draw_pile = _cut(cards, len(state.draw_pile))
    other.under_tile = _cut(cards, len(state.under_tile))
    other.taken_out = _cut(cards, len(state.taken_out))
    other.pile = tuple(random.sample(state.pile, len(state.pile)))
    other.seed = random.randbytes(32)
    return other


def _cut(cards: list[int], count: int) -> tuple[int, ...]:
    """The next so many cards."""
    taken = tuple(cards[:count])
    del cards[:count]
    return taken
