"""Whoever must know is told: after the commit, in order, again after a failure, and never twice."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from itertools import pairwise
from random import Random

import pytest

import engine
from bot.service import Began, Cancelled, Channel, Game, Mention, Notice, Parked, Person, TurnPublished
from bot.store import OutboxRow, StoreError
from bot.workers.messenger import Closed, Forbidden, Gone, Overtaken, TryLater
from bot.workers.outbox import MOST_TRIES, Outbox, pause_after
from tests.service.club import ANN, BEN, CHANNEL, PEOPLE, SAM, Club, done
from tests.workers.post import Post

TABLE = f"channel {CHANNEL.id}"


def home(person: Person) -> str:
    return f"person {person.id}"


async def on_turn(club: Club, game: Game) -> Person:
    person = await club.on_turn(game.id)
    assert person is not None
    return person


async def statuses(club: Club) -> list[tuple[str, str]]:
    rows = await club.store.read(
        lambda t: t._connection.execute("SELECT kind, status FROM outbox ORDER BY id").fetchall()
    )
    return [(kind, status) for kind, status in rows]


async def test_the_beginning_is_told_to_the_channel_and_to_whoever_is_first(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    first = await on_turn(club, game)
    assert await outbox.drain() == 2
    (began,) = [message for where, message in post.sent if where == TABLE]
    (notice,) = [message for where, message in post.sent if where == home(first)]
    assert isinstance(began, Began)
    assert began.view == (await club.look(game.id, None)).view
    assert isinstance(notice, Notice)
    assert notice.view == (await club.look(game.id, first)).view
    assert notice.decision == "turn"
    assert await outbox.drain() == 0


async def test_a_turn_is_told_with_its_events_the_new_board_and_who_is_next(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    await outbox.drain()
    post.sent.clear()
    before = (await club.look(game.id, None)).view
    first = await on_turn(club, game)
    await club.whole_turn(game.id, Random(1))
    second = await on_turn(club, game)
    await outbox.drain()
    (turn,) = [message for where, message in post.sent if where == TABLE]
    assert isinstance(turn, TurnPublished)
    assert (turn.turn.person, turn.next_person, turn.next_decision) == (first, second, "turn")
    assert (turn.before, turn.view) == (before, (await club.look(game.id, None)).view)
    assert turn.view["hand"] is None
    assert all(event["to"] is None for event in turn.turn.events)
    (notice,) = [message for where, message in post.sent if where == home(second)]
    assert isinstance(notice, Notice)
    assert [turn.person for turn in notice.recap] == [first]


async def test_nothing_is_told_of_an_unfinished_turn(club: Club, outbox: Outbox) -> None:
    game = await club.begin(2)
    await outbox.drain()
    await club.act(game.id, await on_turn(club, game), await club.passing(game.id, await on_turn(club, game)))
    assert await outbox.drain() == 0


async def test_a_whole_game_is_told_turn_by_turn_and_ends_with_its_chance(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(3, {"introductory": True})
    random = Random(3)
    while await club.on_turn(game.id) is not None:
        await club.whole_turn(game.id, random)
        if random.random() < 0.3:
            await outbox.drain()
    await outbox.drain()
    turns = [message for where, message in post.sent if where == TABLE and isinstance(message, TurnPublished)]
    assert [turn.turn.number for turn in turns] == list(range(1, len(turns) + 1))
    for earlier, later in pairwise(turns):
        assert earlier.view == later.before
    assert [turn.ending is not None for turn in turns] == [False] * (len(turns) - 1) + [True]
    ending = turns[-1].ending
    assert ending is not None
    assert engine.seed_of(bytes.fromhex(ending.secret), ending.shares).hex() == ending.seed
    assert turns[-1].next_seat is None
    assert turns[-1].view["finished"]


async def test_a_notice_for_a_turn_that_is_over_is_dropped(club: Club, post: Post, outbox: Outbox) -> None:
    game = await club.begin(2)
    first = await on_turn(club, game)
    await club.whole_turn(game.id, Random(1))
    await outbox.drain()
    assert post.kinds(home(first)) == []
    assert post.kinds(TABLE) == ["Began", "TurnPublished"]
    began = post.sent[0][1]
    assert isinstance(began, Began)
    assert began.game.waiting is not None
    assert began.game.waiting.person == first
    assert ("notice", "dropped") in await statuses(club)


async def test_a_failure_is_tried_again_later_and_holds_back_what_comes_after_it(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    post.fail(TABLE, TryLater(20), ConnectionError("cut"))
    await club.whole_turn(game.id, Random(1))
    await outbox.drain()
    assert post.kinds(TABLE) == []
    assert post.kinds(home(await on_turn(club, game))) == ["Notice"]
    club.now += timedelta(seconds=19)
    assert await outbox.drain() == 0
    club.now += timedelta(seconds=1)
    assert await outbox.drain() == 0
    club.now += timedelta(seconds=10)
    assert await outbox.drain() == 2
    assert post.kinds(TABLE) == ["Began", "TurnPublished"]


async def test_every_try_of_a_message_carries_the_same_key(club: Club, post: Post, outbox: Outbox) -> None:
    await club.begin(2)
    post.fail(TABLE, TryLater(0), TryLater(0))
    await outbox.drain()
    assert len(post.keys) == 4
    assert len(set(post.keys)) == 2


async def test_one_channel_in_trouble_does_not_hold_up_another(
    club: Club, post: Post, outbox: Outbox
) -> None:
    await club.begin(2)
    await club.begin(2, channel=Channel(701))
    post.fail(TABLE, TryLater(60))
    await outbox.drain()
    assert post.kinds("channel 701") == ["Began"]


async def test_closed_private_messages_become_one_mention_in_the_channel(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    first = await on_turn(club, game)
    post.fail(home(first), Closed())
    await outbox.drain()
    assert post.kinds(TABLE) == ["Began", "Mention"]
    mention = post.sent[-1][1]
    assert isinstance(mention, Mention)
    assert mention.person == first
    assert post.kinds(home(first)) == []


async def test_who_is_forgotten_while_a_letter_to_them_is_refused_stops_no_other_letter(
    club: Club, post: Post, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await club.begin(2)
    first = await on_turn(club, game)

    async def refused(person: int, message: object, key: str) -> int:
        await club.tables.privacy.erase(person)
        raise Closed

    monkeypatch.setattr(post, "send_person", refused)
    post.slow[TABLE] = 0.3
    await outbox.drain()
    assert await club.store.read(lambda t: t.people.get(first.id)) is None
    assert "Began" in post.kinds(TABLE)
    assert "Mention" not in post.kinds(TABLE)


async def test_a_delivery_that_cannot_be_written_down_breaks_off_no_other(
    club: Club, post: Post, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin(2)
    post.slow[TABLE] = 0.3
    finish = outbox._finish

    async def failing(letter: OutboxRow, *facts: object, **more: object) -> None:
        if letter.kind == "notice":
            raise StoreError("disk I/O error")
        await finish(letter, *facts, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(outbox, "_finish", failing)
    with pytest.raises(StoreError):
        await outbox.drain()
    assert post.kinds(TABLE) == ["Began"]
    assert ("began", "sent") in await statuses(club)


async def test_who_wants_no_private_messages_is_mentioned(club: Club, post: Post, outbox: Outbox) -> None:
    for person in PEOPLE:
        await club.tables.prefer("person", person.id, "notices", "channel")
    await club.begin(2)
    await outbox.drain()
    assert {where for where, _ in post.sent} == {TABLE}
    assert post.kinds(TABLE) == ["Began", "Mention"]


async def test_a_deleted_channel_is_given_up_and_the_game_goes_on(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    post.fail(TABLE, Gone())
    await outbox.drain()
    assert ("began", "failed") in await statuses(club)
    await club.whole_turn(game.id, Random(1))
    await outbox.drain()
    assert post.kinds(home(await on_turn(club, game))) == ["Notice"]


async def test_a_message_that_always_fails_is_given_up_and_lets_the_next_pass(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    await club.whole_turn(game.id, Random(1))
    post.fail(TABLE, *[ValueError("poison")] * MOST_TRIES)
    for _ in range(MOST_TRIES):
        await outbox.drain()
        club.now += timedelta(hours=1)
    await outbox.drain()
    assert post.kinds(TABLE) == ["TurnPublished"]


async def test_an_outage_of_days_is_waited_out_but_not_for_ever(
    club: Club, post: Post, outbox: Outbox
) -> None:
    await club.begin(2)
    post.fail(TABLE, *[TryLater()] * 150)
    for _ in range(150):
        await outbox.drain()
        club.now += timedelta(hours=1)
    assert await outbox.drain() == 1
    assert post.kinds(TABLE) == ["Began"]
    game = await club.begin(2, channel=Channel(701))
    post.fail("channel 701", *[Forbidden()] * 200)
    for _ in range(200):
        await outbox.drain()
        club.now += timedelta(hours=1)
    assert ("began", "failed") in await statuses(club)
    assert "Notice" in post.kinds(home(await on_turn(club, game)))


def test_the_pauses_grow_to_a_limit() -> None:
    pauses = [pause_after(attempts, TryLater()).total_seconds() for attempts in (0, 1, 2, 9, 10, 1000)]
    assert pauses == [1, 2, 4, 512, 600, 600]
    assert pause_after(0, Forbidden()) == timedelta(hours=1)


async def test_after_a_restart_what_was_not_sent_is_sent_and_what_was_is_not(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    await outbox.drain()
    await club.whole_turn(game.id, Random(1))
    await club.restart()
    again = Outbox(club.store, post, clock=lambda: club.now)
    assert await again.drain() == 2
    assert post.kinds(TABLE) == ["Began", "TurnPublished"]


async def test_one_that_was_stopped_while_sending_sends_it_again_under_the_same_key(
    club: Club, post: Post, outbox: Outbox
) -> None:
    await club.begin(2)
    post.seconds = 10
    task = asyncio.create_task(outbox.drain())
    await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    post.seconds = 0
    assert await outbox.drain() == 2


async def test_the_running_worker_hears_of_news_at_once(club: Club, post: Post, outbox: Outbox) -> None:
    task = asyncio.create_task(outbox.run())
    await asyncio.sleep(0.05)
    await club.begin(2)
    async with asyncio.timeout(2):
        while len(post.sent) < 2:
            await asyncio.sleep(0.01)
        await outbox.idle()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_the_end_of_a_game_or_lobby_without_result_is_told(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.lobby(2)
    done(await club.tables.cancel(game.id, ANN, club.request()))
    running = await club.begin(2)
    done(await club.tables.cancel(running.id, SAM, club.request(), organiser=True))
    await outbox.drain()
    cancelled = [message for _, message in post.sent if isinstance(message, Cancelled)]
    assert [message.person for message in cancelled] == [ANN, SAM]
    assert not any(isinstance(message, Notice) for _, message in post.sent)


async def test_a_parked_game_is_told_to_its_channel(club: Club, post: Post, outbox: Outbox) -> None:
    game = await club.begin(2)
    await outbox.drain()
    await club.store.write(
        lambda t: t._connection.execute("UPDATE games SET seed = x'00' WHERE id = ?", (game.id,))
    )
    await club.tables.check_games()
    await outbox.drain()
    assert isinstance(post.sent[-1][1], Parked)


@pytest.mark.parametrize("person", [ANN, BEN])
async def test_a_notice_shows_the_hand_of_nobody_else(
    club: Club, post: Post, outbox: Outbox, person: Person
) -> None:
    game = await club.begin(2)
    random = Random(2)
    for _ in range(6):
        await club.whole_turn(game.id, random)
        await outbox.drain()
    seat = game.seat_of(person.id)
    notices = [
        message for where, message in post.sent if where == home(person) and isinstance(message, Notice)
    ]
    assert notices
    for notice in notices:
        assert notice.view["viewer"] == seat
        events = [event for turn in notice.recap for event in turn.events]
        assert {event["to"] for event in events} <= {None, seat}


async def test_a_message_that_takes_long_holds_up_no_other_channel(
    club: Club, post: Post, outbox: Outbox
) -> None:
    """A drawing may take minutes; also what comes in meanwhile goes out."""
    await club.begin(2)
    post.slow[TABLE] = 5.0
    task = asyncio.create_task(outbox.run())
    async with asyncio.timeout(3):
        while not post.sent:
            await asyncio.sleep(0.01)
        await club.begin(2, channel=Channel(701))
        while "Began" not in post.kinds("channel 701"):
            await asyncio.sleep(0.01)
    assert post.kinds(TABLE) == []
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_notice_that_was_overtaken_while_it_was_drawn_is_dropped(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    first = await on_turn(club, game)
    post.fail(home(first), Overtaken())
    await outbox.drain()
    assert post.kinds(home(first)) == []
    assert ("notice", "dropped") in await statuses(club)
    assert await outbox.drain() == 0
