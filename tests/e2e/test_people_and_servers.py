"""Policies of servers, several games, figures, one's own data, notes."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from playground.running import RunningBot
from playground.server import Person, Seen
from tests.e2e.evening import Evening
from tests.e2e.months import LongEvening, allowed

DAY = 86400.0


def menu(page: Seen, name: str) -> str:
    """The id of the menu of a policy page."""
    return next(each.custom_id for each in page.selects if each.custom_id.endswith(f":{name}"))


async def policy(person: Person, bot: RunningBot, **choices: list[Any]) -> Seen:
    """The manager's page after these choices."""
    page = (await person.slash(bot.server.channel, "brass-admin policy")).shown
    for name, values in choices.items():
        page = (await person.choose(page, menu(page, name), values)).shown
    return page


async def test_a_server_says_where_how_many_and_how(bot: RunningBot) -> None:
    ann, ben = allowed(bot.server.person("Ann"), bot), bot.server.person("Ben")
    world, guild = bot.server.world, bot.server.guild
    games, other = world.add_channel(guild, "games"), world.add_channel(guild, "other")
    await policy(
        ann,
        bot,
        channels=[bot.server.channel, games],
        most=["1"],
        hours=["48"],
        at_end=["vote"],
        options=["introductory=yes"],
    )
    await bot.restart()
    refused = await ben.slash(other, "brass start")
    assert f"<#{games.id}>" in refused.text
    opened = await ben.slash(games, "brass start")
    assert "2 days" in opened.text
    assert "vote" in opened.text
    lobby = await bot.client.tables.game_in(games.id)
    assert lobby is not None
    assert lobby.all_options["introductory"] is True
    full = await ann.slash(bot.server.channel, "brass start")
    assert "1 game" in full.text
    own = await ben.slash(games, "brass-table leave")
    assert not own.failed
    thread = await ann.slash(games, "brass start", thread="yes", introductory="no")
    assert "<#" in thread.text, "a thread of an allowed channel is allowed"


async def test_a_policy_page_names_no_channel_that_was_deleted(bot: RunningBot) -> None:
    ann, world = allowed(bot.server.person("Ann"), bot), bot.server.world
    games, role = world.add_channel(bot.server.guild, "games"), world.add_role(bot.server.guild, "Referee", 0)
    page = await policy(ann, bot, channels=[bot.server.channel, games], organisers=[role])
    shown = (bot.server.channel.id, games.id, role.id)
    assert [str(each) in json.dumps(page.raw.components) for each in shown] == [True, True, True]
    world.delete_channel(games)
    await bot.server.settle()
    page = await policy(ann, bot)
    assert [str(each) in json.dumps(page.raw.components) for each in shown] == [True, False, True]


async def test_people_with_the_role_may_organise(bot: RunningBot) -> None:
    ann = allowed(bot.server.person("Ann"), bot)
    guild, world = bot.server.guild, bot.server.world
    role = world.add_role(guild, "Referee", 0)
    await policy(ann, bot, organisers=[role])
    evening = Evening(bot)
    await evening.begin(2)
    cleo = bot.server.person("Cleo")
    world.set_member_roles(guild, cleo.id, [role.id])
    paused = await evening.type(cleo, "brass-table pause")
    assert (await evening.game()).pace.paused, paused.text
    page = (await ann.slash(bot.server.channel, "brass-admin policy")).shown
    world.set_member_roles(guild, ann.id, [])
    not_hers = await ann.choose(page, menu(page, "most"), ["2"])
    assert "manage the server" in not_hers.text


async def test_people_who_sit_together_get_no_private_messages(bot: RunningBot) -> None:
    ann = allowed(bot.server.person("Ann"), bot)
    await policy(ann, bot, notices=["channel"], language=["nl"])
    evening = Evening(bot)
    await evening.begin(2)
    game = await evening.game()
    assert game.language == "nl"
    on_turn = await evening.on_turn()
    assert all(not person.dms() for person in evening.people)
    assert called(evening) == [on_turn.name]
    await evening.pass_turn()
    assert all(not person.dms() for person in evening.people)
    assert called(evening) == [on_turn.name, (await evening.on_turn()).name]


def called(evening: Evening) -> list[str]:
    """Whom the channel called, in order."""
    return [name for each in evening.public() for name in each.pinged]


async def test_several_games_are_kept_apart(bot: RunningBot) -> None:
    ann = bot.server.person("Ann")
    first = Evening(bot)
    await first.begin(2)
    second = LongEvening(bot, seed=2)
    second.place = bot.server.world.add_channel(bot.server.guild, "second")
    await second.begin(2)
    listed = await ann.slash(ann.dm, "brass games")
    assert "Game 1" in listed.text
    assert "Game 2" in listed.text
    waiting = [each for each in (first, second) if await each.on_turn() is ann]
    assert len([each for each in listed.shown.buttons if "Your turn" in each.label]) == len(waiting)

    elsewhere = bot.server.world.add_channel(bot.server.guild, "elsewhere")
    for place in (ann.dm, elsewhere):
        choices = await ann.autocomplete(place, "brass hand", "game")
        assert sorted(each["value"] for each in choices.choices) == ["1", "2"]
        hand = await ann.slash(place, "brass hand", game="2")
        assert "Your hand" in hand.text
    strangers = await bot.server.person("Dan").slash(elsewhere, "brass hand")
    assert "no game in this channel" in strangers.text


@pytest.fixture
async def finished(bot: RunningBot) -> LongEvening:
    evening = LongEvening(bot)
    await evening.in_words_only()
    await evening.begin(2, introductory="yes")
    await evening.random_turns(6)
    await evening.pass_to_the_end()
    return evening


