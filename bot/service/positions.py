"""Positions as the store keeps them: the engine's JSON form, compressed."""

from __future__ import annotations

import json
import zlib
from functools import lru_cache

import engine
from engine import State

# A table in play is looked at again and again; this many positions are kept read (a few kilobytes each).
KEPT = 256


def pack(state: State) -> bytes:
    """A position for the store; equal positions give equal bytes."""
    return zlib.compress(json.dumps(engine.dump(state), separators=(",", ":"), sort_keys=True).encode())


def unpack(packed: bytes | None) -> State:
    """A fresh copy of a stored position. Raises engine.PositionError if it is not one."""
    if packed is None:
        raise ValueError("this game has no position")
    return _read(packed).copy()


@lru_cache(maxsize=KEPT)
def _read(packed: bytes) -> State:
    return engine.load(json.loads(zlib.decompress(packed)))
