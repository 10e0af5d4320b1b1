"""What is forgotten, and what is not: people on their wish, servers some time after the bot was removed."""

from __future__ import annotations

import json
from datetime import timedelta
from random import Random

from bot.service import Channel, Person
from bot.service.command import Command
from bot.service.leavers import tell_gone
from tests.service.club import ANN, BEN, CHANNEL, CLEO, DAN, SAM, Club, done

LONG = timedelta(days=31)


async def test_a_start_forgets_no_server_before_it_knows_where_the_bot_is(club: Club) -> None:
    """The bot may have been invited back while it was stopped."""
    game = await club.begin(2)
    await club.tables.privacy.present_in([])
    club.now += LONG
    await club.restart()
    await club.tables.tidy()
    await club.tables.privacy.present_in([7])
    await club.tables.tidy()
    assert await club.tables.game(game.id) is not None


async def test_a_start_without_the_server_forgets_it(club: Club) -> None:
    game = await club.begin(2)
    await club.tables.privacy.present_in([])
    club.now += LONG
    await club.restart()
    await club.tables.privacy.present_in([])
    await club.tables.tidy()
    assert await club.tables.game(game.id) is None


async def test_whoever_was_said_to_be_gone_is_forgotten_too(club: Club) -> None:
    game = await club.begin(2)
    await club.store.write(lambda t: tell_gone(Command(t, club.now, 0), t.games.get(game.id), BEN.id))  # type: ignore[arg-type]
    assert await club.store.read(lambda t: t.preferences.of("game", game.id))
    await club.tables.privacy.erase(BEN.id)
    assert await club.store.read(lambda t: t.preferences.of("game", game.id)) == {}


async def forget_server(club: Club, guild: int) -> None:
    """The bot was removed from a server long ago, and from no other."""
    await club.store.write(lambda t: t.departures.note(guild, club.now))
    club.now += LONG
    await club.tables.privacy.present_in([8])
    await club.tables.tidy()


async def test_whoever_is_invited_elsewhere_outlasts_a_forgotten_server(club: Club) -> None:
    await club.begin(2)
    lobby = done(await club.tables.open_lobby(Channel(800, guild=8), CLEO, {}, "en", club.request())).game
    for invited in (DAN, BEN):
        done(await club.tables.company.invite(lobby.id, CLEO, invited, club.request()))
    await club.tables.company.change_habit(DAN.id, "zone", "Europe/Amsterdam")
    await forget_server(club, 7)
    shown = await club.tables.game(lobby.id)
    assert shown is not None
    assert set(shown.invited) == {BEN, DAN}
    assert (await club.tables.company.habits(DAN.id)).zone.key == "Europe/Amsterdam"


async def test_whoever_may_replace_somebody_elsewhere_outlasts_a_forgotten_server(club: Club) -> None:
    here = await club.begin(3, channel=Channel(800, guild=8))
    silent = await club.on_turn(here.id)
    assert silent is not None
    asks, votes = (each for each in (ANN, BEN, CLEO) if each != silent)
    seat, other = here.seat_of(silent.id), Person(500, "Eve")
    gone = done(await club.tables.open_lobby(CHANNEL, other, {}, "en", club.request())).game
    await club.store.write(lambda t: t.departures.note(7, club.now))
    club.now += LONG
    done(await club.tables.company.replace(here.id, asks, other, seat, club.request()))
    await club.tables.privacy.present_in([8])
    await club.tables.tidy()
    assert await club.tables.game(gone.id) is None
    shown = done(await club.tables.company.vote(here.id, votes.id, None, True, club.request())).game
    assert shown.person_in(seat) == other


async def test_everybody_of_a_forgotten_server_who_has_no_other_game_is_forgotten(club: Club) -> None:
    """Also whoever was only invited there, asked for as a substitute, or helped as an organiser."""
    game = await club.begin(2)
    done(await club.tables.company.concede(game.id, BEN.id, club.request()))
    done(await club.tables.company.invite(game.id, ANN, CLEO, club.request()))
    done(await club.tables.company.act_for(game.id, SAM, "pass", club.request()))
    await club.lobby(1, channel=Channel(800, guild=8))
    await forget_server(club, 7)
    known = await club.store.read(lambda t: {each for each in (ANN, BEN, CLEO, SAM) if t.people.get(each.id)})
    assert known == {ANN}


async def test_what_can_be_taken_away_is_all_that_the_privacy_page_lists(club: Club) -> None:
    over = await club.begin(2)
    await club.play_to_end(over.id, Random(1))
    exported = await club.tables.export(over.id)
    await club.tables.archive.bring(ANN.id, json.dumps(exported).encode())
    await club.tables.statistics.figures(ANN.id, 7)
    lobby = done(await club.tables.open_lobby(CHANNEL, BEN, {}, "en", club.request())).game
    done(await club.tables.join(lobby.id, ANN, club.request(), word="plum"))
    game = done(await club.tables.begin(lobby.id, BEN.id, club.request())).game
    done(await club.tables.company.ask(game.id, BEN.id, "end", club.request()))
    done(await club.tables.company.vote(game.id, ANN.id, None, False, club.request()))
    await club.tables.archive.open_trial(ANN.id, game.id, None)
    inviting = done(await club.tables.open_lobby(Channel(701), CLEO, {}, "en", club.request())).game
    done(await club.tables.company.invite(inviting.id, CLEO, ANN, club.request()))

    data = await club.tables.privacy.data_of(ANN.id)
    assert [each["word"] for each in data["games"] if each["game"] == game.id] == ["plum"]
    assert [(each["game"], each["question"], each["yes"]) for each in data["votes"]] == [
        (game.id, "end", False)
    ]
    assert data["invitations"] == [inviting.id]
    assert [each["game"] for each in data["results"]] == [over.id]
    assert isinstance(exported, dict)
    assert data["opened_file"]["actions"] == exported["actions"]
    assert data["side_board"]["game"] == game.id
    assert json.loads(json.dumps(data)) == data

    await club.tables.privacy.erase(ANN.id)
    left = await club.tables.privacy.data_of(ANN.id)
    assert not any(value for name, value in left.items() if name != "person")


async def test_a_forgotten_server_has_no_organisers_left(club: Club) -> None:
    await club.begin(2)
    await club.tables.policies.change(7, organisers=55, most_games=3)
    await forget_server(club, 7)
    assert not club.tables.policies.organises(7, [55])
    assert (await club.tables.policies.change(7, hours=48)).most_games is None
