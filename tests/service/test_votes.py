"""What a table decides together: only what still applies when the votes are in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.service import Game, Person
from bot.service.command import Command
from bot.service.computers import answer, question_of
from bot.service.happenings import happen
from bot.service.leavers import tell_gone
from bot.store import DueRow
from tests.service.club import ANN, BEN, CLEO, DAN, PEOPLE, SAM, Club, done, refused

Leave = Callable[[Club, int], Awaitable[None]]


async def asked_to_replace(club: Club, other: Person) -> tuple[Game, Person, list[Person]]:
    """A game of three in which one votes to give the seat of a silent one to `other`.

    Returns the game, who is silent, and the two who vote, the asker first.
    """
    game = await club.begin(3)
    silent = await club.on_turn(game.id)
    assert silent is not None
    voters = [each for each in PEOPLE[:3] if each != silent]
    club.now += timedelta(hours=30)
    seat = game.seat_of(silent.id)
    done(await club.tables.company.replace(game.id, voters[0], other, seat, club.request()))
    return game, silent, voters


async def happens(club: Club, kind: str) -> None:
    """Everything of this kind that is due happens."""
    for due in await club.store.read(lambda t: t.dues.due(club.now, (), 50)):
        if due.kind == kind:
            await club.store.write(lambda t, due=due: happen(Command(t, club.now, 0), due))  # type: ignore[misc]


async def told(club: Club, game: int) -> list[str]:
    """The names of all that is told in a game's channel from now on, in order; takes it from the outbox."""
    names: list[str] = []
    while letters := await club.store.read(lambda t: t.outbox.due(club.now, 50)):
        for letter in letters:
            if letter.game == game and letter.kind == "told" and letter.facts:
                names.append(letter.facts["what"])
            number = letter.id
            await club.store.write(lambda t, n=number: t.outbox.finish(n, "sent", club.now, None, None))  # type: ignore[misc]
    return names


async def test_a_seat_is_not_given_to_somebody_who_was_forgotten_meanwhile(club: Club) -> None:
    game, silent, voters = await asked_to_replace(club, SAM)
    await club.tables.privacy.erase(SAM.id)
    vote = await club.tables.company.vote(game.id, voters[1].id, None, True, club.request())
    assert refused(vote).code == "no_ballot"
    assert await club.on_turn(game.id) == silent
    assert "void" in await told(club, game.id)


async def test_a_question_that_names_nobody_any_more_is_void(club: Club) -> None:
    """As one may lie in a database of an earlier version."""
    game, silent, voters = await asked_to_replace(club, SAM)
    await club.store.write(lambda t: t.erasing.person(SAM.id))
    shown = done(await club.tables.company.vote(game.id, voters[1].id, None, True, club.request())).game
    assert shown.seat_of(silent.id) == game.seat_of(silent.id)
    assert await club.store.read(lambda t: t.ballots.open_in(game.id)) is None


async def test_nobody_loses_a_seat_to_a_vote_when_they_play_after_all(club: Club) -> None:
    game, silent, voters = await asked_to_replace(club, SAM)
    await club.act(game.id, silent, await club.passing(game.id, silent))
    vote = await club.tables.company.vote(game.id, voters[1].id, None, True, club.request())
    assert refused(vote).code == "no_ballot"
    assert refused(vote).game.seat_of(silent.id) == game.seat_of(silent.id)  # type: ignore[union-attr]
    assert "void" in await told(club, game.id)


async def test_a_vote_about_a_seat_ends_with_its_turn(club: Club) -> None:
    game, _, voters = await asked_to_replace(club, SAM)
    done(await club.tables.company.act_for(game.id, SAM, "pass", club.request()))
    vote = await club.tables.company.vote(game.id, voters[1].id, None, True, club.request())
    assert refused(vote).code == "no_ballot"


async def test_nobody_loses_a_seat_to_a_vote_when_they_come_back(club: Club) -> None:
    game = await club.begin(3)
    silent = await club.on_turn(game.id)
    assert silent is not None
    asks, votes = (each for each in PEOPLE[:3] if each != silent)
    company, seat = club.tables.company, game.seat_of(silent.id)
    done(await company.act_for(game.id, SAM, "computer", club.request()))
    done(await company.replace(game.id, asks, DAN, seat, club.request()))
    done(await company.take_seat(game.id, silent, club.request()))
    vote = await company.vote(game.id, votes.id, None, True, club.request())
    assert refused(vote).code == "no_ballot"


