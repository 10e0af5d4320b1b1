"""Gathering for a game: buttons and commands, one effect each, and buttons that outlive their moment."""

from __future__ import annotations

import asyncio
import time

import discord
import pytest

from data.texts import text
from playground.running import RunningBot
from playground.server import Permission, Person, Seen
from tests.e2e.test_trouble import SLOW_SECONDS


async def opened(bot: RunningBot, **options: str | int) -> tuple[Person, Seen]:
    """A lobby that Ann has opened, and its message."""
    ann = bot.server.person("Ann")
    response = await ann.slash(bot.server.channel, "brass start", **options)
    assert not response.ephemeral, response.text
    return ann, response.shown


async def test_a_lobby_fills_and_begins_by_its_buttons(bot: RunningBot) -> None:
    ann, lobby = await opened(bot)
    ben = bot.server.person("Ben")
    assert [each.label for each in lobby.buttons] == ["Join", "Leave", "Begin", "Options"]
    await ben.click(lobby, "Join")
    assert "Ben (Yellow)" in lobby.text
    await ben.click(lobby, "Leave")
    assert "Ben" not in lobby.text
    await ben.click(lobby, "Join")
    await ann.click(lobby, "Begin")
    assert lobby.buttons == []
    assert any("The game begins" in each.text for each in ann.sees(bot.server.channel))
    assert len(ann.dms()) + len(ben.dms()) == 1


async def test_the_lobby_shows_the_promise_of_chance_and_the_options(bot: RunningBot) -> None:
    _, lobby = await opened(bot, players=2, introductory="yes", map="community")
    game = await bot.client.tables.game_in(bot.server.channel.id)
    assert game is not None
    assert game.commitment in lobby.text
    assert "The short first game" in lobby.text
    assert "£25" in lobby.text


async def test_options_that_contradict_each_other_are_refused_in_private(bot: RunningBot) -> None:
    ann = bot.server.person("Ann")
    response = await ann.slash(bot.server.channel, "brass start", players=2, deck="classic")
    assert response.ephemeral
    assert "Classic" in response.text or "classic" in response.text
    assert await bot.client.tables.game_in(bot.server.channel.id) is None


async def test_a_second_game_in_the_channel_is_refused(bot: RunningBot) -> None:
    ann, _ = await opened(bot)
    response = await ann.slash(bot.server.channel, "brass start")
    assert response.ephemeral
    assert "channel" in response.text


async def test_two_at_once_begin_one_game(bot: RunningBot) -> None:
    ann, lobby = await opened(bot)
    ben = bot.server.person("Ben")
    await ben.click(lobby, "Join")
    clicks = [ann.send_click(lobby, "Begin"), ben.send_click(lobby, "Begin"), ann.send_click(lobby, "Begin")]
    answers = await asyncio.gather(*(click.settled() for click in clicks))
    assert not any(answer.failed for answer in answers)
    begun = [each for each in ann.sees(bot.server.channel) if "The game begins" in each.text]
    assert len(begun) == 1


async def test_a_click_that_arrives_twice_acts_once(bot: RunningBot) -> None:
    _, lobby = await opened(bot)
    bot.server.gateway.double_next()
    response = await bot.server.person("Ben").click(lobby, "Join")
    assert not response.failed
    assert lobby.text.count("Ben (") == 1


async def test_buttons_work_after_a_restart(bot: RunningBot) -> None:
    _, lobby = await opened(bot)
    await bot.restart()
    await bot.server.person("Ben").click(lobby, "Join")
    assert "Ben (Yellow)" in lobby.text


async def test_a_button_of_a_lobby_that_is_over_answers_in_private(bot: RunningBot) -> None:
    ann, lobby = await opened(bot)
    ben, cleo = bot.server.person("Ben"), bot.server.person("Cleo")
    await ben.click(lobby, "Join")
    late = cleo.send_click(lobby, "Join")
    begun = ann.send_click(lobby, "Begin")
    await begun.settled()
    answer = await late.settled()
    assert not answer.failed
    game = await bot.client.tables.game_in(bot.server.channel.id)
    assert game is not None
    assert game.status == "running"


