"""A turn by slash commands: what is answered, what stays private, what is refused and why."""

from __future__ import annotations

from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening, hand_of, money_of
from tests.e2e.positions import LAST_TURN, MILLS, put


async def test_an_action_is_answered_in_private_with_its_price_and_what_is_left(evening: Evening) -> None:
    person = await evening.on_turn()
    response = await evening.type(person, "brass loan", pounds="20", card=await evening.any_card(person))
    assert response.ephemeral
    assert "£20" in response.text
    assert "£50" in response.text
    assert "/brass end" in response.text


async def test_others_see_nothing_before_the_turn_ends(evening: Evening) -> None:
    person, other = await evening.on_turn(), await evening.off_turn()
    before, messages = await evening.look(other), len(evening.public())
    await evening.type(person, "brass loan", pounds="10", card=await evening.any_card(person))
    assert await evening.look(other) == before
    assert len(evening.public()) == messages


async def test_a_turn_is_published_once_with_a_picture_and_who_is_next(evening: Evening) -> None:
    person, other = await evening.on_turn(), await evening.off_turn()
    messages = len(evening.public())
    await evening.type(person, "brass loan", pounds="10", card=await evening.any_card(person))
    await evening.type(person, "brass end")
    (published,) = evening.public()[messages:]
    assert person.name in published.text
    assert "£10" in published.text
    assert f"Next: **{other.name}" in published.text
    assert published.pinged == []
    assert published.pictures[0].alt.startswith("Brass: Lancashire board.")


async def test_the_end_of_a_round_tells_order_and_income(evening: Evening) -> None:
    await evening.pass_turn()
    await evening.pass_turn()
    text = evening.public()[-1].text
    assert "Round 1 of the Canal Era is over" in text
    assert "Order now" in text
    assert "Income" in text


async def test_the_one_who_is_next_is_told_in_private_with_recap_and_hand(evening: Evening) -> None:
    other = await evening.off_turn()
    await evening.pass_turn()
    notice = other.dms()[-1]
    assert "passed" in notice.text
    assert f"<#{evening.channel.id}>" in notice.text
    assert "Your hand, 8 cards" in notice.text
    assert notice.pictures


async def test_where_private_messages_are_closed_the_channel_pings_them(evening: Evening) -> None:
    other = await evening.off_turn()
    other.set_dms_open(False)
    await evening.pass_turn()
    pinging = [each for each in evening.public() if each.pinged]
    assert [each.pinged for each in pinging] == [[other.name]]
    assert (await evening.on_turn()) is other


async def test_the_wrong_person_is_told_whose_turn_it_is(evening: Evening) -> None:
    other = await evening.off_turn()
    before = await evening.looks()
    response = await evening.type(other, "brass pass", card=await evening.any_card(other))
    assert response.ephemeral
    assert "turn, not yours" in response.text
    assert await evening.looks() == before


async def test_a_refused_action_says_what_is_missing_and_changes_nothing(evening: Evening) -> None:
    person = await evening.on_turn()
    before = await evening.looks()
    card = await evening.any_card(person)
    response = await evening.type(person, "brass build", card=card, industry="shipyard", space="liverpool_3")
    assert response.ephemeral
    assert "(R" in response.text
    assert len(response.text.splitlines()) == 1
    assert await evening.looks() == before


async def test_an_action_can_be_taken_back_until_the_turn_ends(evening: Evening) -> None:
    person = await evening.on_turn()
    before = await evening.look(person)
    await evening.type(person, "brass loan", pounds="30", card=await evening.any_card(person))
    response = await evening.type(person, "brass undo")
    assert "Taken back" in response.text
    assert (await evening.look(person)).view == before.view
    assert "nothing to take back" in (await evening.type(person, "brass undo")).text


async def test_free_words_are_understood_as_options(evening: Evening) -> None:
    person = await evening.on_turn()
    card = hand_of(await evening.look(person))[0].replace("_", " ").upper()
    response = await evening.type(person, "brass loan", pounds="£10", card=card)
    assert "£40" in response.text


async def test_an_unclear_option_is_answered_with_what_it_could_mean(evening: Evening) -> None:
    person = await evening.on_turn()
    card = await evening.any_card(person)
    response = await evening.type(person, "brass build", card=card, industry="coal mine", space="nowhere")
    assert "“nowhere”" in response.text
    assert response.ephemeral


async def test_the_turn_can_be_played_from_the_private_conversation(evening: Evening) -> None:
    person = await evening.on_turn()
    response = await person.slash(person.dm, "brass loan", pounds="10", card=await evening.any_card(person))
    assert "£40" in response.text
    await person.slash(person.dm, "brass end")
    assert (await evening.on_turn()) is not person
    look = await evening.look(person)
    assert money_of(look, str(look.seat)) == 40


async def test_an_onlooker_sees_the_table_but_no_hand(evening: Evening) -> None:
    hand = await evening.type(evening.onlooker, "brass hand")
    assert "Only people who sit at this table" in hand.text
    board = await evening.type(evening.onlooker, "brass board")
    assert board.shown.pictures
    refused = await evening.type(evening.onlooker, "brass pass", card="wigan")
    assert refused.ephemeral
    assert "You" in refused.text


async def test_with_an_empty_hand_there_is_no_price_to_ask_for(evening: Evening) -> None:
    await put(evening, LAST_TURN)
    person, waiting = await evening.on_turn(), await evening.off_turn()
    while (await evening.choices(person)).decision == "turn":
        await evening.type(person, "brass pass", card=await evening.any_card(person))
    for each in (person, waiting):
        for asked in ({"industry": "Coal Mine", "space": "Wigan 1"}, {"line": "Preston–Wigan"}):
            answer = await evening.type(each, "brass ask", **asked)
            assert "Your hand is empty" in answer.text


async def test_a_sale_without_a_buyer_is_refused_by_the_rules(evening: Evening) -> None:
    await put(evening, {**MILLS, "links": []})
    person = await evening.on_turn()
    answer = await evening.type(person, "brass sell", mill="Preston 1", card=await evening.any_card(person))
    assert "R97" in answer.text


async def test_a_region_of_the_board_is_drawn_and_told(evening: Evening) -> None:
    person = evening.people[0]
    drawn = await evening.type(person, "brass board", region="mersey")
    assert "The Mersey" in drawn.shown.pictures[0].alt
    told = await evening.type(person, "brass board", **{"region": "mersey", "as-text": "yes"})
    assert "**Liverpool**" in told.text and "**Colne**" not in told.text


async def test_a_region_that_is_not_on_the_map_is_said_to_be_missing(evening_of: Sitting) -> None:
    evening = await evening_of(2, map="community")
    for options in ({"region": "south"}, {"region": "south", "as-text": "yes"}):
        answer = await evening.type(evening.people[0], "brass board", **options)
        assert "does not have that part" in answer.text
