"""What a table decides together: only what still applies when the votes are in."""

from __future__ import annotations

from datetime import timedelta

from bot.service import Game, Person
from tests.service.club import PEOPLE, SAM, Club, done, refused


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
