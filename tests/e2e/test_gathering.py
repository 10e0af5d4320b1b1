"""A lobby until the game begins: options, invitations, seats, computers, a thread of its own, its end."""

from __future__ import annotations

import pytest

from playground.running import RunningBot
from playground.server import ChannelKind, Permission, Seen
from tests.e2e.evening import Evening
from tests.e2e.months import allowed
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


@pytest.mark.parametrize("kind", [ChannelKind.VOICE, ChannelKind.ANNOUNCEMENT])
async def test_a_channel_that_holds_no_threads_is_told_so(bot: RunningBot, kind: ChannelKind) -> None:
    server = bot.server
    channel = server.world.add_channel(server.guild, "another", kind)
    answer = await server.person("Ann").slash(channel, "brass start", thread="yes")
    assert "an ordinary text channel can" in answer.text
    assert "opened by Ann" in (await server.person("Ann").slash(channel, "brass start")).text


async def test_the_doctor_tells_whether_games_can_have_threads(bot: RunningBot) -> None:
    server = bot.server
    ann = allowed(server.person("Ann"), bot)
    assert "I may also open threads here" in (await ann.slash(server.channel, "brass-admin doctor")).text
    denied = Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS
    server.world.set_overwrite(server.channel, server.world.bot, deny=denied)
    answer = await ann.slash(server.channel, "brass-admin doctor")
    assert "everything I need in this channel" in answer.text
    assert "I lack Send Messages in Threads and Create Public Threads here" in answer.text
    voice = server.world.add_channel(server.guild, "voice", ChannelKind.VOICE)
    assert "thread" not in (await ann.slash(voice, "brass-admin doctor")).text


async def test_no_thread_is_made_for_a_game_that_may_not_begin(bot: RunningBot) -> None:
    server = bot.server
    ann, ben = server.person("Ann"), server.person("Ben")
    server.world.set_overwrite(server.channel, server.world.bot, deny=Permission.MANAGE_THREADS)
    contradictory = await ann.slash(server.channel, "brass start", thread="yes", players=2, deck="classic")
    assert "lassic" in contradictory.text
    await bot.client.tables.policies.change(server.guild.id, most_games=1)
    await ann.slash(server.channel, "brass start")
    refused = await ben.slash(server.channel, "brass start", thread="yes")
    assert "1 game" in refused.text
    assert list(server.world.threads_of(server.guild)) == []


async def test_a_thread_that_must_stay_does_not_hide_why_the_game_was_refused(
    bot: RunningBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the last place is taken while the thread is made."""

    async def nothing_against_it(*_: object) -> None:
        return None

    server = bot.server
    ann, ben = server.person("Ann"), server.person("Ben")
    server.world.set_overwrite(server.channel, server.world.bot, deny=Permission.MANAGE_THREADS)
    await bot.client.tables.policies.change(server.guild.id, most_games=1)
    await ann.slash(server.channel, "brass start")
    monkeypatch.setattr(bot.client.tables.policies, "refusal", nothing_against_it)
    assert "1 game" in (await ben.slash(server.channel, "brass start", thread="yes")).text


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


async def test_a_choice_that_is_refused_comes_back_with_the_reason_and_fresh_menus(bot: RunningBot) -> None:
    evening, lobby = await opened(bot)
    ann = evening.people[0]
    menus = (await ann.click(lobby, "Options")).shown
    for _ in range(3):
        await ann.choose(menus, "Pace, seats, computers …", ["computer=easy"])
    answer = await ann.choose(menus, "The game …", ["rule=players/2"])
    assert "Already 4 sit here, so the game cannot be for 2" in answer.shown.text
    assert answer.shown.id == menus.id
    assert answer.shown.selects, "the menus are there anew"
    assert "For 2, 3 or 4 players" in lobby.text


async def test_who_does_not_sit_in_a_lobby_is_told_who_can_change_it(bot: RunningBot) -> None:
    evening, lobby = await opened(bot)
    answer = await evening.onlooker.click(lobby, "Options")
    assert answer.ephemeral and answer.shown.selects == []
    assert "Whoever sits in this lobby" in answer.text


async def test_options_without_effect_are_said_to_have_none(bot: RunningBot) -> None:
    _, lobby = await opened(bot, **{"introductory": "no", "last-income": "yes", "distant-tiles": "historic"})
    assert "`last-income` has no effect" in lobby.text
    assert "`distant-tiles` has no effect" in lobby.text
    assert "pays income for its last round" not in lobby.text


async def test_options_that_go_together_are_in_force(bot: RunningBot) -> None:
    given = {"introductory": "yes", "last-income": "yes", "map": "community", "distant-tiles": "historic"}
    _, lobby = await opened(bot, **given)
    assert "no effect" not in lobby.text
    assert "pays income for its last round" in lobby.text and "The eight tiles" in lobby.text


async def test_a_lobby_that_the_last_person_leaves_is_closed_and_frees_the_channel(bot: RunningBot) -> None:
    evening, lobby = await opened(bot)
    ann, ben = evening.people
    await evening.type(ann, "brass-table invite", computer="easy")
    await ben.click(lobby, "Join")
    await evening.type(ann, "brass-table leave")
    assert (await evening.game()).status == "lobby"
    answer = await evening.type(ben, "brass-table leave")
    assert "the lobby is closed" in answer.text
    assert "This lobby was closed" in lobby.text and lobby.buttons == []
    again = await ann.slash(evening.channel, "brass start")
    assert not again.ephemeral
