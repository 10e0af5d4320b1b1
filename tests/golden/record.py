"""How the recorded games are made: keen players, one game or more for each set of options."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import engine
from engine import Options, Record, State
from engine.selfplay import random_action
from tests.reference import SEATS

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[dict[str, object], int]] = {
    "two": ({"players": 2}, 11),
    "three": ({"players": 3}, 12),
    "four": ({"players": 4}, 13),
    "four_again": ({"players": 4}, 14),
    "three_introductory": ({"players": 3, "introductory": True}, 15),
    "two_introductory_income": ({"players": 2, "introductory": True, "introductory_income": True}, 16),
    "four_classic2007": ({"players": 4, "edition": "classic2007"}, 17),
    "three_classic2007": ({"players": 3, "edition": "classic2007"}, 18),
    "two_classic2007": ({"players": 2, "edition": "classic2007"}, 19),
    "four_classic_deck": ({"players": 4, "deck": "classic"}, 20),
    "two_community": ({"players": 2, "map": "community"}, 21),
    "two_community_historic": ({"players": 2, "map": "community", "community_distant": "historic"}, 22),
    "three_virtual_link": ({"players": 3, "virtual_link": True}, 23),
    "three_late_income_level_tie": (
        {"players": 3, "income_after_canal_scoring": True, "tie_break_income": "level"}, 24,
    ),
}  # fmt: skip
"""Options and number (the seed) of each game."""


def keen_action(state: State, random: Random) -> engine.Action:
    """The best of a few random actions, by a rough look at the position after it; now and then just any."""
    plans = engine.legal(state)
    tries = [random_action(state, plans, random) for _ in range(1 if random.random() < 0.1 else 12)]
    return engine.settle(state, max(tries, key=lambda action: worth(state, action)))


def worth(state: State, action: engine.Action) -> float:
    """What a position is worth to the seat that has just acted: points in sight, income, some money."""
    seat, after = state.seat, state.copy()
    engine.play(after, seat, action)
    shown = engine.projection(after)
    points = sum(shown["now"][SEATS[seat]].values()) + 0.5 * sum(shown["flipped"][SEATS[seat]].values())
    money = min(after.money[seat], 40) * 0.2 + max(after.money[seat] - 40, 0) * 0.05
    return after.points[seat] + points + 0.7 * after.income_space[seat] + money


def played(options: Options, number: int) -> tuple[Record, State]:
    """A whole game of keen players."""
    record = Record(options, engine.seed_from_number(number))
    state = engine.new_game(options, record.seed)
    random = Random(number)
    while state.waiting is not None:
        seat, action = state.waiting[0], keen_action(state, random)
        record.actions.append((seat, action))
        engine.play(state, seat, action)
    return record, state


def result(state: State) -> dict[str, Any]:
    """What must come out again: points, winners and the hash of the last position."""
    return {
        "points": dict(zip(SEATS, state.points, strict=False)),
        "winners": [SEATS[seat] for seat in state.winners],
        "position": position_hash(state),
    }


def position_hash(state: State) -> str:
    """SHA-256 of the position as compact JSON."""
    return sha256(json.dumps(engine.dump(state), separators=(",", ":")).encode()).hexdigest()


def write(name: str) -> Path:
    """Records one game anew."""
    given, number = GAMES[name]
    record, state = played(Options.of(**given), number)
    path = FOLDER / f"{name}.json"
    game = {**record.to_json(), "result": result(state)}
    path.write_text(json.dumps(game, separators=(",", ":")) + "\n", encoding="utf-8")
    return path
