"""The end of a game: everything is told, the thread is put away, and the same people can play again."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

from playground.running import RunningBot
from playground.server import Permission, Seen
from tests.e2e.months import LongEvening

GIF_MOST = 8_000_000


def with_button(messages: list[Seen], label: str) -> Seen:
    return next(each for each in messages if label in [button.label for button in each.buttons])


async def test_the_end_is_told_in_full_and_the_thread_is_put_away(bot: RunningBot) -> None:
    evening = LongEvening(bot)
    await evening.begin_in_thread(2, introductory="yes")
    thread, above = evening.channel, bot.server.channel
    await evening.random_turns(4)
    game = await evening.pass_to_the_end()
    told = [each for each in evening.onlooker.sees(thread) if not each.ephemeral]

    result = with_button(told, "Play again")
    assert "Final result" in result.text or "won" in result.text, result.text
    assert "secret `" in result.text, result.text
    last_turn = told[told.index(result) - 1]
    assert "wins with" in last_turn.text or "share the win" in last_turn.text, last_turn.text
    first_place = re.compile(r"^\*\*1(\*\*)? .*: \d+ points?$", re.MULTILINE)
    assert [each.id for each in told if first_place.search(each.text)] == [result.id], "places are told once"
    assert result.pictures[0].filename.startswith("end-")
    assert "points" in result.pictures[0].alt

    [replay] = [each for each in told if any(name.endswith(".gif") for name in each.files)]
    [gif] = replay.files.values()
    assert len(gif) <= GIF_MOST
    frames = Image.open(io.BytesIO(gif)).n_frames  # type: ignore[attr-defined]
    assert frames == game.turn, "one frame for the beginning and one for each turn"

    assert thread.archived
    assert thread.name.startswith("✔ Game 1: ")
    assert len(told) > game.turn, "nothing that was told is deleted"
    note = evening.onlooker.last(above)
    assert f"<#{thread.id}>" in note.text
    assert "is over" in note.text

    # In an archived thread no button works, so the one above it must.
    ann, ben = evening.people
    bot.server.world.set_overwrite(above, bot.server.world.bot, deny=Permission.MANAGE_THREADS)
    assert "do not sit" in (await evening.onlooker.click(note, "Play again")).text
    assert [each for each in bot.server.world.channels.values() if each.is_thread] == [thread]
    await ann.click(note, "Play again")
    threads = [each for each in bot.server.world.channels.values() if each.is_thread]
    again = next(each for each in threads if each is not thread)
    lobby = evening.onlooker.sees(again)[0]
    assert "Ann" in lobby.text
    assert "Ben" in lobby.text, "the others are invited"
    new = await bot.client.tables.game_in(again.id)
    assert new is not None
    assert new.options["introductory"] is True
    await ben.click(ben.dms()[-1], "Join")
    new = await bot.client.tables.game_in(again.id)
    assert new is not None
    assert len(new.seats) == 2


async def test_a_rematch_is_for_those_who_played_and_comes_after_the_end(bot: RunningBot) -> None:
    evening = LongEvening(bot)
    await evening.in_words_only()
    await evening.begin(2, introductory="yes")
    early = await evening.type(evening.people[0], "brass-table rematch")
    assert "not over" in early.text
    await evening.pass_to_the_end()
    result = with_button(evening.public(), "Play again")
    refused = await evening.onlooker.click(result, "Play again")
    assert "do not sit" in refused.text
    opened = await evening.people[1].click(result, "Play again")
    assert not opened.ephemeral
    assert "opened by Ben" in opened.text


async def test_a_rematch_asked_elsewhere_gets_no_thread_where_the_old_game_had_none(bot: RunningBot) -> None:
    evening = LongEvening(bot)
    await evening.in_words_only()
    await evening.begin(2, introductory="yes")
    await evening.pass_to_the_end()
    other = bot.server.world.add_channel(bot.server.guild, "other")
    opened = await evening.people[0].slash(other, "brass-table rematch", game="1")
    assert "opened by Ann" in opened.text
    assert await bot.client.tables.game_in(other.id) is not None


async def test_a_thread_that_is_not_the_bots_stays_open_and_the_end_is_told(bot: RunningBot) -> None:
    evening = LongEvening(bot)
    world = bot.server.world
    ann = bot.server.person("Ann")
    evening.place = world.add_thread(bot.server.channel, "our own", ann.id)
    await evening.in_words_only()
    await evening.begin(2, introductory="yes")
    await evening.pass_to_the_end()
    assert with_button(evening.public(), "Play again")
    assert not evening.channel.archived
    assert evening.channel.name == "our own"


async def test_the_title_of_a_thread_has_the_winners_very_names(
    bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.e2e.months.NAMES", ("Ann_x_[y]", "Ben_x_[y]"))
    evening = LongEvening(bot)
    await evening.begin_in_thread(2, introductory="yes")
    await evening.in_words_only()
    await evening.pass_to_the_end()
    assert evening.channel.name.startswith("✔ Game 1: ")
    assert "_x_[y] (" in evening.channel.name
    assert r"\_x\_\[y\]" in evening.onlooker.last(bot.server.channel).text
