"""Choosing an action: what a level does with a view."""

from collections.abc import Callable

from engine.actions import Action
from engine.legal import legal
from engine.names import SEAT_NUMBER
from engine.opponents.evaluation import Evaluation
from engine.opponents.replies import Reader, judge_by_replies
from engine.opponents.search import Effort, Line, best_lines, different, extend
from engine.opponents.weights import Weights
from engine.opponents.worlds import View, world
from engine.state import State

GLANCE = 6
"""Ideas that others try for each action of their answers."""
NEXT_TURN = (8, 5)
"""Ideas at each depth of the own next turn."""
NEXT_TURN_KEEP = 3
"""Lines that go on in the own next turn."""
TRUST = 0.7
"""The share of a line's value that comes from its answers."""

MOST_JUDGED = 3
"""With more steps than usual more lines are judged by their answers, at most so many times as many."""

Clock = Callable[[], float]


class Level:
    """How hard a level thinks.

    `steps` positions at most for one decision; `widths` ideas at each depth of a turn and `keep` lines that
    go on (0: one action at a time); the best `judged` lines are played on in so many `worlds`.
    """

    __slots__ = ("judged", "keep", "name", "steps", "widths", "worlds")

    def __init__(
        self, name: str, steps: int, widths: tuple[int, ...], keep: int, judged: int = 0, worlds: int = 0
    ) -> None:
        self.name = name
        self.steps = steps
        self.widths = widths
        self.keep = keep
        self.judged = judged
        self.worlds = worlds


LEVELS: dict[str, Level] = {
    "easy": Level("easy", 60, (50,), 0),
    "normal": Level("normal", 600, (60, 30), 16),
    "hard": Level("hard", 3000, (60, 30), 16, 8, 5),
}
"""The levels by name."""


class Choice:
    """What a computer player does: the action, what it is worth in points, the steps it took to find."""

    __slots__ = ("action", "lines", "steps", "value")

    def __init__(self, action: Action, value: float, steps: int, lines: list[Line]) -> None:
        self.action = action
        self.value = value
        self.steps = steps
        self.lines = lines


def choose(
    view: View,
    level: str,
    seed: bytes,
    *,
    steps: int | None = None,
    clock: Clock | None = None,
    deadline: float | None = None,
    weights: Weights | None = None,
) -> Choice:
    """The action of the seat that the view belongs to, which must owe the decision.

    Depends on view, level and seed (and `steps`, instead of the level's own) alone, unless `clock` passes
    `deadline` before the search is over: then it is the best action found so far. Raises ValueError for
    an unknown level or a view whose seat owes no decision.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    waiting = view["waiting"]
    if waiting is None or waiting["seat"] != view["viewer"]:
        raise ValueError("the viewer owes no decision")
    state = world(view, seed)
    effort = Effort(LEVELS[level].steps if steps is None else steps, _guard(clock, deadline))
    count = LEVELS[level].worlds * max(1, effort.steps // LEVELS[level].steps)
    worlds = [world(view, seed + number.to_bytes(2, "big")) for number in range(count)]
    return _search(state, SEAT_NUMBER[view["viewer"]], LEVELS[level], effort, weights or Weights(), worlds)


def _guard(clock: Clock | None, deadline: float | None) -> Callable[[], bool] | None:
    if clock is None or deadline is None:
        return None
    return lambda: clock() >= deadline


def _search(
    state: State, seat: int, level: Level, effort: Effort, weights: Weights, worlds: list[State]
) -> Choice:
    plans = legal(state)
    fallback = plans[-1].action()
    if len(plans) == 1 and not plans[0].cards:
        return Choice(fallback, 0.0, 0, [])
    evaluation = Evaluation(state.options, weights)
    if level.keep:
        lines = best_lines(state, seat, evaluation, level.widths, level.keep, effort)
    else:
        lines = extend(Line(state, (), 0.0, 0.0), seat, evaluation, level.widths[0], effort)
        lines.sort(key=lambda line: -line.value)
    if level.worlds and len(lines) > 1 and not effort.over:
        reader = Reader(seat, evaluation, effort, GLANCE, NEXT_TURN, NEXT_TURN_KEEP)
        judged = level.judged * min(MOST_JUDGED, max(1, effort.steps // level.steps))
        lines = judge_by_replies(different(lines)[:judged], worlds, reader, TRUST)
    if not lines:
        return Choice(fallback, 0.0, effort.taken, [])
    return Choice(lines[0].actions[0], lines[0].value, effort.taken, lines)
