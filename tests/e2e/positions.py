"""A running game put at a position that is worth a test, as if it had been played up to there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import engine
from bot.service.positions import pack
from tests.e2e.evening import Evening
from tests.scenario_position import position_of

TWO_RAILS: dict[str, Any] = {
    "era": "rail",
    "round": 2,
    "red": {"money": 60, "income_space": 20, "hand": ["Wigan", "Bolton", "Coal Mine"]},
    "tiles": [
        {"at": "Wigan 1", "owner": "red", "tile": "Coal Mine 2"},
        {"at": "Bolton 1", "owner": "yellow", "tile": "Coal Mine 2"},
        {"at": "Preston 3", "owner": "red", "tile": "Port 2"},
    ],
    "links": [{"line": "Blackburn - Bolton", "owner": "red"}],
}
MILLS: dict[str, Any] = {
    "era": "canal",
    "round": 3,
    "red": {"money": 20, "income_space": 12, "hand": ["Wigan", "Port"]},
    "tiles": [
        {"at": "Preston 1", "owner": "red", "tile": "Cotton Mill 1"},
        {"at": "Lancaster 2", "owner": "red", "tile": "Cotton Mill 1"},
        {"at": "Fleetwood 1", "owner": "yellow", "tile": "Port 1"},
        {"at": "Lancaster 1", "owner": "yellow", "tile": "Port 1"},
    ],
    "links": [
        {"line": "Fleetwood - Preston", "owner": "red"},
        {"line": "Lancaster - Preston", "owner": "red"},
    ],
}
DEBT: dict[str, Any] = {
    "era": "canal",
    "round": 4,
    "order": ["yellow", "red"],
    "red": {"money": 0, "income_space": 6, "hand": ["Oldham", "Manchester"]},
    "tiles": [
        {"at": "Bury 1", "owner": "red", "tile": "Cotton Mill 1"},
        {"at": "Oldham 1", "owner": "red", "tile": "Coal Mine 1", "cubes": 2},
    ],
}
LAST_TURN: dict[str, Any] = {
    "era": "rail",
    "round": 10,
    "order": ["yellow", "red"],
    "red": {"money": 0, "income_space": 10, "hand": ["Birkenhead"], "cards": 2},
    "yellow": {"cards": 0, "money": 0},
}


async def put(evening: Evening, state: dict[str, Any], **red: Any) -> None:
    """The evening's game at this state of a scenario, red to act; `red` changes what red has.

    `state` may hold the `options` of the scenario, too.
    """
    given = {"players": len(evening.people), "order": ["red", "yellow"], "to_act": "red", **state}
    options = given.pop("options", {})
    position = position_of({"state": {**given, "red": {**state["red"], **red}}, "options": options})
    loaded = engine.load(position)
    assert loaded.waiting is not None
    packed, (seat, decision) = pack(loaded), loaded.waiting
    game = await evening.game()

    def work(transaction: Any) -> None:
        row = transaction.games.get(game.id)
        revision = row.revision + 1
        put_there = replace(
            row, position=packed, turn_position=packed, revision=revision, turn_revision=revision,
            turn_seat=seat, turn_decision=decision, decision=decision,
        )  # fmt: skip
        transaction.games.save(put_there)

    await evening.bot.client.tables._store.write(work)
