"""Questions that a table decides: what came of one stands in its message and in the last voter's answer."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.test_life import hours_pass, in_words, said


@pytest.mark.parametrize(("answer", "outcome"), [("Yes", "Decided: yes"), ("No", "Decided: no")])
@pytest.mark.parametrize("question", ["end", "pause", "takeback"])
async def test_a_decided_question_says_so_and_has_no_buttons(
    evening: Evening, question: str, answer: str, outcome: str
) -> None:
    await in_words(evening)
    ann, ben = evening.people
    await evening.pass_turn()
    given = {
        "end": ("vote", {"question": "end"}),
        "pause": ("pause", {}),
        "takeback": ("takeback", {"move": 0}),
    }
    command, options = given[question]
    assert "put to the table" in (await evening.type(ann, f"brass-table {command}", **options)).text
    asked = said(evening, "Ann asks")[-1]
    assert [each.label for each in asked.buttons] == ["Yes", "No"]
    told = await ben.click(asked, answer)
    assert outcome in told.text
    assert "as long as" not in told.text
    asked = said(evening, "Ann asks")[-1]
    assert outcome in asked.text
    assert asked.buttons == []


async def test_a_question_that_nobody_answers_is_closed_in_its_message_too(evening: Evening) -> None:
    await in_words(evening)
    await evening.type(evening.people[0], "brass-table pause")
    await hours_pass(evening.bot, 50)
    asked = said(evening, "Ann asks")[-1]
    assert "Decided: no" in asked.text
    assert asked.buttons == []


async def test_a_vote_that_does_not_decide_can_be_changed(evening_of: Sitting) -> None:
    evening = await evening_of(4)
    await in_words(evening)
    ann, ben, *_ = evening.people
    await evening.type(ann, "brass-table vote", question="end")
    asked = said(evening, "Ann asks")[-1]
    assert "as long as" in (await ben.click(asked, "No")).text
    assert [each.label for each in said(evening, "Ann asks")[-1].buttons] == ["Yes", "No"]


async def test_a_question_and_an_answer_vote_on_the_one_that_is_open(evening_of: Sitting) -> None:
    evening = await evening_of(3)
    await in_words(evening)
    ann, ben, cleo = evening.people
    await evening.type(ben, "brass-table vote", question="end")
    own = await evening.type(ben, "brass-table vote", question="end", answer="yes")
    assert "Your vote counts" in own.text
    assert "This very question" in (await evening.type(ben, "brass-table vote", question="end")).text
    assert "Another question" in (await evening.type(cleo, "brass-table pause")).text
    assert "Decided: yes" in (await evening.type(ann, "brass-table vote", question="end", answer="yes")).text
    assert (await evening.game()).status == "cancelled"


async def test_a_question_of_somebody_who_was_forgotten_is_still_closed(evening_of: Sitting) -> None:
    evening = await evening_of(3)
    await in_words(evening)
    ann, ben, _ = evening.people
    await evening.type(ann, "brass-table vote", question="end")
    asked = said(evening, "Ann asks")[-1]
    await evening.bot.client.tables.privacy.erase(ann.id)
    await evening.bot.server.settle()
    await ben.click(asked, "No")
    closed = next(each for each in evening.public() if each.id == asked.id)
    assert "Decided: no" in closed.text and "Ann" not in closed.text
    assert closed.buttons == []


async def test_the_question_of_a_clock_is_closed_too(evening_of: Sitting) -> None:
    evening = await evening_of(3, pace="12", **{"time-up": "vote"})
    await in_words(evening)
    late = await evening.on_turn()
    await hours_pass(evening.bot, 13)
    asked = said(evening, "Shall a computer play on")[-1]
    await next(person for person in evening.people if person is not late).click(asked, "No")
    closed = said(evening, "Shall a computer play on")[-1]
    assert f"The time of {late.name}" in closed.text and "Decided: no" in closed.text
    assert closed.buttons == []
