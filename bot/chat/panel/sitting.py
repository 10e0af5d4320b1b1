"""One person at one table at one moment: what they see, what they can choose, what it would cost."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Self

import discord

from bot.chat import buttons, learning, limits
from bot.chat.buttons import Press, Touch
from bot.chat.choosing.offers import Offers, offers_of
from bot.chat.drawing import Drawing, seat_names
from bot.chat.request import Request
from bot.service import Game, Json, Look, Quote, Refused
from bot.text import names, prices
from bot.text.learning import GUIDED_TURNS
from data.texts import Value, text
from engine import Action, Plan

from .draft import Draft

PANEL: Final = "panel"
"""The kind of press that changes the panel it sits in."""
GO: Final = "go/"
"""The verb of a press that carries a draft."""
TRIES: Final = 3
OVER: Final = ("finished", "cancelled")

Style = discord.ButtonStyle


@dataclass
class Sitting:
    """`offers` is None for those who can choose nothing: onlookers, and everybody when the game is over.

    `pictures` says whether the person wants them in the panel, `turns` how many turns were explained to them.
    """

    request: Request
    game: Game
    look: Look
    offers: Offers | None
    pictures: bool = True
    turns: int = GUIDED_TURNS
    _quotes: dict[Action, Quote | None] = field(default_factory=dict)

    @classmethod
    async def of(cls, request: Request, game_id: int) -> Self:
        """The table as it stands for this person. Raises Declined where there is nothing to see."""
        game = await request.game(str(game_id))
        pictures = await request.tables.preference("person", request.person.id, "pictures") != "no"
        turns = await learning.turns_explained(request.tables, request.person.id)
        for _ in range(TRIES):
            look = await request.look(game)
            if look.seat is None or look.game.status in OVER:
                break
            choices = await request.choices(game)
            if choices.revision == look.game.revision:
                return cls(request, look.game, look, offers_of(choices, request.lang), pictures, turns)
        return cls(request, look.game, look, None, pictures, turns)

    @property
    def lang(self) -> str:
        return self.request.lang

    @property
    def view(self) -> Json:
        return self.look.view

    @property
    def seat(self) -> str:
        """The person's own seat; empty for onlookers."""
        return self.look.seat or ""

    @property
    def planning(self) -> bool:
        """Whether it is not this person's decision, so that nothing can be played, only asked."""
        return self.offers is None or self.offers.choices.hypothetical

    @property
    def decision(self) -> str | None:
        """What this person must decide now: `turn`, `sell`, `end turn`, `shortfall`, or nothing."""
        return None if self.planning or self.offers is None else self.offers.choices.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended, with a result or without one."""
        return self.game.status in OVER

    async def is_current(self) -> bool:
        """Whether nothing has changed for this person since."""
        return await self.request.tables.game(self.game.id, self.request.person.id) == self.game

    @property
    def stood_in_for(self) -> bool:
        """Whether a computer decides in place of this person."""
        seats = self.game.seats if self.game.status == "running" else ()
        return any(each.seat == self.seat and each.computer for each in seats)

    @property
    def actions_left(self) -> int:
        """Actions that this person still has, or would have."""
        return int(self.view["actions_left"])

    @property
    def own(self) -> Json:
        """What the view says of the person's own seat."""
        return next(dict(each) for each in self.view["players"] if each["seat"] == self.seat)

    @property
    def people(self) -> dict[str, str]:
        return seat_names(self.game, self.lang)

    @property
    def drawing(self) -> Drawing:
        return Drawing(self.request.client.pictures, self.game, self.lang)

    def words(self, message_id: str, /, **arguments: Value) -> str:
        """A text in the person's language."""
        return text(self.lang, message_id, **arguments)

    # What can be chosen

    def plans(self, draft: Draft) -> list[Plan]:
        """The plans that a draft can still become, in the engine's order."""
        return [plan for plan, _ in self.offers.plans if draft.fits(plan)] if self.offers else []

    def can(self, do: str) -> bool:
        """Whether any action of this kind is possible."""
        return self.offers is not None and bool(self.offers.of(do))

    def quote(self, action: Action) -> Quote | None:
        """What an action would cost and do; None where it is not possible."""
        if action not in self._quotes:
            found = self.offers.choices.quote(action) if self.offers else None
            self._quotes[action] = None if isinstance(found, Refused) else found
        return self._quotes[action]

    def price(self, quote: Quote) -> str:
        """The price in a choice's label."""
        return prices.price(quote.events, self.lang)

    # What can be pressed

    def press(self, choice: str) -> Press:
        """A press on this panel as it stands now."""
        return Press(PANEL, self.game.id, self.game.revision, self.seat, choice)

    def button(self, choice: str, label: str, style: Style = Style.secondary) -> Touch:
        """A button with a label of the catalogue's, or of its own."""
        return buttons.button(self.press(choice), label, style)

    def go(self, draft: Draft, label: str, style: Style = Style.secondary) -> Touch:
        """A button that chooses a draft."""
        return self.button(GO + draft.code(), label, style)

    def option(self, draft: Draft, label: str, detail: str = "") -> discord.SelectOption:
        """An entry of a menu that chooses a draft."""
        return limits.option(GO + draft.code(), names.capital(self.lang, label), detail)
