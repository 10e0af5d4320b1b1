"""A table that lives for months: somebody goes silent, is reminded, replaced for a while, and comes back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import count
from zoneinfo import ZoneInfo

from bot.service import Refused, verify
from playground.running import RunningBot
from playground.server import Person, Seen
from playground.server.clock import moment_of
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening

HOUR = 3600.0
REQUESTS = count(1)


async def hours_pass(bot: RunningBot, hours: float, step: float = 6.0) -> None:
    """The clock goes forward in steps, as long waiting would."""
    while hours > 0:
        bot.server.clock.advance(min(hours, step) * HOUR)
        await bot.server.settle()
        hours -= step


def told(person: Person, words: str) -> list[Seen]:
    """The private messages to a person that hold these words."""
    return [each for each in person.dms() if words in each.text]


def said(evening: Evening, words: str) -> list[Seen]:
    """What the channel was told that holds these words."""
    return [each for each in evening.public() if words in each.text]


async def in_words(evening: Evening) -> None:
    """The channel wants no pictures: these tests are about people."""
    await evening.bot.client.tables.prefer("channel", evening.channel.id, "verbosity", "short")
    for person in evening.people:
        await evening.bot.client.tables.prefer("person", person.id, "pictures", "no")


async def pass_to_the_end(evening: Evening, *, but_for_one: bool = False) -> None:
    """Everybody passes until the game is over, or until one alone has cards; without commands."""
    tables = evening.bot.client.tables
    while (game := await evening.game()).status == "running":
        if but_for_one and await _one_alone_has_cards(evening):
            break
        assert game.waiting is not None and game.waiting.person is not None
        person = game.waiting.person.id
        choices = await tables.choices(game.id, person)
        assert not isinstance(choices, Refused)
        quiet = next(plan for plan in choices.plans() if plan.do in ("pass", "end turn"))
        done = await tables.act(game.id, person, quiet.action(), None, next(REQUESTS))
        assert not isinstance(done, Refused), done
    await evening.bot.server.settle()


async def _one_alone_has_cards(evening: Evening) -> bool:
    view = (await evening.look(None)).view
    return view["draw_pile"] == 0 and sum(bool(each["cards"]) for each in view["players"]) == 1


async def until_turn_of(evening: Evening, person: Person) -> None:
    while await evening.on_turn() is not person:
        await evening.pass_turn()


async def test_four_people_one_silent_and_a_game_that_ends_all_the_same(
    bot: RunningBot, evening_of: Sitting
) -> None:
    evening = await evening_of(4, introductory="yes", pace="48", **{"time-up": "vote"})
    await in_words(evening)
    ann, ben, cleo, dan = evening.people
    await until_turn_of(evening, dan)
    others = [ann, ben, cleo]

    # Reminders come by each one's own settings: Dan's every day.
    await hours_pass(bot, 25)
    assert len(told(dan, "everybody waits for your turn")) == 1
    await bot.restart()
    await hours_pass(bot, 2)
    assert len(told(dan, "everybody waits for your turn")) == 1

    # The time runs out, and the others vote.
    await hours_pass(bot, 24)
    question = said(evening, "Shall a computer play on")[-1]
    refused = await dan.click(question, "No")
    assert "no vote" in refused.text
    await others[0].click(question, "Yes")
    assert not said(evening, "The table has decided")
    await others[1].click(question, "Yes")
    assert len(said(evening, "a normal computer plays on for Dan")) == 1
    assert await evening.on_turn() in others
    assert told(dan, "a computer plays on for you")

    # Dan's old buttons act for nobody now; one of them brings him back.
    denied = await evening.type(dan, "brass pass", card="cotton mill")
    assert "A computer plays" in denied.text
    await evening.pass_turn()
    await dan.click(told(dan, "a computer plays on for you")[-1], "I am back")
    assert said(evening, "Dan is back and plays")

    await pass_to_the_end(evening)
    game = await evening.game()
    assert game.status == "finished"
    content = await bot.client.tables.export(game.id)
    assert verify(content) == []
    assert not isinstance(content, Refused)
    kinds = [(each["kind"], each.get("why")) for each in content["table"]]
    assert kinds[4:] == [("seated", "vote"), ("seated", "returned")]


async def test_reminders_keep_quiet_hours_in_the_persons_time_zone_and_can_be_muted(
    bot: RunningBot, evening: Evening
) -> None:
    await in_words(evening)
    person = await evening.on_turn()
    answer = await evening.type(
        person, "brass settings", reminders="3", **{"quiet-hours": "22-8", "time-zone": "Asia/Tokyo"}
    )
    assert "every 3 hours" in answer.text and "22–8" in answer.text and "Asia/Tokyo" in answer.text
    await hours_pass(bot, 48, step=0.5)
    reminders = told(person, "everybody waits")
    hours = {datetime.fromtimestamp(moment_of(each.id), ZoneInfo("Asia/Tokyo")).hour for each in reminders}
    assert len(reminders) > 5
    assert all(8 <= hour < 22 for hour in hours), hours
    await person.click(reminders[-1], "No reminders this turn")
    await hours_pass(bot, 48)
    assert len(told(person, "everybody waits")) == len(reminders)


async def test_a_time_that_runs_out_is_told_everywhere_and_warned_of(
    bot: RunningBot, evening_of: Sitting
) -> None:
    evening = await evening_of(2, pace="12", **{"time-up": "nudge"})
    person = await evening.on_turn()
    ends = await bot.client.tables.company.turn_ends((await evening.game()).id)
    assert ends is not None
    shown = f"until <t:{int(ends.timestamp())}:f> (<t:{int(ends.timestamp())}:R>)"
    assert shown in person.dms()[-1].text
    assert shown in evening.status()[-1].text
    assert shown in (await evening.type(person, "brass status")).text
    await hours_pass(bot, 8, step=1)
    assert not told(person, "everybody waits")
    await hours_pass(bot, 2, step=1)
    assert len(told(person, "everybody waits")) == 1


async def test_an_old_reminder_mutes_no_later_turn(bot: RunningBot, evening: Evening) -> None:
    await in_words(evening)
    person = await evening.on_turn()
    await hours_pass(bot, 25)
    old = told(person, "everybody waits")[-1]
    await evening.pass_turn()
    while await evening.on_turn() is not person:
        await evening.pass_turn()
    reminders = len(told(person, "everybody waits"))
    assert "over already" in (await person.click(old, "No reminders this turn")).text
    await hours_pass(bot, 48)
    assert len(told(person, "everybody waits")) > reminders


async def test_wrong_settings_are_explained(evening: Evening) -> None:
    ann = evening.people[0]
    for option, value, part in (
        ("reminders", "often", "1 to 168"),
        ("reminders", "000100000000", "1 to 168"),
        ("quiet-hours", "25-8", "such as 22-8"),
        ("time-zone", "Mars/Base", "Europe/Amsterdam"),
    ):
        assert part in (await evening.type(ann, "brass settings", **{option: value})).text


async def test_somebody_away_is_left_alone_and_their_clock_waits(
    bot: RunningBot, evening_of: Sitting
) -> None:
    evening = await evening_of(2, pace="24", **{"time-up": "computer"})
    await in_words(evening)
    person = await evening.on_turn()
    back = (datetime.fromtimestamp(bot.server.clock.now(), UTC) + timedelta(days=4)).date()
    assert "back on" in (await evening.type(person, "brass-table away", until=back.isoformat())).text
    assert said(evening, f"is away and will be back on {back}")
    await hours_pass(bot, 72)
    assert not told(person, "everybody waits")
    assert await evening.on_turn() is person
    await hours_pass(bot, 54)
    assert said(evening, "A normal computer plays on until they are back")


async def test_times_that_run_out_can_pass_the_turn_or_only_call(
    bot: RunningBot, evening_of: Sitting
) -> None:
    evening = await evening_of(2, pace="12", **{"time-up": "pass"})
    await in_words(evening)
    late = await evening.on_turn()
    await hours_pass(bot, 13)
    assert await evening.on_turn() is not late
    assert said(evening, "the turn is passed")


async def test_closed_private_messages_lead_to_a_mention_in_the_channel(
    bot: RunningBot, evening: Evening
) -> None:
    await in_words(evening)
    person = await evening.on_turn()
    person.set_dms_open(False)
    await hours_pass(bot, 25)
    assert [each for each in evening.public() if person.mention in each.text]


async def test_clocks_stand_still_while_the_bot_or_the_server_is_away(
    bot: RunningBot, evening_of: Sitting
) -> None:
    evening = await evening_of(2, pace="24", **{"time-up": "nudge"})
    await in_words(evening)
    await bot.stop()
    bot.server.clock.advance(100 * HOUR)
    await bot.start()
    await bot.server.settle()
    assert not said(evening, "has run out")
    bot.server.world.set_available(bot.server.guild, False)
    assert await bot.server.eventually(lambda: bot.client.reach.unreached())
    await hours_pass(bot, 50)
    bot.server.world.set_available(bot.server.guild, True)
    assert await bot.server.eventually(lambda: not bot.client.reach.unreached())
    await bot.server.settle()
    await hours_pass(bot, 18)
    assert not said(evening, "has run out")
    await hours_pass(bot, 8)
    assert len(said(evening, "has run out")) == 1


async def test_a_nudge_calls_the_one_who_is_awaited_once(evening: Evening) -> None:
    awaited, other = await evening.on_turn(), await evening.off_turn()
    assert "called in the channel" in (await evening.type(other, "brass-table nudge")).text
    assert said(evening, "would like to go on")[-1].pinged == [awaited.name]
    assert "try again in" in (await evening.type(other, "brass-table nudge")).text
    assert "yourself" in (await evening.type(awaited, "brass-table nudge")).text
