"""The ids of the game and their numbers.

Everywhere outside the engine a place, slot, line, industry, card, seat or era is a string; inside it is
its number, the position in the tables below. The numbers are the same for every game and option, for
ever: stored games and the shuffles (docs/chance.md) rest on them.
"""

from data.facts import facts

_FACTS = facts()

RULES_VERSION: int = 1
"""The version of the rules that a game stores when it begins; it is replayed with the rules it began with."""

PLACES: tuple[str, ...] = tuple(place.id for place in _FACTS.board.places)
"""Place ids; those with slots come first."""
TOWNS: int = sum(1 for place in _FACTS.board.places if place.slots)
"""How many places have slots; their numbers are 0 to TOWNS - 1, and so are their cards'."""
SLOTS: tuple[str, ...] = tuple(
    f"{place.id}_{number}" for place in _FACTS.board.places for number in range(1, len(place.slots) + 1)
)
"""Slot ids: the place and the slot's number in it, counted from 1."""
SLOT_PLACE: tuple[int, ...] = tuple(
    place for place, facts_of in enumerate(_FACTS.board.places) for _ in facts_of.slots
)
"""The place of each slot."""
SLOT_NUMBER: tuple[int, ...] = tuple(
    number for place in _FACTS.board.places for number in range(1, len(place.slots) + 1)
)
"""The number of each slot in its place, from 1."""
LINES: tuple[str, ...] = tuple(line.id for line in _FACTS.board.lines)
"""Line ids: two place ids in alphabetical order, joined by a hyphen."""
LINE_ENDS: tuple[tuple[int, int], ...] = tuple(
    (PLACES.index(line.between[0]), PLACES.index(line.between[1])) for line in _FACTS.board.lines
)
"""The two places of each line."""
INDUSTRIES: tuple[str, ...] = tuple(_FACTS.industries.tiles)
"""Industry ids."""
CARDS: tuple[str, ...] = PLACES[:TOWNS] + INDUSTRIES
"""Card ids: the location cards, then the industry cards."""
SEATS: tuple[str, ...] = _FACTS.setups.seats
"""Seat ids."""
ERAS: tuple[str, ...] = ("canal", "rail")
"""Era ids."""
DECISIONS: tuple[str, ...] = ("turn", "sell", "end turn", "shortfall")
"""The decisions that a seat can owe."""

COTTON_MILL, COAL_MINE, IRON_WORKS, PORT, SHIPYARD = range(5)
CANAL, RAIL = range(2)
TURN, SELL, END_TURN, SHORTFALL, FINISHED = range(5)

MARKET: int = -1
"""A source: the coal or iron market instead of a slot."""
DISTANT: int = -1
"""Where a mill sells to: the distant market instead of a port's slot."""
NONE: int = -1
"""No tile in a slot, no owner, no level left."""

PLACE_NUMBER: dict[str, int] = {name: number for number, name in enumerate(PLACES)}
SLOT_NUMBER_OF: dict[str, int] = {name: number for number, name in enumerate(SLOTS)}
LINE_NUMBER: dict[str, int] = {name: number for number, name in enumerate(LINES)}
INDUSTRY_NUMBER: dict[str, int] = {name: number for number, name in enumerate(INDUSTRIES)}
CARD_NUMBER: dict[str, int] = {name: number for number, name in enumerate(CARDS)}
SEAT_NUMBER: dict[str, int] = {name: number for number, name in enumerate(SEATS)}


def industry_card(industry: int) -> int:
    """The card of an industry."""
    return TOWNS + industry


def source_id(source: int) -> str:
    """The id of a coal or iron source: a slot id or `market`."""
    return "market" if source == MARKET else SLOTS[source]


def buyer_id(buyer: int) -> str:
    """The id of what a mill sells to: a port's slot id or `distant`."""
    return "distant" if buyer == DISTANT else SLOTS[buyer]


def bits(mask: int) -> list[int]:
    """The numbers in a bit mask, lowest first."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found


def mask_of(numbers: list[int]) -> int:
    """The bit mask of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
