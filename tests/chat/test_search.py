"""Typing finds what is meant: by value, name or fragment, without accents or case, in any order of words."""

from __future__ import annotations

import re

import pytest

from bot.chat.choosing import everything
from bot.chat.choosing.picking import pick
from bot.chat.choosing.search import Entry, resolve, search
from bot.chat.errors import Declined

SLOTS = everything.slots("en")


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("manchester_4", "manchester_4"),
        ("Manchester 4", "manchester_4"),
        ("4 manch", "manchester_4"),
        ("RUNCORN 2", "warrington_and_runcorn_2"),
        ("ellesmere", "ellesmere_port_1"),
        ("prést 2", "preston_2"),
        ("barrow", "barrow_in_furness_1"),
        ("in-furness 2", "barrow_in_furness_2"),
    ],
)
def test_the_slot_that_is_meant_comes_first(typed: str, first: str) -> None:
    assert search(typed, SLOTS)[0].value == first


def test_a_beginning_comes_before_a_fragment() -> None:
    entries = [Entry("a", "Iron Works"), Entry("b", "Works of iron"), Entry("c", "Environs")]
    assert [each.value for each in search("iron", entries)] == ["a", "b", "c"]


def test_nothing_typed_finds_everything_in_its_order() -> None:
    assert search("", SLOTS) == list(SLOTS)


def test_what_is_nowhere_is_not_found() -> None:
    assert search("london", SLOTS) == []


def test_a_line_is_found_from_either_end() -> None:
    lines = everything.lines("en")
    assert search("wigan preston", lines)[0].value == "preston-wigan"
    assert search("preston wigan", lines)[0].value == "preston-wigan"


def test_one_candidate_is_enough_to_resolve() -> None:
    found = resolve("fleet", SLOTS)
    assert found is not None
    assert found.value == "fleetwood_1"


def test_two_equal_candidates_are_not_guessed_between() -> None:
    assert resolve("wigan", SLOTS) is None


def test_an_unclear_word_is_answered_with_what_it_could_mean() -> None:
    with pytest.raises(Declined, match=r"“wigan” fits Wigan 1, Wigan 2.*which one"):
        pick("en", "wigan", SLOTS)


def test_an_unknown_word_is_answered_without_echoing_its_formatting() -> None:
    with pytest.raises(Declined) as declined:
        pick("en", "**@everyone**", SLOTS)
    assert r"“\*\*\@everyone\*\*”" in str(declined.value)


def test_what_exists_but_is_not_offered_is_left_to_the_rules() -> None:
    assert pick("en", "Fleetwood 1", SLOTS[:3], SLOTS) == "fleetwood_1"


CARDS = everything.cards("en")


def hand(*cards: str) -> list[Entry]:
    return [each for each in CARDS if each.value in cards]


@pytest.mark.parametrize("typed", ["Port", "port", "PORT", "Haven", " port "])
def test_an_exact_name_in_any_language_means_that_and_nothing_that_holds_it(typed: str) -> None:
    assert pick("en", typed, hand("stockport", "bury"), CARDS) == "port"


@pytest.mark.parametrize(("typed", "meant"), [("stock", "stockport"), ("ury", "bury"), ("mine", "coal_mine")])
def test_a_fragment_that_fits_one_choice_means_it(typed: str, meant: str) -> None:
    assert pick("en", typed, hand("stockport", "bury", "coal_mine"), CARDS) == meant


def test_a_fragment_that_fits_more_is_asked_back_and_never_guessed() -> None:
    with pytest.raises(Declined, match=r"“b” fits (Bury, Blackburn|Blackburn, Bury): which one"):
        pick("en", "b", hand("bury", "blackburn", "wigan"), CARDS)
    with pytest.raises(Declined, match=r"“e” fits .*which one"):
        pick("en", "e", hand("colne", "rochdale"), CARDS)


@pytest.mark.parametrize("typed", ["", "   "])
def test_nothing_typed_is_answered_with_what_there_is(typed: str) -> None:
    with pytest.raises(Declined, match=r"Nothing was chosen\. Possible: .*Bury"):
        pick("en", typed, hand("colne", "bury"), CARDS)
    with pytest.raises(Declined, match="nothing to choose"):
        pick("en", typed, [], CARDS)


def test_what_stands_beside_a_choice_is_no_fragment_of_it() -> None:
    offered = [Entry("bury", "Bury", "coal from Wigan"), Entry("wigan", "Wigan")]
    assert pick("en", "wig", offered) == "wigan"


@pytest.mark.parametrize(
    ("typed", "shown"), [("🏭", "“🏭” is not clear"), ("**x", r"“\*\*x”"), ("\u200b", "could not read")]
)
def test_what_was_typed_is_shown_back(typed: str, shown: str) -> None:
    with pytest.raises(Declined, match=re.escape(shown)):
        pick("en", typed, [Entry("1", "Manchester")])
