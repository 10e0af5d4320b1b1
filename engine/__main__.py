"""The engine on the command line: `python -m engine selfplay|legal|count|apply|replay`.

python -m engine selfplay --players 4 --games 50 --seed 1 --option edition=classic2007
python -m engine legal POSITION.json          every plan once, with default sources and its cheapest card
python -m engine count POSITION.json          plans, plans x cards, everything spelt out
python -m engine apply POSITION.json "LINE"   the next position, or the coded reason (exit status 1)
python -m engine replay GAME.json             the last position and the points of a stored game
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter

from engine.count import count
from engine.legal import legal
from engine.names import SEATS
from engine.notation import notation, parse
from engine.options import Options
from engine.play import play, settle
from engine.position import dump, load
from engine.reasons import EngineError, Refused
from engine.record import Record, RecordError, replay
from engine.selfplay import random_game
from engine.state import State

LEAST = {"options", "seed", "seats", "era"}
"""Without these a file is no position with mistakes, but something else."""
_OF_A_POSITION = {
    "legal": "every plan once, with default sources and its cheapest card",
    "count": "how many plans there are, with each card, and with everything spelt out",
    "apply": "the next position, or the coded reason",
}


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit status: 0, 1 for a refused action, 2 for input that cannot be
    used.
    """
    given = _parser().parse_args(arguments)
    try:
        return int(_COMMANDS[given.command](given))
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except (EngineError, ValueError, RecursionError) as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m engine", description="The rules of Brass: Lancashire.")
    commands = parser.add_subparsers(dest="command", required=True)
    games = commands.add_parser("selfplay", help="random legal games")
    games.add_argument("--players", type=int, default=4)
    games.add_argument("--games", type=int, default=1)
    games.add_argument("--seed", type=int, default=1)
    games.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    for name, what in _OF_A_POSITION.items():
        commands.add_parser(name, help=what).add_argument("position", type=Path)
    commands.choices["apply"].add_argument("line", help="an action in the notation, in quotation marks")
    last = commands.add_parser("replay", help="the last position and the points of a stored game")
    last.add_argument("game", type=Path)
    return parser


def options_from(players: int, pairs: list[str]) -> Options:
    """The options of `--players` and any number of `--option KEY=VALUE`. Raises OptionError."""
    given: dict[str, object] = {"players": players}
    for pair in pairs:
        key, _, value = pair.partition("=")
        given[key] = value
    return Options.of(**given)


def _selfplay(given: Namespace) -> int:
    if given.games < 1:
        raise ValueError("--games: at least one game must be played")
    options = options_from(given.players, given.option)
    decisions = 0
    started = perf_counter()
    for number in range(given.seed, given.seed + given.games):
        state, taken = random_game(options, number)
        decisions += taken
        print(f"game {number}: {_result(state)}")
    seconds = perf_counter() - started
    summary = {
        "games": given.games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "games_per_second": round(given.games / seconds, 2),
    }
    print(json.dumps(summary))
    return 0


def _result(state: State) -> str:
    points = " ".join(f"{SEATS[seat]} {points}" for seat, points in enumerate(state.points))
    return f"{points}, winners {' '.join(SEATS[seat] for seat in state.winners)}"


def _read(path: Path) -> object:
    """The JSON in a file. Raises OSError, or ValueError saying which file cannot be read and where."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path} is not JSON: {error}") from error


def _position(path: Path) -> State:
    """The position in a file. Raises OSError, or ValueError with one sentence for what is none at all."""
    given = _read(path)
    if not isinstance(given, dict) or not LEAST.issubset(given):
        hint = " but a game: `replay` reads it" if isinstance(given, dict) and "actions" in given else ""
        raise ValueError(f"{path} is not a position{hint}")
    return load(given)


def _legal(given: Namespace) -> int:
    state = _position(given.position)
    for plan in legal(state):
        print(notation(state, settle(state, plan.action())))
    return 0


def _count(given: Namespace) -> int:
    plans, with_cards, spelt_out = count(_position(given.position))
    print(f"plans {plans}, with cards {with_cards}, spelt out {spelt_out}")
    return 0


def _apply(given: Namespace) -> int:
    state = _position(given.position)
    try:
        play(state, state.seat, parse(state, given.line))
    except Refused as refused:
        print(json.dumps(refused.reason.to_json()))
        return 1
    print(json.dumps(dump(state), indent=1))
    return 0


def _record(path: Path) -> Record:
    """The game in a file. Raises OSError or ValueError."""
    try:
        return Record.from_json(_read(path))
    except RecordError as error:
        raise ValueError(f"{path} cannot be replayed: {error}") from error


def _replay(given: Namespace) -> int:
    state = replay(_record(given.game)).state
    points = {SEATS[seat]: points for seat, points in enumerate(state.points)}
    winners = [SEATS[seat] for seat in state.winners]
    print(json.dumps({"position": dump(state), "points": points, "winners": winners}, indent=1))
    return 0


_COMMANDS = {"selfplay": _selfplay, "legal": _legal, "count": _count, "apply": _apply, "replay": _replay}

if __name__ == "__main__":
    sys.exit(main())
