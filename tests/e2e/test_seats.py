"""Seats change hands: replaced, given up, taken over by computers; and what organisers may do."""

from __future__ import annotations

import pytest

from bot.service import Refused, verify
from bot.text import names
from playground.running import RunningBot
from playground.server import Permission
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.test_life import hours_pass, in_words, pass_to_the_end, said, told, until_turn_of


async def test_a_player_hands_the_seat_over_in_one_command(bot: RunningBot, evening: Evening) -> None:
    await in_words(evening)
    leaving, eve = await evening.on_turn(), bot.server.person("Eve")
    old = told(leaving, "it is your turn to")[-1]
    hand = (await evening.look(leaving)).view["hand"]
    await evening.certainly(leaving, "brass-table replace", "Give my seat", person=eve)
    assert said(evening, f"{leaving.name} hands the")
    assert told(eve, "is yours now") and told(eve, "it is your turn to")
    assert (await evening.look(eve)).view["hand"] == hand
    assert (await evening.look(leaving)).view["hand"] is None
    assert "do not sit at this table" in (await evening.type(leaving, "brass pass", card=hand[0])).text
    await leaving.click(old, old.buttons[0].label)
    assert (await evening.look(leaving)).seat is None
    evening.people = [eve if each is leaving else each for each in evening.people]
    await evening.pass_turn()
    assert await evening.on_turn() is not eve


async def test_a_seat_that_is_given_up_is_played_on_and_can_be_taken(
    bot: RunningBot, evening_of: Sitting
) -> None:
    evening = await evening_of(2, introductory="yes")
    await in_words(evening)
    leaving, staying = await evening.on_turn(), await evening.off_turn()
    sure = await evening.type(leaving, "brass-table concede")
    assert await evening.on_turn() is leaving
    await leaving.click(sure.shown, "Give up my seat")
    assert await evening.on_turn() is staying
    conceded = said(evening, "gives up the")[-1]
    eve = bot.server.person("Eve")
    answer = await eve.click(conceded, "Take the seat")
    assert "seat is yours" in answer.text
    assert said(evening, f"{eve.mention} takes the")
    assert "All seats are taken" in (await evening.type(bot.server.person("Sam"), "brass-table join")).text
    evening.people = [eve, staying]
    await pass_to_the_end(evening)
    export = await bot.client.tables.export((await evening.game()).id)
    assert not isinstance(export, Refused)
    assert verify(export) == []


async def test_others_replace_a_silent_player_by_vote_but_not_one_who_plays(
    bot: RunningBot, evening_of: Sitting
) -> None:
    evening = await evening_of(3)
    await in_words(evening)
    silent = await evening.on_turn()
    one, two = (person for person in evening.people if person is not silent)
    seat = (await evening.look(silent)).seat
    eve = bot.server.person("Eve")
    early = await one.slash(evening.channel, "brass-table replace", person=eve, seat=seat)
    assert "24 hours" in early.text
    await hours_pass(bot, 25)
    await one.slash(evening.channel, "brass-table replace", person=eve, seat=seat)
    await two.click(said(evening, "shall Eve take")[-1], "Yes")
    assert said(evening, f"The table has decided: {eve.mention} takes")
    assert await evening.on_turn() is eve


async def test_a_lobby_seats_computers_which_play_their_turns_also_after_a_restart(bot: RunningBot) -> None:
    evening = Evening(bot)
    ann = bot.server.person("Ann")
    evening.people = [ann]
    await ann.slash(evening.channel, "brass start", introductory="yes", word="one")
    await in_words(evening)
    for _ in range(2):
        await evening.type(ann, "brass-table invite", computer="easy")
    assert evening.public()[-1].text.count("easy computer") == 2
    await evening.type(ann, "brass-table begin", word="go")
    await until_turn_of(evening, ann)
    before = len(evening.public())
    await evening.pass_turn()
    assert await evening.on_turn() is ann
    # Two computers in a row are told in one message.
    assert len([each for each in evening.public()[before:] if "Next:" in each.text]) <= 2
    await bot.restart()
    turn = (await evening.game()).turn
    for _ in range(2):  # a whole round lies between: in one alone the computers may have played before
        await evening.pass_turn()
        await until_turn_of(evening, ann)
    assert (await evening.game()).turn >= turn + 4


async def test_computers_alone_play_for_whoever_looks_on(bot: RunningBot) -> None:
    evening = Evening(bot)
    ann = bot.server.person("Ann")
    evening.people = [ann]
    await ann.slash(evening.channel, "brass start", introductory="yes", word="one")
    await in_words(evening)
    for _ in range(2):
        await evening.type(ann, "brass-table invite", computer="easy")
    await evening.type(ann, "brass-table begin", word="go")
    await evening.certainly(ann, "brass-table concede", "Give up my seat")

    async def over() -> bool:
        return (await evening.game()).status == "finished"

    for _ in range(12):
        await bot.server.settle()
        if await over():
            break
    export = await bot.client.tables.export((await evening.game()).id)
    assert not isinstance(export, Refused)
    assert verify(export) == []
    assert [each.get("computer") for each in export["table"]] == [None, "easy", "easy", "normal"]


