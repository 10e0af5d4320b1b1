"""The engine: random play, actions, copies, lists, replays. Four players, one core."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any

import engine
from engine import Event, Options, Plan, Record, seed_from_number
from engine.actions import Action
from engine.selfplay import random_game
from engine.state import State
from tests.bench.figure import Figure
from tests.bench.stopwatch import best, each

AREA = "engine"
GAMES = 3
COPIES = 2000
LISTS = 20
TARGETS = {False: (5_000, 100_000), True: (30_000, 100_000)}
"""Decisions and actions a second: from the sources, and compiled."""


class Sample:
    """Random games as they were played: what must be made again at the very least."""

    def __init__(self) -> None:
        self.options = Options.of(players=4)
        self.games: list[list[tuple[int, Action]]] = []
        self.plans: list[Plan] = []
        self.events: list[Event] = []
        self.middle: State | None = None
        for number in range(GAMES):
            self.games.append([])
            random_game(self.options, number, self._watch)
        self.decisions = sum(len(game) for game in self.games)

    def _watch(self, state: State, seat: int, action: Action, events: list[Event]) -> None:
        self.games[-1].append((seat, action))
        self.events += events
        self.plans += engine.legal(state)
        if len(self.games[-1]) == 90:
            self.middle = state.copy()

    def play_random(self) -> None:
        """Decide and play everything anew."""
        for number in range(GAMES):
            random_game(self.options, number)

    def play_again(self) -> None:
        """Play what is known."""
        for number, game in enumerate(self.games):
            state = engine.new_game(self.options, seed_from_number(number))
            for seat, action in game:
                engine.play(state, seat, action)

    def make_plans(self) -> None:
        """Make as many plans as the lists held: the floor of listing."""
        for plan in self.plans:
            Plan(plan.do, plan.what, plan.cards, plan.double)

    def make_events(self) -> None:
        """Make as many events as the actions brought: the floor of playing."""
        for event in self.events:
            Event(event.kind, event.seat, dict(event.facts), event.to)

    def record(self) -> Record:
        """The first game as it is kept."""
        return Record(self.options, seed_from_number(0), tuple(self.games[0]))


def compiled() -> bool:
    """Whether the engine runs compiled."""
    found = find_spec("engine.legal")
    return found is not None and not str(found.origin).endswith(".py")


def figures() -> list[Figure]:
    """All figures of the engine as it runs now, compiled or not."""
    sample = Sample()
    plans, events = best(sample.make_plans), best(sample.make_events)
    return [*_speeds(sample, plans, events), *_single(sample), _replay(sample, events)]


def _speeds(sample: Sample, plans: float, events: float) -> list[Figure]:
    decisions, actions = TARGETS[compiled()]
    count = sample.decisions
    played, again = count / best(sample.play_random), count / best(sample.play_again)
    how = ", compiled" if compiled() else ""
    floor = count / (plans + events)
    made = "making the plans and events alone"
    return [
        Figure(AREA, f"random play{how}", played, "decisions/s", floor, made, decisions, at_least=True),
        Figure(
            AREA,
            f"actions applied{how}",
            again,
            "1/s",
            count / events,
            "making the events alone",
            actions,
            True,
        ),
    ]


def _single(sample: Sample) -> list[Figure]:
    state = sample.middle
    assert state is not None
    lists = [list(range(40))] * 3 + [list(range(20))] + [list(range(4))] * 12
    copy = each(state.copy, COPIES)
    slices = each(lambda: [part[:] for part in lists], COPIES)
    plans = engine.legal(state)
    listed = each(lambda: engine.legal(state), LISTS)
    made = each(lambda: [Plan(plan.do, plan.what, plan.cards, plan.double) for plan in plans], LISTS)
    return [
        Figure(AREA, "copy", copy, "µs", slices, "copying its lists alone", 10),
        Figure(AREA, f"legal list ({len(plans)} plans)", listed, "µs", made, "making the plans alone", 500),
    ]


def _replay(sample: Sample, events: float) -> Figure:
    text = json.dumps(sample.record().to_json())

    def replay() -> Any:
        return engine.replay(Record.from_json(json.loads(text)))

    read = best(lambda: json.loads(text)) * 1000
    floor = read + events * 1000 / GAMES
    name = f"replay of a whole game ({len(sample.games[0])} actions)"
    return Figure(AREA, name, best(replay) * 1000, "ms", floor, "reading the JSON, making the events", 20)
