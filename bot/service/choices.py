"""What one seat can choose, with the position behind it kept out of reach."""

from __future__ import annotations

from bot.service.models import Json, Quote, Refused
from engine import Action, Plan, State


class Choices:
    """The choices of one seat at one moment. Nothing here changes the game.

    `hypothetical` is True when it is not this seat's decision: then everything is as if a whole turn lay before
    it on the board as all see it.
    """

    def __init__(self, state: State, seat: int, revision: int, hypothetical: bool) -> None:
        ...

    seat: str
    revision: int
    decision: str | None
    hypothetical: bool
    view: Json

    def plans(self) -> tuple[Plan, ...]:
        """Every plan (engine.legal), in its fixed order."""
        raise NotImplementedError

    def sources(self, action: Action, resource: str) -> tuple[str, ...]:
        """The source ids open for the next `coal` or `iron` after those that the action names already."""
        raise NotImplementedError

    def refusal(self, action: Action) -> Refused | None:
        """Why the action is not possible, or None."""
        raise NotImplementedError

    def settle(self, action: Action) -> Action:
        """The same action with its sources spelt out."""
        raise NotImplementedError

    def notation(self, action: Action) -> str:
        """The action in the text notation."""
        raise NotImplementedError

    def parse(self, text: str) -> Action | Refused:
        """Read the text notation."""
        raise NotImplementedError

    def quote(self, action: Action) -> Quote | Refused:
        """What the action would cost and do."""
        raise NotImplementedError
