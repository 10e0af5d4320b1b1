"""What has been done can be looked up, by everybody as far as they may know it."""

from __future__ import annotations

import json
from random import Random

from bot.service import Game, Person, Turn
from tests.service.club import SAM, Club, refused, seen


async def after_turns(club: Club, turns: int, players: int = 3) -> Game:
    game = await club.begin(players)
    random = Random(2)
    for _ in range(turns):
        await club.whole_turn(game.id, random)
    shown = await club.tables.game(game.id)
    assert shown is not None
    return shown


async def log_of(club: Club, game: Game, person: Person | None, since: int = 0) -> list[Turn]:
    found = await club.tables.log(game.id, None if person is None else person.id, since)
    assert isinstance(found, list)
    return found


async def test_the_log_has_one_entry_a_turn_in_order(club: Club) -> None:
    game = await after_turns(club, 7)
    turns = await log_of(club, game, None)
    assert [turn.number for turn in turns] == list(range(1, 8))
    assert game.turn == 8
    assert [turn.number for turn in await log_of(club, game, None, since=6)] == [6, 7]
    assert all(turn.notation[-1] == "end turn" for turn in turns)


async def test_nobody_reads_in_the_log_what_another_drew(club: Club) -> None:
    game = await after_turns(club, 7)
    for person in (None, SAM, *(seat.person for seat in game.seats)):
        seat = game.seat_of(person.id) if person else None
        events = [event for turn in await log_of(club, game, person) for event in turn.events]
        drawn = {event["seat"] for event in events if event["kind"] == "drew_cards"}
        assert drawn == ({seat} if seat else set())


async def test_the_recap_begins_after_ones_own_last_turn(club: Club) -> None:
    game = await after_turns(club, 7)
    turns = await log_of(club, game, None)
    for seat in game.seats:
        assert seat.person is not None
        own = [turn.number for turn in turns if turn.seat == seat.seat]
        recap = await club.tables.recap(game.id, seat.person.id)
        assert isinstance(recap, list)
        assert [turn.number for turn in recap] == list(range(max(own) + 1, 8))


async def test_the_board_can_be_seen_as_it_was(club: Club) -> None:
    game = await club.begin(2)
    random, boards = Random(3), [(await club.look(game.id, None)).view]
    for _ in range(6):
        await club.whole_turn(game.id, random)
        boards.append((await club.look(game.id, None)).view)
    for turn, board in enumerate(boards):
        assert seen(await club.tables.position_after(game.id, turn, None)).view == board
    assert refused(await club.tables.position_after(game.id, 7, None)).code == "no_turn"
    assert refused(await club.tables.position_after(game.id, -1, None)).code == "no_turn"


async def test_a_report_of_a_running_game_holds_what_its_reader_may_know(club: Club) -> None:
    game = await after_turns(club, 5)
    player = await club.on_turn(game.id)
    assert player is not None
    await club.act(game.id, player, await club.passing(game.id, player))
    own = await club.tables.report(game.id, player.id)
    other = await club.tables.report(game.id, None)
    assert isinstance(own, dict)
    assert isinstance(other, dict)
    assert own["view"] == (await club.look(game.id, player)).view
    assert len(own["unfinished"]) == 1
    assert "unfinished" not in other
    assert other["view"]["hand"] is None
    assert len(other["turns"]) == 5
    row = await club.store.read(lambda t: t.games.get(game.id))
    assert row is not None
    assert row.seed is not None
    for text in (json.dumps(own), json.dumps(other)):
        assert row.seed.hex() not in text
        assert row.secret.hex() not in text


async def test_there_is_nothing_to_see_before_the_game_begins(club: Club) -> None:
    game = await club.lobby(2)
    for refusal in (
        await club.tables.look(game.id, None),
        await club.tables.log(game.id, None),
        await club.tables.report(game.id, None),
        await club.tables.export(game.id),
    ):
        assert refused(refusal).code == "not_begun"
    assert refused(await club.tables.look(404, None)).code == "no_game"


async def test_when_the_game_is_over_everything_is_open(club: Club) -> None:
    game = await club.begin(2, {"introductory": True})
    assert refused(await club.tables.export(game.id)).code == "not_finished"
    await club.play_to_end(game.id, Random(6))
    events = [event for turn in await log_of(club, game, SAM) for event in turn.events]
    assert {event["seat"] for event in events if event["kind"] == "drew_cards"} == {"red", "yellow"}
    assert await club.tables.report(game.id, SAM.id) == await club.tables.export(game.id)


async def test_the_projection_counts_the_board_that_its_reader_sees(club: Club) -> None:
    game = await club.begin(3, {"introductory": True})
    player = await club.on_turn(game.id)
    assert player is not None
    before = await club.tables.projection(game.id, SAM.id)
    assert before == await club.tables.projection(game.id, player.id)
    assert isinstance(before, dict)
    assert set(before["now"]) == {"red", "yellow", "teal"}
    seat = game.seat_of(player.id)
    choices = await club.choices(game.id, player)
    loan = next(plan for plan in choices.plans() if plan.do == "loan" and plan.what == (30,))
    await club.act(game.id, player, loan.action())
    assert await club.tables.projection(game.id, SAM.id) == before
    after = await club.tables.projection(game.id, player.id)
    assert isinstance(after, dict)
    assert after["now"][seat]["money"] > before["now"][seat]["money"]
