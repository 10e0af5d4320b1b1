"""Whole games by slash commands, with restarts amid turns, sales and debts; nothing is given away."""

from __future__ import annotations

import pytest

from bot.service import Game, Json, Turn, verify
from bot.text import names
from engine.names import CARDS, INDUSTRIES
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening

MOMENTS = ("first action", "turn", "sell", "end turn", "shortfall")
"""The kinds of moments at which the bot is restarted, each the first time it comes."""
TILE_OF_CUBES = {"coal_taken": {"coal_mine"}, "iron_taken": {"iron_works"}}
"""Which tile on the board an event is about that names only its slot."""
PRIVATE = ("discarded", "drew", "drew_cards")


async def moment(evening: Evening) -> str:
    """At which kind of moment a game is, for the one who must decide."""
    person = await evening.on_turn()
    choices = await evening.choices(person)
    whole = choices.view["actions_left"] == (1 if evening_begins(choices.view) else 2)
    return "first action" if choices.decision == "turn" and whole else str(choices.decision)


def evening_begins(view: Json) -> bool:
    return view["era"] == "canal" and view["round"] == 1


async def play_with_restarts(evening: Evening) -> set[str]:
    """Plays to the end; the bot is restarted at the first of each kind of moment. Gives those that came."""
    met: set[str] = set()
    while (await evening.game()).status == "running":
        now = await moment(evening)
        if now not in met:
            met.add(now)
            before = await evening.looks()
            await evening.bot.restart()
            assert await evening.looks() == before, f"something changed by a restart at {now}"
        await evening.step()
    return met


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"map": "community"}),
        (3, {"introductory": "yes", "virtual-link": "yes"}),
        (4, {}),
    ],
)
async def test_a_whole_game_survives_restarts_and_gives_nothing_away(
    evening_of: Sitting, players: int, options: dict[str, str]
) -> None:
    evening = await evening_of(players, **options)
    met = await play_with_restarts(evening)
    assert {"first action", "end turn"} <= met

    game = await evening.game()
    assert game.status == "finished"
    await public_messages_follow_from_public_events(evening, game)
    await everybody_was_told_of_each_turn_once(evening)
    exported = await evening.bot.client.tables.export(game.id)
    assert verify(exported) == []


async def public_messages_follow_from_public_events(evening: Evening, game: Game) -> None:
    """No public message names a card: each name in it is explained by what everybody may know."""
    turns = await evening.bot.client.tables.log(game.id, None)
    assert isinstance(turns, list)
    told = [each for each in evening.public() if each.pictures]
    assert len(told) == len(turns) + 3, "one message a turn, one for the beginning, result and replay"
    for message, turn in zip(told[1:-2], turns, strict=True):
        words = message.text + "".join(picture.alt for picture in message.pictures)
        assert cards_named(words) <= names_in(turn), message.text


def cards_named(words: str) -> set[str]:
    found = {card for card in CARDS if names.card("en", card) in words}
    return found - {"port"} if "Ellesmere Port" in words else found


def names_in(turn: Turn) -> set[str]:
    """Places and industries that a turn's public events are about."""
    return {name for event in turn.events if event["kind"] not in PRIVATE for name in names_of(event)}


def names_of(event: Json) -> set[str]:
    found = {str(event["industry"])} if "industry" in event else set()
    found |= TILE_OF_CUBES.get(event["kind"], set())
    for key in ("slot", "line", "buyer"):
        found |= places_of(str(event.get(key, "")))
    for slots in (event.get("slots"), event.get("lines")):
        found |= {place for each in slots or () for place in places_of(each)}
    if event["kind"] in ("sold", "distant_turned"):
        found |= {"cotton_mill", "port"}
    return found


def places_of(slot_or_line: str) -> set[str]:
    return {each.rstrip("_1234") for each in slot_or_line.split("-")} - {""}


async def everybody_was_told_of_each_turn_once(evening: Evening) -> None:
    """Who must decide hears of it in private, each time once."""
    turns = await evening.bot.client.tables.log((await evening.game()).id, None)
    assert isinstance(turns, list)
    for person in evening.people:
        own = [turn for turn in turns if turn.person is not None and turn.person.id == person.id]
        assert len(person.dms()) == len(own)


def test_the_names_of_industries_are_all_looked_for() -> None:
    assert set(INDUSTRIES) <= cards_named("Cotton Mill, Coal Mine, Iron Works, Port and Shipyard")
