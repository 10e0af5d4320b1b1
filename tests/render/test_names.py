"""Any name becomes something that the fonts can draw inside its box."""

import pytest

from render import fonts
from render.names import NEUTRAL, clusters, cut
from render.panels import display_name
from tests.render.torture import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_drawable(name: str) -> None:
    drawn = fonts.safe(name)
    assert all(fonts.known(character) for character in drawn)
    assert len(drawn) <= len(name)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", [40, 90, 300])
def test_a_name_stays_in_its_box(name: str, room: float) -> None:
    text, size = fonts.fitted(display_name("red", {"red": name}, "en"), "serif", 26, room)
    assert fonts.width(text, "serif", size) <= room
    mask, _, down = fonts.label(text or " ", "serif", size)
    assert mask.height <= 26 * 1.6
    assert -down <= 26 * 1.2


def test_what_the_fonts_lack_becomes_one_neutral_mark() -> None:
    assert fonts.safe("李小龙 Bruce") == f"{NEUTRAL} Bruce"
    assert fonts.safe("👨‍👩‍👧 Zoë") == f"{NEUTRAL} Zoë"


def test_a_name_without_any_letter_left_is_the_colour_of_its_seat() -> None:
    for name in ("李小龙", "   ", "", "👍🏽"):
        assert display_name("teal", {"teal": name}, "en") == "Teal"


def test_text_is_cut_between_whole_characters() -> None:
    text = "ab👨‍👩‍👧cd"
    assert clusters(text) == ["a", "b", "👨‍👩‍👧", "c", "d"]
    assert clusters("🇳🇱🇬🇧") == ["🇳🇱", "🇬🇧"]
    assert cut(text, 4, lambda part: len(clusters(part))) == "ab👨‍👩‍👧…"


def test_direction_marks_and_stacked_accents_are_dropped() -> None:
    assert fonts.safe("\u202eevil\u202c") == "evil"
    assert fonts.safe("Z̸̢̛͇̗͝a̶̧̛̮l̵̡̛g̷̢̛o̸̧̢̘͝") == "Zalgo"
