"""Review: a seat's most costly decisions of a game, and what would have been better."""

from engine.actions import Action, action_to_json
from engine.names import ERAS, SELL, TURN
from engine.opponents.evaluation import Evaluation
from engine.opponents.hints import Hint, explain
from engine.opponents.levels import Beam
from engine.opponents.search import Effort, Line, best_lines, deed, follow, whole
from engine.opponents.weights import Weights
from engine.opponents.worlds import world
from engine.play import play
from engine.record import Record
from engine.setup import new_game
from engine.state import State
from engine.view import view

TURNS = Beam((30, 12), 6, 2)
"""How broadly turns are searched."""
LATER = Beam((12,), 6, 2)
"""How broadly, when one action of the turn is known."""
REVIEW_STEPS = 150
"""Positions looked at for one decision, and again for what was played instead."""
REVIEW_SEED = b"review"
LEAST_COST = 1.0
"""A decision that cost fewer points than this is not worth a word."""


class Regret:
    """A decision that cost points: when it was, what was played, what would have been better.

    `number` counts the actions of the record from 0; `cost` is in points as the evaluation sees it with what
    the seat knew at the time.
    """

    __slots__ = ("better", "cost", "era", "number", "played", "round")

    def __init__(self, number: int, state: State, played: Action, better: Hint, cost: float) -> None:
        self.number = number
        self.era = ERAS[state.era]
        self.round = state.round
        self.played = played
        self.better = better
        self.cost = cost

    def to_json(self) -> dict[str, object]:
        """The regret with ids."""
        return {
            "number": self.number,
            "era": self.era,
            "round": self.round,
            "played": action_to_json(self.played),
            "better": self.better.to_json(),
            "cost": round(self.cost, 1),
        }


def review(record: Record, seat: int, count: int = 3, *, steps: int = REVIEW_STEPS) -> list[Regret]:
    """The seat's most costly decisions of a record, most costly first; judged by what it could see then.

    At most `steps` positions are looked at for a decision and as many again for what was played.
    """
    state = new_game(record.options, record.seed)
    evaluation = Evaluation(record.options, Weights())
    found: list[Regret] = []
    for number, (actor, action) in enumerate(record.actions):
        if actor == seat and state.decision in (TURN, SELL):
            regret = _judge(number, state, seat, action, evaluation, steps)
            if regret is not None:
                found.append(regret)
        play(state, actor, action)
    found.sort(key=lambda regret: (-regret.cost, regret.number))
    return found[:count]


def _judge(
    number: int, state: State, seat: int, action: Action, evaluation: Evaluation, steps: int
) -> Regret | None:
    """What the decision cost; None if it was good enough."""
    seen = world(view(state, seat), REVIEW_SEED)
    lines = best_lines(seen, seat, evaluation, TURNS, Effort(steps))
    if not lines or deed(lines[0].actions[0]) == deed(action):
        return None
    cost = lines[0].value - _worth(seen, seat, action, evaluation, steps)
    if cost < LEAST_COST:
        return None
    return Regret(number, seen, action, explain(seen, seat, lines[0], 0.0, evaluation), cost)


def _worth(seen: State, seat: int, action: Action, evaluation: Evaluation, steps: int) -> float:
    """What the position is worth after the action and the best that could follow it."""
    line = follow(Line(seen, (), 0.0, 0.0), seat, action, evaluation)
    if whole(line.state, seat):
        return line.value
    following = best_lines(line.state, seat, evaluation, LATER, Effort(steps))
    return following[0].value + line.chance if following else line.value
