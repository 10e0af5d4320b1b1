"""Hints: the best actions of a position with their reasons."""

from engine.actions import Action, action_to_json
from engine.names import SEAT_NUMBER
from engine.opponents.choice import choose
from engine.opponents.evaluation import Evaluation
from engine.opponents.search import Line, deed
from engine.opponents.weights import Weights
from engine.opponents.why import Why, prepares, reasons_for
from engine.opponents.worlds import View, world
from engine.play import play, settle
from engine.state import State

HINT_SEED = b"hint"
"""Hints of the same view are always the same."""
HINT_LEVEL = "hard"


class Hint:
    """An action, how many points it is thought to be worth less than the best one, and why it is good."""

    __slots__ = ("action", "behind", "reasons")

    def __init__(self, action: Action, behind: float, reasons: list[Why]) -> None:
        self.action = action
        self.behind = behind
        self.reasons = reasons

    def to_json(self) -> dict[str, object]:
        """The hint with ids."""
        return {
            "action": action_to_json(self.action),
            "behind": round(self.behind, 1),
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def hint(view: View, count: int = 3, *, steps: int | None = None) -> list[Hint]:
    """At most `count` different actions for the seat of the view, best first.

    The seat must owe the decision (ValueError otherwise). `steps` bounds the search as in `choose`.
    """
    choice = choose(view, HINT_LEVEL, HINT_SEED, steps=steps)
    state = world(view, HINT_SEED)
    seat = SEAT_NUMBER[view["viewer"]]
    if not choice.lines:
        return [Hint(settle(state, choice.action), 0.0, [])]
    best: dict[str, Line] = {}
    for line in choice.lines:
        best.setdefault(deed(line.actions[0]), line)
    evaluation = Evaluation(state.options, Weights())
    top = choice.lines[0].value
    return [explain(state, seat, line, top - line.value, evaluation) for line in [*best.values()][:count]]


def explain(state: State, seat: int, line: Line, behind: float, evaluation: Evaluation) -> Hint:
    """The first action of a line as a hint."""
    action = settle(state, line.actions[0])
    after = state.copy()
    events = play(after, seat, action)
    reasons = reasons_for(state, after, events, seat, evaluation)
    if len(line.actions) > 1:
        reasons.append(prepares(line.actions[1]))
    return Hint(action, max(0.0, behind), reasons)