async def test_a_computer_that_plays_on_does_not_end_the_vote_about_its_seat(club: Club) -> None:
    game = await club.begin(3)
    silent = await club.on_turn(game.id)
    assert silent is not None
    asks, votes = (each for each in PEOPLE[:3] if each != silent)
    company, seat = club.tables.company, game.seat_of(silent.id)
    done(await company.act_for(game.id, SAM, "computer", club.request()))
    done(await company.replace(game.id, asks, DAN, seat, club.request()))
    question = await club.store.read(lambda t: question_of(t, game.id))
    assert question is not None
    assert await club.store.write(lambda t: answer(Command(t, club.now, 0), question, None))
    shown = done(await company.vote(game.id, votes.id, None, True, club.request())).game
    assert shown.person_in(seat) == DAN


async def test_the_clock_that_asked_about_a_seat_goes_on_when_its_person_plays(club: Club) -> None:
    lobby = await club.lobby(3)
    pace = {"hours": 24, "at_end": "vote"}
    done(await club.tables.company.set_pace(lobby.id, ANN.id, pace, club.request()))
    game = done(await club.tables.begin(lobby.id, ANN.id, club.request())).game
    silent = await club.on_turn(game.id)
    assert silent is not None
    club.now += timedelta(hours=25)
    await happens(club, "time_up")
    assert await club.tables.company.turn_ends(game.id) is None
    await club.act(game.id, silent, await club.passing(game.id, silent))
    ends = await club.tables.company.turn_ends(game.id)
    assert ends == club.now + timedelta(hours=24)


async def asked_to_take_back(club: Club) -> Game:
    """A game of three in which Ann asks to take the third turn back, and Ben agrees."""
    game, random = await club.begin(3), Random(1)
    for _ in range(3):
        await club.whole_turn(game.id, random)
    done(await club.tables.company.take_back(game.id, ANN.id, 1, club.request()))
    return done(await club.tables.company.vote(game.id, BEN.id, None, True, club.request())).game


async def leave_by_conceding(club: Club, game: int) -> None:
    done(await club.tables.company.concede(game, CLEO.id, club.request()))


async def leave_by_being_forgotten(club: Club, game: int) -> None:
    await club.tables.privacy.erase(CLEO.id)


async def test_whoever_paused_and_then_left_the_seat_does_not_end_the_pause(club: Club) -> None:
    game = await club.begin(2)
    company = club.tables.company
    done(await company.pause(game.id, ANN, club.request()))
    done(await company.vote(game.id, BEN.id, None, True, club.request()))
    done(await company.replace(game.id, ANN, CLEO, None, club.request()))
    assert refused(await company.pause(game.id, ANN, club.request())).code == "not_seated"


async def test_whoever_paused_ends_the_pause_at_once(club: Club) -> None:
    game = await club.begin(2)
    company = club.tables.company
    done(await company.pause(game.id, ANN, club.request()))
    done(await company.vote(game.id, BEN.id, None, True, club.request()))
    assert not done(await company.pause(game.id, ANN, club.request())).game.pace.paused


@pytest.mark.parametrize("leave", [leave_by_conceding, leave_by_being_forgotten])
async def test_what_all_who_are_left_agree_on_is_carried_at_once(club: Club, leave: Leave) -> None:
    game = await asked_to_take_back(club)
    assert game.turn == 4
    await leave(club, game.id)
    shown = await club.tables.game(game.id)
    assert shown is not None
    assert shown.turn == 2


async def test_when_the_time_of_a_question_is_up_its_votes_are_counted_first(club: Club) -> None:
    """As in a database of an earlier version, where nothing was counted when somebody left."""
    game = await asked_to_take_back(club)
    await club.store.write(lambda t: t.ballots.vote(1, CLEO.id, True))
    club.now += timedelta(hours=49)
    await happens(club, "ballot")
    assert await club.store.read(lambda t: t.ballots.get(1).status) == "carried"  # type: ignore[union-attr]
    shown = await club.tables.game(game.id)
    assert shown is not None
    assert shown.turn == 2


async def test_whoever_has_no_turn_yet_is_told_so_when_they_ask_to_take_it_back(club: Club) -> None:
    game = await club.begin(3)
    last = game.seats[-1].person
    assert last is not None
    await club.whole_turn(game.id, Random(1))
    asked = await club.tables.company.take_back(game.id, last.id, None, club.request())
    assert refused(asked).code == "no_own_turn"


