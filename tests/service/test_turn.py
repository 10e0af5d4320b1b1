"""A turn is the business of the one who plays it until it is ended, and every click counts once."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from bot.service import Channel, Choices, Game, Person
from engine import Action
from engine.names import COTTON_MILL, DISTANT, PORT
from tests.service.club import ANN, BEN, SAM, Club, any_action, done, others, refused, seen


async def begun(club: Club, players: int = 2, turns: int = 0) -> tuple[Game, Person, Person]:
    """A game, the person on turn, and one who is not."""
    game = await club.begin(players)
    random = Random(1)
    for _ in range(turns):
        await club.whole_turn(game.id, random)
    player = await club.on_turn(game.id)
    assert player is not None
    return game, player, next(seat.person for seat in game.seats if seat.person and seat.person != player)


async def visible(club: Club, game: Game, person: Person | None) -> list[Any]:
    """Everything that this person can see of a game."""
    number = None if person is None else person.id
    look = seen(await club.tables.look(game.id, number))
    shown: list[Any] = [
        look,
        await club.tables.log(game.id, number),
        await club.tables.report(game.id, number),
        await club.tables.game_in(game.channel.id, number),
    ]
    if person is not None and person != SAM:
        shown.append((await club.choices(game.id, person)).view)
        shown.append((await club.choices(game.id, person)).plans())
        shown.append(await club.tables.games_of(person.id))
        shown.append(await club.tables.recap(game.id, person.id))
    return [repr(part) for part in shown]


async def test_what_others_see_does_not_change_before_the_turn_is_ended(club: Club) -> None:
    game, _, _ = await begun(club, players=3, turns=3)
    random = Random(5)
    for _ in range(12):
        player = await club.on_turn(game.id)
        assert player is not None
        watchers = others(game, player)
        before = [await visible(club, game, person) for person in watchers]
        while True:
            choices = await club.choices(game.id, player)
            if choices.decision == "end turn":
                break
            await club.act(game.id, player, any_action(choices, random))
            assert [await visible(club, game, person) for person in watchers] == before
        await club.whole_turn(game.id, random)
        assert [await visible(club, game, person) for person in watchers] != before


async def test_the_player_sees_their_own_provisional_actions(club: Club) -> None:
    game, player, _ = await begun(club, turns=2)
    before = await club.look(game.id, player)
    step = await club.act(game.id, player, await club.passing(game.id, player))
    after = await club.look(game.id, player)
    assert not step.published
    assert step.look == after
    assert len(after.view["hand"]) == len(before.view["hand"]) - 1
    assert [event["kind"] for event in after.provisional] == ["discarded", "passed"]
    assert after.can_undo
    assert not before.can_undo
    assert after.game.revision == before.game.revision + 1


async def test_ending_the_turn_publishes_it_once_and_hands_over(club: Club) -> None:
    game, player, other = await begun(club)
    await club.act(game.id, player, await club.passing(game.id, player))
    ended = done(await club.tables.end_turn(game.id, player.id, None, club.request()))
    assert ended.published
    assert ended.game.waiting is not None
    assert ended.game.waiting.person == other
    (turn,) = await club.tables.log(game.id, other.id)  # type: ignore[misc]
    assert turn.person == player
    assert turn.notation[-1] == "end turn"
    assert "drew_cards" not in [event["kind"] for event in turn.events]
    (own,) = await club.tables.log(game.id, player.id)  # type: ignore[misc]
    assert "drew_cards" in [event["kind"] for event in own.events]


async def test_a_turn_ends_by_itself_for_who_prefers_that(club: Club) -> None:
    game, player, _ = await begun(club)
    await club.tables.prefer("person", player.id, "end_turn", "itself")
    step = await club.act(game.id, player, await club.passing(game.id, player))
    assert step.published
    assert "drew_cards" in [event["kind"] for event in step.events]


async def test_a_turn_cannot_be_ended_early(club: Club) -> None:
    game, player, _ = await begun(club)
    refusal = refused(await club.tables.end_turn(game.id, player.id, None, club.request()))
    assert refusal.code == "decision"
    assert refusal.game is not None


async def test_strangers_and_those_not_on_turn_are_told_so(club: Club) -> None:
    game, player, other = await begun(club)
    refusal = refused(await club.tables.act(game.id, other.id, "loan 10 with Port", None, club.request()))
    assert refusal.code == "not_your_turn"
    assert refusal.facts["person"] == player.id
    assert refused(await club.tables.undo(game.id, other.id, None, club.request())).code == "not_your_turn"
    assert refused(await club.tables.end_turn(game.id, SAM.id, None, club.request())).code == "not_seated"
    assert refused(await club.tables.end_turn(12345, ANN.id, None, club.request())).code == "no_game"
    lobby = await club.lobby(2, channel=Channel(701))
    assert refused(await club.tables.end_turn(lobby.id, ANN.id, None, club.request())).code == "not_begun"


async def test_a_refused_action_gives_the_reason_and_changes_nothing(club: Club) -> None:
    game, player, _ = await begun(club)
    before = await club.look(game.id, player)
    for text, code in (("dance with wolves", "unreadable"), ("loan 15 with Port", "loan_amount")):
        assert refused(await club.tables.act(game.id, player.id, text, None, club.request())).code == code
    assert await club.look(game.id, player) == before


async def test_an_old_button_does_nothing(club: Club) -> None:
    game, player, _ = await begun(club, turns=2)
    old = (await club.look(game.id, player)).game.revision
    await club.act(game.id, player, await club.passing(game.id, player))
    text = await club.passing(game.id, player)
    refusal = refused(await club.tables.act(game.id, player.id, text, old, club.request()))
    assert (refusal.code, refusal.facts) == ("outdated", {"revision": old + 1})
    assert refusal.game is not None
    assert refusal.game.revision == old + 1
    done(await club.tables.act(game.id, player.id, text, old + 1, club.request()))


async def test_one_click_delivered_twice_acts_once(club: Club) -> None:
    game, player, _ = await begun(club, turns=2)
    text = await club.passing(game.id, player)
    request = club.request()
    outcomes = await asyncio.gather(
        *(club.tables.act(game.id, player.id, text, None, request) for _ in range(5))
    )
    assert [outcome.code for outcome in outcomes[1:]] == ["already_done"] * 4  # type: ignore[union-attr]
    assert len((await club.look(game.id, player)).provisional) == 2


async def test_a_refused_click_stays_refused_when_it_comes_again_later(club: Club) -> None:
    game, player, other = await begun(club)
    text, request = await club.passing(game.id, other), club.request()
    assert refused(await club.tables.act(game.id, other.id, text, None, request)).code == "not_your_turn"
    await club.act(game.id, player, await club.passing(game.id, player))
    done(await club.tables.end_turn(game.id, player.id, None, club.request()))
    assert refused(await club.tables.act(game.id, other.id, text, None, request)).code == "already_done"


async def test_two_clicks_on_the_same_button_act_once(club: Club) -> None:
    game, player, _ = await begun(club, turns=2)
    text, revision = await club.passing(game.id, player), (await club.look(game.id, player)).game.revision
    first, second = await asyncio.gather(
        *(club.tables.act(game.id, player.id, text, revision, club.request()) for _ in range(2))
    )
    done(first)
    assert refused(second).code == "outdated"


async def test_a_step_or_the_whole_turn_can_be_taken_back(club: Club) -> None:
    game, player, _ = await begun(club, turns=2)
    start = await club.look(game.id, player)
    await club.act(game.id, player, await club.passing(game.id, player))
    half = await club.look(game.id, player)
    await club.act(game.id, player, await club.passing(game.id, player))
    back = done(await club.tables.undo(game.id, player.id, None, club.request()))
    assert back.look is not None
    assert back.look.view == half.view
    await club.act(game.id, player, await club.passing(game.id, player))
    done(await club.tables.undo(game.id, player.id, None, club.request(), whole=True))
    again = await club.look(game.id, player)
    assert again.view == start.view
    assert again.provisional == ()
    refusal = refused(await club.tables.undo(game.id, player.id, None, club.request()))
    assert refusal.code == "nothing_to_take_back"


async def test_undo_makes_older_buttons_old(club: Club) -> None:
    game, player, _ = await begun(club, turns=2)
    revision = (await club.look(game.id, player)).game.revision
    await club.act(game.id, player, await club.passing(game.id, player))
    done(await club.tables.undo(game.id, player.id, revision + 1, club.request()))
    refusal = refused(await club.tables.undo(game.id, player.id, revision + 1, club.request()))
    assert refusal.code == "outdated"


async def test_an_ended_turn_cannot_be_taken_back(club: Club) -> None:
    game, player, _ = await begun(club)
    await club.act(game.id, player, await club.passing(game.id, player))
    done(await club.tables.end_turn(game.id, player.id, None, club.request()))
    assert refused(await club.tables.undo(game.id, player.id, None, club.request())).code == "not_your_turn"


@pytest.mark.parametrize("whole", [False, True])
async def test_what_turned_a_distant_tile_over_cannot_be_taken_back(club: Club, whole: bool) -> None:
    game = await club.begin(3)
    player = await until_distant_sale(club, game)
    refusal = refused(await club.tables.undo(game.id, player.id, None, club.request(), whole=whole))
    assert refusal.code == "revealed"
    sold = await club.look(game.id, player)
    assert not sold.can_undo
    watchers = [await club.look(game.id, person) for person in others(game, player)]
    assert all(len(look.view["distant"]["turned"]) < len(sold.view["distant"]["turned"]) for look in watchers)
    if sold.view["waiting"]["decision"] == "sell":
        await club.act(game.id, player, "stop")
        done(await club.tables.undo(game.id, player.id, None, club.request(), whole=whole))
        assert (await club.look(game.id, player)).view == sold.view


async def until_distant_sale(club: Club, game: Game) -> Person:
    """Play until somebody has just sold to the distant market, in the middle of their turn."""
    random = Random(4)
    while (player := await club.on_turn(game.id)) is not None:
        step = await club.act(
            game.id, player, distant_sale_or_mill(await club.choices(game.id, player), random)
        )
        if any(event["kind"] == "distant_turned" for event in step.events) and not step.published:
            return player
    raise AssertionError("nobody sold to the distant market")


def distant_sale_or_mill(choices: Choices, random: Random) -> Action:
    """A distant sale if there is one, else a mill or port, else anything."""
    sales = [plan for plan in choices.plans() if plan.do == "sell" and plan.what[1] == DISTANT]
    mills = [plan for plan in choices.plans() if plan.do == "build" and plan.what[0] in (COTTON_MILL, PORT)]
    wanted = sales or mills
    return wanted[0].action() if wanted else any_action(choices, random)


async def test_who_is_cancelled_in_the_middle_of_an_action_leaves_all_or_nothing(club: Club) -> None:
    game, player, _ = await begun(club, turns=2)
    before = await club.look(game.id, player)
    for _ in range(10):
        text = await club.passing(game.id, player)
        task = asyncio.create_task(club.tables.act(game.id, player.id, text, None, club.request()))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await club.tables.tidy()  # queues behind what may still be running
        if (await club.look(game.id, player)).can_undo:
            done(await club.tables.undo(game.id, player.id, None, club.request(), whole=True))
    after = await club.look(game.id, player)
    assert after.view == before.view
    await club.restart()
    assert (await club.look(game.id, player)).view == before.view


async def test_a_quote_costs_nothing_and_can_be_had_on_anyones_turn(club: Club) -> None:
    game, player, other = await begun(club, turns=2)
    before = await visible(club, game, player), await visible(club, game, other)
    random = Random(3)
    for person in (player, other):
        choices = await club.choices(game.id, person)
        quote = await club.tables.quote(game.id, person.id, any_action(choices, random))
        assert not hasattr(quote, "code"), quote
    assert (await visible(club, game, player), await visible(club, game, other)) == before
    assert refused(await club.tables.quote(game.id, SAM.id, "loan 10 with Port")).code == "not_seated"
    assert refused(await club.tables.quote(game.id, BEN.id, "end turn")).code == "nothing_to_quote"
