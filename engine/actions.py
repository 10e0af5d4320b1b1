"""The actions a seat can choose: one small type each, and their JSON (docs/engine.md).

Fields are the numbers of engine.names. Sources that are left out are chosen by `settle`. Two spellings
that mean the same (the two cards of a double-action build, the two industries of a develop) stay as given
here; `settle` puts them in ascending order.
"""

from collections.abc import Callable

from engine.names import (
    CARD_NUMBER,
    CARDS,
    DISTANT,
    INDUSTRIES,
    INDUSTRY_NUMBER,
    LINE_NUMBER,
    LINES,
    MARKET,
    SLOT_NUMBER_OF,
    SLOTS,
    buyer_id,
    source_id,
)
from engine.reasons import Reason, Refused

Numbers = tuple[int, ...]


class Action:
    """Base of all actions. `do` is the word that names the type in JSON; `cards` are the cards it
    discards.
    """

    __slots__ = ("cards",)
    do: str = ""

    def __init__(self, cards: Numbers = ()) -> None:
        self.cards = cards

    def facts(self) -> tuple[object, ...]:
        """Its fields in order."""
        return (self.cards,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.do == other.do and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash((self.do, self.facts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.facts()}"


class Build(Action):
    """Build the lowest tile of an industry in a slot, with one card, or with any two for both actions
    (R26).
    """

    __slots__ = ("coal", "industry", "iron", "slot")
    do = "build"

    def __init__(
        self, industry: int, slot: int, cards: Numbers, coal: Numbers = (), iron: Numbers = ()
    ) -> None:
        self.industry = industry
        self.slot = slot
        self.cards = cards
        self.coal = coal
        self.iron = iron

    def facts(self) -> tuple[object, ...]:
        return self.industry, self.slot, self.cards, self.coal, self.iron


class Link(Action):
    """Lay one link, or two rails in this order (R83, R84)."""

    __slots__ = ("coal", "lines")
    do = "link"

    def __init__(self, lines: Numbers, cards: Numbers, coal: Numbers = ()) -> None:
        self.lines = lines
        self.cards = cards
        self.coal = coal

    def facts(self) -> tuple[object, ...]:
        return self.lines, self.cards, self.coal


class Develop(Action):
    """Take the lowest tile of one or two industries off the mat (R90)."""

    __slots__ = ("industries", "iron")
    do = "develop"

    def __init__(self, industries: Numbers, cards: Numbers, iron: Numbers = ()) -> None:
        self.industries = industries
        self.cards = cards
        self.iron = iron

    def facts(self) -> tuple[object, ...]:
        return self.industries, self.cards, self.iron


class Sell(Action):
    """Sell one mill to a port or to the DISTANT market; `cards` is empty for a further mill of the same
    action.
    """

    __slots__ = ("mill", "to")
    do = "sell"

    def __init__(self, mill: int, to: int, cards: Numbers) -> None:
        self.mill = mill
        self.to = to
        self.cards = cards

    def facts(self) -> tuple[object, ...]:
        return self.mill, self.to, self.cards


class Stop(Action):
    """End the Sell action although more could be sold (R102)."""

    __slots__ = ()
    do = "stop"


class Loan(Action):
    """Take pounds for levels of income (R106)."""

    __slots__ = ("pounds",)
    do = "loan"

    def __init__(self, pounds: int, cards: Numbers) -> None:
        self.pounds = pounds
        self.cards = cards

    def facts(self) -> tuple[object, ...]:
        return self.pounds, self.cards


class Pass(Action):
    """Discard a card and do nothing (R22)."""

    __slots__ = ()
    do = "pass"


class EndTurn(Action):
    """Draw and hand over, after the last action of the turn."""

    __slots__ = ()
    do = "end turn"


class Remove(Action):
    """Give up a tile to pay a shortfall (R118)."""

    __slots__ = ("slot",)
    do = "remove"

    def __init__(self, slot: int) -> None:
        self.cards = ()
        self.slot = slot

    def facts(self) -> tuple[object, ...]:
        return (self.slot,)


def action_to_json(action: Action) -> dict[str, object]:
    """The action with ids for numbers."""
    found: dict[str, object] = {"do": action.do}
    if isinstance(action, Build):
        found["industry"] = INDUSTRIES[action.industry]
        found["slot"] = SLOTS[action.slot]
        found["cards"] = _card_ids(action.cards)
        found["coal"] = _source_ids(action.coal)
        found["iron"] = _source_ids(action.iron)
    elif isinstance(action, Link):
        found["lines"] = [LINES[line] for line in action.lines]
        found["cards"] = _card_ids(action.cards)
        found["coal"] = _source_ids(action.coal)
    elif isinstance(action, Develop):
        found["industries"] = [INDUSTRIES[industry] for industry in action.industries]
        found["cards"] = _card_ids(action.cards)
        found["iron"] = _source_ids(action.iron)
    else:
        _short_to_json(action, found)
    return found


def _short_to_json(action: Action, found: dict[str, object]) -> None:
    if isinstance(action, Sell):
        found["mill"] = SLOTS[action.mill]
        found["to"] = buyer_id(action.to)
        found["cards"] = _card_ids(action.cards)
    elif isinstance(action, Loan):
        found["pounds"] = action.pounds
        found["cards"] = _card_ids(action.cards)
    elif isinstance(action, Pass):
        found["cards"] = _card_ids(action.cards)
    elif isinstance(action, Remove):
        found["slot"] = SLOTS[action.slot]


def _card_ids(cards: Numbers) -> list[str]:
    return [CARDS[card] for card in cards]


def _source_ids(sources: Numbers) -> list[str]:
    return [source_id(source) for source in sources]


def action_from_json(given: object) -> Action:
    """The action that `action_to_json` wrote. Raises Refused (code `unreadable`, fact `field`) on
    anything else.
    """
    if not isinstance(given, dict):
        raise unreadable("action")
    do = given.get("do")
    reader = _READERS.get(do) if isinstance(do, str) else None
    if reader is None:
        raise unreadable("do")
    action = reader(given)
    unknown = [name for name in given if name not in action_to_json(action)]
    if unknown:
        raise unreadable(str(unknown[0]))
    return action


def unreadable(field: str) -> Refused:
    """The error for input that is not an action: which part of it could not be read."""
    return Refused(Reason("unreadable", {"field": field, "rule": "notation"}))


def _read_build(given: dict[str, object]) -> Action:
    return Build(
        _number(given, "industry", INDUSTRY_NUMBER),
        _number(given, "slot", SLOT_NUMBER_OF),
        _numbers(given, "cards", CARD_NUMBER, 1, 2),
        _sources(given, "coal"),
        _sources(given, "iron"),
    )


def _read_link(given: dict[str, object]) -> Action:
    lines = _numbers(given, "lines", LINE_NUMBER, 1, 2)
    return Link(lines, _numbers(given, "cards", CARD_NUMBER, 1, 1), _sources(given, "coal"))


def _read_develop(given: dict[str, object]) -> Action:
    industries = _numbers(given, "industries", INDUSTRY_NUMBER, 1, 2)
    return Develop(industries, _numbers(given, "cards", CARD_NUMBER, 1, 1), _sources(given, "iron"))


def _read_sell(given: dict[str, object]) -> Action:
    mill = _number(given, "mill", SLOT_NUMBER_OF)
    to = _number(given, "to", _BUYERS)
    return Sell(mill, to, _numbers(given, "cards", CARD_NUMBER, 0, 1))


def _read_loan(given: dict[str, object]) -> Action:
    pounds = given.get("pounds")
    if type(pounds) is not int:
        raise unreadable("pounds")
    return Loan(pounds, _numbers(given, "cards", CARD_NUMBER, 1, 1))


def _read_pass(given: dict[str, object]) -> Action:
    return Pass(_numbers(given, "cards", CARD_NUMBER, 1, 1))


def _read_remove(given: dict[str, object]) -> Action:
    return Remove(_number(given, "slot", SLOT_NUMBER_OF))


_READERS: dict[str, Callable[[dict[str, object]], Action]] = {
    "build": _read_build,
    "link": _read_link,
    "develop": _read_develop,
    "sell": _read_sell,
    "stop": lambda given: Stop(),
    "loan": _read_loan,
    "pass": _read_pass,
    "end turn": lambda given: EndTurn(),
    "remove": _read_remove,
}

_BUYERS: dict[str, int] = {**SLOT_NUMBER_OF, "distant": DISTANT}
_SOURCES: dict[str, int] = {**SLOT_NUMBER_OF, "market": MARKET}
_MOST_SOURCES = 2


def _number(given: dict[str, object], field: str, known: dict[str, int]) -> int:
    value = given.get(field)
    if not isinstance(value, str) or value not in known:
        raise unreadable(field)
    return known[value]


def _numbers(given: dict[str, object], field: str, known: dict[str, int], least: int, most: int) -> Numbers:
    values = given.get(field, [])
    if not isinstance(values, list) or not least <= len(values) <= most:
        raise unreadable(field)
    if not all(isinstance(value, str) and value in known for value in values):
        raise unreadable(field)
    return tuple(known[value] for value in values)


def _sources(given: dict[str, object], field: str) -> Numbers:
    return _numbers(given, field, _SOURCES, 0, _MOST_SOURCES)