async def test_a_table_without_people_takes_nothing_back(club: Club) -> None:
    game = await club.begin(2)
    for _ in range(3):
        await club.whole_turn(game.id, Random(1))
    done(await club.tables.company.take_back(game.id, ANN.id, 1, club.request()))
    for person in (ANN, BEN):
        done(await club.tables.company.concede(game.id, person.id, club.request()))
    shown = await club.tables.game(game.id)
    assert shown is not None
    assert shown.turn == 4


async def test_a_seat_is_not_asked_for_somebody_who_has_another_one_by_now(club: Club) -> None:
    game = await club.begin(4)
    silent = await club.on_turn(game.id)
    assert silent is not None
    asks, votes, leaves = (each for each in PEOPLE if each != silent)
    company = club.tables.company
    club.now += timedelta(hours=30)
    done(await company.replace(game.id, asks, SAM, game.seat_of(silent.id), club.request()))
    done(await company.concede(game.id, leaves.id, club.request()))
    done(await company.take_seat(game.id, SAM, club.request()))
    for voter in (votes, SAM):
        vote = await company.vote(game.id, voter.id, None, True, club.request())
        assert refused(vote).code == "no_ballot"
    assert "void" in await told(club, game.id)


async def test_what_an_organiser_has_taken_back_is_voted_on_no_more(club: Club) -> None:
    game, random = await club.begin(3), Random(1)
    for _ in range(5):
        await club.whole_turn(game.id, random)
    done(await club.tables.company.take_back(game.id, ANN.id, 3, club.request()))
    done(await club.tables.company.roll_back(game.id, SAM, 1, club.request()))
    for _ in range(3):
        await club.whole_turn(game.id, random)
    vote = await club.tables.company.vote(game.id, BEN.id, None, True, club.request())
    assert refused(vote).code == "no_ballot"
    assert "void" in await told(club, game.id)


async def test_whoever_was_gone_and_plays_again_keeps_the_seat_also_after_a_rollback(club: Club) -> None:
    game, random = await club.begin(3), Random(1)
    for _ in range(6):
        await club.whole_turn(game.id, random)
    await club.store.write(lambda t: tell_gone(Command(t, club.now, 0), t.games.get(game.id), BEN.id))  # type: ignore[arg-type]
    for _ in range(3):
        await club.whole_turn(game.id, random)
    done(await club.tables.company.roll_back(game.id, SAM, 2, club.request()))
    seat = game.seat_of(BEN.id)
    asked = await club.tables.company.replace(game.id, ANN, SAM, seat, club.request())
    assert refused(asked).code == "not_silent"


async def test_whoever_was_gone_and_takes_the_seat_back_keeps_it(club: Club) -> None:
    game = await club.begin(3)
    gone = await club.on_turn(game.id)
    assert gone is not None
    other = next(each for each in PEOPLE if each != gone)
    await club.store.write(lambda t: tell_gone(Command(t, club.now, 0), t.games.get(game.id), gone.id))  # type: ignore[arg-type]
    company, seat = club.tables.company, game.seat_of(gone.id)
    done(await company.act_for(game.id, SAM, "computer", club.request()))
    done(await company.take_seat(game.id, gone, club.request()))
    asked = await company.replace(game.id, other, SAM, seat, club.request())
    assert refused(asked).code == "not_silent"


async def test_a_void_question_of_somebody_who_was_forgotten_gives_nobody_more_time(club: Club) -> None:
    game, silent, voters = await asked_to_replace(club, SAM)
    ends = club.now + timedelta(hours=5)
    due = DueRow(game.id, "time_up", 0, game.turn, ends)
    await club.store.write(lambda t: t.paces.set(replace(t.paces.of(game.id), hours=48)))
    await club.store.write(lambda t: t.dues.put(due))
    await club.tables.privacy.erase(voters[0].id)
    assert await club.store.read(lambda t: t.ballots.open_in(game.id)) is not None
    await club.tables.privacy.erase(SAM.id)
    assert await club.store.read(lambda t: t.ballots.open_in(game.id)) is None
    assert await club.on_turn(game.id) == silent
    assert await club.tables.company.turn_ends(game.id) == ends
