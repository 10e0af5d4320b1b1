"""Names: what the game calls its things, and what people call themselves made harmless."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import names, people
from bot.text.figures import DAY, duration
from data.facts import facts
from data.texts import languages


@pytest.mark.parametrize("lang", languages())
def test_everything_on_the_board_has_a_name(lang: str) -> None:
    for place in facts().board.places:
        assert names.place(lang, place.id)
        for number in range(1, len(place.slots) + 1):
            assert str(number) in names.slot(lang, f"{place.id}_{number}")
    for line in facts().board.lines:
        assert names.line(lang, line.id)
    for industry, tiles in facts().industries.tiles.items():
        assert all(names.tile(lang, industry, tile.level) for tile in tiles)
    for card in facts().cards.decks["all"]:
        assert names.card(lang, card)


def test_english_names_are_those_of_the_board() -> None:
    assert {place.id: place.name for place in facts().board.places} == {
        place.id: names.place("en", place.id) for place in facts().board.places
    }


def test_levels_are_roman_and_a_locked_tile_says_so() -> None:
    assert names.tile("en", "cotton_mill", 4) == "Cotton Mill IV"
    assert names.tile("nl", "shipyard", 0) == "scheepswerf met slot"


@pytest.mark.parametrize(
    ("lang", "told", "shown"),
    [
        ("nl", "ijzerfabriek II", "IJzerfabriek II"),
        ("nl", "katoenfabriek I", "Katoenfabriek I"),
        ("en", "ij", "Ij"),
        ("nl", "", ""),
    ],
)
def test_whatever_opens_a_sentence_has_a_capital(lang: str, told: str, shown: str) -> None:
    assert names.capital(lang, told) == shown


@pytest.mark.parametrize(
    ("lang", "days", "told"),
    [
        ("en", 1, "1 day"),
        ("en", 1.5, "1.5 days"),
        ("en", 2, "2 days"),
        ("nl", 1, "1 dag"),
        ("nl", 2, "2 dagen"),
    ],
)
def test_one_day_is_no_days(lang: str, days: float, told: str) -> None:
    assert duration(lang, days * DAY) == told


def test_debts_have_a_true_minus_sign() -> None:
    assert [names.pounds("en", amount) for amount in (14, 0, -3)] == ["£14", "£0", "−£3"]


@pytest.mark.parametrize(
    ("called", "shown"),
    [
        ("Anna", "Anna"),
        ("Jan-Willem", "Jan-Willem"),
        ("an\n\t  na", "an na"),
        ("**Boss**", r"\*\*Boss\*\*"),
        ("||secret||", r"\|\|secret\|\|"),
        ("@everyone", r"\@everyone"),
        ("<@123>", r"\<\@123\>"),
        ("# Title", r"\# Title"),
        ("- item", r"\- item"),
        ("1. first", r"1\. first"),
        ("`code`", r"\`code\`"),
        ("http://x.y", r"http\://x.y"),
        ("a\u202eb\u200bc", "abc"),
        ("\u200b\u2060", "Player"),
        ("\u3164\u2800", "Player"),
        ("___", "Player"),
        ("", "Player"),
        ("Zoë 李 🎲", "Zoë 李 🎲"),
    ],
)
def test_a_display_name_cannot_format_ping_or_hide(called: str, shown: str) -> None:
    assert names.person("en", called) == shown


def test_stacked_marks_and_long_names_are_cut() -> None:
    assert len(names.person("en", "a" + "\u0335" * 50)) <= 4
    assert names.person("en", "x" * 80) == "x" * 32


@given(st.text(max_size=80))
def test_any_name_is_one_short_visible_line(called: str) -> None:
    shown = names.person("en", called)
    assert shown.strip() and "\n" not in shown and len(shown) <= 64


def test_a_seat_with_a_known_person_shows_both() -> None:
    assert names.who("nl", "red", {"red": "Anna"}) == "Anna (Rood)"
    assert names.who("nl", "teal", {"red": "Anna"}) == "Turquoise"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_stand_in_names_the_whole_of_whom_it_stands_in_for(lang: str, level: str) -> None:
    longest = "Bartholomew the Great of Burnley"
    assert len(longest) == names.LONGEST_NAME
    shown = names.who(lang, "red", {"red": people.seated(lang, longest, level) or ""})
    assert f" {longest} (" in shown
    cut = names.who(lang, "red", {"red": people.seated(lang, longest + longest, level) or ""})
    assert cut == shown


def test_where_nothing_reads_markdown_a_name_has_no_backslashes() -> None:
    assert names.plain_who("en", "red", {"red": "Ann_x_[y]"}) == "Ann_x_[y] (Red)"
    assert names.plain_who("en", "red", {"red": "\u200b"}) == "Player (Red)"
    assert names.plain_who("en", "red") == "Red"
