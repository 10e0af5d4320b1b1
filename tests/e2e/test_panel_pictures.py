"""Pictures for a phone: what changed, large enough to be read, and the whole board one tap away."""

from __future__ import annotations

from typing import Any

from tests.e2e.evening import Evening
from tests.e2e.positions import TWO_RAILS, put
from tests.e2e.test_panel import opened
from tests.e2e.touch import Touch


async def test_the_notice_shows_what_changed_and_the_whole_board_is_one_tap_away(evening: Evening) -> None:
    await put(evening, TWO_RAILS)
    touch, other = await opened(evening), await evening.off_turn()
    while "Your turn is played" not in touch.text:
        await touch.press("Build")
        await touch.choose(touch.shown.selects[0].custom_id.rpartition(":")[2])
        while "action left" not in touch.text and "no action left" not in touch.text:
            await touch.press(touch.labels[0])
    await touch.press("End turn")
    notice = other.dms()[-1]
    numbers = [line[:5] for line in notice.text.split("\n") if line.startswith("**") and " built " in line]
    assert numbers == ["**1**", "**2**"]
    assert "where something changed" in notice.pictures[0].alt
    assert "1: " in notice.pictures[0].alt
    board = Touch(other)
    await board.open(notice, "Whole board")
    assert board.shown.pictures[0].alt.startswith("Brass: Lancashire board.")


async def test_the_preview_shows_what_would_change_and_the_whole_board_is_one_tap_away(
    evening: Evening,
) -> None:
    touch = await opened(evening)
    await touch.press("Build")
    await touch.choose(touch.shown.selects[0].custom_id.rpartition(":")[2])
    if "Which card" in touch.text:
        await touch.press(touch.labels[0])
    [close] = touch.shown.pictures
    assert "where something changed" in close.alt
    await touch.press("Whole board")
    [whole] = touch.shown.pictures
    assert whole.alt.startswith("Preview of a turn that is not yet ended. Brass: Lancashire board.")


async def test_there_is_no_preview_of_a_turn_that_changes_nothing_on_the_board(evening: Evening) -> None:
    touch = await opened(evening)
    await touch.press("Loan £10")
    await touch.press(touch.labels[0])
    assert "Your turn is played" in touch.text
    assert touch.shown.pictures == []
    assert "Whole board" not in touch.labels


FEW_BUILD: dict[str, Any] = {
    "era": "canal",
    "round": 3,
    "red": {"money": 6, "income_space": 12, "hand": ["Wigan", "Stockport", "Port"]},
    "tiles": [{"at": "Liverpool 1", "owner": "red", "tile": "Port 1"}],
}


async def test_a_card_is_ticked_only_where_it_alone_can_build(evening: Evening) -> None:
    await put(evening, FEW_BUILD)
    touch = await opened(evening)
    typed = await evening.type(touch.person, "brass hand")
    [picture] = typed.shown.pictures
    ticked = picture.alt.partition("These can build now: ")[2]
    assert "Wigan" in ticked
    assert "Stockport" not in ticked, "a mill is too dear, and elsewhere it takes two cards"
    assert [each.alt for each in typed.shown.pictures] == [each.alt for each in touch.shown.pictures]
