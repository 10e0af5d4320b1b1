"""Between a command's options and the choices of the game: autocompletion, and what was meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Self

from bot.chat.choosing import everything
from bot.chat.choosing.offers import SUPPLY_SEPARATOR, Given, Offers, meant, offers_of
from bot.chat.choosing.picking import pick
from bot.chat.choosing.search import Entry, exactly
from bot.chat.request import Request
from bot.service import Game

from .declare import Complete

Find = Callable[[Offers, Given], list[Entry]]


class Choosing:
    """One person's choices in one game, while a command is read."""

    def __init__(self, game: Game, offers: Offers) -> None:
        self.game = game
        self.offers = offers
        self.lang = offers.lang

    @classmethod
    async def of(cls, request: Request, game: str | None) -> Self:
        """For the game that is meant; raises Declined for people who have no seat in it."""
        table = await request.game(game)
        return cls(table, offers_of(await request.choices(table), request.lang))

    def industry(self, typed: str, offered: Sequence[Entry]) -> str:
        """The industry that is meant; Declined where it is unclear."""
        return pick(self.lang, typed, offered, everything.industries(self.lang))

    def slot(self, typed: str, offered: Sequence[Entry]) -> str:
        """The slot that is meant; Declined where it is unclear."""
        return pick(self.lang, typed, offered, everything.slots(self.lang))

    def line(self, typed: str, offered: Sequence[Entry]) -> str:
        """The line that is meant; Declined where it is unclear."""
        return pick(self.lang, typed, offered, everything.lines(self.lang))

    def cards(self, first: str, second: str | None = None) -> list[str]:
        """The cards that are meant, those of the hand before others; Declined where one is unclear."""
        hand = [self.offers.card(each) for each in self.offers.hand]
        known = everything.cards(self.lang)
        typed = [first, second] if second and second.strip() else [first]
        return [pick(self.lang, each, hand, known) for each in typed]

    def supply(self, typed: str | None, offered: Sequence[Entry]) -> list[str]:
        """The sources that are meant, one a cube; none where the rules or the default may choose."""
        parts = [each for each in re.split(r"[,+]", typed or "") if each.strip()]
        known = everything.sources(self.lang)
        named = [exactly(each, known) for each in parts]
        if not all(named) and (whole := meant(typed, offered)):
            return whole.split(SUPPLY_SEPARATOR)
        return [pick(self.lang, each, known) for each in parts]


def completes(find: Find) -> Complete:
    """The autocompletion that offers what `find` finds among the person's choices."""

    async def complete(request: Request) -> Iterable[Entry]:
        choosing = await Choosing.of(request, request.chosen("game"))
        return find(choosing.offers, request.chosen)

    return complete


def completes_supply(find: Callable[[Offers, Given, str], list[Entry]], resource: str) -> Complete:
    """The autocompletion of the sources of coal or iron."""
    return completes(lambda offers, given: find(offers, given, resource))
