"""The facts of the game as the tests read them: from data/*.json, not through the loaders under test."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"
SEATS = ("red", "yellow", "teal", "purple")
INDUSTRIES = ("cotton_mill", "coal_mine", "iron_works", "port", "shipyard")


@cache
def table(name: str) -> Any:
    """One of the JSON files of data/, by its name without the ending."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


@cache
def place_names() -> dict[str, str]:
    """The name of each place in lower case -> its id, in the order of the board."""
    return {place["name"].lower(): place["id"] for place in table("board")["places"]}


@cache
def slots() -> dict[str, tuple[str, ...]]:
    """Each slot id -> the industries that it shows."""
    return {
        f"{place['id']}_{number}": tuple(industries)
        for place in table("board")["places"]
        for number, industries in enumerate(place["slots"], start=1)
    }


def levels(industry: str) -> list[dict[str, Any]]:
    """The printed tiles of an industry, lowest level first."""
    tiles: list[dict[str, Any]] = table("industries")["tiles"][industry]
    return tiles


def printed(industry: str) -> list[int]:
    """The level of each tile of an industry, lowest first (cotton mills: 1, 1, 1, 2, 2, 2, ...)."""
    return [tile["level"] for tile in levels(industry) for _ in range(tile["count"])]


def setup(options: dict[str, Any], players: int) -> dict[str, Any]:
    """The row of data/setups.json for these options and this number of players."""
    name = {2: "two", 3: "three", 4: "four"}[players]
    deck = options.get("deck", "classic" if options.get("edition") == "classic2007" else "standard")
    if options.get("map") == "community":
        name = "community_" + options.get("community_distant", "four")
    elif deck == "classic" and players > 2:
        name = "classic_" + name
    return next(row for row in table("setups")["setups"] if row["id"] == name)