async def test_everybody_agrees_to_take_a_turn_back(evening_of: Sitting) -> None:
    evening = await evening_of(3)
    await in_words(evening)
    regretful = await evening.on_turn()
    await evening.pass_turn()
    await evening.pass_turn()
    one, two = (person for person in evening.people if person is not regretful)
    await evening.type(regretful, "brass-table takeback")
    question = said(
        evening, "asks to take back the last 2 turns, 2 actions in all: the game would begin anew"
    )[-1]
    assert question.text.count(" passed") == 2
    await one.click(question, "Yes")
    assert (await evening.game()).turn == 3
    await two.click(question, "Yes")
    assert (await evening.game()).turn == 1
    assert await evening.on_turn() is regretful
    assert said(evening, "Everybody agrees: the game is back")
    await evening.pass_turn()
    await evening.type(one, "brass-table takeback", move=0)
    await two.click(said(evening, "asks to take back")[-1], "No")
    assert said(evening, "Not everybody agrees")
    assert (await evening.game()).turn == 2


async def test_an_organiser_acts_rolls_back_pauses_and_cancels_by_name(
    bot: RunningBot, evening: Evening
) -> None:
    await in_words(evening)
    olga = bot.server.person("Olga")
    olga.allow(bot.server.guild, Permission.MANAGE_GUILD)
    slow = await evening.on_turn()
    await evening.type(olga, "brass-admin act", action="pass")
    assert said(evening, "Olga (organiser) passes the turn of")
    assert await evening.on_turn() is not slow
    await evening.certainly(olga, "brass-admin rollback", "Go back", move=0)
    assert said(evening, "Olga (organiser) has taken the game back")
    assert await evening.on_turn() is slow
    await evening.type(olga, "brass-table pause")
    assert said(evening, "Olga has paused the game")
    await hours_pass(bot, 60)
    assert not told(slow, "everybody waits")
    await evening.type(olga, "brass-table pause")
    await hours_pass(bot, 25)
    assert len(told(slow, "everybody waits")) == 1
    refused = await evening.type(olga, "brass-admin act", notation="build everything")
    assert "cannot read" in refused.text
    await evening.certainly(olga, "brass-admin cancel", "End the game")
    assert (await evening.game()).status == "cancelled"


async def test_an_organisers_legal_line_is_done_announced_and_can_be_taken_back_by_its_owner(
    bot: RunningBot, evening: Evening
) -> None:
    await in_words(evening)
    olga = bot.server.person("Olga")
    slow = await evening.on_turn()
    line = f"loan 10 with {names.card('en', await evening.any_card(slow))}"
    olga.allow(bot.server.guild, Permission.MANAGE_GUILD)
    await evening.type(olga, "brass-admin act", notation=line)
    assert said(evening, "Olga (organiser) acts for")
    look = await evening.look(slow)
    assert [event["kind"] for event in look.provisional if event["kind"] != "discarded"] == ["loan"]
    assert await evening.on_turn() is slow, "the turn is still its owner's to end"
    assert "£10" not in said(evening, "acts for")[-1].text, "others see it when the turn ends"
    await evening.type(slow, "brass undo")
    assert (await evening.look(slow)).provisional == ()


async def test_players_pause_by_vote(bot: RunningBot, evening: Evening) -> None:
    await in_words(evening)
    ann, ben = evening.people
    await evening.type(ann, "brass-table pause")
    assert not (await evening.game()).pace.paused
    await evening.type(ben, "brass-table vote", answer="yes")
    assert (await evening.game()).pace.paused
    await evening.pass_turn()
    await evening.type(ann, "brass-table pause")
    assert not (await evening.game()).pace.paused
    assert said(evening, "Ann has ended the pause")


@pytest.mark.parametrize("answer", ["Yes", "No"])
async def test_a_table_can_end_its_game_together(evening: Evening, answer: str) -> None:
    await in_words(evening)
    ann, ben = evening.people
    await evening.type(ann, "brass-table vote", question="end")
    assert "still open" in (await evening.type(ben, "brass-table vote", question="end")).text
    await ben.click(said(evening, "asks to end the game")[-1], answer)
    assert (await evening.game()).status == ("cancelled" if answer == "Yes" else "running")


async def test_a_game_that_is_ended_together_says_so_also_when_who_asked_was_forgotten(
    evening_of: Sitting,
) -> None:
    evening = await evening_of(3)
    await in_words(evening)
    ann, ben, cleo = evening.people
    await evening.type(ann, "brass-table vote", question="end")
    question = said(evening, "asks to end the game")[-1]
    data = await evening.type(ann, "brass-table mydata")
    sure = await ann.click(data.shown, "Erase everything")
    await ann.click(sure.shown, "Yes, erase everything")
    for person in (ben, cleo):
        await person.click(question, "Yes")
    assert (await evening.game()).status == "cancelled"
    assert said(evening, "This game was ended without a result.")


async def test_who_left_the_server_is_told_of_once_and_can_be_replaced_at_once(
    bot: RunningBot, evening_of: Sitting
) -> None:
    evening = await evening_of(3)
    await in_words(evening)
    first = await evening.on_turn()
    gone = next(person for person in evening.people if person is not first)
    gone.leave(bot.server.guild)
    await until_turn_of(evening, gone)
    assert len(said(evening, f"{gone.name} (")) >= 1
    assert len(said(evening, "seems to have left")) == 1
    await hours_pass(bot, 50)
    assert len(said(evening, "seems to have left")) == 1
    one, two = (person for person in evening.people if person is not gone)
    await evening.type(one, "brass-table vote", question="computer")
    await two.click(said(evening, "nobody has heard from")[-1], "Yes")
    assert await evening.on_turn() is not gone
