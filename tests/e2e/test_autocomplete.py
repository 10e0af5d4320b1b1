"""What is suggested while somebody types: what is possible, with its price, nothing of others' hands."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from engine import action_to_json
from playground.running import RunningBot
from playground.server import Person
from tests.e2e.evening import Evening, hand_of

OPTIONS: dict[str, tuple[str, ...]] = {
    "brass build": ("card", "industry", "space", "second-card", "coal", "iron", "game"),
    "brass network": ("line", "second-line", "card", "coal", "game"),
    "brass develop": ("industry", "second-industry", "card", "iron", "game"),
    "brass sell": ("mill", "to", "card", "game"),
    "brass loan": ("pounds", "card", "game"),
    "brass pass": ("card", "game"),
    "brass ask": ("industry", "space", "line", "second-line", "game"),
    "brass board": ("place", "game"),
    "brass mat": ("seat", "game"),
    "brass rules": ("topic",),
    "brass undo": ("game",),
    "brass-table export": ("game",),
}
MILLISECONDS = 25
"""Of processor time for one answer on average, the pocket Discord included; it takes about five."""


async def values(
    evening: Evening, person: Person, command: str, option: str, typed: str = "", **others: Any
) -> list[str]:
    response = await person.autocomplete(evening.channel, command, option, typed, **others)
    assert not response.failed, f"{command} {option}: loading failed"
    return [str(each["value"]) for each in response.choices]


async def names(
    evening: Evening, person: Person, command: str, option: str, typed: str = "", **others: Any
) -> list[str]:
    response = await person.autocomplete(evening.channel, command, option, typed, **others)
    return [str(each["name"]) for each in response.choices]


async def test_the_hand_is_suggested_to_its_owner_alone(evening: Evening) -> None:
    for person in evening.people:
        hand = set(hand_of(await evening.look(person)))
        assert set(await values(evening, person, "brass build", "card")) == hand
        assert set(await values(evening, person, "brass pass", "card")) == hand
    assert await values(evening, evening.onlooker, "brass build", "card") == []


async def test_each_choice_narrows_the_next(evening: Evening) -> None:
    person = await evening.on_turn()
    plans = [plan.to_json() for plan in (await evening.choices(person)).plans() if plan.do == "build"]
    for plan in plans:
        card, industry, slot = plan["cards"][0], plan["industry"], plan["slot"]  # type: ignore[index]
        industries = await values(evening, person, "brass build", "industry", card=card)
        spaces = await values(evening, person, "brass build", "space", card=card, industry=industry)
        assert set(industries) == {each["industry"] for each in plans if card in each["cards"]}  # type: ignore[operator]
        assert slot in spaces
        assert all(each.startswith(str(card)) for each in spaces) or card == industry


async def test_a_space_is_suggested_with_its_price(evening: Evening) -> None:
    person = await evening.on_turn()
    plan = next(plan for plan in (await evening.choices(person)).plans() if plan.do == "build")
    given = action_to_json(plan.action())
    shown = await names(
        evening, person, "brass build", "space", "", card=given["cards"][0], industry=given["industry"]
    )  # type: ignore[index]
    assert all("£" in each for each in shown)


async def test_every_option_answers_everybody_quickly(evening: Evening) -> None:
    asked = [(command, option) for command, options in OPTIONS.items() for option in options]
    people = (await evening.on_turn(), await evening.off_turn(), evening.onlooker)
    began = process_time()
    for person in people:
        for command, option in asked:
            await values(evening, person, command, option)
            await values(evening, person, command, option, "zzz")
    assert (process_time() - began) * 1000 < MILLISECONDS * 2 * len(people) * len(asked)


async def test_what_is_typed_finds_what_is_meant(evening: Evening) -> None:
    person = evening.people[0]
    assert (await values(evening, person, "brass board", "place", "runc war"))[0] == "warrington_and_runcorn"
    assert (await values(evening, person, "brass mat", "seat", "BEN"))[0] == "yellow"
    assert (await values(evening, person, "brass ask", "line", "wigan preston"))[0] == "preston-wigan"
    assert (await values(evening, person, "brass loan", "pounds", "£2"))[0] == "20"


async def test_another_player_is_suggested_what_their_own_turn_would_allow(evening: Evening) -> None:
    other = await evening.off_turn()
    assert await values(evening, other, "brass loan", "pounds") == ["10", "20", "30"]
    asked = await evening.type(other, "brass ask", industry="coal_mine", space="wigan_1")
    assert asked.ephemeral


async def test_seats_are_suggested_by_the_very_names_of_their_people(
    bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.e2e.evening.NAMES", ("Ann_x_[y]", "Ben"))
    evening = Evening(bot)
    await evening.begin(2)
    ben = evening.people[1]
    for command in ("brass mat", "brass log"):
        assert await names(evening, ben, command, "seat", "Ann_x") == ["Ann_x_[y] (Red)"]
    unclear = await evening.type(ben, "brass mat", seat="(")
    assert r"Ann\_x\_\[y\]" in unclear.text
    while (await evening.on_turn()) is ben:
        await evening.pass_turn()
    assert "Ann_x_[y] (Red)" in (await names(evening, ben, "brass status", "game"))[0]
