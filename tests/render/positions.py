"""Views of real games, played by chance."""

from collections.abc import Iterator
from typing import Any

import engine
from engine.selfplay import random_game

View = dict[str, Any]


def played(options: engine.Options, number: int, every: int) -> list[View]:
    """Public views of one random game: every so many decisions, and the end."""
    views: list[View] = []
    count = 0

    def watch(state: engine.State, *_: object) -> None:
        nonlocal count
        count += 1
        if count % every == 0 or state.waiting is None:
            views.append(engine.view(state, None))

    random_game(options, number, watch)
    return views


def of_map(map_id: str, count: int) -> Iterator[View]:
    """So many positions of a map, from games of all numbers of players that it has."""
    numbers = (2,) if map_id == "community" else (2, 3, 4)
    left = count
    number = 0
    while left:
        options = engine.Options.of(players=numbers[number % len(numbers)], map=map_id)
        for view in played(options, number, 7)[:left]:
            left -= 1
            yield view
        number += 1
