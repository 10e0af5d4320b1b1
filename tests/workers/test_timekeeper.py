"""Clocks go on and stand still when they should, and looking at them costs nothing while nothing is due."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.service import Channel, Done, Game, Person
from bot.service.command import Command
from bot.service.happenings import happen
from bot.service.pace import LOBBY_ENDS, LOBBY_LASTS, REMIND
from bot.store import DueRow, Store
from bot.workers.computers import Computers
from bot.workers.timekeeper import AT_ONCE, NOTED_EVERY, Timekeeper
from tests.service.club import ANN, CHANNEL, PEOPLE, SAM, Club, done, refused


@pytest.fixture
async def keeper(club: Club) -> AsyncIterator[Timekeeper]:
    computers = Computers(club.store, clock=lambda: club.now, pause=3600.0)
    yield Timekeeper(club.store, computers, clock=lambda: club.now)
    await computers.close()


async def timed(club: Club, at_end: str = "nudge", *, hours: int = 24, players: int = 2) -> Game:
    """A game that has just begun, with so many hours for one turn."""
    lobby = await club.lobby(players)
    pace = {"hours": hours, "at_end": at_end}
    done(await club.tables.company.set_pace(lobby.id, ANN.id, pace, club.request()))
    return done(await club.tables.begin(lobby.id, ANN.id, club.request())).game


async def on_turn(club: Club, game: Game) -> Person:
    """The person who must decide."""
    person = await club.on_turn(game.id)
    assert person is not None
    return person


async def hours_left(club: Club, game: Game) -> int:
    """Whole hours until the time for the present turn is up."""
    ends = await club.tables.company.turn_ends(game.id)
    assert ends is not None
    return round((ends - club.now) / timedelta(hours=1))


async def pause_or_go_on(club: Club, game: Game) -> None:
    """An organiser pauses the game, or lets it go on."""
    done(await club.tables.company.pause(game.id, ANN, club.request(), organiser=True))


async def pass_turn(club: Club, game: Game) -> None:
    """The present turn is passed."""
    done(await club.tables.company.act_for(game.id, ANN, "pass", club.request()))


async def changes(store: Store) -> int:
    """How many rows were ever written."""
    return await store._writer.run(lambda connection: connection.total_changes)


async def test_looking_writes_that_it_is_there_once_a_minute_at_most(club: Club, keeper: Timekeeper) -> None:
    await club.begin(2)
    await keeper.drain()
    before = await changes(club.store)
    await keeper.drain()
    assert await changes(club.store) == before
    club.now += NOTED_EVERY
    await keeper.drain()
    assert await changes(club.store) == before + 1
    club.now -= timedelta(hours=1)  # somebody sets the clock of the machine back
    await keeper.drain()
    assert await changes(club.store) == before + 2


async def test_a_new_game_where_nothing_was_played_for_long_has_its_usual_time(
    club: Club, keeper: Timekeeper
) -> None:
    game = await club.lobby()
    await keeper.drain()
    done(await club.tables.cancel(game.id, ANN, club.request()))
    club.now += timedelta(days=200)
    await keeper.drain()
    again = Timekeeper(club.store, keeper._computers, clock=lambda: club.now)  # the bot was started anew
    game = await club.lobby()
    opened = club.now
    await again.drain()
    dues = await club.store.read(lambda t: t.dues.of(game.id))
    ends = next(due.due_at for due in dues if due.kind == LOBBY_ENDS)
    assert ends <= opened + LOBBY_LASTS


async def test_a_game_that_began_just_before_the_bot_stopped_loses_no_time(
    club: Club, keeper: Timekeeper
) -> None:
    await keeper.drain()
    game = await club.lobby()
    before = await club.store.read(lambda t: t.dues.of(game.id))
    club.now += timedelta(days=30)
    await Timekeeper(club.store, keeper._computers, clock=lambda: club.now).drain()
    after = await club.store.read(lambda t: t.dues.of(game.id))
    moved = {new.due_at - old.due_at for old, new in zip(before, after, strict=True)}
    assert min(moved) >= timedelta(days=29)


async def test_many_computers_that_think_do_not_hide_what_else_is_due(club: Club, keeper: Timekeeper) -> None:
    await keeper.drain()
    for number in range(AT_ONCE + 3):
        channel = Channel(1000 + number, guild=7)
        lobby = done(await club.tables.open_lobby(channel, ANN, {}, "en", club.request())).game
        for _ in range(2):
            done(await club.tables.company.add_computer(lobby.id, ANN.id, "easy", club.request()))
        done(await club.tables.begin(lobby.id, ANN.id, club.request()))
        done(await club.tables.company.concede(lobby.id, ANN.id, club.request()))
    game = done(await club.tables.open_lobby(CHANNEL, ANN, {}, "en", club.request())).game
    await club.store.write(lambda t: t.dues.put(DueRow(game.id, LOBBY_ENDS, 0, 0, club.now)))
    club.now += timedelta(seconds=1)
    await keeper.drain()
    assert keeper._computers.playing == AT_ONCE + 3
    shown = await club.tables.game(game.id)
    assert shown is not None
    assert shown.status == "cancelled"


async def test_reminders_beyond_all_measure_stop_nobody(club: Club, keeper: Timekeeper) -> None:
    game = await timed(club, "pass")
    first = await on_turn(club, game)
    other = next(person for person in PEOPLE[:2] if person != first)
    await club.tables.company.change_habit(other.id, "reminders", "100000000")
    await keeper.drain()
    await pass_turn(club, game)
    assert await on_turn(club, game) == other
    assert await hours_left(club, game) == 24


async def test_who_changes_their_reminders_gains_no_time(club: Club) -> None:
    game = await timed(club)
    person = await on_turn(club, game)
    club.now += timedelta(hours=20)
    for habit, value in (("quiet", "22-8"), ("zone", "Asia/Tokyo"), ("reminders", "3")):
        await club.tables.company.change_habit(person.id, habit, value)
    assert await hours_left(club, game) == 4


async def test_who_is_away_keeps_the_time_that_was_left(club: Club) -> None:
    game = await timed(club)
    person = await on_turn(club, game)
    club.now += timedelta(hours=20)
    back_on = club.now.date() + timedelta(days=4)
    await club.tables.company.away(person, back_on, club.request())
    assert await hours_left(club, game) == 4 + 88  # it is eight o'clock now, and they are back at midnight
    await club.tables.company.away(person, None, club.request())
    assert await hours_left(club, game) == 4


async def test_a_pause_and_a_stop_of_the_bot_are_not_counted_twice(club: Club, keeper: Timekeeper) -> None:
    game = await timed(club)
    await keeper.drain()
    await pause_or_go_on(club, game)
    club.now += timedelta(days=3)
    await Timekeeper(club.store, keeper._computers, clock=lambda: club.now).drain()
    await pause_or_go_on(club, game)
    assert await hours_left(club, game) == 24


@pytest.mark.parametrize("habit", [("quiet", "22-8"), ("away", None)])
async def test_what_is_set_during_a_pause_gives_no_time(club: Club, habit: tuple[str, str | None]) -> None:
    game = await timed(club)
    person = await on_turn(club, game)
    await pause_or_go_on(club, game)
    club.now += timedelta(days=10)
    await club.tables.company.change_habit(person.id, *habit)
    await pause_or_go_on(club, game)
    assert await hours_left(club, game) == 24


async def test_a_reminder_comes_as_long_after_a_pause_as_was_left_before_it(club: Club) -> None:
    game = await timed(club)
    person = await on_turn(club, game)
    await pause_or_go_on(club, game)
    club.now += timedelta(days=10)
    await club.tables.company.change_habit(person.id, "reminders", "6")
    await pause_or_go_on(club, game)
    dues = await club.store.read(lambda t: t.dues.of(game.id))
    assert dues[0].kind == REMIND
    assert dues[0].due_at == club.now + timedelta(hours=6)


async def silent(club: Club, game: Game) -> bool:
    """Whether the others may already give the seat on turn to somebody else by vote."""
    person = await on_turn(club, game)
    asker = next(seat.person for seat in game.seats if seat.person and seat.person != person)
    outcome = await club.tables.company.replace(game.id, asker, SAM, game.seat_of(person.id), club.request())
    return isinstance(outcome, Done) or refused(outcome).code != "not_silent"


async def test_a_pause_is_nobodys_silence(club: Club) -> None:
    game = await club.begin(3)
    await pause_or_go_on(club, game)
    club.now += timedelta(days=10)
    assert not await silent(club, game)
    await pause_or_go_on(club, game)
    assert not await silent(club, game)
    club.now += timedelta(hours=24)
    assert await silent(club, game)


async def test_nobody_was_silent_while_the_bot_was_stopped(club: Club, keeper: Timekeeper) -> None:
    game = await club.begin(3)
    await keeper.drain()
    club.now += timedelta(days=10)
    await Timekeeper(club.store, keeper._computers, clock=lambda: club.now).drain()
    assert not await silent(club, game)
    club.now += timedelta(hours=24)
    assert await silent(club, game)


async def test_clocks_stand_still_in_a_server_that_was_left_until_the_bot_is_taken_back(
    club: Club, keeper: Timekeeper
) -> None:
    game = await timed(club, "pass", players=3)
    await keeper.drain()
    await club.tables.privacy.present_in([])
    for _ in range(20):
        club.now += timedelta(days=1)
        await keeper.drain()
    await club.tables.privacy.present_in([CHANNEL.guild or 0])
    await keeper.drain()
    shown = await club.tables.game(game.id)
    assert shown is not None and shown.turn == 1
    assert await hours_left(club, game) == 24
    assert not await silent(club, game)


async def hours_pass(club: Club, hours: int) -> None:
    """What is due after so long happens, in a bot that was there all the time."""
    club.now += timedelta(hours=hours)
    for due in await club.store.read(lambda t: t.dues.due(club.now, (), AT_ONCE)):
        await club.store.write(lambda t, due=due: happen(Command(t, club.now, 0), due))  # type: ignore[misc]


async def all_say_no(club: Club, game: Game, but: Person) -> None:
    """Everybody but one votes against what is asked; whoever comes after the decision is refused."""
    for person in PEOPLE[:3]:
        if person != but:
            await club.tables.company.vote(game.id, person.id, None, False, club.request())


async def test_a_vote_that_the_clock_asked_gives_the_next_person_no_time(club: Club) -> None:
    game = await timed(club, "vote", players=3)
    late = await on_turn(club, game)
    await hours_pass(club, 25)
    await pass_turn(club, game)
    await hours_pass(club, 23)
    await all_say_no(club, game, but=late)
    assert await hours_left(club, game) == 1


async def test_after_a_vote_the_clock_that_asked_starts_again(club: Club) -> None:
    game = await timed(club, "vote", players=3)
    late = await on_turn(club, game)
    await hours_pass(club, 30)
    await all_say_no(club, game, but=late)
    assert await hours_left(club, game) == 24


async def test_a_vote_of_somebody_who_was_forgotten_starts_no_clock_again(club: Club) -> None:
    game = await timed(club, hours=48, players=3)
    late = await on_turn(club, game)
    club.now += timedelta(hours=30)
    asker = next(person for person in PEOPLE[:3] if person != late)
    done(await club.tables.company.ask(game.id, asker.id, "computer", club.request()))
    await club.tables.privacy.erase(asker.id)
    await all_say_no(club, game, but=late)
    assert await hours_left(club, game) == 18


async def test_a_question_whose_time_is_up_while_its_game_is_parked_ends_when_that_goes_on(
    club: Club,
) -> None:
    game = await club.begin(3)
    done(await club.tables.company.ask(game.id, ANN.id, "end", club.request()))
    sound = await club.store.read(lambda t: t.games.get(game.id))
    assert sound is not None
    await club.store.write(lambda t: t.games.save(replace(sound, position=b"not a position")))
    assert await club.tables.check_games()
    await hours_pass(club, 72)
    assert await club.store.read(lambda t: t.ballots.open_in(game.id))
    await club.store.write(lambda t: t.games.save(replace(sound, status="parked", parked_because="position")))
    assert await club.tables.check_games() == {}
    await hours_pass(club, 1)
    assert await club.store.read(lambda t: t.ballots.open_in(game.id)) is None
