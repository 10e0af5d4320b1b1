"""Search: whole turns of one seat, the most promising lines first, each judged by the evaluation."""

from collections.abc import Callable

from engine.actions import Action, Sell
from engine.names import DISTANT, END_TURN, FINISHED
from engine.opponents.evaluation import Evaluation
from engine.opponents.ideas import ideas
from engine.opponents.levels import Beam
from engine.play import play
from engine.state import State

Guard = Callable[[], bool]
"""Whether the time is over."""


class Effort:
    """How much may be searched: `steps` positions in all, and a guard that ends it before."""

    __slots__ = ("guard", "over", "steps", "taken")

    def __init__(self, steps: int, guard: Guard | None = None) -> None:
        self.steps = steps
        self.guard = guard
        self.taken = 0
        self.over = False

    def step(self) -> bool:
        """Count one position; returns whether it may still be looked at."""
        if self.over or self.taken >= self.steps or (self.guard is not None and self.guard()):
            self.over = True
            return False
        self.taken += 1
        return True


class Line:
    """Some actions of a turn played in thought.

    `value` is what the position after them is worth; `chance` is what a distant sale of them is worth on
    average more than with the tile that was turned over in thought.
    """

    __slots__ = ("actions", "chance", "state", "value")

    def __init__(self, state: State, actions: tuple[Action, ...], value: float, chance: float) -> None:
        self.state = state
        self.actions = actions
        self.value = value
        self.chance = chance

    @property
    def rank(self) -> float:
        """What lines are ordered by."""
        return self.value


def whole(state: State, seat: int) -> bool:
    """Whether the seat's turn is played: only drawing and handing over are left."""
    return state.decision in (END_TURN, FINISHED) or state.seat != seat


def extend(line: Line, seat: int, evaluation: Evaluation, beam: Beam, effort: Effort) -> list[Line]:
    """The line with each of its next ideas."""
    found = []
    width = beam.width(len(line.actions))
    for action in ideas(line.state, evaluation.outlook(line.state), width, beam.of_each_kind):
        if not effort.step():
            break
        found.append(follow(line, seat, action, evaluation))
    return found


def follow(line: Line, seat: int, action: Action, evaluation: Evaluation) -> Line:
    """The line with one action more."""
    if isinstance(action, Sell) and action.to == DISTANT:
        return _follow_distant(line, seat, action, evaluation)
    state = line.state.copy()
    play(state, seat, action)
    value = evaluation.score(state, seat) + line.chance
    return Line(state, (*line.actions, action), value, line.chance)


def _follow_distant(line: Line, seat: int, action: Action, evaluation: Evaluation) -> Line:
    """A distant sale with each tile that may come; the line goes on with the most frequent."""
    pile = line.state.pile
    kinds = sorted(set(pile), key=lambda tile: (-pile.count(tile), tile))
    total = 0.0
    first: State | None = None
    value = 0.0
    for tile in kinds:
        state = line.state.copy()
        rest = list(pile)
        rest.remove(tile)
        state.pile = (tile, *rest)
        play(state, seat, action)
        worth = evaluation.score(state, seat)
        total += worth * pile.count(tile) / len(pile)
        if first is None:
            first, value = state, worth
    assert first is not None
    chance = line.chance + total - value
    return Line(first, (*line.actions, action), total + line.chance, chance)


def best_lines(root: State, seat: int, evaluation: Evaluation, beam: Beam, effort: Effort) -> list[Line]:
    """Whole turns from the position, best first. With fewer steps than needed, lines that are not whole are
    among them.
    """
    frontier = [Line(root, (), 0.0, 0.0)]
    finished: list[Line] = []
    while frontier:
        following: list[Line] = []
        for line in frontier:
            following += extend(line, seat, evaluation, beam, effort)
        following.sort(key=lambda line: -line.value)
        finished += [line for line in following if whole(line.state, seat) or effort.over]
        frontier = [line for line in following if not whole(line.state, seat)][: beam.keep]
        if effort.over:
            finished += frontier
            break
    finished.sort(key=lambda line: -line.value)
    return finished


def different(lines: list[Line]) -> list[Line]:
    """The lines without those that do the same as an earlier one in another order or with other cards."""
    seen: set[tuple[str, ...]] = set()
    found = []
    for line in lines:
        key = tuple(sorted([deed(action) for action in line.actions]))
        if key not in seen:
            seen.add(key)
            found.append(line)
    return found


def deed(action: Action) -> str:
    """What an action does, whatever cards it is done with."""
    return f"{action.do} {[fact for fact in action.facts() if fact != action.cards]}"