async def test_a_button_of_an_unknown_kind_is_answered(bot: RunningBot) -> None:
    ann = bot.server.person("Ann")
    view = discord.ui.View(timeout=None)
    for custom_id in ("b0:join:1", "b1:dance:1:0:-:", "something else"):
        view.add_item(discord.ui.Button(label=custom_id, custom_id=custom_id))
    await bot.client.get_partial_messageable(bot.server.channel.id).send("old", view=view)
    await bot.restart()
    old = ann.last(bot.server.channel)
    for button in old.buttons:
        response = await ann.click(old, button.label)
        assert response.ephemeral
        assert "earlier version" in response.text


async def test_a_missing_permission_is_named_before_a_game_begins(bot: RunningBot) -> None:
    server = bot.server
    usual = server.world.permissions(server.world.bot.id, server.channel)
    server.world.set_overwrite(server.channel, server.world.bot, deny=Permission.ATTACH_FILES)
    assert usual & Permission.ATTACH_FILES
    response = await server.person("Ann").slash(server.channel, "brass start")
    assert response.ephemeral
    assert "Attach Files" in response.text


@pytest.mark.parametrize("in_thread", ["no", "yes"])
@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50013)])
async def test_a_lobby_whose_message_fails_is_told_of_and_gets_it_with_the_next_who_joins(
    bot: RunningBot, in_thread: str, status: int, code: int
) -> None:
    server, ann, ben = bot.server, bot.server.person("Ann"), bot.server.person("Ben")
    # What is acknowledged before it can be answered is told as a message of its own.
    slow = asyncio.create_task(bot.client.tables._store.write(lambda transaction: time.sleep(SLOW_SECONDS)))
    server.faults.refuse(status, code, "Not now", matching="POST /channels/*/messages")
    answer = await ann.slash(server.channel, "brass start", thread=in_thread)
    await slow
    place = server.world.threads_of(server.guild)[0] if in_thread == "yes" else server.channel
    assert answer.deferred and all(each.ephemeral for each in answer.messages)
    told = answer.messages[0].text
    assert text("en", "table-lobby-unseen", channel=f"<#{place.id}>") in told
    assert (text("en", "chat-forbidden") in told) == (status == 403)
    assert not any(each.buttons for each in ben.sees(place))
    await ben.slash(place, "brass-table join")
    (lobby,) = [each for each in ann.sees(place) if "Ben (Yellow)" in each.text]
    await ben.click(lobby, "Leave")
    assert "Ben" not in lobby.text


async def test_a_lobby_whose_message_was_deleted_gets_a_new_one_with_the_next_who_joins(
    bot: RunningBot,
) -> None:
    ann, lobby = await opened(bot)
    bot.server.world.delete_message(lobby.raw)
    await bot.server.person("Ben").slash(bot.server.channel, "brass-table join")
    (anew,) = [each for each in ann.sees(bot.server.channel) if "Ben (Yellow)" in each.text]
    await bot.server.person("Cleo").click(anew, "Join")
    assert "Cleo" in anew.text


def long_named(bot: RunningBot, count: int) -> list[Person]:
    """So many people of the server whose names are as long as can be, and longer when written harmlessly."""
    users = [bot.server.world.add_user(f"{number:02}{'*_' * 15}") for number in range(count)]
    for each in users:
        bot.server.world.add_member(bot.server.guild, each.id)
    return [Person(bot.server, each) for each in users]


async def test_a_lobby_of_many_who_are_invited_still_fits_and_keeps_its_promise(bot: RunningBot) -> None:
    ann, *others = long_named(bot, 16)
    rules = {"edition": "classic2007", "deck": "classic", "introductory": "yes", "last-income": "yes"}
    more = {"virtual-link": "yes", "tie-break": "level", "late-canal-income": "yes"}
    pace = {"pace": "48", "seating": "random", "language": "nl"}
    lobby = (await ann.slash(bot.server.channel, "brass start", **rules, **more, **pace)).shown
    for each in others[3:]:
        await ann.slash(bot.server.channel, "brass-table invite", person=each)
    for each in others[:3]:
        await each.slash(bot.server.channel, "brass-table join")
    assert "en nog 8" in lobby.text
    assert lobby.text.endswith("bekendgemaakt.")


async def test_names_that_format_or_ping_are_harmless(bot: RunningBot) -> None:
    mallory = bot.server.person("**@everyone** `x`")
    response = await mallory.slash(bot.server.channel, "brass start")
    assert "@everyone" not in response.text.replace("\\@everyone", "")
    assert response.shown.pinged == []
