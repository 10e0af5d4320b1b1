"""The small pictures of the rules: they can be drawn in every language, and what they claim is so."""

from __future__ import annotations

from typing import Any

import pytest

import engine
import render
from bot.text import rules
from data.facts import facts
from data.texts import has, languages, text
from tests.scenario_position import position_of

NAMES = {place.id: place.name for place in facts().board.places}


def state_of(name: str, without: str = "", links: int | None = None) -> engine.State:
    """The position of an example, without one tile, with only so many of its links; red to act."""
    shown = render.examples()[name]
    tiles = [_tile(each) for each in shown["tiles"] if each["slot"] != without]
    lines = [" - ".join(NAMES[end] for end in each["line"].split("-")) for each in shown["links"]]
    position = position_of(
        {
            "state": {
                "players": 3,
                "order": ["red", "yellow", "teal"],
                "to_act": "red",
                "era": shown["era"],
                "round": 2,
                "red": {
                    "money": 90,
                    "income_space": 20,
                    "hand": ["Bolton", "Wigan"],
                    "mat": {"Cotton Mill": 2},
                },
                "tiles": tiles,
                "links": [
                    {"line": line, "owner": link["owner"]}
                    for line, link in zip(lines, shown["links"], strict=True)
                ][:links],
            }
        }
    )
    return engine.load(position)


def _tile(given: dict[str, Any]) -> dict[str, Any]:
    place, _, number = given["slot"].rpartition("_")
    kind = given["industry"].replace("_", " ").title()
    cubes = {"cubes": given["cubes"]} if "cubes" in given else {}
    flipped = {"flipped": True} if given.get("flipped") else {}
    at = f"{NAMES[place]} {number}"
    return {"at": at, "owner": given["owner"], "tile": f"{kind} {given['level']}", **cubes, **flipped}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", render.examples())
def test_each_can_be_drawn_and_explained(name: str, lang: str) -> None:
    picture = render.example(name, lang)
    assert picture.png.startswith(b"\x89PNG")
    assert 20 < len(picture.alt) <= 1024
    assert has(lang, f"example-{name}")
    example = render.examples()[name]
    words = rules.topic(lang, example["topic"]) + text(lang, f"example-{name}")
    assert len(words) < 4000
    for rule in example["rules"]:
        assert rules.rule(lang, rule) is not None


def test_the_nearest_mine_of_the_picture_is_the_only_source() -> None:
    state = state_of("coal", without="bolton_1")
    build = engine.action_from_json(
        {"do": "build", "industry": "cotton_mill", "slot": "bolton_1", "cards": ["bolton"]}
    )
    assert engine.sources(state, 0, build, "coal") == ("wigan_2",)


def test_the_two_rails_of_the_picture_take_the_coal_that_it_shows() -> None:
    state = state_of("two-rails", links=0)
    laid = engine.action_from_json(
        {"do": "link", "lines": ["bolton-bury", "bolton-wigan"], "cards": ["wigan"], "coal": []}
    )
    events = [event.to_json() for event in engine.play(state, 0, engine.settle(state, laid))]
    assert [event["slot"] for event in events if event["kind"] == "coal_taken"] == ["bolton_1", "wigan_2"]
    assert [event["slot"] for event in events if event["kind"] == "flipped"] == ["bolton_1"]


def test_the_distant_market_of_the_picture_is_one_of_four_players() -> None:
    shown = render.examples()["distant"]["distant"]
    tiles = [*shown["turned"], *(int(tile) for tile, many in shown["unseen"].items() for _ in range(many))]
    assert sorted(tiles) == list(facts().markets.distant.tiles["four"])
    assert shown["marker"] == sum(shown["turned"])
