"""Computer players on the command line.

python -m engine.opponents match --seats hard,easy,easy,easy --games 20 --seed 1 --option map=full --jobs 2
python -m engine.opponents tune --level normal --rounds 4 --games 250 --seed 1
python -m engine.opponents soak --level easy --games 1000 --seed 1 --jobs 2

`match` also seats `random`; its last line is JSON. The options are those of the engine's command line. `soak`
plays at tables of every kind and counts what goes wrong; its exit status is 1 if anything did.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from time import perf_counter

from engine.opponents.levels import LEVELS
from engine.opponents.match import RANDOM, Seating, play_match, summary
from engine.opponents.soak import FAULTS, soak
from engine.opponents.tune import tune
from engine.options import Options
from engine.reasons import EngineError


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit status: 0, 1 for faults, or 2 for input that cannot be used."""
    given = _parser().parse_args(arguments)
    try:
        if given.games < 1:
            raise ValueError("--games: at least one game must be played")
        return {"match": _match, "tune": _tune, "soak": _soak}[given.command](given)
    except (EngineError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m engine.opponents", description="Computer players.")
    commands = parser.add_subparsers(dest="command", required=True)
    match = commands.add_parser("match", help="games of computer players against each other")
    match.add_argument("--seats", default="hard,easy,easy,easy", help="a level for each seat")
    tuning = commands.add_parser("tune", help="climb to better weights")
    tuning.add_argument("--rounds", type=int, default=1)
    soaking = commands.add_parser("soak", help="games at tables of every kind, to find faults")
    for command in (match, tuning, soaking):
        command.add_argument("--games", type=int, default=1)
        command.add_argument("--seed", type=int, default=1)
    for command in (tuning, soaking):
        command.add_argument("--level", choices=tuple(LEVELS), default="easy")
    for command in (match, tuning):
        command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    for command in (match, soaking):
        command.add_argument("--jobs", type=int, default=1, help="processes")
    return parser


def _options(players: int, pairs: list[str]) -> Options:
    given: dict[str, object] = {"players": players}
    for pair in pairs:
        key, _, value = pair.partition("=")
        given[key] = value
    return Options.of(**given)


def _match(given: Namespace) -> int:
    levels = tuple(given.seats.split(","))
    known = (*LEVELS, RANDOM)
    if unknown := [level for level in levels if level not in known]:
        raise ValueError(f"--seats: there is no level {unknown[0]!r}, only {', '.join(known)}")
    started = perf_counter()
    options = _options(len(levels), given.option)
    played: list[Seating] = []
    for seating in play_match(options, levels, given.games, given.seed, given.jobs):
        points = " ".join(f"{level} {value}" for level, value in zip(levels, seating.points, strict=True))
        print(f"game {given.seed + len(played)}: {points}", flush=True)
        played.append(seating)
    seconds = round(perf_counter() - started, 1)
    print(json.dumps({**summary(levels, played), "seconds": seconds}))
    return 0


def _tune(given: Namespace) -> int:
    tune(_options(4, given.option), given.level, given.rounds, given.games, given.seed)
    return 0


def _soak(given: Namespace) -> int:
    found = soak(given.level, given.games, given.seed, given.jobs)
    faults = ", ".join(f"{found[kind]} {kind}" for kind in FAULTS)
    print(f"{given.level}: {found['games']} games, {found['decisions']} decisions, {faults}")
    return 1 if any(found[kind] for kind in FAULTS) else 0


if __name__ == "__main__":
    sys.exit(main())
