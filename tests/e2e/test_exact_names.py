"""What is typed means the thing of that name, or the only choice that it fits; nothing is ever guessed."""

from __future__ import annotations

import pytest

from tests.e2e.evening import Evening
from tests.e2e.positions import put

HAND = {
    "era": "canal",
    "round": 2,
    "red": {
        "money": 30,
        "income_space": 12,
        "cards": 4,
        "hand": ["Stockport", "Bury", "Bolton", "Coal Mine"],
    },
}


@pytest.fixture
async def holding(evening: Evening) -> Evening:
    """Red is to act and holds Stockport and no Port."""
    await put(evening, HAND)
    return evening


@pytest.mark.parametrize("typed", ["Port", "port", "Haven"])
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("brass pass", {}),
        ("brass loan", {"pounds": "10"}),
        ("brass develop", {"industry": "cotton_mill"}),
        ("brass build", {"industry": "coal_mine", "space": "wigan_1"}),
    ],
)
async def test_a_card_that_is_not_held_is_not_another_one(
    holding: Evening, command: str, options: dict[str, str], typed: str
) -> None:
    person = await holding.on_turn()
    answer = await holding.type(person, command, card=typed, **options)
    assert "no Port card" in answer.text
    assert len((await holding.look(person)).view["hand"]) == 4


async def test_a_fragment_that_fits_more_than_one_card_is_asked_back(holding: Evening) -> None:
    person = await holding.on_turn()
    answer = await holding.type(person, "brass pass", card="o")
    assert "“o” fits" in answer.text and "which one?" in answer.text
    assert "Stockport" in answer.text and "Bolton" in answer.text and "Bury" not in answer.text
    await holding.type(person, "brass pass", card="stock")
    assert "stockport" not in (await holding.look(person)).view["hand"]


@pytest.mark.parametrize("blank", [" ", "   "])
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("brass pass", {}),
        ("brass loan", {"pounds": "10"}),
        ("brass develop", {"industry": "cotton_mill"}),
        ("brass build", {"industry": "coal_mine", "space": "wigan_1", "second-card": " "}),
        ("brass network", {"line": "bolton-wigan"}),
        ("brass sell", {"mill": "wigan_1", "to": "distant"}),
    ],
)
async def test_a_blank_card_is_a_clear_sentence(
    holding: Evening, command: str, options: dict[str, str], blank: str
) -> None:
    person = await holding.on_turn()
    answer = await holding.type(person, command, card=blank, **options)
    assert "Nothing was chosen. Possible: " in answer.text
    assert len((await holding.look(person)).view["hand"]) == 4


async def test_an_endless_sum_is_no_loan(holding: Evening) -> None:
    person = await holding.on_turn()
    answer = await holding.type(person, "brass loan", pounds="9" * 5000, card="Bury")
    assert "fault is on my side" not in answer.text
    assert len((await holding.look(person)).view["hand"]) == 4


async def test_a_place_that_is_a_part_of_several_is_asked_back(holding: Evening) -> None:
    answer = await holding.type(holding.people[0], "brass board", place="port")
    assert "Stockport" in answer.text and "Ellesmere Port" in answer.text and "which one?" in answer.text


async def test_a_question_without_a_card_is_about_all_cards(holding: Evening) -> None:
    person = await holding.on_turn()
    question = {"industry": "cotton_mill", "space": "colne_1"}
    both = await holding.type(person, "brass ask", **question)
    assert "any two cards and both actions" in both.text
    await holding.type(person, "brass pass", card="Coal Mine")
    one = await holding.type(person, "brass ask", **question)
    assert "None of your cards allows this" in one.text
    assert "you have one action left. (R24)" in one.text
    assert "Bury" not in one.text and "Stockport" not in one.text
    costs = await holding.type(person, "brass ask", industry="cotton_mill", space="bury_1")
    assert "£12" in costs.text
