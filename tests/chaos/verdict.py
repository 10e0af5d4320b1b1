"""The checks at the end: what is written, what was told, what can be taken away."""

from __future__ import annotations

import contextlib
import io
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import engine
from bot.__main__ import main as bot
from engine import Options, State, action_from_json
from tests.chaos import peek

Told = Counter[int]


def broken(database: Path) -> list[str]:
    """What is wrong with the file, and with each game: its position is what its record leads to."""
    found = [f"integrity: {row}" for (row,) in peek.rows(database, "PRAGMA integrity_check") if row != "ok"]
    found += [f"foreign key: {row}" for row in peek.rows(database, "PRAGMA foreign_key_check")]
    for number, status in peek.rows(database, "SELECT id, status FROM games WHERE position IS NOT NULL"):
        if status == "parked":
            found.append(f"game {number} is parked")
        if (dumped := engine.dump(replayed(database, number))) != engine.dump(
            peek.game(database, number).state
        ):
            found.append(f"game {number}: its position does not follow from its record ({len(dumped)})")
    return found


def replayed(database: Path, number: int) -> State:
    """The position to which the record of a game leads, from its secret and its shares on."""
    ((secret, last_share, seed, options),) = peek.rows(
        database, "SELECT secret, last_share, seed, options FROM games WHERE id = ?", number
    )
    shares = [
        share
        for (share,) in peek.rows(database, "SELECT share FROM seats WHERE game = ? ORDER BY seat", number)
    ]
    assert seed == engine.seed_of(secret, [*shares, last_share]), "the seed is not made of secret and shares"
    state = engine.new_game(Options.from_json(json.loads(options)), seed)
    for each in peek.game(database, number).record:
        engine.play(state, each.seat, action_from_json(each.action))
    return state


def untold(database: Path, told: Told) -> list[str]:
    """Notices and turns that somebody should have been told of, and was not."""
    found = [
        f"letter {number} ({kind}, turn {turn} of game {game}) waits for ever"
        for number, kind, turn, game in peek.rows(
            database, "SELECT id, kind, turn, game FROM outbox WHERE status = 'waiting'"
        )
    ]
    for number, kind in peek.rows(
        database, "SELECT id, kind FROM outbox WHERE status = 'sent' AND kind <> 'closing'"
    ):
        if not told[number]:
            found.append(f"letter {number} ({kind}) is called sent and was never seen")
    for number, status, turn in peek.rows(
        database, "SELECT id, status, turn FROM games WHERE seed IS NOT NULL"
    ):
        found += _missing(database, number, turn, status)
    return found


def _missing(database: Path, game: int, turn: int, status: str) -> list[str]:
    """Every turn that is over has one message for the channel, every turn that came one call."""
    letters = Counter(
        peek.rows(database, "SELECT kind, turn FROM outbox WHERE game = ? AND kind <> 'mention'", game)
    )
    found = [
        f"game {game}: turn {number} was not published"
        for number in range(1, turn)
        if letters["turn", number] != 1
    ]
    last = turn if status == "running" else turn - 1
    found += [
        f"game {game}: nobody was called for turn {number}"
        for number in range(1, last + 1)
        if letters["notice", number] != 1
    ]
    return found


def twice(database: Path, told: Told) -> list[str]:
    """Letters of which somebody saw more than one message."""
    return [f"letter {number} was seen {count} times" for number, count in told.items() if count > 1]


def unverified(folder: Path, games: Sequence[str]) -> list[str]:
    """Exported games that `python -m bot verify` finds fault with."""
    found = []
    for number, game in enumerate(games):
        path = folder / f"game-{number}.json"
        path.write_text(game, encoding="utf-8")
        with contextlib.redirect_stdout(io.StringIO()) as said:
            if bot(["verify", str(path)]) != 0:
                found.append(f"{path.name}: {said.getvalue()}")
    return found
