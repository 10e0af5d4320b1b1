"""Nothing that Discord is told depends on what its reader must not know: words, pictures, buttons, choices.

Also: no secret, seed or token in any message or log before a game is over.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.log import JsonFormatter
from bot.service.positions import unpack
from bot.store import GameRow, Transaction
from engine import SEATS
from engine.names import CARDS
from playground.server import Permission, Person, Seen
from playground.server.model import Json
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.security import traffic
from tests.security.twins import both, differences, row_of

ACTING = {
    "start",
    "begin",
    "join",
    "leave",
    "undo",
    "end",
    "settings",
    "nudge",
    "hint",  # it can switch the hints of the game on and off
    "vote",
    "pause",
    "takeback",
    "away",
    "concede",
    "replace",
    "invite",
    "rematch",
    "mydata",
    "build",
    "network",
    "develop",
    "sell",
    "loan",
    "pass",
}
"""Commands that change something; what they suggest while somebody types is looked at all the same."""
MOST_CHOICES = 1


def commands(nodes: list[Json], path: str = "") -> Iterator[tuple[str, Json]]:
    """Every command that Discord knows of, with what it is."""
    for node in nodes:
        name = f"{path} {node['name']}".strip()
        below = [each for each in node.get("options", ()) if each["type"] in (1, 2)]
        yield from commands(below, name) if below else iter([(name, node)])


def variants(node: Json) -> Iterator[dict[str, Any]]:
    """A command bare, and with each value of its fixed choices; nothing where an option is required."""
    options = node.get("options", [])
    if not any(each.get("required") for each in options):
        yield {}
        for option in options:
            for choice in option.get("choices", [])[:MOST_CHOICES]:
                yield {option["name"]: choice["value"]}


async def everything(evening: Evening, person: Person) -> dict[str, Any]:
    """What one person gets by every command that only shows something, and by every keystroke."""
    told: dict[str, Any] = {}
    for name, node in commands(list(evening.bot.server.world.commands.values())):
        if name.startswith("brass-admin"):
            continue
        if name.split()[1] not in ACTING:
            for given in variants(node):
                told[f"{name} {given}"] = traffic.of_response(
                    await person.slash(evening.channel, name, **given)
                )
        for option in (each["name"] for each in node.get("options", ()) if each.get("autocomplete")):
            answer = await person.autocomplete(evening.channel, name, option, "")
            told[f"{name} {option}"] = traffic.of_response(answer)
    return told


async def played(evening: Evening, turns: int) -> None:
    for _ in range(turns):
        await evening.whole_turn()


async def seat_number(evening: Evening, person: Person) -> int | None:
    seat = (await evening.game()).seat_of(person.id)
    return None if seat is None else SEATS.index(seat)


async def test_no_answer_depends_on_what_is_hidden(evening_of: Sitting) -> None:
    evening = await evening_of(3)
    await played(evening, 4)
    await evening.step()
    game = await evening.game()
    for person in (await evening.on_turn(), await evening.off_turn(), evening.onlooker):
        seat = await seat_number(evening, person)
        one, other = await both(
            evening.bot.client.tables,
            game.id,
            seat,
            Random(1),
            lambda p=person: everything(evening, p),  # type: ignore[misc]
        )
        assert differences(one, other) == [], f"seat {seat}"
        assert len(one) > 40


async def restore(evening: Evening, row: GameRow) -> None:
    """Undo a turn as if it had never been."""

    def work(transaction: Transaction) -> None:
        for table in ("entries", "outbox"):
            column = "revision" if table == "entries" else "turn"
            least = row.revision if table == "entries" else row.turn - 1
            transaction._connection.execute(
                f"DELETE FROM {table} WHERE game = ? AND {column} > ?", (row.id, least)
            )
        transaction.games.save(row)

    await evening.bot.client.tables._store.write(work)


async def test_nothing_that_is_told_of_a_turn_depends_on_what_is_hidden(evening_of: Sitting) -> None:
    """A turn, as its next player and an onlooker hear of it, whatever the others hold and draw."""
    evening = await evening_of(3)
    await played(evening, 4)
    game, actor = await evening.game(), await evening.on_turn()
    store = evening.bot.client.tables._store
    row = await row_of(store, game.id)
    order = unpack(row.position).order
    reader = order[(order.index(row.turn_seat) + 1) % 3]  # type: ignore[arg-type]
    listener = evening.bot.server.person(game.person_in(SEATS[reader]).id)  # type: ignore[union-attr]

    async def turn() -> dict[str, Any]:
        mine = await row_of(store, game.id)
        channel, private = len(evening.public()), len(listener.dms())
        for _ in range(2):
            hand = unpack((await row_of(store, game.id)).position).hands[row.turn_seat]  # type: ignore[index]
            await evening.type(actor, "brass pass", card=CARDS[hand[0]])
        await evening.type(actor, "brass end")
        told = {
            "channel": traffic.of_messages(evening.public()[channel:]),
            "notice": traffic.of_messages(listener.dms()[private:]),
        }
        told["status"] = traffic.of_messages(evening.status())
        await restore(evening, mine)
        return told

    random = Random(2)
    for _ in range(3):
        one, other = await both(evening.bot.client.tables, game.id, reader, random, turn)
        assert differences(one, other) == []
        assert "passed" in one["channel"]
        assert len(one["notice"]) > 200


async def test_a_game_behind_a_closed_door_is_not_shown_outside(evening_of: Sitting) -> None:
    """By its number neither, in the same server or another; whoever sits there sees it from everywhere."""
    evening = await evening_of(2)
    server, sam = evening.bot.server, evening.onlooker
    number = str((await evening.game()).id)
    hall = server.world.add_channel(server.guild, "hall")
    abroad = server.world.add_guild("abroad")
    sam.join(abroad)
    far = server.world.add_channel(abroad, "far")
    assert "round 1" in (await sam.slash(hall, "brass status", game=number)).text
    server.world.set_overwrite(evening.channel, sam.user, deny=Permission.VIEW_CHANNEL)
    for place in (hall, far, sam.dm):
        for command in ("status", "board", "log", "mat", "cards", "play", "report", "recap", "projection"):
            answer = await sam.slash(place, f"brass {command}", game=number)
            assert "no such game" in answer.text, command
            assert not answer.shown.pictures
    server.world.set_overwrite(evening.channel, evening.people[0].user, deny=Permission.VIEW_CHANNEL)
    assert "round 1" in (await evening.people[0].slash(hall, "brass status", game=number)).text


async def test_secret_seed_and_token_are_told_to_nobody_before_the_end(
    evening_of: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    evening = await evening_of(2, introductory="yes")
    server, seen = evening.bot.server, Watcher(evening)
    server.world.listeners.append(seen.hear)
    caplog.set_level(logging.DEBUG)
    row = await row_of(evening.bot.client.tables._store, (await evening.game()).id)
    forbidden = [row.secret.hex(), (row.seed or b"").hex(), server.token, repr(row.secret)[2:-1]]
    await played(evening, 6)
    seen.words += (await everything(evening, await evening.on_turn())).values()
    logged = "\n".join(JsonFormatter().format(record) for record in caplog.records)
    for words in [*seen.words, logged]:
        assert not [each for each in forbidden if each and each in words]
    assert len(seen.words) > 20


async def test_the_log_names_no_card(evening_of: Sitting, caplog: pytest.LogCaptureFixture) -> None:
    """The bot's own log lines say neither what somebody holds nor what they did."""
    evening = await evening_of(2, introductory="yes")
    caplog.set_level(logging.INFO)
    await played(evening, 6)
    logged = "\n".join(
        JsonFormatter().format(record) for record in caplog.records if record.name.startswith("bot")
    )
    assert not [card for card in CARDS if f'"{card}"' in logged or f"'{card}'" in logged]


class Watcher:
    """All messages of the bot, to whomever they go."""

    def __init__(self, evening: Evening) -> None:
        self._world = evening.bot.server.world
        self.words: list[str] = []

    def hear(self, change: Any) -> None:
        if change.message is not None and change.kind in ("message_create", "message_update"):
            self.words.append(json.dumps(traffic.of_message(Seen(self._world, change.message)), default=str))
