"""The loader of the texts: what is asked for comes in its language, and a slip never stops a game."""

import logging

import pytest

from data import texts
from data.texts import TextError, closest, either, has, joined, text


@pytest.fixture
def running_bot() -> object:
    """As a running bot is set: slips are logged, not raised."""
    texts.be_strict(False)
    yield
    texts.be_strict()


def test_each_language_answers_for_itself() -> None:
    assert text("en", "industry-coal_mine") == "Coal Mine"
    assert text("nl", "industry-coal_mine") == "Kolenmijn"


def test_an_attribute_is_read_with_a_dot() -> None:
    assert text("nl", "industry-coal_mine.inline") == "kolenmijn"
    assert has("nl", "industry-coal_mine.inline")
    assert not has("nl", "industry-coal_mine.nothing")


def test_no_invisible_characters_surround_what_is_put_in() -> None:
    assert text("en", "pounds", pounds=14) == "£14"


def test_enumerations_are_joined_as_one_writes_them() -> None:
    assert [joined("en", given) for given in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert either("nl", ["a", "b", "c"]) == "a, b of c"


def test_locales_of_discord_find_their_language() -> None:
    assert [closest(each) for each in ("nl", "en-US", "en-GB", "de", None)] == ["nl", "en", "en", "en", "en"]


@pytest.mark.parametrize("message", ["nothing-like-it", "pounds", "industry-coal_mine.nothing"])
def test_a_text_that_cannot_be_made_is_an_error_in_tests(message: str) -> None:
    with pytest.raises(TextError):
        text("en", message)


def test_a_running_bot_logs_what_is_missing_and_goes_on(
    running_bot: object, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert text("xx", "pounds", pounds=3) == "£3"
        assert text("en", "nothing-like-it") == "nothing-like-it"
    assert "nothing-like-it" in caplog.text
