"""A game that was ended without a result: it says so everywhere, and everything of it is open to all."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from bot.service import Refused, verify
from playground.running import RunningBot
from playground.server import Permission, Person
from tests.e2e.evening import Evening
from tests.e2e.test_life import in_words
from tests.e2e.touch import Touch


@pytest.fixture
def olga(bot: RunningBot) -> Person:
    """An organiser."""
    olga = bot.server.person("Olga")
    olga.allow(bot.server.guild, Permission.MANAGE_GUILD)
    return olga


@pytest.fixture
async def cancelled(evening: Evening, olga: Person) -> Evening:
    """A game that an organiser ended after a turn."""
    await in_words(evening)
    await evening.pass_turn()
    await evening.certainly(olga, "brass-admin cancel", "End the game")
    return evening


async def test_its_status_says_so_and_names_nobodys_turn(cancelled: Evening) -> None:
    last = cancelled.people[1]
    touch = Touch(last)
    await touch.play(cancelled.channel)
    await touch.choose("menu/look", lambda option: option["value"] == "look/status")
    hand = await cancelled.type(last, "brass hand")
    for told in (touch.text, (await cancelled.type(last, "brass status")).text):
        assert "ended without a result" in told
    for told in (touch.text, (await cancelled.type(last, "brass status")).text, hand.text):
        assert "to play" not in told and "actions left" not in told and "your turn" not in told
    assert cancelled.status() == []


async def test_its_pictures_name_nobodys_turn_and_no_winner(cancelled: Evening) -> None:
    board = await cancelled.type(cancelled.onlooker, "brass board")
    (picture,) = board.shown.pictures
    assert "Ended without a result." in picture.alt and "Won by" not in picture.alt
    assert "ended without a result" in board.text


async def test_it_can_be_checked_and_taken_away_and_its_secret_is_told(cancelled: Evening) -> None:
    person = cancelled.onlooker
    content = await cancelled.bot.client.tables.export(1)
    assert not isinstance(content, Refused)
    assert verify(content) == []
    assert verify({**content, "cancelled": False}) != []
    assert "Checked" in (await cancelled.type(person, "brass-table verify")).text
    assert content["chance"]["secret"] in cancelled.public()[-1].text
    exported = await cancelled.type(person, "brass-table export")
    assert "whole game" in exported.text
    report = json.dumps(await cancelled.bot.client.tables.report(1, person.id))
    assert content["chance"]["secret"] in report


async def test_its_lobby_message_still_says_that_it_began(cancelled: Evening) -> None:
    lobby = next(each for each in cancelled.public() if "opened by" in each.text)
    assert "The game has begun" in lobby.text
    assert "closed" not in lobby.text


async def test_ending_a_game_asks_once_and_says_what_is_lost(evening: Evening, olga: Person) -> None:
    await evening.pass_turn()
    asked = await evening.type(olga, "brass-admin cancel")
    assert asked.ephemeral
    assert "1 move is lost" in asked.text
    assert (await evening.game()).status == "running"
    olga.allow(evening.bot.server.guild, 0)
    evening.bot.server.world.set_member_roles(evening.bot.server.guild, olga.id, [])
    await olga.click(asked.shown, "End the game")
    assert (await evening.game()).status == "running", "who may not any more cannot"


async def test_going_back_asks_once_and_not_for_more_than_was_said(evening: Evening, olga: Person) -> None:
    await evening.pass_turn()
    asked = await evening.type(olga, "brass-admin rollback", move=0)
    assert asked.ephemeral
    assert "the move after it" in asked.text
    assert (await evening.game()).turn == 2
    await evening.pass_turn()
    assert "earlier moment" in (await olga.click(asked.shown, "Go back")).text
    assert (await evening.game()).turn == 3
    await evening.certainly(olga, "brass-admin rollback", "Go back", move=0)
    assert (await evening.game()).turn == 1


async def test_giving_the_own_seat_away_asks_once(evening: Evening, bot: RunningBot) -> None:
    person, eve = await evening.on_turn(), bot.server.person("Eve")
    asked = await evening.type(person, "brass-table replace", person=eve)
    assert asked.ephemeral
    assert "Eve" in asked.text
    assert await evening.on_turn() is person
    await person.click(asked.shown, "Give my seat")
    assert await evening.on_turn() is eve
    assert "/brass-table concede" in next(each for each in eve.dms() if "is yours now" in each.text).text
    assert (await evening.look(person)).view["hand"] is None


async def test_a_game_that_stands_still_says_why(evening: Evening) -> None:
    await in_words(evening)
    person, other = await evening.on_turn(), await evening.off_turn()
    await evening.type(person, "brass-table pause")
    await evening.type(other, "brass-table vote", answer="yes")
    for told in (evening.status()[-1].text, (await evening.type(other, "brass status")).text):
        assert "The game is paused" in told
    await evening.type(person, "brass-table pause")
    back = (datetime.fromtimestamp(evening.bot.server.clock.now(), UTC) + timedelta(days=4)).date()
    await evening.type(person, "brass-table away", until=back.isoformat())
    for told in (evening.status()[-1].text, (await evening.type(other, "brass status")).text):
        assert f"{person.name} is away until {back}" in told
        assert "paused" not in told
    await evening.pass_turn()
    assert "away" not in (await evening.type(other, "brass status")).text


async def test_an_old_question_ends_no_game_that_has_gone_on(evening: Evening, olga: Person) -> None:
    asked = await evening.type(olga, "brass-admin cancel")
    await evening.pass_turn()
    assert "earlier moment" in (await olga.click(asked.shown, "End the game")).text
    assert (await evening.game()).status == "running"
