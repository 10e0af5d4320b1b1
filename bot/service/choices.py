"""What one seat can choose, with the position behind it kept out of reach."""

from __future__ import annotations

from collections import OrderedDict
from itertools import takewhile

import engine
from bot.service.models import Json, Quote, Refused
from bot.service.positions import unpack
from bot.service.sight import plays_now, view_of
from bot.store import GameRow
from engine import SEATS, Action, EndTurn, Plan, State


class Choices:
    """The choices of one seat at one moment. Nothing here changes the game.

    `seat` is its id, `revision` the game's as this seat sees it, `decision` the one that it owes, and
    `view` what it sees. `hypothetical` is True when it is not this seat's decision: then everything is as if
    a whole turn lay before it on the board as all see it.
    """

    def __init__(self, state: State, seat: int, revision: int, *, hypothetical: bool) -> None:
        waiting = state.waiting
        self.seat = SEATS[seat]
        self.revision = revision
        self.hypothetical = hypothetical
        self.decision = waiting[1] if waiting else None
        self.view: Json = view_of(state, seat)
        self._state = state
        self._seat = seat
        self._plans: tuple[Plan, ...] | None = None

    def plans(self) -> tuple[Plan, ...]:
        """Every plan (engine.legal), in its fixed order; computed once."""
        if self._plans is None:
            self._plans = tuple(engine.legal(self._state))
        return self._plans

    def sources(self, action: Action, resource: str) -> tuple[str, ...]:
        """The source ids open for the next `coal` or `iron` after those that the action names already."""
        return tuple(engine.sources(self._state, self._seat, action, resource))

    def refusal(self, action: Action) -> Refused | None:
        """Why the action is not possible, or None."""
        reason = engine.refusal(self._state, self._seat, action)
        return None if reason is None else Refused(reason.code, dict(reason.facts))

    def obstacles(self, kind: str) -> tuple[tuple[Json, Refused], ...]:
        """What is not possible of one kind of action (engine.obstacles): its ids, and why."""
        return tuple(
            (dict(each.object), Refused(each.reason.code, dict(each.reason.facts)))
            for each in engine.obstacles(self._state, kind)
        )

    def settle(self, action: Action) -> Action:
        """The same possible action with its sources spelt out."""
        return engine.settle(self._state, action)

    def notation(self, action: Action) -> str:
        """The action in the text notation."""
        return engine.notation(self._state, action)

    def parse(self, text: str) -> Action | Refused:
        """Read the text notation."""
        try:
            return engine.parse(self._state, text)
        except engine.Refused as refusal:
            return Refused(refusal.reason.code, dict(refusal.reason.facts))

    def quote(self, action: Action) -> Quote | Refused:
        """What the action would cost and do. Ending a turn turns cards over, so it has no quote."""
        if isinstance(action, EndTurn):
            return Refused("nothing_to_quote")
        refused = self.refusal(action)
        if refused is not None:
            return refused
        settled = self.settle(action)
        state = self._state.copy()
        events = engine.play(state, self._seat, settled)
        known = list(takewhile(lambda event: not event.reveals, events))
        return Quote(
            notation=self.notation(settled),
            pounds=state.spent[self._seat] - self._state.spent[self._seat],
            events=tuple(dict(event.to_json()) for event in known),
            uncertain=len(known) < len(events),
        )


class KeptChoices:
    """The choices made last, for as long as nothing changes in their game: one keystroke follows another."""

    def __init__(self, most: int = 128) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[int, int], Choices] = OrderedDict()

    def of(self, row: GameRow, seat: int) -> Choices:
        """The choices of a seat; see `choices_of`."""
        revision = row.revision if plays_now(row, seat) else row.turn_revision
        key = (row.id, seat)
        found = self._kept.pop(key, None)
        if found is None or found.revision != revision:
            found = choices_of(row, seat)
        self._kept[key] = found
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found


def choices_of(row: GameRow, seat: int) -> Choices:
    """The choices of a seat in a running game: the real ones if the decision is its own."""
    if plays_now(row, seat):
        return Choices(unpack(row.position), seat, row.revision, hypothetical=False)
    return _imagined(unpack(row.turn_position), seat, row.turn_revision)


def choices_for_quote(row: GameRow, seat: int) -> Choices:
    """What an action is priced against: a whole turn, unless the seat is in the middle of one."""
    if plays_now(row, seat) and row.decision in ("turn", "sell"):
        return choices_of(row, seat)
    own = plays_now(row, seat)
    revision = row.revision if own else row.turn_revision
    return _imagined(unpack(row.position if own else row.turn_position), seat, revision)


def _imagined(state: State, seat: int, revision: int) -> Choices:
    return Choices(engine.hypothetical(state, seat), seat, revision, hypothetical=True)
