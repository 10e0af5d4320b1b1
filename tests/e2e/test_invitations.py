"""Invitations in private: what is said of them is true, they come again, and nobody is flooded."""

from __future__ import annotations

from playground.running import RunningBot
from playground.server import Permission, Person, Response
from tests.e2e.evening import Evening
from tests.e2e.test_life import HOUR, told
from tests.service.club import SAM

INVITED = "invites you"


async def invite(bot: RunningBot, by: Person, other: Person) -> Response:
    return await by.slash(bot.server.channel, "brass-table invite", person=other)


async def lobby_and_invitation(bot: RunningBot, by: Person, other: Person) -> Response:
    await by.slash(bot.server.channel, "brass start")
    return await invite(bot, by, other)


async def test_a_second_invitation_says_that_no_message_goes_out_and_comes_a_day_later(
    bot: RunningBot,
) -> None:
    ann, ben, sam = (bot.server.person(name) for name in ("Ann", "Ben", "Sam"))
    assert "told in private" in (await lobby_and_invitation(bot, ann, ben)).text
    for person in (ann, sam):
        again = (await invite(bot, person, ben)).text
        assert "already" in again and "told in private" not in again
    assert len(told(ben, INVITED)) == 1
    bot.server.clock.advance(25 * HOUR)
    assert "told in private" in (await invite(bot, ann, ben)).text
    assert len(told(ben, INVITED)) == 2


async def test_whoever_did_not_come_to_the_lobby_can_be_asked_for_a_free_seat(bot: RunningBot) -> None:
    ann, ben, cleo = (bot.server.person(name) for name in ("Ann", "Ben", "Cleo"))
    await lobby_and_invitation(bot, ann, cleo)
    evening = Evening(bot)
    evening.people = [ann, ben]
    await evening.type(ben, "brass-table join")
    await evening.type(ann, "brass-table begin")
    sure = await evening.type(ben, "brass-table concede")
    await ben.click(sure.shown, "Give up my seat")
    bot.server.clock.advance(25 * HOUR)
    assert "told in private" in (await invite(bot, ann, cleo)).text
    await cleo.click(told(cleo, INVITED)[-1], "Join")
    assert (await evening.game()).seat_of(cleo.id) is not None


async def test_nobody_is_flooded_by_one_lobby_after_the_other(bot: RunningBot) -> None:
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    answers = []
    for _ in range(5):
        answers.append((await lobby_and_invitation(bot, ann, ben)).text)
        await ann.slash(bot.server.channel, "brass-table leave")
    assert len(told(ben, INVITED)) == 3
    assert ["told in private" in each for each in answers] == [True] * 3 + [False] * 2
    assert "several" in answers[-1] and "in the channel" in answers[-1]
    cleo = bot.server.person("Cleo")
    assert "told in private" in (await lobby_and_invitation(bot, cleo, ben)).text, "others may ask"
    await cleo.slash(bot.server.channel, "brass-table leave")
    bot.server.clock.advance(25 * HOUR)
    assert "told in private" in (await lobby_and_invitation(bot, ann, ben)).text


async def test_forgetting_oneself_begins_no_new_count(bot: RunningBot) -> None:
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    for _ in range(5):
        await lobby_and_invitation(bot, ann, ben)
        data = await ann.slash(bot.server.channel, "brass-table mydata")
        sure = await ann.click(data.shown, "Erase everything")
        await ann.click(sure.shown, "Yes, erase everything")
    assert len(told(ben, INVITED)) == 3


async def test_friends_who_come_each_time_are_told_each_time(bot: RunningBot) -> None:
    """A lobby that is opened anew with another option, or one game after the other."""
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    for number in range(1, 6):
        answer = await lobby_and_invitation(bot, ann, ben)
        assert "told in private" in answer.text, number
        await ben.click(told(ben, INVITED)[-1], "Join")
        for person in (ben, ann):
            await person.slash(bot.server.channel, "brass-table leave")
    assert len(told(ben, INVITED)) == 5


async def test_a_rematch_says_who_gets_no_further_message(bot: RunningBot) -> None:
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    for _ in range(3):
        await lobby_and_invitation(bot, ann, ben)
        await ann.slash(bot.server.channel, "brass-table leave")
    evening = Evening(bot)
    await evening.begin(2)
    game = await evening.game()
    await bot.client.tables.cancel(game.id, SAM, 1, organiser=True)
    answer = await evening.type(ann, "brass-table rematch")
    assert "Invited: Ben" in answer.text
    assert any("Ben has not taken up several" in each.text for each in ann.sees(bot.server.channel))
    assert len(told(ben, INVITED)) == 3


async def test_nobody_is_flooded_by_seats_that_they_are_given(bot: RunningBot) -> None:
    evening = Evening(bot)
    await evening.begin(2)
    olga, eve, sam = (bot.server.person(name) for name in ("Olga", "Eve", "Sam"))
    olga.allow(bot.server.guild, Permission.MANAGE_GUILD)
    answers = []
    for person in (eve, sam) * 4:
        answer = await evening.type(olga, "brass-table replace", person=person, seat="red")
        answers.append(answer.text)
    assert len(told(eve, "is yours now")) == len(told(sam, "is yours now")) == 3
    assert answers[:6] == ["The seat has changed hands."] * 6
    assert all("several messages because of you" in each for each in answers[6:])
    public = [message.text for message in evening.public()]
    assert sum(f"{eve.mention}" in each and "gives the" in each for each in public) == 3


async def test_who_takes_no_private_messages_is_invited_in_the_channel(bot: RunningBot) -> None:
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    ben.set_dms_open(False)
    await lobby_and_invitation(bot, ann, ben)
    called = f"{ben.mention}, since no private message reaches you: Ann invites you"
    assert await bot.server.eventually(
        lambda: any(called in each.text for each in ben.sees(bot.server.channel))
    )


async def test_an_invitation_to_a_table_that_is_closed_says_so(bot: RunningBot) -> None:
    ann, ben = bot.server.person("Ann"), bot.server.person("Ben")
    await lobby_and_invitation(bot, ann, ben)
    await ann.slash(bot.server.channel, "brass-table leave")
    answer = await ben.click(told(ben, INVITED)[-1], "Join")
    assert "This table is closed" in answer.text


async def test_who_invites_a_bot_is_told_how_to_seat_a_computer(bot: RunningBot) -> None:
    ann = bot.server.person("Ann")
    await ann.slash(bot.server.channel, "brass start")
    answer = await invite(bot, ann, bot.server.world.bot)  # type: ignore[arg-type]
    assert "`/brass-table invite computer:` seats a computer" in answer.text
