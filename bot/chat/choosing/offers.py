"""What can be chosen next, with names and prices: for autocompletion, questions, every list of choices.

All of it comes from the plans of the person's own view, so nothing here can tell what others hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Final
from weakref import WeakKeyDictionary

from bot.service import Choices, Json, Refused
from bot.text import mats, names, prices
from engine import Action, Plan, action_from_json, action_to_json
from engine.names import CARD_NUMBER, CARDS

from .search import Entry, resolve

MOST_SUPPLIES: Final = 25
STOP: Final = "stop"
RESOURCES: Final = ("coal", "iron")
SUPPLY_SEPARATOR: Final = ","

Given = Callable[[str], str | None]
"""Gives an option of a command as it was typed or chosen so far, by its parameter's name."""

Found = list[tuple[Plan, Json]]
"""Plans with their JSON (`Plan.to_json`)."""


class Offers:
    """The choices of one seat in one language. Prices are worked out once each."""

    def __init__(self, choices: Choices, lang: str) -> None:
        self.choices = choices
        self.lang = lang
        self.plans: Found = [(plan, dict(plan.to_json())) for plan in choices.plans()]
        self.hand: list[str] = sorted(set(choices.view["hand"] or ()), key=CARDS.index)
        self._prices: dict[Action, str] = {}

    def of(self, do: str) -> Found:
        """The plans of one kind of action, with their JSON."""
        return [(plan, found) for plan, found in self.plans if found["do"] == do]

    @property
    def builders(self) -> list[str]:
        """The cards of which each alone allows to build something now."""
        alone = (offer["cards"] for plan, offer in self.of("build") if not plan.double)
        return sorted({card for cards in alone for card in cards})

    def price(self, action: Action) -> str:
        """What an action costs and where its cubes come from, short; or why it is not possible."""
        if action not in self._prices:
            quote = self.choices.quote(action)
            self._prices[action] = "" if isinstance(quote, Refused) else prices.price(quote.events, self.lang)
        return self._prices[action]

    def card(self, card: str, detail: str = "") -> Entry:
        """A card of the hand as a choice."""
        return Entry(card, names.card(self.lang, card), detail)

    def tile(self, slot: str) -> Json | None:
        """The tile that stands in a slot."""
        return next((each for each in self.choices.view["tiles"] if each["slot"] == slot), None)

    def supplies(self, action: Action, resource: str) -> list[Entry]:
        """The different ways to supply an action with coal or iron; empty where there is no choice."""
        ways = list(islice(self._ways(dict(action_to_json(action)), resource), MOST_SUPPLIES))
        if len(ways) < 2:
            return []
        return [self._supply(action, resource, way) for way in ways]

    def _ways(self, given: Json, resource: str) -> Iterator[tuple[str, ...]]:
        named = tuple(given[resource])
        following = self.choices.sources(action_from_json(given), resource)
        if not following:
            yield named
            return
        for source in following:
            yield from self._ways({**given, resource: [*named, source]}, resource)

    def _supply(self, action: Action, resource: str, way: Sequence[str]) -> Entry:
        supplied = action_from_json({**action_to_json(action), resource: list(way)})
        name = " + ".join(names.source(self.lang, each) for each in way)
        return Entry(SUPPLY_SEPARATOR.join(way), name, self.price(supplied))

    def industry(self, industry: str, number: int = 0) -> Entry:
        """An industry with the level that would be built or developed, after `number` others of it."""
        player = next(each for each in self.choices.view["players"] if each["seat"] == self.choices.seat)
        levels = mats.next_levels(player["mat"], industry)[number:]
        level = names.level(levels[0]) if levels and levels[0] else ""
        return Entry(industry, names.industry(self.lang, industry), level)


_KEPT: WeakKeyDictionary[Choices, dict[str, Offers]] = WeakKeyDictionary()


def offers_of(choices: Choices, lang: str) -> Offers:
    """The offers of some choices, worked out once for as long as the choices are kept."""
    kept = _KEPT.setdefault(choices, {})
    if lang not in kept:
        kept[lang] = Offers(choices, lang)
    return kept[lang]


def meant(given: str | None, entries: Sequence[Entry]) -> str | None:
    """The value that an option stands for so far; None where it is empty or not yet clear."""
    found = resolve(given, entries) if given else None
    return found.value if found else None


def nothing_given(option: str) -> None:
    """No option has been given yet."""


def unique(entries: Iterable[Entry]) -> list[Entry]:
    """Each value once, in order of first appearance."""
    found: dict[str, Entry] = {}
    for entry in entries:
        found.setdefault(entry.value, entry)
    return list(found.values())


def numbers(*cards: str | None) -> tuple[int, ...]:
    """Card ids as the engine's plans take them."""
    return tuple(CARD_NUMBER[card] for card in cards if card is not None)
