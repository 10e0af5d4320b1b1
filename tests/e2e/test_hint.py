"""Hints on one's own turn, the review after the game, and the way back from a computer's help."""

from __future__ import annotations

import pytest

from bot.workers import advice
from playground.running import RunningBot
from playground.server import Permission, Seen
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.months import LongEvening
from tests.e2e.test_life import in_words, said
from tests.e2e.touch import Touch


def table_menu(menus: Seen, value: str) -> str:
    return next(each.custom_id for each in menus.selects if value in each.values)


async def test_a_beginners_game_has_hints_and_one_tap_takes_one(evening_of: Sitting) -> None:
    evening = await evening_of(2, introductory="yes")
    assert evening.lobby is not None
    assert "Hints: on" in evening.lobby.shown.text
    assert "Hints: on" in evening.status()[-1].text
    person, other = await evening.on_turn(), await evening.off_turn()
    await evening.bot.client.tables.prefer("person", person.id, "pictures", "no")
    touch = Touch(person)
    await touch.play(evening.channel)
    await touch.press("Hint")
    assert "What a computer would do" in touch.text
    assert touch.text.count("**1. ") == touch.text.count("**2. ") == touch.text.count("**3. ") == 1
    public = len(evening.public())
    await touch.press("Take 1")
    look = await evening.look(person)
    assert look.provisional, "the action was not taken"
    assert "Take 1" not in touch.labels
    assert len(evening.public()) == public, "a hint is nobody else's business"
    denied = await evening.type(other, "brass-table hint")
    assert "for your own turn" in denied.text
    sam = await evening.type(evening.onlooker, "brass-table hint")
    assert "for your own turn" in sam.text


async def test_hints_are_off_until_somebody_switches_them_on_for_all_to_read(evening: Evening) -> None:
    person = await evening.on_turn()
    await evening.bot.client.tables.prefer("person", person.id, "pictures", "no")
    touch = Touch(person)
    await touch.play(evening.channel)
    assert "Hint" not in touch.labels
    assert "Hints are off" in (await evening.type(person, "brass-table hint")).text
    refused = await evening.type(evening.onlooker, "brass-table hint", hints="yes")
    assert "do not sit" in refused.text
    await evening.type(person, "brass-table hint", hints="yes")
    assert said(evening, f"{person.name} has switched hints on")
    await evening.type(person, "brass-table hint", hints="yes")
    answer = await evening.type(person, "brass-table hint")
    assert "**3. " in answer.text
    assert len(said(evening, "has switched hints")) == 1, "what changes nothing is not told"
    await evening.type(person, "brass-table hint", hints="no")
    assert said(evening, f"{person.name} has switched hints off")


async def test_the_opener_switches_hints_in_the_lobby(bot: RunningBot) -> None:
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    lobby = (await ann.slash(bot.server.channel, "brass start")).messages[0]
    assert "Hints: off" in lobby.text
    menus = (await ann.click(lobby, "Options")).shown
    await ann.choose(menus, table_menu(menus, "hints=yes"), ["hints=yes"])
    assert "Hints: on" in lobby.text
    refused = await ben.slash(bot.server.channel, "brass-table hint", hints="no")
    assert "Hints: on" in lobby.text, refused.text


async def test_the_review_names_costly_decisions_and_is_worked_out_once(
    bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = LongEvening(bot)
    await evening.in_words_only()
    await evening.begin(2, introductory="yes")
    early = await evening.type(evening.people[0], "brass-table review", show="decisions")
    assert "over" in early.text
    await evening.pass_to_the_end()
    ann, ben = evening.people
    first = await evening.type(ann, "brass-table review", show="decisions")
    assert first.ephemeral
    assert "most costly decisions" in first.text
    assert "Ann" in first.text and "Ben" in first.text
    assert "Better by about" in first.text
    await bot.restart()
    monkeypatch.setattr(advice, "decisions_of", None)
    result = next(each for each in evening.public() if "Costly decisions" in [b.label for b in each.buttons])
    again = await ben.click(result, "Costly decisions")
    assert again.ephemeral
    assert first.text.splitlines()[0] == again.text.splitlines()[0]
    assert "Better by about" in again.text


async def test_the_panel_gives_a_seat_back_that_a_computer_plays_for(
    bot: RunningBot, evening: Evening
) -> None:
    await in_words(evening)
    away, olga = await evening.on_turn(), bot.server.person("Olga")
    olga.allow(bot.server.guild, Permission.MANAGE_GUILD)
    await evening.type(olga, "brass-admin act", action="computer")
    touch = Touch(away)
    await touch.play(evening.channel)
    assert "A computer plays for you" in touch.text
    assert touch.labels == ["I am back", "Refresh"], "nothing to choose until then"
    await touch.press("I am back")
    assert "A computer plays for you" not in touch.text
    assert not any(seat.computer for seat in (await evening.game()).seats)
    await touch.play(evening.channel)
    assert "I am back" not in touch.labels
