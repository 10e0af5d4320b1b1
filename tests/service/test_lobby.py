"""People gather, choose options, and begin."""

from __future__ import annotations

from dataclasses import replace

import engine
from bot.service import Channel, Person
from tests.service.club import ANN, BEN, CHANNEL, CLEO, DAN, PEOPLE, SAM, SECRET, Club, done, refused


async def test_the_opener_sits_in_the_first_seat_and_sees_the_commitment_at_once(club: Club) -> None:
    game = await club.lobby(1)
    assert game.seat_of(ANN.id) == "red"
    assert game.status == "lobby"
    assert game.commitment == engine.commitment(SECRET)
    assert game.waiting is None


async def test_a_channel_takes_one_game_at_a_time_and_shows_the_one_it_has(club: Club) -> None:
    first = await club.lobby(1)
    refusal = refused(await club.tables.open_lobby(CHANNEL, BEN, {}, "en", club.request()))
    assert refusal.code == "channel_taken"
    assert refusal.game == first
    await club.lobby(1, channel=Channel(701))
    done(await club.tables.cancel(first.id, ANN, club.request()))
    done(await club.tables.open_lobby(CHANNEL, BEN, {}, "en", club.request()))


async def test_people_join_in_order_and_only_once(club: Club) -> None:
    game = await club.lobby(3)
    assert [seat.person for seat in game.seats] == [ANN, BEN, CLEO]
    refusal = refused(await club.tables.join(game.id, BEN, club.request()))
    assert (refusal.code, refusal.facts) == ("already_seated", {"seat": "yellow"})


async def test_a_fifth_person_finds_no_seat(club: Club) -> None:
    game = await club.lobby(4)
    refusal = refused(await club.tables.join(game.id, SAM, club.request()))
    assert (refusal.code, refusal.facts) == ("lobby_full", {"players": 4})


async def test_options_decide_how_many_there_can_be(club: Club) -> None:
    game = await club.lobby(2, {"map": "community"})
    assert game.possible_players == (2,)
    assert refused(await club.tables.join(game.id, CLEO, club.request())).code == "lobby_full"
    other = await club.lobby(2, {"deck": "classic"}, Channel(701))
    refusal = refused(await club.tables.begin(other.id, ANN.id, club.request()))
    assert (refusal.code, refusal.facts) == (
        "not_enough_people",
        {"people": 2, "possible": [3, 4], "more": "yes"},
    )


async def test_a_wanted_number_of_people_is_waited_for(club: Club) -> None:
    game = await club.lobby(2, {"players": 3})
    assert refused(await club.tables.begin(game.id, ANN.id, club.request())).code == "not_enough_people"
    done(await club.tables.join(game.id, CLEO, club.request()))
    assert refused(await club.tables.join(game.id, DAN, club.request())).code == "lobby_full"
    begun = done(await club.tables.begin(game.id, BEN.id, club.request()))
    assert begun.game.options["players"] == 3


async def test_nobody_begins_alone_or_for_others(club: Club) -> None:
    game = await club.lobby(1)
    assert refused(await club.tables.begin(game.id, ANN.id, club.request())).code == "not_enough_people"
    done(await club.tables.join(game.id, BEN, club.request()))
    assert refused(await club.tables.begin(game.id, SAM.id, club.request())).code == "not_seated"


async def test_options_that_cannot_be_played_are_refused_with_their_reason(club: Club) -> None:
    for options, code in (
        ({"deck": "classic", "players": 2}, "classic_deck"),
        ({"map": "community", "players": 4}, "community_map"),
        ({"map": "community", "deck": "classic"}, "community_map"),
        ({"deck": "tarot"}, "value"),
        ({"wealth": 9}, "unknown"),
        ({"players": 7}, "players"),
    ):
        refusal = refused(await club.tables.open_lobby(CHANNEL, ANN, options, "en", club.request()))
        assert (refusal.code, refusal.facts["option_code"]) == ("option", code)


async def test_the_opener_changes_options_and_takes_them_back(club: Club) -> None:
    game = await club.lobby(2)
    changed = done(
        await club.tables.change_options(game.id, ANN.id, {"introductory": "true"}, club.request())
    )
    assert changed.game.options == {"introductory": True}
    assert changed.game.all_options["players"] == 2
    back = done(await club.tables.change_options(game.id, ANN.id, {"introductory": None}, club.request()))
    assert back.game.options == {}
    assert refused(await club.tables.change_options(game.id, BEN.id, {}, club.request())).code == "not_opener"


async def test_options_cannot_push_out_people_who_are_there(club: Club) -> None:
    game = await club.lobby(3)
    refusal = refused(await club.tables.change_options(game.id, ANN.id, {"map": "community"}, club.request()))
    assert (refusal.code, refusal.facts) == ("too_many_seated", {"seated": 3, "players": 2})


async def test_who_leaves_makes_room_and_hands_the_lobby_on(club: Club) -> None:
    game = await club.lobby(3)
    left = done(await club.tables.leave(game.id, ANN.id, club.request())).game
    assert left.opener == BEN
    assert [(seat.seat, seat.person) for seat in left.seats] == [("red", BEN), ("yellow", CLEO)]
    done(await club.tables.leave(game.id, BEN.id, club.request()))
    closed = done(await club.tables.leave(game.id, CLEO.id, club.request())).game
    assert closed.status == "cancelled"
    await club.lobby(1)


