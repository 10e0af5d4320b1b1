"""Somebody who has never played: the offer of a short game, the explained turn, tips, rules, help."""

from __future__ import annotations

import asyncio

from bot.chat import learning
from data.texts import text
from playground.running import RunningBot
from tests.e2e.evening import Evening
from tests.e2e.positions import TWO_RAILS, put
from tests.e2e.touch import Touch


async def test_a_first_lobby_offers_the_introductory_game_once(bot: RunningBot) -> None:
    ann = bot.server.person("Ann")
    lobby, offer = (await ann.slash(bot.server.channel, "brass start")).messages
    assert offer.ephemeral and text("en", "offer-introductory") in offer.text
    await ann.click(offer, text("en", "button-introductory"))
    assert text("en", "choice-introductory-yes.explained") in lobby.text
    await ann.slash(bot.server.channel, "brass-table leave")
    assert len((await ann.slash(bot.server.channel, "brass start")).messages) == 1


async def test_the_first_two_turns_are_explained_and_then_no_more(evening: Evening) -> None:
    seen = {}
    for _ in range(4):
        for _ in evening.people:
            person = await evening.on_turn()
            panel = Touch(person)
            await panel.play(evening.channel)
            seen.setdefault(person.name, []).append("your first turn" in panel.text.lower())
            seen[person.name].append("Two actions from now on" in panel.text)
            await evening.pass_turn()
    for told in seen.values():
        assert told == [True, False, False, True, False, False, False, False]


async def test_who_knows_the_game_ends_the_explanations(evening: Evening) -> None:
    panel = Touch(await evening.on_turn())
    await panel.play(evening.channel)
    await panel.press(text("en", "button-guide-off"))
    assert text("en", "guide-is-off") in panel.text and "Your first turn" not in panel.text
    assert text("en", "button-guide-off") not in panel.labels


async def test_what_can_i_do_lists_everything_possible(evening: Evening) -> None:
    panel = Touch(await evening.on_turn())
    await panel.play(evening.channel)
    await panel.press(text("en", "button-panel-can"))
    assert "**Build**" in panel.text and "**Loan**: £10, £20, £30" in panel.text and "Not now" in panel.text


async def test_a_tip_that_is_asked_for_twice_at_once_comes_once(evening: Evening) -> None:
    person = evening.people[0].id
    tables = evening.bot.client.tables
    view = {**(await evening.look(evening.people[0])).view, "draw_pile": 0}
    told = await asyncio.gather(*(learning.tip(tables, person, "en", view, view["viewer"]) for _ in range(5)))
    assert sorted(told)[:4] == ["", "", "", ""]
    assert "The draw pile" in sorted(told)[4]


async def test_a_tip_comes_once_and_can_be_switched_off(evening: Evening) -> None:
    loans: dict[str, list[bool]] = {}
    await evening.people[1].slash(evening.channel, "brass settings", tips="no")
    for _ in range(4):
        person = await evening.on_turn()
        answer = await evening.type(person, "brass loan", pounds="10", card=await evening.any_card(person))
        loans.setdefault(person.name, []).append("A loan is never paid back" in answer.text)
        await evening.pass_turn()
    first, second = (person.name for person in evening.people)
    assert loans[first] == [True, False]
    assert not any(loans[second])


async def test_whose_last_turn_is_over_is_not_told_that_it_comes(evening: Evening) -> None:
    await put(evening, {**TWO_RAILS, "round": 10, "actions_left": 1}, hand=["Wigan"])
    first, second = await evening.on_turn(), await evening.off_turn()
    for person in (first, second):
        await learning.explain_no_more(evening.bot.client.tables, person.id)
    await evening.type(first, "brass settings", tips="no")
    await evening.pass_turn()
    await evening.type(first, "brass settings", tips="yes")
    panel = Touch(first)
    await panel.play(evening.channel)
    assert "Your last turn of the game" not in panel.text
    assert "Your last turn of the game" in second.dms()[-1].text


async def test_a_refusal_opens_its_rule(evening: Evening) -> None:
    person = await evening.on_turn()
    build = {"card": await evening.any_card(person), "industry": "shipyard", "space": "liverpool_3"}
    refused = await evening.type(person, "brass build", **build)
    assert "(R" in refused.text
    rule = refused.shown.buttons[0].label
    opened = await person.click(refused.shown, rule)
    assert opened.ephemeral and rule.removeprefix("Rule ") in opened.text


async def test_rules_have_pictures_and_a_menu_of_topics(evening: Evening) -> None:
    person = evening.people[0]
    coal = await evening.type(person, "brass rules", topic="coal")
    assert len(coal.shown.pictures) == 1 and "In the picture" in coal.text
    by_number = await evening.type(person, "brass rules", search="R85")
    assert len(by_number.shown.pictures) == 1
    topics = await evening.type(person, "brass rules")
    chosen = await person.choose(topics.shown, topics.shown.selects[0].custom_id, ["distant-market"])
    assert len(chosen.shown.pictures) == 1


async def test_help_has_a_page_for_each_role(evening: Evening) -> None:
    person = evening.people[0]
    first = await evening.type(person, "brass help")
    assert first.text == text("en", "help-wishes")
    for role in ("player", "organiser", "host"):
        answer = await evening.type(person, "brass help", about=role)
        assert answer.text == text("en", f"help-{role}")
    await person.choose(first.shown, first.shown.selects[0].custom_id, ["organiser"])
    assert first.shown.text == text("en", "help-organiser")
