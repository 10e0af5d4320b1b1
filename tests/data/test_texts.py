"""The loader of the texts: what is asked for comes in its language, and a slip never stops a game."""

import logging

import pytest

from data import texts
from data.texts import TextError, closest, either, has, joined, languages, text


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


@pytest.mark.parametrize("lang", languages())
def test_the_number_of_a_game_can_be_typed_as_it_is_shown(lang: str) -> None:
    assert text(lang, "chat-game-choice", game=1234).endswith(" 1234")
    assert "1234" in text(lang, "trial-title", game=1234, turn=3)


def test_the_end_of_a_game_is_told_of_one_winner_or_two_and_one_point_or_more() -> None:
    def told(lang: str, who: str, winners: int, points: int) -> str:
        facts = {"game": 1, "channel": "<#1>", "points": points}
        return text(lang, "history-over-above", who=who, winners=winners, **facts)

    assert "Ann won with 1 point." in told("en", "Ann", 1, 1)
    assert "Ann and Ben share the win with 2 points." in told("en", "Ann and Ben", 2, 2)
    assert "Ann heeft gewonnen met 1 punt." in told("nl", "Ann", 1, 1)
    assert "Ann en Ben hebben gewonnen met 2 punten." in told("nl", "Ann en Ben", 2, 2)
