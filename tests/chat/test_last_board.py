"""After the last scoring the board is shown with the links that scored."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

import engine
from bot.chat.notices import _shown_board
from bot.service import TurnPublished
from engine.selfplay import random_game


@pytest.mark.parametrize("introductory", [True, False])
def test_the_links_lie_where_they_scored(introductory: bool) -> None:
    views: list[dict[str, Any]] = []
    happened: list[dict[str, Any]] = []

    def watch(state: engine.State, seat: int, action: object, events: list[engine.Event]) -> None:
        views.append(engine.view(state, None))
        happened[:] = [event.to_json() for event in events]

    random_game(engine.Options.of(introductory=introductory), 5, watch)
    before, after = views[-2], views[-1]
    told = SimpleNamespace(view=after, before=before, ending=object())
    shown = _shown_board(cast(TurnPublished, told), happened)
    scored = {event["seat"]: event["links"] for event in happened if event["kind"] == "links_scored"}
    assert after["links"] == []
    assert sum(scored.values()) == len(shown["links"]) > 0
    for player in shown["players"]:
        assert player["links_left"] == 14 - scored[player["seat"]]
