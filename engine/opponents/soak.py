"""Soaking: many whole games at tables of every kind, and what went wrong in them.

Each game draws its options from all that can be played. Nothing should go wrong, ever: no error, no choice
that the rules refuse, no more steps than the level may take.
"""

from collections import Counter
from multiprocessing import get_context

from engine.chance import Stream, seed_from_number
from engine.opponents.choice import choose
from engine.opponents.levels import LEVELS
from engine.options import CHOICES, PLAYERS, SWITCHES, OptionError, Options
from engine.play import play, refusal
from engine.setup import new_game
from engine.view import view

FAULTS = ("errors", "refused", "overruns")
"""What is counted as wrong."""


def any_options(number: int) -> Options:
    """The options of the game of this number: drawn, all values alike, until they go together."""
    stream = Stream(seed_from_number(number), "options")
    while True:
        given: dict[str, object] = {"players": PLAYERS[stream.below(len(PLAYERS))]}
        for name, values in CHOICES.items():
            given[name] = values[stream.below(len(values))]
        for name in SWITCHES:
            given[name] = bool(stream.below(2))
        try:
            return Options.from_json(given)
        except OptionError:
            continue


def soak_game(task: tuple[str, int]) -> Counter[str]:
    """One game of a level at the table of a number: decisions, the most steps, and faults by kind."""
    level, number = task
    found: Counter[str] = Counter(games=1)
    options = any_options(number)
    try:
        _play_through(options, level, number, found)
    except Exception as error:
        found["errors"] += 1
        print(f"game {number}, {options}: {error!r}", flush=True)
    return found


def _play_through(options: Options, level: str, number: int, found: Counter[str]) -> None:
    """A game until its end or the first choice that is refused."""
    state = new_game(options, seed_from_number(number))
    while state.waiting is not None:
        seat = state.seat
        choice = choose(view(state, seat), level, seed_from_number(number * 10_000 + found["decisions"]))
        found["decisions"] += 1
        found["overruns"] += choice.steps > LEVELS[level].steps
        if refusal(state, seat, choice.action) is not None:
            found["refused"] += 1
            print(f"game {number}, {options}: refused {choice.action!r}", flush=True)
            return
        play(state, seat, choice.action)


def soak(level: str, games: int, seed: int, jobs: int) -> Counter[str]:
    """Games from the seeds `seed`, `seed + 1` ...: how many, decisions in them, and faults by kind."""
    tasks = [(level, seed + game) for game in range(games)]
    if jobs < 2:
        return sum(map(soak_game, tasks), Counter())
    with get_context("spawn").Pool(jobs) as pool:
        return sum(pool.imap_unordered(soak_game, tasks), Counter())
