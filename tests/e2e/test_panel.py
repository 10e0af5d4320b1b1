"""A turn by touch: how many taps it takes, what the buttons say, and that none of them ever lies."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playground.server import Person
from tests.e2e.evening import Evening, hand_of
from tests.e2e.positions import DEBT, MILLS, TWO_RAILS, put
from tests.e2e.touch import Touch


async def without_pictures(evening: Evening) -> None:
    """Everybody prefers words in the panel, which takes less time."""
    for person in evening.people:
        await evening.type(person, "brass settings", pictures="no")


async def opened(evening: Evening) -> Touch:
    """The panel of whoever must decide, opened by the button of their notice or, later on, by command."""
    person = await evening.on_turn()
    touch = Touch(person)
    await touch.play(evening.channel)
    return touch


async def ended(evening: Evening, touch: Touch) -> None:
    """The turn is over, so that another person or another turn is due."""
    assert "Your turn is played" in touch.text
    before = (await evening.game()).turn
    await touch.press("End turn")
    assert (await evening.game()).turn == before + 1


async def test_a_pass_from_the_notice_takes_four_taps(evening: Evening) -> None:
    person = await evening.on_turn()
    touch = Touch(person)
    await touch.open(person.dms()[-1])
    await touch.press("Pass")
    await touch.press(touch.labels[0])
    await ended(evening, touch)
    assert touch.taps == 4


@pytest.mark.parametrize("pounds", [10, 20, 30])
async def test_a_loan_takes_four_taps(evening: Evening, pounds: int) -> None:
    person = await evening.on_turn()
    touch = Touch(person)
    await touch.open(person.dms()[-1])
    await touch.press(f"Loan £{pounds}")
    await touch.press(touch.labels[0])
    await ended(evening, touch)
    assert touch.taps == 4


def with_a_place_card(option: dict[str, Any]) -> bool:
    return str(option["description"]).endswith(f"with {option['label'].split(' · ')[0]}")


async def test_a_build_with_a_place_card_takes_at_most_six(evening: Evening) -> None:
    person = await evening.on_turn()
    touch = Touch(person)
    await touch.open(person.dms()[-1])
    await touch.press("Build")
    await touch.choose("menu/cotton_mill", with_a_place_card)
    await ended(evening, touch)
    assert touch.taps <= 6


async def test_the_hand_stays_in_sight_until_a_card_is_chosen(evening: Evening) -> None:
    touch = await opened(evening)
    cards = len(hand_of(await evening.look(touch.person)))
    for action in ("Build", "Network", "Develop"):
        if action in touch.labels:
            await touch.press(action)
            assert f"Your hand, {cards} cards: " in touch.text, action
            await touch.press("Back")
    await touch.choose("menu/card")
    assert "Your hand" not in touch.text


async def test_no_card_to_discard_is_coloured_and_the_order_is_explained(evening: Evening) -> None:
    touch = await opened(evening)
    await touch.press("Loan £10")
    assert "First comes the one that you can best do without" in touch.text
    cards = [each for each in touch.shown.buttons if each.label not in ("Back", "Overview")]
    assert len(cards) > 2
    assert {each.style for each in cards} == {"secondary"}


async def test_card_first_leads_to_the_same_build(evening: Evening) -> None:
    touch = await opened(evening)
    await touch.choose("menu/card", lambda option: "Cotton Mill" in option["description"])
    card = touch.text.split("\n")[0].removeprefix("### With ")
    await touch.choose("menu/cotton_mill")
    assert f"card: {card}" in touch.text
    await ended(evening, touch)
    assert touch.taps <= 6


async def test_one_mill_is_sold_in_at_most_five_taps(evening: Evening) -> None:
    await put(evening, {**MILLS, "actions_left": 1}, hand=["Wigan"])
    touch = await opened(evening)
    await touch.press("Sell")
    await touch.choose("menu/sell", lambda option: "Yellow’s Port I in Fleetwood" in option["label"])
    await touch.press(touch.labels[0])
    assert "You can sell another mill, or stop" in touch.text
    await touch.press("Stop and end turn")
    assert "It is Ben" in touch.text
    assert touch.taps <= 5


async def test_mills_are_sold_one_by_one(evening: Evening) -> None:
    await put(evening, MILLS)
    touch = await opened(evening)
    await touch.press("Sell")
    await touch.choose("menu/sell", lambda option: "Yellow’s Port I in Fleetwood" in option["label"])
    await touch.press("Wigan")
    assert "You are selling" in touch.text
    await touch.choose("menu/sell", lambda option: "Port I in Lancaster" in option["label"])
    assert "1 action left" in touch.text
    look = await evening.look(await evening.on_turn())
    assert sum(each["flipped"] for each in look.view["tiles"]) == 4


async def test_two_rails_take_at_most_eight_taps(evening: Evening) -> None:
    await put(evening, {**TWO_RAILS, "actions_left": 1}, hand=["Wigan"])
    touch = await opened(evening)
    await touch.press("Network")
    await touch.choose("menu/line", lambda option: option["label"].startswith("Bolton–Bury"))
    assert "Only this rail" in touch.labels
    await touch.choose("menu/line")
    await touch.press(touch.labels[0])
    await ended(evening, touch)
    assert touch.taps <= 8


async def test_whose_coal_is_asked_where_it_matters(evening: Evening) -> None:
    await put(evening, {**TWO_RAILS, "actions_left": 1}, hand=["Wigan"])
    touch = await opened(evening)
    await touch.press("Network")
    await touch.choose("menu/line", lambda option: option["label"].startswith("Bolton–Wigan"))
    await touch.press("Only this rail")
    details = {
        each["label"].split(" · ")[0]: each.get("description") for each in touch.menu("menu/coal").options
    }
    assert set(details) == {"Wigan 1", "Bolton 1"}
    assert "Yellow’s coal" in str(details["Bolton 1"])
    await touch.choose("menu/coal", lambda option: option["label"].startswith("Bolton 1"))
    await touch.press(touch.labels[0])
    look = await evening.look(touch.person)
    assert [event["owner"] for event in look.provisional if event["kind"] == "coal_taken"] == ["yellow"]


async def test_the_last_link_tiles_are_asked_about_once(evening: Evening) -> None:
    await put(evening, TWO_RAILS, links=1)
    touch = await opened(evening)
    await touch.press("Network")
    await touch.choose("menu/line")
    if "Which coal" in touch.text:
        await touch.choose("menu/coal")
    await touch.press(touch.labels[0])
    assert "last link tile" in touch.text
    await touch.press("Yes, do it")
    assert "You laid" in touch.text


async def test_a_shortfall_is_paid_by_a_tile(evening: Evening) -> None:
    await put(evening, DEBT)
    touch = await opened(evening)
    await touch.press("Pass")
    menu = next(each for each in touch.shown.selects if each.min_values == 2)
    await touch.take(menu, [each["value"] for each in menu.options][:2])
    await touch.press("End turn")
    assert "Your shortfall: **£4**" in touch.text
    await touch.choose("menu/remove", lambda option: "Cotton Mill" in option["label"])
    assert "It brings £6; your shortfall is £4" in touch.text, "what cannot be taken back is asked about once"
    assert len((await evening.look(None)).view["tiles"]) == 2
    await touch.press("Back")
    await touch.choose("menu/remove", lambda option: "Cotton Mill" in option["label"])
    await touch.press("Yes, do it")
    look = await evening.look(None)
    assert [each["slot"] for each in look.view["tiles"]] == ["oldham_1"]


async def test_what_was_done_can_be_taken_back_step_by_step_or_whole(evening: Evening) -> None:
    await put(evening, MILLS)
    person = await evening.on_turn()
    before = (await evening.look(person)).view
    touch = await opened(evening)
    for _ in range(2):
        await touch.press("Loan £10")
        if "Which card" in touch.text:
            await touch.press(touch.labels[0])
    await touch.press("Take back")
    assert "1 action left" in touch.text
    await touch.press("Loan £10")
    if "Which card" in touch.text:
        await touch.press(touch.labels[0])
    await touch.press("Take back all")
    assert (await evening.look(person)).view == before


async def test_both_actions_are_passed_at_once(evening: Evening) -> None:
    await put(evening, MILLS)
    touch = await opened(evening)
    await touch.press("Pass")
    menu = next(each for each in touch.shown.selects if each.min_values == 2)
    await touch.take(menu, [each["value"] for each in menu.options][:2])
    await ended(evening, touch)


async def test_what_is_not_possible_says_why(evening: Evening) -> None:
    touch = await opened(evening)
    await touch.press("Network: why not?")
    assert "You have nothing on the board yet" in touch.text
    await touch.choose("menu/why", lambda option: "Iron Works" in option["label"])
    assert "No coal can get to" in touch.text
    await touch.press("Back")
    assert "Your turn" in touch.text


async def test_everything_can_be_looked_at(evening: Evening) -> None:
    for person in (await evening.on_turn(), await evening.off_turn(), evening.onlooker):
        touch = Touch(person)
        await touch.play(evening.channel)
        for value in [each["value"] for each in touch.menu("menu/look").options]:
            await touch.take(touch.menu("menu/look"), [value])


async def test_others_plan_ahead_and_onlookers_look_on(evening: Evening) -> None:
    touch = Touch(await evening.off_turn())
    await touch.open(evening.status()[-1], "My turn")
    before = await evening.looks()
    await touch.press("Build")
    await touch.choose("menu/coal_mine" if touch.has_menu("menu/coal_mine") else "mill")
    assert "It costs £" in touch.text
    assert await evening.looks() == before
    onlooker = Touch(evening.onlooker)
    await onlooker.open(evening.status()[-1], "My turn")
    assert "do not sit at this table" in onlooker.text
    assert onlooker.labels == ["Refresh"]


async def test_an_outdated_button_does_nothing_and_shows_how_things_stand(evening: Evening) -> None:
    touch = await opened(evening)
    before = touch.shown.button("Loan £30").custom_id
    await evening.type(touch.person, "brass loan", pounds="10", card=await evening.any_card(touch.person))
    assert before is not None
    await touch.press(before)
    assert "from an earlier moment" in touch.text
    assert "£40" in touch.text
    assert "End turn" in touch.labels


async def test_a_double_press_counts_once(evening: Evening) -> None:
    touch = await opened(evening)
    await touch.press("Loan £30")
    shown, card = touch.shown, touch.labels[0]
    presses = [touch.person.send_click(shown, card) for _ in range(3)]
    answers = await asyncio.gather(*(press.settled() for press in presses))
    assert not any(answer.failed for answer in answers)
    look = await evening.look(touch.person)
    assert [event["kind"] for event in look.provisional].count("loan") == 1


async def test_every_page_survives_a_restart(evening: Evening) -> None:
    touch = await opened(evening)
    await touch.press("Build")
    await evening.bot.restart()
    await touch.choose("menu/cotton_mill" if touch.has_menu("menu/cotton_mill") else "menu/port")
    await evening.bot.restart()
    if "Which card" in touch.text:
        await touch.press(touch.labels[0])
    await ended(evening, touch)


async def test_after_the_end_every_button_says_so(evening: Evening) -> None:
    touch = await opened(evening)
    notice = touch.person.dms()[-1]
    organiser = evening.people[0]
    organiser.allow(evening.bot.server.guild, 1 << 5)
    evening.bot.server.faults.refuse(404, 10008, "Unknown Message", matching="PATCH */webhooks/*")
    await evening.certainly(organiser, "brass-admin cancel", "End the game")
    for answer in (
        await touch.person.click(touch.shown, "Build"),
        await touch.person.click(notice, "Open my turn"),
    ):
        assert not answer.failed
        assert "without a result" in answer.text


async def test_the_channel_has_one_button_to_the_turn_at_its_end(evening: Evening) -> None:
    await evening.pass_turn()
    person = await evening.on_turn()
    person.set_dms_open(False)
    await evening.pass_turn()
    await evening.pass_turn()
    told = [*evening.public(), *evening.status()]
    with_door = [each for each in told if "My turn" in [button.label for button in each.buttons]]
    assert with_door == evening.status()
    touch = Touch(await evening.on_turn())
    await touch.open(with_door[0], "My turn")
    assert "Your turn" in touch.text


async def test_there_is_one_status_message_at_the_end_of_the_channel(evening: Evening) -> None:
    for _ in range(3):
        await evening.pass_turn()
        (status,) = evening.status()
        assert evening.onlooker.last(evening.channel).id == status.id


async def test_words_only_where_the_people_of_the_channel_want_it(evening: Evening) -> None:
    person = await evening.on_turn()
    refused = await evening.type(evening.onlooker, "brass settings", verbosity="short")
    assert "Only people who play here" in refused.text
    for _ in range(2):
        await evening.type(person, "brass settings", verbosity="short")
    told = [each.text for each in evening.public() if "words only" in each.text]
    assert len(told) == 1 and told[0].startswith(person.name)
    for _ in range(4):
        await evening.whole_turn()
        assert evening.public()[-1].pictures == []
        assert "**1** " not in evening.public()[-1].text  # there is no map with these numbers


async def test_settings_are_menus_that_count_at_once(evening: Evening) -> None:
    person: Person = await evening.on_turn()
    response = await evening.type(person, "brass settings")
    menu = next(each for each in response.shown.selects if each.custom_id.endswith(":end_turn"))
    await person.choose(response.shown, menu.custom_id, ["end_turn=itself"])
    touch = Touch(person)
    await touch.play(evening.channel)
    await touch.press("Pass")
    await touch.press(touch.labels[0])
    assert "It is Ben" in touch.text or "It is Ann" in touch.text


NOTHING: dict[str, Any] = {
    "era": "rail",
    "round": 10,
    "order": ["yellow", "red"],
    "red": {"money": 0, "income_space": 10, "hand": ["Birkenhead"], "cards": 2},
    "yellow": {"cards": 0, "money": 0},
}


async def test_where_passing_is_all_it_takes_one_tap(evening: Evening) -> None:
    await put(evening, NOTHING)
    touch = await opened(evening)
    assert "Passing is all you can do now" in touch.text
    await touch.press("Pass and end turn")
    assert "game is over" in touch.text.lower()


async def test_who_prefers_it_is_passed_for_and_that_is_announced(evening: Evening) -> None:
    poor = {"cards": 2, "money": 0, "income_space": 10}
    await put(evening, {**NOTHING, "order": ["red", "yellow"], "yellow": poor})
    yellow = await evening.off_turn()
    await evening.type(yellow, "brass settings", passing="itself")
    touch = await opened(evening)
    await touch.press("Pass and end turn")
    assert (await evening.game()).status == "finished"
    turns = await evening.bot.client.tables.log((await evening.game()).id, None)
    assert isinstance(turns, list)
    assert [turn.by_itself for turn in turns] == [False, True]
