"""The side board: a position on which one person tries actions that have no consequence.

It is made from what that person may see. What they cannot know, the cards of others and every pile, is dealt
anew at random: so nothing that happens here tells anything about the real game.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass

import engine
from bot.service.choices import Choices
from bot.service.command import Refusal
from bot.service.models import Json
from bot.service.sight import view_of
from engine import SEATS, State
from engine.opponents.worlds import world

MOST_ACTIONS = 200


@dataclass(frozen=True, slots=True)
class Trial:
    """A side board as it stands.

    `game` and `turn` are those of the position from which it was made (game 0: one from a file). `seat` is
    the person's own, `invented` whether unknown cards were dealt at random. `view` is of the seat on turn
    (of spectators where the game is over), `choices` are that seat's. `events` are those of the last action,
    `actions` how many were taken. `mark` is a number by which it is told from every other.
    """

    game: int
    turn: int
    seat: str | None
    invented: bool
    view: Json
    choices: Choices | None
    events: tuple[Json, ...]
    actions: int
    mark: int


def from_view(view: Json, game: int, turn: int, person: int) -> bytes:
    """A side board of what somebody sees, for the store; whose own turn it is not gets a whole one."""
    seed = hashlib.sha256(f"trial {game} {turn} {person}".encode()).digest()
    state = world(view, seed)
    own = None if view["viewer"] is None else SEATS.index(view["viewer"])
    if own is not None and state.waiting is not None and state.waiting[0] != own:
        state = engine.hypothetical(state, own)
    return _packed(state, game, turn, view["viewer"], [], invented=True)


def from_open(state: State, game: int, turn: int, seat: str | None) -> bytes:
    """A side board of a game that is over, in which nothing is hidden any more."""
    return _packed(state, game, turn, seat, [], invented=False)


def shown(content: bytes) -> Trial:
    """What lies on a side board."""
    kept = _unpacked(content)
    state, events = _played(kept)
    waiting = state.waiting
    on_turn = None if waiting is None else waiting[0]
    choices = None if on_turn is None else Choices(state, on_turn, len(kept["actions"]), hypothetical=True)
    return Trial(
        game=kept["game"],
        turn=kept["turn"],
        seat=kept["seat"],
        invented=kept["invented"],
        view=view_of(state, on_turn),
        choices=choices,
        events=events,
        actions=len(kept["actions"]),
        mark=mark_of(content),
    )


def tried(content: bytes, notation: str) -> bytes:
    """The side board after one more action. Refused: as the rules say, trial_long."""
    kept = _unpacked(content)
    state, _ = _played(kept)
    if len(kept["actions"]) >= MOST_ACTIONS:
        raise Refusal("trial_long", most=MOST_ACTIONS)
    if state.waiting is None:
        raise Refusal("finished")
    try:
        settled = engine.settle(state, engine.parse(state, notation))
        spelt_out = engine.notation(state, settled)
        engine.play(state, state.waiting[0], settled)
    except engine.Refused as refusal:
        raise Refusal(refusal.reason.code, **refusal.reason.facts) from refusal
    return _written({**kept, "actions": [*kept["actions"], spelt_out]})


def taken_back(content: bytes, *, whole: bool) -> bytes:
    """The side board before its last action, or as it was at first."""
    kept = _unpacked(content)
    return _written({**kept, "actions": [] if whole else kept["actions"][:-1]})


def _played(kept: Json) -> tuple[State, tuple[Json, ...]]:
    state = engine.load(kept["position"])
    events: tuple[Json, ...] = ()
    for notation in kept["actions"]:
        assert state.waiting is not None
        done = engine.play(state, state.waiting[0], engine.parse(state, notation))
        events = tuple(dict(event.to_json()) for event in done)
    return state, events


def _packed(
    state: State, game: int, turn: int, seat: str | None, actions: list[str], *, invented: bool
) -> bytes:
    return _written(
        {
            "game": game,
            "turn": turn,
            "seat": seat,
            "invented": invented,
            "position": engine.dump(state),
            "actions": actions,
        }
    )


def mark_of(content: bytes) -> int:
    """A number by which something that was kept packed is told from what was kept before or after it."""
    return int.from_bytes(hashlib.sha256(zlib.decompress(content)).digest()[:7])


def _written(kept: Json) -> bytes:
    return zlib.compress(json.dumps(kept, separators=(",", ":")).encode())


def _unpacked(content: bytes) -> Json:
    return dict(json.loads(zlib.decompress(content)))
