"""A lobby until the game begins: options, invitations, seats, computers, a thread of its own, its end."""

from __future__ import annotations

from playground.running import RunningBot
from playground.server import Permission, Seen
from tests.e2e.evening import Evening
from tests.e2e.test_life import hours_pass


async def opened(bot: RunningBot, **options: str) -> tuple[Evening, Seen]:
    evening = Evening(bot)
    evening.people = [bot.server.person(name) for name in ("Ann", "Ben")]
    response = await evening.people[0].slash(evening.channel, "brass start", **options)
    return evening, response.shown


async def test_the_opener_changes_options_in_menus_and_everybody_sees_them(bot: RunningBot) -> None:
    evening, lobby = await opened(bot)
    ann, ben = evening.people
    menus = (await ann.click(lobby, "Options")).shown
    await ann.choose(menus, "The game …", ["rule=introductory/yes"])
    assert "The short first game" in lobby.text
    await ann.choose(menus, "Pace, seats, computers …", ["hours=48"])
    await ann.choose(menus, "Pace, seats, computers …", ["at_end=vote"])
    assert "Pace: 2 days for a turn; after that the others vote" in lobby.text
    await ann.choose(menus, "Pace, seats, computers …", ["computer=hard"])
    assert "hard computer (Yellow)" in lobby.text
    await ann.choose(menus, "Pace, seats, computers …", ["computer="])
    assert "computer (" not in lobby.text
    await ben.click(lobby, "Join")
    own = (await ben.click(lobby, "Options")).shown
    await ben.choose(own, "Your own seat …", ["seat=red"])
    assert "Ben (Red)" in lobby.text and "Ann (Yellow)" in lobby.text
    await ben.choose(own, "Your own seat …", ["seat=purple"])
    assert "would like Purple (from 4 players on)" in lobby.text, (
        "a wish is kept in sight until it can come true"
    )
    await ann.choose(menus, "The game …", ["rule=players/2"])
    assert "would like" not in lobby.text, "what cannot come true any more is not promised"
    stale = own
    own = (await ben.click(lobby, "Options")).shown
    offered = next(each for each in own.selects if each.placeholder == "Your own seat …")
    assert [each["value"] for each in offered.options] == ["seat=red", "seat=yellow", "seat="]
    answer = await ben.choose(stale, "Your own seat …", ["seat=purple"])
    assert "no such seat" in answer.text and "would like" not in lobby.text


async def test_seats_are_drawn_by_lot_from_the_same_secret(bot: RunningBot) -> None:
    evening, lobby = await opened(bot, seating="random")
    ann, ben = evening.people
    await ben.click(lobby, "Join")
    await ann.click(lobby, "Begin")
    assert {seat.person.name for seat in (await evening.game()).seats if seat.person} == {"Ann", "Ben"}


async def test_who_is_invited_is_told_and_comes_by_one_button(bot: RunningBot) -> None:
    evening, lobby = await opened(bot)
    ann, ben = evening.people
    await evening.type(ann, "brass-table invite", person=ben)
    written = len(ben.dms())
    for person in (ann, evening.onlooker):
        await evening.type(person, "brass-table invite", person=ben)
    assert len(ben.dms()) == written, "asked once is enough"
    assert "Invited: Ben" in lobby.text
    await ben.click(ben.dms()[-1], "Join")
    assert "Ben (Yellow)" in lobby.text and "Invited" not in lobby.text


async def test_a_game_gets_a_thread_of_its_own_or_says_what_is_missing(bot: RunningBot) -> None:
    server = bot.server
    ann = server.person("Ann")
    server.world.set_overwrite(server.channel, server.world.bot, deny=Permission.CREATE_PUBLIC_THREADS)
    refused = await ann.slash(server.channel, "brass start", thread="yes")
    assert "Create Public Threads" in refused.text and f"<#{server.channel.id}>" in refused.text
    server.world.set_overwrite(server.channel, server.world.bot, allow=Permission.CREATE_PUBLIC_THREADS)
    await ann.slash(server.channel, "brass start", thread="yes")
    (thread,) = server.world.threads_of(server.guild)
    assert [each.label for each in ann.last(thread).buttons][:1] == ["Join"]
    ben = server.person("Ben")
    await ben.click(ann.last(thread), "Join")
    await ben.slash(thread, "brass-table begin")
    assert await bot.client.tables.game_in(server.channel.id) is None
    game = await bot.client.tables.game_in(thread.id)
    assert game is not None and game.status == "running"


async def test_a_lobby_in_which_nothing_happens_ends_with_a_notice_before(bot: RunningBot) -> None:
    evening, lobby = await opened(bot)
    await hours_pass(bot, 6 * 24 - 1, step=24)
    assert "closes tomorrow" not in evening.public()[-1].text
    await hours_pass(bot, 2)
    assert "closes tomorrow" in evening.public()[-1].text
    await hours_pass(bot, 24)
    assert "This lobby is closed" in evening.public()[-1].text
    answer = await evening.people[1].click(lobby, "Join")
    assert answer.ephemeral and (await evening.game()).status == "cancelled"


async def test_a_game_begins_only_with_enough_people(bot: RunningBot) -> None:
    evening, lobby = await opened(bot)
    answer = await evening.people[0].click(lobby, "Begin")
    assert "There is 1 player here" in answer.text
    assert "`/brass-table invite computer:`" in answer.text
