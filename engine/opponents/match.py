"""Matches of computer players against each other, and what they say about strength."""

from collections.abc import Iterator, Sequence
from math import sqrt
from multiprocessing import get_context

from engine.actions import Action
from engine.chance import Stream, seed_from_number
from engine.legal import legal
from engine.opponents.choice import choose
from engine.opponents.weights import Weights
from engine.opponents.worlds import View, world
from engine.options import Options
from engine.play import play
from engine.setup import new_game
from engine.state import State
from engine.view import view

RANDOM = "random"
"""The level that plays any legal action, each plan and each card as likely as another."""
CONFIDENT = 1.96
"""Standard deviations on each side of a 95 % interval."""

Beliefs = Sequence[Weights | None]


def play_game(options: Options, levels: Sequence[str], number: int, beliefs: Beliefs = ()) -> State:
    """A whole game from the seed of a number; `levels` and their weights by seat. The last position."""
    state = new_game(options, seed_from_number(number))
    decision = 0
    while state.waiting is not None:
        seat = state.seat
        known = view(state, seat)
        seed = seed_from_number(number * 10_000 + decision)
        if levels[seat] == RANDOM:
            action = any_action(known, seed)
        else:
            action = choose(known, levels[seat], seed, weights=beliefs[seat] if beliefs else None).action
        play(state, seat, action)
        decision += 1
    return state


def any_action(known: View, seed: bytes) -> Action:
    """One of the legal actions by chance, with default sources."""
    stream = Stream(seed, RANDOM)
    plans = legal(world(known, seed))
    plan = plans[stream.below(len(plans))]
    choices = plan.card_choices()
    return plan.action(choices[stream.below(len(choices))])


class Seating:
    """One game of a match: who of the match's list sits where, and how it ended."""

    __slots__ = ("places", "points", "winners")

    def __init__(self, places: list[int], points: list[int], winners: list[int]) -> None:
        self.places = places
        self.points = points
        self.winners = winners


def play_seated(task: tuple[Options, tuple[str, ...], int, int]) -> Seating:
    """The game of a match with this turn of the seats; points and winners by the match's list."""
    options, levels, number, turn = task
    count = len(levels)
    places = [(player + turn) % count for player in range(count)]
    seated = [""] * count
    for player, seat in enumerate(places):
        seated[seat] = levels[player]
    state = play_game(options, seated, number)
    points = [state.points[seat] for seat in places]
    return Seating(places, points, [player for player in range(count) if places[player] in state.winners])


def play_match(
    options: Options, levels: tuple[str, ...], games: int, seed: int, jobs: int
) -> Iterator[Seating]:
    """Games from the seeds `seed`, `seed + 1` ..., in this order, each as soon as it is over; the seats turn
    by one from game to game.
    """
    tasks = [(options, levels, seed + game, game % len(levels)) for game in range(games)]
    if jobs < 2:
        yield from map(play_seated, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_seated, tasks)


def summary(levels: tuple[str, ...], played: list[Seating]) -> dict[str, object]:
    """Games, and wins and mean points of each player of the list and of each level, with 95 % intervals.

    A shared win counts as its share.
    """
    players = [_account([seating], [player]) for seating in played for player in range(len(levels))]
    by_level = {
        level: _result(players, [player for player, name in enumerate(levels) if name == level], len(levels))
        for level in dict.fromkeys(levels)
    }
    seats = [
        {"level": level, **_result(players, [player], len(levels))} for player, level in enumerate(levels)
    ]
    best = [max(seating.points) for seating in played]
    return {
        "games": len(played),
        "seats": seats,
        "levels": by_level,
        "mean_winning_points": round(sum(best) / len(best), 1),
    }


def _account(played: list[Seating], players: list[int]) -> tuple[float, float]:
    """Wins and points of one player in one game."""
    seating, player = played[0], players[0]
    share = 1 / len(seating.winners) if player in seating.winners else 0.0
    return share, float(seating.points[player])


def _result(accounts: list[tuple[float, float]], players: list[int], count: int) -> dict[str, object]:
    """Wins and points of some players of the list taken together; the share of wins is that of one seat."""
    games = len(accounts) // count
    own = [account for number, account in enumerate(accounts) if number % count in players]
    wins = sum(share for share, _ in own)
    points = [value for _, value in own]
    mean = sum(points) / len(points)
    spread = sqrt(sum((value - mean) ** 2 for value in points) / len(points))
    low, high = interval(wins, games)
    return {
        "wins": round(wins, 2),
        "win_percent": round(100 * wins / games, 1),
        "win_percent_interval": [round(100 * low, 1), round(100 * high, 1)],
        "mean_points": round(mean, 1),
        "mean_points_margin": round(CONFIDENT * spread / sqrt(len(points)), 1),
    }


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson)."""
    share = wins / games
    square = CONFIDENT**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = CONFIDENT * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
