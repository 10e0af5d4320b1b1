"""Tuning: the weights climb by games in which every seat believes in slightly different ones.

In each game each seat takes every weight a little higher or lower, by chance. Over many games the mean of
(own points less a share of the others' mean) over those who had a weight high, less the same over those who
had it low, says which way it should go.
"""

from collections.abc import Sequence
from math import exp, sqrt

from engine.chance import Stream, seed_from_number
from engine.opponents.match import play_game
from engine.opponents.weights import Weights
from engine.options import Options

SPREAD = 0.25
"""How far a weight goes up or down in a game, in natural logarithms."""
ENVY = 0.3
"""The share of the others' mean points. With 1.0 the players learn to harm each other, and all score less."""
BOLD = 0.6
"""How far a weight is moved after a round for each standard error of its effect, in SPREADs."""
FARTHEST = 1.5
"""How far at most, in SPREADs."""


class Trial:
    """One seat of one game: which weights it had higher (+1) or lower (-1), and its success in points."""

    __slots__ = ("signs", "success")

    def __init__(self, signs: list[int], success: float) -> None:
        self.signs = signs
        self.success = success


def changed(weights: dict[str, float], signs: Sequence[int]) -> Weights:
    """The weights with each moved by one SPREAD."""
    moved = {
        name: value * exp(SPREAD * sign) for (name, value), sign in zip(weights.items(), signs, strict=True)
    }
    return Weights(**moved)


def play_trials(options: Options, weights: dict[str, float], level: str, number: int) -> list[Trial]:
    """One game of seats with different weights."""
    stream = Stream(seed_from_number(number), "tuning")
    seats = options.players
    signs = [[stream.below(2) * 2 - 1 for _ in weights] for _ in range(seats)]
    beliefs = [changed(weights, own) for own in signs]
    points = play_game(options, [level] * seats, number, beliefs).points
    total = sum(points)
    others = [(total - own) / (seats - 1) for own in points]
    return [Trial(signs[seat], points[seat] - ENVY * others[seat]) for seat in range(seats)]


def effects(names: Sequence[str], trials: list[Trial]) -> dict[str, tuple[float, float]]:
    """Of each weight: points gained by raising it by one SPREAD, and the standard error of that."""
    count = len(trials)
    mean = sum(trial.success for trial in trials) / count
    error = sqrt(sum((trial.success - mean) ** 2 for trial in trials)) / count
    found = {}
    for place, name in enumerate(names):
        gain = sum((trial.success - mean) * trial.signs[place] for trial in trials) / count
        found[name] = (gain, error)
    return found


def climb(weights: dict[str, float], found: dict[str, tuple[float, float]]) -> dict[str, float]:
    """The weights moved in the direction of their effects: boldly where these are beyond doubt, hardly where
    they may be chance.
    """
    moved = {}
    for name, value in weights.items():
        gain, error = found[name]
        sure = gain / error
        step = max(-FARTHEST, min(FARTHEST, BOLD * sure * sure**2 / (sure**2 + 2)))
        moved[name] = round(value * exp(SPREAD * step), 4)
    return moved


def tune(options: Options, level: str, rounds: int, games: int, seed: int) -> dict[str, float]:
    """Climb for some rounds of so many games; prints the weights after each round."""
    weights = Weights().to_json()
    for turn in range(rounds):
        trials: list[Trial] = []
        for game in range(games):
            trials += play_trials(options, weights, level, seed + turn * games + game)
        found = effects(list(weights), trials)
        weights = climb(weights, found)
        for name, (gain, error) in found.items():
            print(f"{name} {gain:+.2f} (+-{error:.2f}) -> {weights[name]}", flush=True)
        print(
            f"mean {sum(trial.success for trial in trials) / len(trials) / (1 - ENVY):.1f} points", flush=True
        )
        print(weights, flush=True)
    return weights
