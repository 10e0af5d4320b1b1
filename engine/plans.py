"""Plans: the legal list in factors. A plan is what is done and where; cards and sources are chosen
afterwards.
"""

from collections.abc import Iterator

from engine.actions import (
    Action,
    Build,
    Develop,
    EndTurn,
    Link,
    Loan,
    Pass,
    Remove,
    Sell,
    Stop,
    action_to_json,
)
from engine.cards import Cards, pairs
from engine.names import CARDS

Numbers = tuple[int, ...]


class Plan:
    """One thing a seat may do, with the cards that allow it.

    `do` is the action's word. `what` holds the numbers of its object: (industry, slot) of a build, the
    lines of a link in order, the industries of a develop in ascending order, (mill, buyer) of a sale,
    (pounds,) of a loan, (slot,) of a removal, nothing otherwise. `cards` are the different cards that
    allow it, ascending; of a double-action build (`double`) it is the whole hand, of which any two will
    do. It is empty where no card is needed.
    """

    __slots__ = ("cards", "do", "double", "what")

    def __init__(self, do: str, what: Numbers, cards: Cards, double: bool = False) -> None:
        self.do = do
        self.what = what
        self.cards = cards
        self.double = double

    def card_choices(self) -> list[Cards]:
        """Every different choice of cards: pairs for a double-action build, () where no card is needed."""
        if self.double:
            return pairs(self.cards)
        return [(card,) for card in self.cards] if self.cards else [()]

    def cheapest(self) -> Cards:
        """The cards when nobody chooses: the lowest numbers, which is location cards before industry
        cards.
        """
        return self.cards[:2] if self.double else self.cards[:1]

    def action(self, cards: Cards | None = None, coal: Numbers = (), iron: Numbers = ()) -> Action:
        """The action with these cards (the cheapest if None) and sources (the defaults where they end)."""
        played = self.cheapest() if cards is None else cards
        what = self.what
        if self.do == "build":
            return Build(what[0], what[1], played, coal, iron)
        if self.do == "link":
            return Link(what, played, coal)
        if self.do == "develop":
            return Develop(what, played, iron)
        return self._short_action(played)

    def _short_action(self, cards: Cards) -> Action:
        """The actions without sources."""
        if self.do == "sell":
            return Sell(self.what[0], self.what[1], cards)
        if self.do == "loan":
            return Loan(self.what[0], cards)
        if self.do == "remove":
            return Remove(self.what[0])
        if self.do == "pass":
            return Pass(cards)
        return Stop() if self.do == "stop" else EndTurn()

    def actions(self) -> Iterator[Action]:
        """The action with each choice of cards and default sources."""
        for cards in self.card_choices():
            yield self.action(cards)

    def to_json(self) -> dict[str, object]:
        """The plan with ids: as its action, but `cards` are all that allow it and `double` is added."""
        found = action_to_json(self.action())
        found["cards"] = [CARDS[card] for card in self.cards]
        found["double"] = self.double
        return found

    def __repr__(self) -> str:
        return f"Plan({self.to_json()})"
