"""What a panel meets rarely: another seat, long menus, last chances, the end, a clock, reminders."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.chat import limits
from bot.chat.panel import presses
from playground.running import RunningBot
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.months import LongEvening
from tests.e2e.positions import LAST_TURN, put
from tests.e2e.touch import Touch

MANY_LINES: dict[str, Any] = {
    "era": "rail",
    "round": 3,
    "red": {"money": 60, "income_space": 30, "hand": ["Wigan", "Port"]},
    "tiles": [
        {"at": at, "owner": "red", "tile": tile}
        for at, tile in (
            ("Lancaster 1", "Port 2"),
            ("Preston 3", "Port 2"),
            ("Fleetwood 1", "Port 3"),
            ("Liverpool 1", "Port 3"),
            ("Ellesmere Port 1", "Port 4"),
            ("Warrington & Runcorn 1", "Port 4"),
            ("Wigan 1", "Coal Mine 2"),
            ("Bolton 1", "Coal Mine 2"),
            ("Bury 1", "Coal Mine 3"),
            ("Manchester 1", "Coal Mine 3"),
            ("Burnley 1", "Coal Mine 4"),
            ("Rochdale 1", "Coal Mine 4"),
        )
    ],
}
OWN_FLIPPED_MINE: dict[str, Any] = {
    "era": "canal",
    "round": 3,
    "red": {"money": 30, "income_space": 12, "hand": ["Wigan", "Port"]},
    "tiles": [{"at": "Wigan 1", "owner": "red", "tile": "Coal Mine 1", "cubes": 0, "flipped": True}],
}
LAST_LOANS: dict[str, Any] = {
    "era": "rail",
    "round": 6,
    "red": {"money": 3, "income_space": 10, "hand": ["Birkenhead", "Port"]},
    "yellow": {"money": 3},
}


async def opened(evening: Evening) -> Touch:
    """The panel of whoever must decide."""
    touch = Touch(await evening.on_turn())
    await touch.play(evening.channel)
    return touch


async def test_a_panel_of_another_seat_does_nothing_and_shows_ones_own(evening: Evening) -> None:
    touch = await opened(evening)
    game, before = await evening.game(), await evening.looks()

    def change_seats(transaction: Any) -> None:
        red, yellow = transaction.seats.of(game.id)
        swapped = [replace(red, person=yellow.person), replace(yellow, person=red.person)]
        transaction.seats.set(game.id, swapped)

    await evening.bot.client.tables._store.write(change_seats)
    await touch.press("Pass")
    assert "belongs to another seat" in touch.text
    assert "What would it cost?" in touch.text
    assert (await evening.looks())[-1].view == before[-1].view


async def test_a_menu_of_more_than_25_lines_has_pages_and_loses_none(evening: Evening) -> None:
    await put(evening, MANY_LINES)
    touch = await opened(evening)
    await touch.press("Network")
    assert touch.menu("menu/line").placeholder == "Choose a line (31)"
    offered = lines_of(touch)
    await touch.choose("menu/line", lambda option: option["label"].startswith("More ("))
    offered += lines_of(touch)
    assert len(offered) == len(set(offered)) == 31
    await touch.choose("menu/line", lambda option: option["label"].startswith("Back ("))
    assert lines_of(touch) == offered[:23]
    await touch.choose("menu/line", lambda option: option["label"].startswith("More ("))
    await touch.choose("menu/line", lambda option: option["label"] == offered[-1])
    assert offered[-1].split(" · ")[0] in touch.text


def lines_of(touch: Touch) -> list[str]:
    """The lines on the present page of the menu, without the entries that turn it."""
    options = touch.menu("menu/line").options
    assert len(options) <= 25
    return [each["label"] for each in options if " · " in each["label"]]


async def test_replacing_ones_own_flipped_tile_is_asked_about_once(evening: Evening) -> None:
    await put(evening, OWN_FLIPPED_MINE)
    touch = await opened(evening)
    await touch.press("Build")
    await touch.choose("menu/coal_mine", lambda option: option["label"].startswith("Wigan"))
    assert "a flipped tile of your own, and its point is lost" in touch.text
    assert (await evening.look(touch.person)).provisional == ()
    await touch.press("Yes, do it")
    assert any(event["kind"] == "built" for event in (await evening.look(touch.person)).provisional)


async def test_ones_own_tile_is_called_so_in_the_suggestions(evening: Evening) -> None:
    await put(evening, OWN_FLIPPED_MINE)
    person = await evening.on_turn()
    suggested = await person.autocomplete(
        evening.channel, "brass build", "space", "wig", industry="coal_mine"
    )
    assert any("replaces your tile" in each["name"] for each in suggested.choices), suggested.choices


async def test_after_the_last_end_nothing_is_left_to_count(evening: Evening) -> None:
    await put(evening, LAST_TURN)
    person = await evening.on_turn()
    while (await evening.choices(person)).decision == "turn":
        await evening.type(person, "brass pass", card=await evening.any_card(person))
    answer = await evening.type(person, "brass end")
    assert (await evening.game()).status == "finished"
    assert "share the win" in answer.text
    assert "link tile" not in answer.text and "You have" not in answer.text


async def test_the_last_chance_of_a_loan_is_asked_about_once(evening: Evening) -> None:
    await put(evening, LAST_LOANS)
    touch = await opened(evening)
    turn = (await evening.game()).turn
    while "Your turn is played" not in touch.text:
        await touch.press("Pass" if "Pass" in touch.labels else touch.labels[0])
    await touch.press("End turn")
    assert "last chance of a loan" in touch.text and "£3" in touch.text
    assert (await evening.game()).turn == turn
    await touch.press("End turn")
    assert (await evening.game()).turn == turn + 1


async def test_the_last_chance_of_a_loan_offers_no_way_back_where_there_is_none(evening: Evening) -> None:
    mill = [{"at": "Preston 1", "owner": "red", "tile": "Cotton Mill 2"}]
    ways = ("Fleetwood - Preston", "Lancaster - Preston", "Lancaster - Scotland")
    links = [{"line": each, "owner": "red"} for each in ways]
    await put(evening, {**LAST_LOANS, "tiles": mill, "links": links})
    red = await evening.on_turn()
    await evening.type(red, "brass pass", card=await evening.any_card(red))
    card = await evening.any_card(red)
    await evening.type(red, "brass sell", mill="Preston 1", to="distant", card=card)
    touch = await opened(evening)
    await touch.press("End turn")
    assert "last chance of a loan" in touch.text
    assert touch.labels == ["End turn", "Back"]


async def test_an_outdated_press_after_the_end_shows_the_result(bot: RunningBot) -> None:
    evening = LongEvening(bot)
    await evening.begin(2, introductory="yes")
    await evening.in_words_only()
    touch = await opened(evening)
    await evening.pass_to_the_end()
    await touch.press("Pass")
    assert "that button did nothing" in touch.text
    assert "Final result" in touch.text


async def test_a_long_note_on_a_panel_leaves_room_for_the_hand(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await evening.on_turn()
    await evening.bot.client.tables.prefer("person", person.id, "pictures", "no")
    touch = await opened(evening)
    await evening.pass_turn()
    monkeypatch.setattr(presses, "_outdated", lambda sitting: "What happened " * 400)
    await touch.press("Loan £10")
    assert touch.text.startswith("What happened")
    assert "Your hand" in touch.text
    assert len(touch.text) <= limits.LAYOUT_TEXT


async def test_a_panel_shows_the_result_once_the_game_was_played_out(evening: Evening) -> None:
    await put(evening, LAST_TURN)
    other = Touch(await evening.off_turn())
    await other.play(evening.channel)
    touch = await opened(evening)
    await touch.press("Pass and end turn")
    assert (await evening.game()).status == "finished"
    assert "Refresh" not in touch.labels
    await other.press("Refresh" if "Refresh" in other.labels else other.labels[0])
    assert "The game is over" in other.text and "Final result" in other.text
    assert other.labels == []
    await other.choose("menu/look")


async def test_a_panel_tells_until_when_there_is_time(bot: RunningBot, evening_of: Sitting) -> None:
    evening = await evening_of(2, pace="24")
    ends = await bot.client.tables.company.turn_ends((await evening.game()).id)
    assert ends is not None
    for person in (await evening.on_turn(), await evening.off_turn()):
        touch = Touch(person)
        await touch.play(evening.channel)
        assert f"<t:{int(ends.timestamp())}:R>" in touch.text


async def test_a_game_without_a_pace_tells_of_no_time(evening: Evening) -> None:
    assert "<t:" not in (await opened(evening)).text


async def test_reminders_are_set_by_taps(evening: Evening) -> None:
    person = await evening.on_turn()
    settings = await evening.type(person, "brass settings")
    page = (await person.click(settings.shown, "Reminders")).shown
    for menu, value in (("reminders/every", "every=6"), ("reminders/quiet", "quiet=22-8")):
        select = next(each for each in page.selects if each.custom_id.endswith(menu))
        page = (await person.choose(page, select.custom_id, [value])).shown
    assert "every 6 hours" in page.text and "22–8" in page.text
    assert "Settings" in (await person.click(page, "Settings")).text
    await evening.type(person, "brass settings", reminders="5")
    settings = await evening.type(person, "brass settings")
    page = (await person.click(settings.shown, "Reminders")).shown
    every = next(each for each in page.selects if each.custom_id.endswith("reminders/every"))
    assert "every=5" in every.values


@pytest.mark.parametrize("refused", [{"verbosity": "short"}, {"quiet-hours": "never"}])
async def test_settings_of_which_one_is_refused_are_all_left(
    evening: Evening, refused: dict[str, str]
) -> None:
    sam = evening.onlooker
    before = (await evening.type(sam, "brass settings")).text
    given = {"language": "nl", "reminders": "6", **refused}
    answer = await evening.type(sam, "brass settings", **given)
    assert "Only people who play here" in answer.text or "22-8" in answer.text
    assert (await evening.type(sam, "brass settings")).text == before
    assert "every day" in (await evening.type(sam, "brass settings", **{"quiet-hours": "22-8"})).text


async def test_the_status_of_the_channel_is_shorter_than_the_one_that_is_asked_for(evening: Evening) -> None:
    asked = await evening.type(await evening.on_turn(), "brass status")
    assert "9 rounds are left" in asked.text
    assert "round 1 of 10" in evening.status()[-1].text
    assert "rounds are left" not in evening.status()[-1].text


async def test_looking_ahead_names_no_cards_where_any_will_do(evening: Evening) -> None:
    await evening.whole_turn()
    touch = Touch(await evening.off_turn())
    await touch.play(evening.channel)
    await touch.press("Loan")
    if "Any card will do" not in touch.text:
        await touch.press(touch.labels[0])
    assert "Any card will do" in touch.text
