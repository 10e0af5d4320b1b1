"""When many ask at once: who waits is acknowledged in time, then answered as if nobody else were there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from bot.chat.request import AT_ONCE
from bot.service import Game, Json
from playground.running import RunningBot
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.touch import Touch


@contextlib.asynccontextmanager
async def crowd(bot: RunningBot) -> AsyncIterator[None]:
    """Every place is taken, as by people whose requests take long."""
    turnstile = bot.client.turnstile
    for _ in range(AT_ONCE):
        await turnstile.acquire()
    yield
    for _ in range(AT_ONCE):
        turnstile.release()


async def test_who_joins_and_begins_in_a_crowd_changes_the_lobby(bot: RunningBot) -> None:
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    lobby = (await ann.slash(bot.server.channel, "brass start")).shown
    for person, label, shown in ((ben, "Join", "Ben"), (ann, "Begin", "The game has begun")):
        async with crowd(bot):
            pressed = await person.send_click(lobby, label).answered()
            assert pressed.deferred
            assert shown not in lobby.text
        await pressed.settled()
        assert shown in lobby.text
        assert not pressed.loading


async def test_who_is_refused_in_a_crowd_is_told_so_in_private(bot: RunningBot) -> None:
    ann, sam = bot.server.person("Ann"), bot.server.person("Sam")
    lobby = (await ann.slash(bot.server.channel, "brass start")).shown
    before = lobby.text
    async with crowd(bot):
        pressed = await sam.send_click(lobby, "Begin").answered()
    await pressed.settled()
    [told] = pressed.followups
    assert told.ephemeral
    assert lobby.text == before


async def test_a_lobby_that_is_opened_in_a_crowd_is_for_everybody(bot: RunningBot) -> None:
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    async with crowd(bot):
        typed = await ann.send_slash(bot.server.channel, "brass start").answered()
        assert typed.deferred
    await typed.settled()
    assert not typed.loading
    [lobby] = [each for each in ben.sees(bot.server.channel) if "opened by Ann" in each.text]
    assert not lobby.ephemeral
    await ben.slash(bot.server.channel, "brass-table join")
    assert "Ben" in lobby.text


async def test_where_nothing_is_said_in_private_no_answer_is_left_waiting(bot: RunningBot) -> None:
    ann = bot.server.person("Ann")
    await bot.client.tables.prefer("person", ann.id, "tips", "no")
    async with crowd(bot):
        typed = await ann.send_slash(bot.server.channel, "brass start").answered()
    await typed.settled()
    assert not typed.loading
    assert [each.text for each in ann.sees(bot.server.channel) if each.ephemeral] == []


async def test_a_turn_that_is_opened_in_a_crowd_opens_in_private(evening: Evening) -> None:
    person = await evening.on_turn()
    async with crowd(evening.bot):
        pressed = await person.send_click(evening.status()[-1], "My turn").answered()
    await pressed.settled()
    [panel] = pressed.followups
    assert panel.ephemeral
    assert "Your turn" in panel.text


async def test_who_waits_for_a_hint_keeps_nobody_waiting(evening_of: Sitting) -> None:
    evening = await evening_of(2, introductory="yes")
    person, client = await evening.on_turn(), evening.bot.client
    asked, answer = asyncio.Event(), asyncio.Event()

    async def think(game: Game, view: Json) -> None:
        asked.set()
        await answer.wait()

    client.advice.hint = think  # type: ignore[method-assign,assignment]
    touch = Touch(person)
    await touch.play(evening.channel)
    pressed = person.send_click(touch.shown, "Hint")
    await asked.wait()
    async with crowd(evening.bot):
        answer.set()
    await pressed.settled()
    assert "No hint could be found" in touch.text
    assert not client.turnstile.locked()
    async with crowd(evening.bot):
        assert client.turnstile.locked()