async def test_figures_are_told_and_drawn_and_one_can_stay_out(
    bot: RunningBot, finished: LongEvening, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = finished.people
    for person in (ann, ben):
        await person.click(
            (await finished.type(person, "brass-table mydata")).shown, "Keep me out of figures"
        )
    assert "there is nobody to list" in (await finished.type(ann, "brass stats")).text
    for person in (ann, ben):
        await person.click((await finished.type(person, "brass-table mydata")).shown, "Name me in figures")
    ranking = await finished.type(ann, "brass stats")
    assert "Ann" in ranking.text
    assert "Ben" in ranking.text
    assert "rating" in ranking.text
    assert "Ann" in ranking.shown.pictures[0].alt
    elsewhere = await ann.slash(ann.dm, "brass stats", person=ben)
    assert "in a server only" in elsewhere.text
    assert "Ben" not in elsewhere.text
    assert "Against Ben" in (await ann.slash(ann.dm, "brass stats")).text
    own = await finished.type(ann, "brass stats", person=ben)
    assert "Against Ann: one game" in own.text
    assert "points on average with 2 players" in own.text

    data = await finished.type(ben, "brass-table mydata")
    await ben.click(data.shown, "Keep me out of figures")
    await bot.restart()
    for person, options in ((ann, {}), (ann, {"person": ann}), (ann, {"person": ben}), (ben, {})):
        shown = await finished.type(person, "brass stats", **options)
        alts = "".join(picture.alt for each in shown.messages for picture in each.pictures)
        assert "Ben" not in shown.text + alts
    data = await finished.type(ben, "brass-table mydata")
    await ben.click(data.shown, "Name me in figures")
    assert "Ben" in (await finished.type(ann, "brass stats")).text

    # Without the extra package there are figures, but no ratings.
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    shown = await finished.type(ann, "brass stats")
    assert "extra `stats`" in shown.text
    assert shown.shown.pictures

    # A game whose people are forgotten is still whole.
    data = await finished.type(ben, "brass-table mydata")
    sure = await ben.click(data.shown, "Erase everything")
    await ben.click(sure.shown, "Yes, erase everything")
    assert "Checked" in (await finished.type(ann, "brass-table verify")).text
    told = (await finished.type(ann, "brass log")).text + (await finished.type(ann, "brass stats")).text
    assert "Ben" not in told


async def test_a_person_takes_their_data_away_and_is_forgotten(bot: RunningBot, tmp_path: Any) -> None:
    evening = Evening(bot)
    await evening.begin(3)
    ann, ben, cleo = evening.people
    note = "a very private thought"
    await evening.type(ben, "brass-table note", text=note)
    assert note in (await evening.type(ben, "brass hand")).text
    assert note not in (await evening.type(ann, "brass hand")).text
    await evening.pass_turn()

    page = await evening.type(ben, "brass-table mydata")
    taken = await ben.click(page.shown, "Take it away")
    data = json.loads(taken.messages[-1].files["brass-my-data.json"])
    assert data["person"]["name"] == "Ben"
    assert data["notes"] == {"1": note}
    assert data["games"][0]["seat"] == (await evening.game()).seat_of(ben.id)

    sure = await ben.click(page.shown, "Erase everything")
    kept = await ben.click(sure.shown, "No, keep it")
    assert (await evening.game()).seat_of(ben.id) is not None
    sure = await ben.click(kept.shown, "Erase everything")
    gone = await ben.click(sure.shown, "Yes, erase everything")
    assert "I know nothing of you" in gone.text

    game = await evening.game()
    assert game.seat_of(ben.id) is None
    assert [seat.computer for seat in game.seats].count("normal") == 1, "a computer plays on"
    empty = await evening.type(ben, "brass-table mydata")
    taken = await ben.click(empty.shown, "Take it away")
    assert json.loads(taken.messages[-1].files["brass-my-data.json"])["games"] == []
    await bot.stop()
    files = b"".join(each.read_bytes() for each in tmp_path.iterdir() if each.is_file())
    assert str(ben.id).encode() not in files
    assert note.encode() not in files
    assert cleo.name.encode() in files, "the others are still there"
    await bot.start()
    assert await bot.client.tables.check_games() == {}, "the game is whole"


async def test_a_server_that_was_left_is_forgotten_after_thirty_days(
    bot: RunningBot, evening: Evening
) -> None:
    guild = bot.server.guild
    tables = bot.client.tables
    bot.server.world.kick_bot(guild)
    await bot.server.settle()
    bot.server.clock.advance(29 * DAY)
    await bot.client.tables.tidy()
    assert await tables.game(1) is not None
    bot.server.clock.advance(2 * DAY)
    await bot.client.tables.tidy()
    assert await tables.game(1) is None


async def test_a_server_that_takes_the_bot_back_in_time_keeps_its_games(
    bot: RunningBot, evening: Evening
) -> None:
    guild, world = bot.server.guild, bot.server.world
    world.kick_bot(guild)
    await bot.server.settle()
    bot.server.clock.advance(20 * DAY)
    world.invite_bot(guild)
    await bot.server.settle()
    bot.server.clock.advance(20 * DAY)
    await bot.client.tables.tidy()
    assert (await evening.game()).status == "running"


@pytest.mark.parametrize("invited_back", [True, False])
async def test_where_the_bot_is_counts_at_its_start_not_where_it_was(
    bot: RunningBot, evening: Evening, invited_back: bool
) -> None:
    guild, world = bot.server.guild, bot.server.world
    world.kick_bot(guild)
    await bot.server.settle()
    await bot.stop()
    bot.server.clock.advance(31 * DAY)
    if invited_back:
        world.invite_bot(guild)
    await bot.start()
    await bot.server.settle()
    assert (await bot.client.tables.game(1) is not None) == invited_back
