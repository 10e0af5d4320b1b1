"""Replies: a turn judged by what it is worth after the others have answered and the seat has moved on."""

from engine.actions import EndTurn
from engine.names import END_TURN, FINISHED
from engine.opponents.evaluation import Evaluation
from engine.opponents.ideas import ideas
from engine.opponents.levels import Foresight
from engine.opponents.search import Effort, Line, best_lines
from engine.play import play
from engine.reasons import Refused
from engine.state import State

STAGES = 3
"""How often lines are left behind while turns are judged by their answers: one world alone says little."""


class Reader:
    """Plays on in thought for one seat: everybody answers at a glance, the seat itself with some care."""

    __slots__ = ("effort", "evaluation", "foresight", "seat")

    def __init__(self, seat: int, evaluation: Evaluation, effort: Effort, foresight: Foresight) -> None:
        self.seat = seat
        self.evaluation = evaluation
        self.effort = effort
        self.foresight = foresight

    def worth(self, line: Line, world: State) -> float | None:
        """What the line is worth in this world after everybody's answers and the seat's next turns; None when
        the effort is spent.
        """
        state = world.copy()
        for action in line.actions:
            try:
                play(state, self.seat, action)
            except Refused:  # another distant tile than in the world where the line was found
                break
        seen = self.foresight
        value = 0.0
        for _ in range(seen.turns):
            self._end_turn(state)
            while state.decision != FINISHED and state.seat != self.seat and not self.effort.over:
                self._end_turn(state)
            if state.decision == FINISHED:
                return self.evaluation.score(state, self.seat)
            lines = best_lines(state, self.seat, self.evaluation, seen.beam, self.effort)
            if self.effort.over or not lines:
                return None
            state, value = lines[0].state, lines[0].value
        return value

    def _end_turn(self, state: State) -> None:
        """What is left of the turn, or of the debt, of the seat that is due, at a glance."""
        seat = state.seat
        while state.decision not in (END_TURN, FINISHED) and state.seat == seat:
            if not self._glance(state, seat):
                return
        if state.decision == END_TURN and state.seat == seat:
            play(state, seat, EndTurn())

    def _glance(self, state: State, seat: int) -> bool:
        """One action of the seat: the best of a few ideas. False when the effort is spent."""
        best = None
        best_value = 0.0
        for action in ideas(state, self.evaluation.outlook(state), self.foresight.glance):
            if not self.effort.step():
                return False
            following = state.copy()
            play(following, seat, action)
            value = self.evaluation.score(following, seat)
            if best is None or value > best_value:
                best, best_value = action, value
        assert best is not None
        play(state, seat, best)
        return True


def judge_by_replies(lines: list[Line], worlds: list[State], reader: Reader) -> list[Line]:
    """The lines in a new order. After each third of the worlds the poorest third of them is left behind."""
    trust = reader.foresight.trust
    totals = [0.0] * len(lines)
    alive = list(range(len(lines)))
    seen = 0
    judged: list[int] = []
    stage = max(1, len(worlds) // STAGES)
    for world in worlds:
        round_values = []
        for number in alive:
            value = reader.worth(lines[number], world)
            if value is None:
                return _ordered(lines, judged, totals, seen, trust)
            round_values.append((number, value))
        for number, value in round_values:
            totals[number] += value
        seen += 1
        judged = alive
        order = sorted(alive, key=lambda number: -_blend(lines[number], totals[number] / seen, trust))
        if seen % stage == 0:
            alive = order[: max(2, (len(order) * 2 + 2) // 3)]
    return _ordered(lines, judged, totals, seen, trust)


def _blend(line: Line, value: float, trust: float) -> float:
    return trust * value + (1.0 - trust) * line.value


def _ordered(
    lines: list[Line], judged: list[int], totals: list[float], seen: int, trust: float
) -> list[Line]:
    """The judged lines with their new values, best first, then the others as they were."""
    if not seen:
        return lines
    for number in judged:
        lines[number].value = _blend(lines[number], totals[number] / seen, trust)
    best = sorted([lines[number] for number in judged], key=lambda line: -line.value)
    return best + [line for number, line in enumerate(lines) if number not in judged]
