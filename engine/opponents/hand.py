"""What cards are worth: the tiles that they still open."""

from engine.names import CANAL, TOWNS
from engine.opponents.outlook import Outlook
from engine.state import INDUSTRY_COUNT, State

FAR = 0.4
"""What an industry card is worth whose slots are all outside the network."""


def hand_worth(state: State, outlook: Outlook, seat: int, actions: int) -> float:
    """Points that the hand brings in the actions left of this era: the best cards count most, and only so
    many as will be built with.
    """
    hand = state.hands[seat]
    if not hand or not actions:
        return 0.0
    weights = outlook.weights
    prices = card_prices(state, outlook, seat, hand)
    prices.sort(reverse=True)
    builds = weights.card_builds * actions
    total = 0.0
    for price in prices:
        if builds <= 0.0:
            break
        total += price * min(1.0, builds)
        builds -= 1.0
    return total


def card_prices(state: State, outlook: Outlook, seat: int, hand: tuple[int, ...]) -> list[float]:
    """What keeping each card of a sorted hand is worth, in points: by the best tile that it still allows."""
    board = state.board
    weights = outlook.weights
    free, near = _open_slots(state, seat)
    choice = _tiles_to_come(state, outlook, seat)
    prices = []
    earlier = -1
    for card in hand:
        price = 0.0
        if card < TOWNS:
            slots = free & board.slots_at[card]
            for worth, industry in choice:
                if slots & board.slots_for[industry]:
                    price = weights.card_place * worth
                    break
        else:
            for worth, industry in choice:
                if industry == card - TOWNS and free & board.slots_for[industry]:
                    close = near & board.slots_for[industry]
                    price = weights.card_industry * (worth if close else FAR * worth)
        prices.append(price * weights.card_again if card == earlier else price)
        earlier = card
    return prices


def _open_slots(state: State, seat: int) -> tuple[int, int]:
    """The masks of free slots that the seat may use, anywhere and in its network (R25, R28, R38)."""
    board = state.board
    taken = 0
    for own in state.owned:
        taken |= own
    free = board.slots & ~taken
    near = 0
    places = state.network[seat]
    if not places:
        return free, free
    own = state.owned[seat]
    canal = state.era == CANAL
    while places:
        bit = places & -places
        places ^= bit
        slots = board.slots_at[bit.bit_length() - 1]
        if canal and slots & own:
            free &= ~slots
        near |= slots
    return free, near & free


def _tiles_to_come(state: State, outlook: Outlook, seat: int) -> list[tuple[float, int]]:
    """The worth of the lowest tile of each industry that may be built now, best first."""
    found = []
    for industry in range(INDUSTRY_COUNT):
        number = state.lowest(seat, industry)
        if number >= 0 and state.board.tiles[number].eras >> outlook.era & 1:
            found.append((outlook.worth[number], industry))
    found.sort(reverse=True)
    return found
