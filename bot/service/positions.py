"""Positions as the store keeps them: the engine's JSON form, compressed."""

from __future__ import annotations

import json
import zlib
from collections import OrderedDict
from threading import Lock
from typing import Any

import engine
from engine import State

KEPT = 256
"""So many positions are kept unpacked (a few kilobytes each): a table in play is looked at often."""


class _Unpacked:
    """The positions used last, by what they are packed as, so that none can be out of date."""

    def __init__(self) -> None:
        self._states: OrderedDict[bytes, State] = OrderedDict()
        # The store reads and writes on two threads.
        self._lock = Lock()

    def get(self, packed: bytes) -> State | None:
        with self._lock:
            state = self._states.get(packed)
            if state is not None:
                self._states.move_to_end(packed)
            return state

    def put(self, packed: bytes, state: State) -> None:
        with self._lock:
            self._states[packed] = state
            if len(self._states) > KEPT:
                self._states.popitem(last=False)


_unpacked = _Unpacked()


def pack(state: State) -> bytes:
    """A position for the store."""
    packed = zlib.compress(json.dumps(engine.dump(state), separators=(",", ":"), sort_keys=True).encode())
    _unpacked.put(packed, state.copy())
    return packed


def unpack(packed: bytes | None) -> State:
    """A fresh copy of a stored position. Raises engine.PositionError if it is not one."""
    if packed is None:
        raise ValueError("this game has no position")
    state = _unpacked.get(packed)
    if state is None:
        state = engine.load(_json(packed))
        _unpacked.put(packed, state)
    return state.copy()


def is_packed(state: State, packed: bytes | None) -> bool:
    """Whether this is that position, in the present form or in an older one that can still be read."""
    if packed is None:
        return False
    dumped = engine.dump(state)
    return _json(packed) == dumped or engine.dump(unpack(packed)) == dumped


def _json(packed: bytes) -> Any:
    return json.loads(zlib.decompress(packed))
