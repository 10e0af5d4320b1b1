"""What is too long for Discord is clipped or split; what cannot be mended is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat import limits


@given(st.text(max_size=300), st.integers(2, 120))
def test_a_clipped_text_never_exceeds_its_limit(text: str, limit: int) -> None:
    assert len(limits.clip(text, limit)) <= limit


def test_a_short_text_stays_as_it_is() -> None:
    assert limits.clip(" Wigan ", 10) == "Wigan"


def test_a_long_text_is_cut_after_a_word() -> None:
    assert limits.clip("Warrington and Runcorn, then Wigan", 31) == "Warrington and Runcorn, then…"


@given(st.lists(st.text(st.characters(codec="ascii"), max_size=90), max_size=40))
def test_pages_hold_every_word_within_the_limit(lines: list[str]) -> None:
    text = "\n".join(lines)
    pages = limits.pages(text, 80)
    assert all(0 < len(page) <= 80 for page in pages)
    assert "".join(" ".join(pages).split()) == "".join(text.split())


def test_pages_split_between_lines_where_they_can() -> None:
    assert limits.pages("one two\nthree\nfour", 13) == ["one two\nthree", "four"]


@pytest.mark.parametrize("heading", ["**Links**", "### Links"])
def test_no_heading_stands_alone_at_the_end_of_a_page(heading: str) -> None:
    assert limits.pages(f"one two three\n\n{heading}\nfour five", 30) == [
        "one two three",
        f"{heading}\nfour five",
    ]
    assert limits.pages(f"{heading}\n{'w' * 28}", 30) == [heading, "w" * 28]


def test_at_most_25_choices_are_offered() -> None:
    found = limits.choices((f"slot_{number}", f"Slot {number}") for number in range(60))
    assert len(found) == 25
    assert found[0].value == "slot_0"


def test_blank_double_and_impossible_choices_are_dropped() -> None:
    entries = [("a", " "), ("b", "Bury"), ("c", "Bury"), ("x" * 101, "Long"), ("", "Empty"), ("d", "y" * 300)]
    found = limits.choices(entries)
    assert [each.value for each in found] == ["b", "d"]
    assert all(1 <= len(each.name) <= 100 for each in found)


def test_a_custom_id_that_is_too_long_is_refused() -> None:
    with pytest.raises(limits.LimitError):
        limits.custom_id("x" * 101)


def test_a_select_option_keeps_its_texts_within_the_limits() -> None:
    option = limits.option("value", "n" * 200, "d" * 200)
    assert len(option.label) == len(option.description or "") == 100


def test_a_file_that_discord_would_not_take_is_refused() -> None:
    with pytest.raises(limits.LimitError):
        limits.picture_file(bytes(limits.FILE_BYTES + 1), "board.png", "the board")


def test_an_alternative_text_is_clipped() -> None:
    upload = limits.picture_file(b"png", "board.png", "w " * 2000)
    assert upload.description is not None
    assert len(upload.description) <= 1024
