"""A table for tests: a position described as in a scenario, and a short way to play and look at it."""

from __future__ import annotations

from typing import Any

import engine
from engine import Event
from tests.reference import SEATS
from tests.scenario_position import position_of, slot_id


class Table:
    """A game in progress that a test plays on; seats and lines are those of the text notation."""

    def __init__(self, options: dict[str, Any] | None = None, **state: Any) -> None:
        """`state` is that of a scenario (docs/scenarios.md); `options` differ from the defaults."""
        self.state = engine.load(position_of({"options": options or {}, "state": state}))

    def play(self, seat: str, *lines: str) -> list[Event]:
        """Plays lines that must be accepted; returns what happened."""
        happened: list[Event] = []
        for line in lines:
            happened += engine.play(self.state, SEATS.index(seat), engine.parse(self.state, line))
        return happened

    def refused(self, seat: str, line: str) -> str:
        """Tries a line that must be refused and change nothing; returns the code of the reason."""
        before = engine.dump(self.state)
        try:
            engine.play(self.state, SEATS.index(seat), engine.parse(self.state, line))
        except engine.Refused as refused:
            assert engine.dump(self.state) == before, "a refused action changed something"
            return refused.reason.code
        raise AssertionError(f"accepted: {line}")

    def accepts(self, seat: str, line: str) -> bool:
        """Whether a line would be accepted; nothing changes."""
        action = engine.parse(self.state, line)
        return engine.refusal(self.state, SEATS.index(seat), action) is None

    def passes(self, seat: str, count: int = 2) -> list[Event]:
        """Passes with the first cards of the hand and ends the turn."""
        happened: list[Event] = []
        for _ in range(count):
            card = self.of(seat)["hand"][0].replace("_", " ")
            happened += self.play(seat, f"pass with {card}")
        return happened + self.play(seat, "end turn")

    def of(self, seat: str) -> Any:
        """Money, points and the rest of one seat, as in the position."""
        return self.position["seats"][seat]

    @property
    def position(self) -> dict[str, Any]:
        """The position JSON."""
        return engine.dump(self.state)

    def tile(self, slot: str) -> dict[str, Any] | None:
        """The tile in a slot."""
        return next((tile for tile in self.position["tiles"] if tile["slot"] == slot_id(slot)), None)

    def flipped(self, slot: str) -> bool:
        """Whether the tile in a slot is flipped."""
        tile = self.tile(slot)
        assert tile is not None, f"no tile in {slot}"
        return bool(tile["flipped"])

    @property
    def waiting(self) -> tuple[str, str] | None:
        """Who owes which decision."""
        waiting = self.state.waiting
        return (SEATS[waiting[0]], waiting[1]) if waiting else None


def facts_of(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The JSON of the events of one kind."""
    return [event.to_json() for event in events if event.kind == kind]
