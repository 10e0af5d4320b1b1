"""The rules as help: every ruling can be looked up, every topic fits one message, words find their topic."""

import re

import pytest

from bot.text import rules
from data.facts import facts
from data.texts import languages, text

RULINGS = range(1, 150)


@pytest.mark.parametrize("lang", languages())
def test_every_ruling_can_be_looked_up(lang: str) -> None:
    for number in RULINGS:
        found = rules.rule(lang, f"R{number}")
        assert found is not None and re.search(rf"\bR{number}\b", found[1]), number


def test_both_languages_state_a_ruling_under_the_same_topic() -> None:
    for number in RULINGS:
        found = [rules.rule(lang, f"R{number}") for lang in languages()]
        assert len({each[0].id for each in found if each}) == 1, number


@pytest.mark.parametrize("topic", rules.topic_ids())
def test_both_languages_have_the_same_paragraphs(topic: str) -> None:
    cited = [
        [re.findall(r"R\d+", line) for line in rules.topic(lang, topic).splitlines()] for lang in languages()
    ]
    assert all(each == cited[0] for each in cited)


@pytest.mark.parametrize("lang", languages())
def test_topics_fit_a_message_and_a_choice_list(lang: str) -> None:
    found = rules.topics(lang)
    assert 20 <= len(found) <= 25
    for each in found:
        assert len(rules.topic(lang, each.id)) <= 2000
        assert len(each.title) <= 100 and len(each.about) <= 100


@pytest.mark.parametrize(
    ("lang", "query", "topic"),
    [
        ("en", "nearest mine", "coal"),
        ("en", "BORROW", "loan"),
        ("en", "overbuild", "overbuild"),
        ("en", "tie", "game-end"),
        ("en", "bankrupt", "shortfall"),
        ("nl", "dichtstbijzijnde", "coal"),
        ("nl", "gelijk", "game-end"),
        ("nl", "industrieen", "cards"),
        ("nl", "overbouwen", "overbuild"),
    ],
)
def test_words_find_their_topic_first(lang: str, query: str, topic: str) -> None:
    assert rules.search(lang, query)[0].id == topic


def test_a_title_an_id_or_a_number_leads_straight_there() -> None:
    assert rules.answer("nl", "overbouwen") == rules.topic("nl", "overbuild")
    assert rules.answer("en", "distant market") == rules.topic("en", "distant-market")
    assert rules.answer("en", "r74").splitlines()[1].endswith("(R74)")
    assert "R1 to R149" in rules.answer("en", "R150")


@pytest.mark.parametrize("lang", languages())
def test_what_is_not_found_is_said_and_cannot_format(lang: str) -> None:
    told = rules.answer(lang, "**zeppelin**")
    assert r"\*\*zeppelin\*\*" in told and told == text(
        lang, "rules-found", count=0, query=r"\*\*zeppelin\*\*"
    )
    assert rules.search(lang, "  ") == []


def test_an_unknown_topic_is_an_error() -> None:
    with pytest.raises(KeyError):
        rules.topic("en", "weather")


def test_a_tip_promises_no_more_than_the_rules_give() -> None:
    """A loan just before the introductory game is scored (R135), and tiles of the distant market (R98)."""
    scored = facts().setups.introductory
    each = scored.pounds_per_point
    assert {(left + 30) // each - left // each for left in range(each)} == {7, 8}
    assert scored.most_money_points * each == 60
    told = [text(lang, "tip-last-turn-introductory") for lang in languages()]
    assert ["7 or 8" in told[0], "7 of 8" in told[1]] == [True, True]
    assert all("£60" in line for line in told)
    assert 0 in facts().markets.distant.tiles["all"]
    assert "may move the marker" in text("en", "tip-distant")
    assert "kan de markering" in text("nl", "tip-distant")
