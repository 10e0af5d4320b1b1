"""Choosing an action: what a level does with a view."""

from collections.abc import Callable

from engine.actions import Action
from engine.legal import legal
from engine.opponents.evaluation import Evaluation
from engine.opponents.levels import LEVELS, Foresight, Level
from engine.opponents.replies import Reader, judge_by_replies
from engine.opponents.search import Effort, Line, best_lines, different, extend
from engine.opponents.weights import Weights
from engine.opponents.worlds import View, world
from engine.state import State

MOST_JUDGED = 3
"""With more steps than usual more turns are judged by their answers, at most so many times as many."""

Clock = Callable[[], float]


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
    effort = Effort(LEVELS[level].steps if steps is None else steps, _guard(clock, deadline))
    return Thought(view, seed, effort, weights or Weights()).choice(LEVELS[level])


def _guard(clock: Clock | None, deadline: float | None) -> Callable[[], bool] | None:
    if clock is None or deadline is None:
        return None
    return lambda: clock() >= deadline


class Thought:
    """One search: the position that is thought about, and what it may cost."""

    __slots__ = ("effort", "evaluation", "seat", "seed", "state", "view")

    def __init__(self, view: View, seed: bytes, effort: Effort, weights: Weights) -> None:
        self.view = view
        self.seed = seed
        self.effort = effort
        self.state: State = world(view, seed)
        self.seat: int = self.state.seat
        self.evaluation: Evaluation = Evaluation(self.state.options, weights)

    def choice(self, level: Level) -> Choice:
        """The best action that the level finds; the last legal plan, a pass, if it finds none in time."""
        plans = legal(self.state)
        lines = [] if len(plans) == 1 and not plans[0].cards else self._lines(level)
        if not lines:
            return Choice(plans[-1].action(), 0.0, self.effort.taken, [])
        return Choice(lines[0].actions[0], lines[0].value, self.effort.taken, lines)

    def _lines(self, level: Level) -> list[Line]:
        """Turns, or single actions, best first."""
        start = Line(self.state, (), 0.0, 0.0)
        if not level.beam.keep:
            lines = extend(start, self.seat, self.evaluation, level.beam, self.effort)
            return sorted(lines, key=lambda line: -line.value)
        lines = best_lines(self.state, self.seat, self.evaluation, level.beam, self.effort)
        lines = different(lines)
        if level.foresight is None or len(lines) < 2 or self.effort.over:
            return lines
        return self._judged(lines, level.foresight, max(1, self.effort.steps // level.steps))

    def _judged(self, lines: list[Line], foresight: Foresight, more: int) -> list[Line]:
        """The best of the lines judged by the answers to them, in `more` times as many worlds as usual."""
        seeds = [self.seed + number.to_bytes(2, "big") for number in range(foresight.worlds * more)]
        worlds = [world(self.view, seed) for seed in seeds]
        reader = Reader(self.seat, self.evaluation, self.effort, foresight)
        judged = foresight.judged * min(MOST_JUDGED, more)
        return judge_by_replies(lines[:judged], worlds, reader) + lines[judged:]
