"""The command line: `python -m render FILE.json -o FILE.png --kind board` and so on.

FILE.json is a position or a recorded game. This is the only file of the room that sees a full state; it
makes a view of it before anything is drawn.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import engine
import render
from data.texts import languages
from engine.names import CARDS

View = dict[str, Any]
_KINDS = ("board", "hand", "mat", "preview", "end", "replay")


@dataclass(frozen=True, slots=True)
class Shown:
    """What is to be drawn: the last state, and the views on the way there (of a position: none)."""

    state: engine.State
    rounds: list[View]
    turns: list[View]


def main(arguments: list[str] | None = None) -> int:
    """Draw one picture; the exit status is 0, or 2 with a line on the error output."""
    given = _parser().parse_args(arguments)
    try:
        picture = draw(_read(given.file), given)
        Path(given.output).write_bytes(picture.png)
    except OSError as error:
        print(f"render: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except ValueError as error:
        print(f"render: {error}", file=sys.stderr)
        return 2
    print(f"{given.output}: {picture.width} x {picture.height}, {len(picture.png)} bytes")
    print(picture.alt)
    return 0


def _read(file: str) -> Any:
    try:
        return json.loads(Path(file).read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file} is not JSON: {error}") from error


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m render", description="Draw a position or a recorded game."
    )
    parser.add_argument("file", help="a position or a game as JSON")
    parser.add_argument("-o", "--output", required=True, help="the picture: PNG, or GIF for a replay")
    parser.add_argument("--kind", choices=_KINDS, default="board")
    parser.add_argument(
        "--seat", choices=engine.SEATS, help="whose hand, mat or preview (default: who is to play)"
    )
    parser.add_argument("--region", help="a region or place: only that part of the board, at double scale")
    parser.add_argument("--lang", choices=languages(), default="en", help="language of the labels")
    parser.add_argument(
        "--scale", type=_scale, default=1.0, help="of the board: less than 1 makes a smaller file"
    )
    return parser


def _scale(text: str) -> float:
    """From a tenth to four times: below, nothing can be read; above, the picture fills the memory."""
    scale = float(text)
    if not 0.1 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"{text} is not between 0.1 and 4")
    return scale


def draw(content: Any, given: argparse.Namespace) -> render.Picture:
    """The picture asked for. Raises ValueError (EngineError is one) for what cannot be drawn."""
    recorded = isinstance(content, dict) and "actions" in content
    shown = _played(content) if recorded else Shown(engine.load(content), [], [])
    makers: dict[str, Callable[[Shown, argparse.Namespace], render.Picture]] = {
        "board": _board,
        "hand": _hand,
        "mat": _mat,
        "preview": _preview,
        "end": _end,
        "replay": _replay,
    }
    return makers[given.kind](shown, given)


def _played(content: dict[str, Any]) -> Shown:
    record = engine.Record.from_json(content)
    state = engine.new_game(record.options, record.seed)
    rounds: list[View] = []
    turns: list[View] = [engine.view(state, None)]
    for kind in _steps(state, record):
        turns.append(engine.view(state, None))
        if kind == "round":
            rounds.append(turns[-1])
    return Shown(state, rounds, turns)


def _steps(state: engine.State, record: engine.Record) -> Iterator[str]:
    """Play the record; yields `turn` or `round` whenever one has ended."""
    for seat, action in record.actions:
        kinds = {event.kind for event in engine.play(state, seat, action)}
        if kinds & {"round_ended", "game_ended"}:
            yield "round"
        elif "turn_ended" in kinds:
            yield "turn"


def _seat(shown: Shown, given: argparse.Namespace) -> str:
    if given.seat:
        return str(given.seat)
    waiting = shown.state.waiting
    if waiting is None:
        raise ValueError("nobody is to play: name a seat with --seat")
    return engine.SEATS[waiting[0]]


def _view(shown: Shown, seat: str | None = None) -> View:
    return engine.view(shown.state, None if seat is None else engine.SEATS.index(seat))


def _board(shown: Shown, given: argparse.Namespace) -> render.Picture:
    if given.region:
        try:
            return render.region(_view(shown), given.region, lang=given.lang)
        except KeyError as error:
            raise ValueError(f"there is no region or place {given.region!r} on this map") from error
    return render.board(_view(shown), lang=given.lang, scale=given.scale)


def _hand(shown: Shown, given: argparse.Namespace) -> render.Picture:
    seat = _seat(shown, given)
    return render.hand(_view(shown, seat), usable=_usable(shown, seat), lang=given.lang)


def _usable(shown: Shown, seat: str) -> set[str] | None:
    """The cards that allow a build, when it is this seat's turn; for all else any card will do."""
    waiting = shown.state.waiting
    if waiting is None or engine.SEATS[waiting[0]] != seat:
        return None
    return {CARDS[card] for plan in engine.legal(shown.state) if plan.do == "build" for card in plan.cards}


def _mat(shown: Shown, given: argparse.Namespace) -> render.Picture:
    return render.mat(_view(shown), _seat(shown, given), lang=given.lang)


def _preview(shown: Shown, given: argparse.Namespace) -> render.Picture:
    return render.preview(_view(shown, _seat(shown, given)), lang=given.lang, scale=given.scale)


def _end(shown: Shown, given: argparse.Namespace) -> render.Picture:
    if shown.state.waiting is not None:
        raise ValueError("the game has not ended: there is no result to draw")
    return render.end(_view(shown), shown.rounds, lang=given.lang)


def _replay(shown: Shown, given: argparse.Namespace) -> render.Picture:
    return render.replay(shown.turns or [_view(shown)], lang=given.lang)


if __name__ == "__main__":
    sys.exit(main())
