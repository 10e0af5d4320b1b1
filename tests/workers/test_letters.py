"""Each letter is looked at once more when it goes out: what is no longer true is told to nobody."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.service import Cancelled, Channel, Game, Parked, Person
from bot.service.command import Command
from bot.service.happenings import happen
from bot.service.messages import Announcement, Mention, Personal, TurnPublished
from bot.store import NOBODY, BallotRow, GameRow, Transaction
from bot.workers.messenger import Closed
from bot.workers.outbox import Outbox
from tests.service.club import ANN, BEN, CHANNEL, CLEO, DAN, PEOPLE, SAM, Club, done
from tests.workers.post import Post

TABLE = f"channel {CHANNEL.id}"


def told(post: Post) -> list[str]:
    """The announcements and private letters that went out, by what they tell."""
    return [message.kind for _, message in post.sent if isinstance(message, Announcement | Personal)]


async def begin_paced(club: Club, players: int = 2, **pace: object) -> tuple[Game, Person]:
    """A game with a clock, and who is first."""
    lobby = await club.lobby(players)
    done(await club.tables.company.set_pace(lobby.id, ANN.id, pace, club.request()))
    game = done(await club.tables.begin(lobby.id, ANN.id, club.request())).game
    first = await club.on_turn(game.id)
    assert first is not None
    return game, first


async def let_happen(club: Club) -> None:
    """Carry out what is due, as the timekeeper does."""
    for row in await club.store.read(lambda t: t.dues.due(club.now, (), 50)):
        await club.store.write(lambda t, row=row: happen(Command(t, club.now, 0), row))  # type: ignore[misc]


async def test_nobody_is_invited_to_a_lobby_that_was_closed(club: Club, post: Post, outbox: Outbox) -> None:
    lobby = await club.lobby(2)
    done(await club.tables.company.invite(lobby.id, ANN, CLEO, club.request()))
    done(await club.tables.cancel(lobby.id, ANN, club.request()))
    await outbox.drain()
    assert told(post) == []


async def test_nobody_is_invited_who_has_come_already(club: Club, post: Post, outbox: Outbox) -> None:
    lobby = await club.lobby(2)
    for person in (CLEO, DAN):
        done(await club.tables.company.invite(lobby.id, ANN, person, club.request()))
    done(await club.tables.join(lobby.id, CLEO, club.request()))
    await outbox.drain()
    assert [where for where, message in post.sent if isinstance(message, Personal)] == [f"person {DAN.id}"]


async def test_nobody_votes_about_a_game_that_is_over(club: Club, post: Post, outbox: Outbox) -> None:
    game = await club.begin(3)
    done(await club.tables.company.pause(game.id, ANN, club.request()))
    done(await club.tables.cancel(game.id, ANN, club.request(), organiser=True))
    await outbox.drain()
    assert told(post) == []


async def test_nobody_is_called_for_whom_a_computer_plays(club: Club, post: Post, outbox: Outbox) -> None:
    for person in PEOPLE[:2]:
        await club.tables.prefer("person", person.id, "notices", "channel")
    _, first = await begin_paced(club, hours=2, at_end="computer")
    club.now += timedelta(hours=3)
    await let_happen(club)
    await outbox.drain()
    assert "stand-in-time" in told(post)
    assert not any(isinstance(message, Mention) for _, message in post.sent)
    assert post.kinds(f"person {first.id}") == ["Personal"]


async def test_nobody_hears_of_a_computer_that_stands_in_no_more(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game, first = await begin_paced(club, hours=2, at_end="computer")
    club.now += timedelta(hours=3)
    await let_happen(club)
    done(await club.tables.company.take_seat(game.id, first, club.request()))
    await outbox.drain()
    assert "stand-in" not in told(post)


async def test_a_nudge_that_was_heeded_calls_nobody(club: Club, post: Post, outbox: Outbox) -> None:
    game = await club.begin(2)
    first = await club.on_turn(game.id)
    done(await club.tables.company.nudge(game.id, (BEN if first == ANN else ANN).id, club.request()))
    done(await club.tables.company.act_for(game.id, SAM, "pass", club.request()))
    await outbox.drain()
    assert "nudged" not in told(post)


async def test_a_lobby_that_has_begun_is_not_said_to_close(club: Club, post: Post, outbox: Outbox) -> None:
    lobby = await club.lobby(2)
    club.now += timedelta(days=6, hours=1)
    await let_happen(club)
    done(await club.tables.begin(lobby.id, ANN.id, club.request()))
    await outbox.drain()
    assert told(post) == []


async def begin_with_computers(club: Club) -> Game:
    """A game of Ann, Ben and two computers."""
    lobby = await club.lobby(2)
    for _ in range(2):
        done(await club.tables.company.add_computer(lobby.id, ANN.id, "easy", club.request()))
    return done(await club.tables.begin(lobby.id, ANN.id, club.request())).game


async def play_until_held(club: Club) -> tuple[Game, int]:
    """A game in which turns of computers are held back for the next one, and the first of them."""
    game = await begin_with_computers(club)
    while True:
        held = (await club.store.read(lambda t: t.paces.of(game.id))).held_from
        if held is not None:
            return game, held
        await pass_turn(club, game)


async def pass_turn(club: Club, game: Game) -> None:
    done(await club.tables.company.act_for(game.id, SAM, "pass", club.request()))


def turns(post: Post) -> list[int]:
    """The numbers of all turns that were told."""
    published = [message for _, message in post.sent if isinstance(message, TurnPublished)]
    return [turn.number for message in published for turn in (*message.earlier, message.turn)]


@pytest.mark.parametrize("ending", ["pause", "cancel", "end"])
async def test_turns_that_were_held_back_are_told_where_no_other_follows(
    club: Club, post: Post, outbox: Outbox, ending: str
) -> None:
    game, held = await play_until_held(club)
    company = club.tables.company
    if ending == "pause":
        done(await company.pause(game.id, ANN, club.request(), organiser=True))
    elif ending == "cancel":
        done(await club.tables.cancel(game.id, ANN, club.request(), organiser=True))
    else:
        done(await company.ask(game.id, ANN.id, "end", club.request()))
        done(await company.vote(game.id, BEN.id, None, True, club.request()))
    await outbox.drain()
    assert turns(post) == list(range(1, held + 1))
    if ending == "pause":
        await pass_turn(club, game)
        await outbox.drain()
        assert turns(post) == list(range(1, held + 2))


@pytest.mark.parametrize(("more", "back", "left"), [(0, 0, True), (0, 1, False), (1, 0, True), (1, 1, False)])
async def test_of_turns_that_were_held_back_those_are_told_that_are_not_taken_back(
    club: Club, post: Post, outbox: Outbox, more: int, back: int, left: bool
) -> None:
    """Whether they are held back still, or waiting to be told together with the `more` turns after them."""
    game, held = await play_until_held(club)
    await outbox.drain()
    post.sent.clear()
    for _ in range(more):
        await pass_turn(club, game)
    done(await club.tables.company.roll_back(game.id, SAM, held - back, club.request()))
    await outbox.drain()
    assert turns(post) == ([held] if left else [])


async def park(club: Club, game: Game) -> GameRow:
    """Break a game so that it is parked at the next check; the sound one."""
    sound = await club.store.read(lambda t: t.games.get(game.id))
    assert sound is not None
    await club.store.write(
        lambda t: t.games.save(replace(sound, position=b"broken", turn_position=b"broken"))
    )
    await club.tables.check_games()
    return sound


async def mend(club: Club, sound: GameRow) -> None:
    """Let a parked game go on as it was."""
    row = replace(sound, status="parked", parked_because="unreadable")
    await club.store.write(lambda t: t.games.save(row))
    assert await club.tables.check_games() == {}


async def test_what_is_to_be_told_of_a_parked_game_waits_until_it_goes_on(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    first = await club.on_turn(game.id)
    assert first is not None
    sound = await park(club, game)
    await outbox.drain()
    assert [type(message) for _, message in post.sent] == [Parked]
    elsewhere = await club.begin(2, channel=Channel(701))
    other = await club.on_turn(elsewhere.id)
    await outbox.drain()
    assert "Began" in post.kinds("channel 701")
    assert other is not None and "Notice" in post.kinds(f"person {other.id}"), "and bars the way to nobody"
    post.sent.clear()
    await mend(club, sound)
    await outbox.drain()
    assert post.kinds(TABLE) == ["Began", "Announcement"]
    assert told(post) == ["goes-on"]
    assert post.kinds(f"person {first.id}") == ["Notice"]


async def test_a_game_that_is_parked_while_a_letter_is_written_keeps_the_letter(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    (began, *_) = await club.store.read(lambda t: t.outbox.due(club.now, 10))
    sound = await park(club, game)
    assert await outbox._deliver(began) is False
    await mend(club, sound)
    await outbox.drain()
    assert "Began" in post.kinds(TABLE)


async def test_of_a_parked_game_that_is_cancelled_only_that_is_told(
    club: Club, post: Post, outbox: Outbox, caplog: pytest.LogCaptureFixture
) -> None:
    game = await club.begin(2)
    await pass_turn(club, game)
    await park(club, game)
    await outbox.drain()
    done(await club.tables.cancel(game.id, SAM, club.request(), organiser=True))
    await outbox.drain()
    assert post.kinds(TABLE)[-1] == "Cancelled"
    assert not {"Began", "TurnPublished"} & set(post.kinds(TABLE))
    assert caplog.text.count("was not sent") == 0


async def test_a_game_that_is_ended_by_the_votes_is_told_also_when_who_asked_was_forgotten(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(4)
    done(await club.tables.company.ask(game.id, ANN.id, "end", club.request()))
    done(await club.tables.company.vote(game.id, BEN.id, None, True, club.request()))
    await club.tables.privacy.erase(ANN.id)
    shown = await club.tables.game(game.id)
    if shown is not None and shown.status == "running":
        done(await club.tables.company.vote(game.id, CLEO.id, None, True, club.request()))
    await outbox.drain()
    (cancelled,) = [message for _, message in post.sent if isinstance(message, Cancelled)]
    assert cancelled.person is None


async def test_what_somebody_asked_who_was_forgotten_is_told_without_a_name(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(3)
    done(await club.tables.company.ask(game.id, ANN.id, "end", club.request()))
    await club.tables.privacy.erase(ANN.id)
    for person in (BEN, CLEO):
        await club.tables.company.vote(game.id, person.id, None, False, club.request())
    await club.store.write(lambda t: _ask_for_a_pause(t, club, game))
    done(await club.tables.company.vote(game.id, BEN.id, None, True, club.request()))
    done(await club.tables.company.vote(game.id, CLEO.id, None, True, club.request()))
    await outbox.drain()
    (paused,) = [
        each for _, each in post.sent if isinstance(each, Announcement) and each.kind == "pause-vote"
    ]
    assert paused.people == {"by": Person(NOBODY, "")}
    assert all(NOBODY not in each.pings for _, each in post.sent if isinstance(each, Announcement))


def _ask_for_a_pause(transaction: Transaction, club: Club, game: Game) -> None:
    """A question whose asker was forgotten."""
    transaction.ballots.add(BallotRow(0, game.id, "pause", {}, None, club.now))


@pytest.mark.parametrize(("days", "news"), [(1, ["away", "back"]), (20, ["away"])])
async def test_being_back_is_told_only_by_somebody_who_was_away(
    club: Club, post: Post, outbox: Outbox, days: int, news: list[str]
) -> None:
    await club.begin(2)
    until = (club.now + timedelta(days=2)).date()
    assert await club.tables.company.away(ANN, until, club.request()) == 1
    club.now += timedelta(days=days)
    assert await club.tables.company.away(ANN, None, club.request()) == 1
    await outbox.drain()
    assert told(post) == news


@pytest.mark.parametrize("comes", [False, True])
async def test_an_invitation_that_cannot_be_delivered_is_told_in_the_channel(
    club: Club, post: Post, outbox: Outbox, comes: bool
) -> None:
    lobby = await club.lobby(2)
    done(await club.tables.company.invite(lobby.id, ANN, CLEO, club.request()))
    post.fail(f"person {CLEO.id}", Closed())
    (letter,) = await club.store.read(lambda t: t.outbox.due(club.now, 10))
    await outbox._deliver(letter)
    if comes:
        done(await club.tables.join(lobby.id, CLEO, club.request()))
    await outbox.drain()
    called = [(each.kind, each.people, each.pings) for _, each in post.sent if isinstance(each, Announcement)]
    assert called == ([] if comes else [("invited", {"person": CLEO, "by": ANN}, (CLEO.id,))])


async def test_who_is_given_a_seat_on_turn_and_takes_no_private_messages_is_called_once(
    club: Club, post: Post, outbox: Outbox
) -> None:
    game = await club.begin(2)
    await outbox.drain()
    first = await club.on_turn(game.id)
    assert first is not None
    done(await club.tables.company.replace(game.id, first, CLEO, None, club.request()))
    post.fail(f"person {CLEO.id}", Closed(), Closed())
    await outbox.drain()
    assert post.kinds(TABLE)[1:] == ["Announcement", "Mention"]