async def test_whoever_joins_computers_that_were_left_alone_has_the_lobby(club: Club) -> None:
    lobby = await club.lobby(1)
    done(await club.tables.company.add_computer(lobby.id, ANN.id, "easy", club.request()))
    # As in a database of an earlier version: it stays open without people.
    await club.store.write(lambda t: t.seats.set(lobby.id, [replace(t.seats.of(lobby.id)[1], seat=0)]))
    game = done(await club.tables.join(lobby.id, BEN, club.request())).game
    assert game.opener == BEN
    assert refused(await club.tables.begin(lobby.id, ANN.id, club.request())).code == "not_seated"
    done(await club.tables.company.remove_computer(lobby.id, BEN.id, club.request()))


async def test_only_the_opener_or_an_organiser_closes_a_lobby(club: Club) -> None:
    game = await club.lobby(2)
    assert refused(await club.tables.cancel(game.id, BEN, club.request())).code == "not_opener"
    assert (
        done(await club.tables.cancel(game.id, SAM, club.request(), organiser=True)).game.status
        == "cancelled"
    )
    assert refused(await club.tables.join(game.id, CLEO, club.request())).code == "cancelled"


async def test_only_an_organiser_ends_a_running_game(club: Club) -> None:
    game = await club.begin(2)
    assert refused(await club.tables.cancel(game.id, ANN, club.request())).code == "not_organiser"
    done(await club.tables.cancel(game.id, SAM, club.request(), organiser=True))
    assert refused(await club.tables.end_turn(game.id, ANN.id, None, club.request())).code == "cancelled"


async def test_the_seed_comes_from_the_secret_and_from_every_share_in_seat_order(club: Club) -> None:
    opened = await club.tables.open_lobby(CHANNEL, ANN, {}, "en", 5001, word="anvil")
    game = done(opened).game.id
    done(await club.tables.join(game, BEN, 5002))
    done(await club.tables.join(game, CLEO, 5003, word="cloth"))
    done(await club.tables.begin(game, BEN.id, 5004))
    row = await club.store.read(lambda t: t.games.get(game))
    assert row is not None
    assert row.seed == engine.seed_of(SECRET, ["anvil", "5002", "cloth", "5004"])


async def test_a_begun_game_takes_nobody_in_and_begins_only_once(club: Club) -> None:
    game = await club.begin(2)
    assert refused(await club.tables.join(game.id, CLEO, club.request())).code == "already_begun"
    assert refused(await club.tables.begin(game.id, ANN.id, club.request())).code == "already_begun"
    assert refused(await club.tables.leave(game.id, ANN.id, club.request())).code == "already_begun"


async def test_who_begins_is_among_those_told_whose_turn_it_is(club: Club) -> None:
    game = await club.lobby(2)
    begun = done(await club.tables.begin(game.id, ANN.id, club.request()))
    assert begun.published
    assert begun.look is not None
    assert len(begun.look.view["hand"]) == 8
    assert begun.game.waiting is not None
    assert begun.game.waiting.decision == "turn"


async def test_a_new_name_is_known_from_the_next_lobby_on(club: Club) -> None:
    await club.lobby(1)
    other = await club.tables.open_lobby(Channel(701), Person(ANN.id, "Annie"), {}, "en", club.request())
    assert done(other).game.opener.name == "Annie"


async def test_games_of_a_person_are_all_listed(club: Club) -> None:
    one, two = await club.lobby(2), await club.lobby(1, channel=Channel(701))
    assert [game.id for game in await club.tables.games_of(ANN.id)] == [one.id, two.id]
    assert [game.id for game in await club.tables.games_of(BEN.id)] == [one.id]
    assert await club.tables.games_of(SAM.id) == []


async def test_the_game_of_a_channel_is_the_live_one_or_the_last(club: Club) -> None:
    assert await club.tables.game_in(CHANNEL.id) is None
    first = await club.lobby(1)
    done(await club.tables.cancel(first.id, ANN, club.request()))
    last = await club.tables.game_in(CHANNEL.id)
    assert last is not None
    assert (last.id, last.status) == (first.id, "cancelled")
    second = await club.lobby(len(PEOPLE))
    live = await club.tables.game_in(CHANNEL.id)
    assert live is not None
    assert live.id == second.id


async def test_a_rematch_in_a_channel_that_is_taken_shows_the_game_that_is_there(club: Club) -> None:
    old = await club.begin(2)
    done(await club.tables.cancel(old.id, ANN, club.request(), organiser=True))
    live = await club.lobby(2)
    refusal = refused(await club.tables.rematch(old.id, CHANNEL, ANN, club.request()))
    assert refusal.code == "channel_taken"
    assert refusal.game is not None and refusal.game.id == live.id


async def test_who_is_given_a_seat_is_invited_no_more(club: Club) -> None:
    game = await club.begin(2)
    done(await club.tables.company.concede(game.id, BEN.id, club.request()))
    done(await club.tables.company.invite(game.id, ANN, CLEO, club.request()))
    (free,) = [seat.seat for seat in game.seats if seat.person == BEN]
    given = done(await club.tables.company.replace(game.id, ANN, CLEO, free, club.request())).game
    assert given.seat_of(CLEO.id) == free
    assert given.invited == ()
