"""Discord fails, is late, repeats itself or goes away before each step of a turn: the game goes on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest

from bot.workers.pictures import Pictures
from playground.server import Permission, Person
from tests.e2e.evening import Evening

Trouble = Callable[[Evening], Awaitable[None] | None]
STEPS = 3
"""Two passes and the end of the turn (the first turn has one pass only)."""
TRIES = 6
TOLD = ("POST /channels/*", "POST /interactions/*", "POST /webhooks/*")


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object, **__: object) -> None:
        return None

    monkeypatch.setattr(Pictures, "picture", nothing)


def server_error(status: int, matching: str) -> Trouble:
    return lambda evening: void(evening.bot.server.faults.fail(status, matching=matching))


def void(_: object) -> None:
    return None


async def late(evening: Evening) -> None:
    """The next interaction reaches the bot when its three seconds are over."""
    gateway, clock = evening.bot.server.gateway, evening.bot.server.clock
    gateway.hold()

    def arrive() -> None:
        clock.advance(3.5)
        gateway.release()

    asyncio.get_running_loop().call_later(0.05, arrive)


async def dropped(evening: Evening) -> None:
    server = evening.bot.server
    await server.gateway.drop()
    assert await server.eventually(lambda: server.gateway.connected)


async def reconnected(evening: Evening) -> None:
    server = evening.bot.server
    server.gateway.ask_to_reconnect()
    await asyncio.sleep(0.02)
    assert await server.eventually(lambda: server.gateway.connected)


async def session_to_be_resumed(evening: Evening) -> None:
    """Op 9 with `true`: come again with the same session."""
    server = evening.bot.server
    [session] = server.gateway.sessions.values()
    before = session.socket
    server.gateway.invalidate(resumable=True)
    assert await server.eventually(lambda: session.socket not in (None, before))


async def session_over(evening: Evening) -> None:
    """Op 9 with `false`: the bot has to identify anew; what was pressed meanwhile it never hears of."""
    server, client = evening.bot.server, evening.bot.client
    client.before_identify_hook = at_once  # type: ignore[method-assign] # discord.py would wait five seconds
    old, ready = set(server.gateway.sessions), client.wait_for("ready")
    server.gateway.invalidate()
    assert (await evening.onlooker.slash(evening.channel, "brass status")).failed
    assert await server.eventually(lambda: bool(set(server.gateway.sessions) - old))
    assert not old & set(server.gateway.sessions)
    await ready


async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
    return None


def message_deleted(evening: Evening) -> None:
    """Somebody with the right to do so deletes what the bot said last."""
    evening.bot.server.world.delete_message(evening._public()[-1].raw)


TROUBLES: dict[str, Trouble] = {
    "500 to the channel": server_error(500, "POST /channels/*"),
    "502 to the channel": server_error(502, "POST /channels/*"),
    "503 to the channel": server_error(503, "POST /channels/*"),
    "503 to the answer": server_error(503, "POST /interactions/*"),
    "429 of one way": lambda e: void(e.bot.server.faults.rate_limit(0.02, 2, "POST /channels/*")),
    "429 of an answer": lambda e: void(e.bot.server.faults.rate_limit(0.02, 1, "POST /interactions/*")),
    "429 of everything": lambda e: void(e.bot.server.faults.rate_limit(0.02, 1, everywhere=True)),
    "no answer": lambda e: void(e.bot.server.faults.hang(0.05, matching="POST /channels/*")),
    "cut amid an upload": lambda e: void(e.bot.server.faults.cut(matching="POST /channels/*")),
    "cut amid an answer": lambda e: void(e.bot.server.faults.cut(matching="POST /interactions/*")),
    "confirmation lost": lambda e: void(e.bot.server.faults.lose_answer(matching="POST /channels/*")),
    "confirmation of an answer lost": lambda e: void(
        e.bot.server.faults.lose_answer(matching="POST /interactions/*")
    ),
    "token expired": lambda e: void(
        e.bot.server.faults.refuse(401, 50027, "Invalid Webhook Token", matching="POST /interactions/*")
    ),
    "unknown interaction": lambda e: void(
        e.bot.server.faults.refuse(404, 10062, "Unknown interaction", matching="POST /interactions/*")
    ),
    "already acknowledged": lambda e: void(
        e.bot.server.faults.refuse(400, 40060, "Acknowledged", matching="POST /interactions/*")
    ),
    "event twice": lambda e: void(e.bot.server.gateway.double_next()),
    "connection dropped and resumed": dropped,
    "asked to reconnect": reconnected,
    "session invalid, to be resumed": session_to_be_resumed,
    "session invalid, over": session_over,
    "interaction arrives late": late,
    "message deleted": message_deleted,
}


async def record(evening: Evening) -> tuple[int, int]:
    """The turn being played and how many actions are written."""
    number = (await evening.game()).id
    return await evening.bot.client.tables._store.read(
        lambda t: (t.games.get(number).turn, sum(each.kind == "action" for each in t.entries.all(number)))  # type: ignore[union-attr]
    )


async def step(evening: Evening, person: Person) -> None:
    """One step, sent again by hand as long as nothing came of it."""
    before = await record(evening)
    for _ in range(TRIES):
        choices = await evening.choices(person)
        if choices.decision == "turn":
            await person.slash(evening.channel, "brass pass", card=await evening.any_card(person))
        else:
            await person.slash(evening.channel, "brass end")
        if await record(evening) != before:
            break
    assert (await record(evening))[1] == before[1] + 1, "one step, one action"


async def letters(evening: Evening) -> dict[tuple[str, int], str]:
    """What became of each letter of the outbox."""
    return await evening.bot.client.tables._store.read(
        lambda t: {
            (kind, turn): status
            for kind, turn, status in t._connection.execute("SELECT kind, turn, status FROM outbox")
        }
    )


async def everything_is_told(evening: Evening) -> None:
    """The outbox waits at most an hour between two tries."""
    for seconds in (2, 5, 10, 3700, 3700, 3700):
        evening.bot.server.clock.advance(seconds)
        evening.bot.client.outbox.wake()  # type: ignore[union-attr]
        await evening.bot.server.settle()
    assert "waiting" not in (await letters(evening)).values()


@pytest.mark.parametrize("name", TROUBLES)
async def test_a_turn_goes_on_and_is_told_once(evening: Evening, name: str) -> None:
    seen = Seen(evening)
    await evening.pass_turn()  # the short first turns
    await evening.pass_turn()
    person, (turn, actions) = await evening.on_turn(), await record(evening)
    for _ in range(STEPS):
        if (trouble := TROUBLES[name](evening)) is not None:
            await trouble
        await step(evening, person)
    evening.bot.server.faults.clear()
    assert await record(evening) == (turn + 1, actions + STEPS)
    await everything_is_told(evening)
    sent = await letters(evening)
    assert sent["turn", turn] == "sent"
    assert sent["notice", turn + 1] == "sent"
    assert set(seen.letters.values()) == {1}, "nobody is told twice"
    assert len(seen.letters) == sum(status == "sent" for status in sent.values())
    await evening.pass_turn()


class Seen:
    """Counts the messages that anybody saw of each letter of the outbox from the beginning on."""

    def __init__(self, evening: Evening) -> None:
        self.letters: Counter[str] = Counter()
        world = evening.bot.server.world
        for messages in world.messages.values():
            self.letters.update(each.nonce for each in messages.values() if is_letter(each.nonce))
        world.listeners.append(self._hear)

    def _hear(self, change: object) -> None:
        message = getattr(change, "message", None)
        if getattr(change, "kind", "") == "message_create" and is_letter(message.nonce):
            self.letters[message.nonce] += 1


def is_letter(nonce: str | None) -> bool:
    """Whether a message came from the outbox; the status message, for one, did not."""
    return bool(nonce and nonce.startswith("brass-"))


async def test_closed_messages_become_a_mention_and_open_again(evening: Evening) -> None:
    other = await evening.off_turn()
    other.set_dms_open(False)
    before = len(other.dms())
    await evening.pass_turn()
    assert other.name in evening.public()[-1].pinged
    assert len(other.dms()) == before
    await evening.pass_turn()
    other.set_dms_open(True)
    await evening.pass_turn()
    assert len(other.dms()) == before + 1


async def test_permissions_that_are_taken_away_and_given_back(evening: Evening) -> None:
    world, channel, seen = evening.bot.server.world, evening.channel, Seen(evening)
    world.set_overwrite(channel, world.bot, deny=Permission.SEND_MESSAGES)
    (turn, _), messages = await record(evening), len(evening.public())
    await evening.pass_turn()
    await evening.pass_turn()
    assert len(evening.public()) == messages
    world.set_overwrite(channel, world.bot)
    await everything_is_told(evening)
    assert len(evening.public()) == messages + 2
    assert (await letters(evening))["turn", turn] == "sent"
    assert set(seen.letters.values()) == {1}


async def test_a_thread_that_is_archived_again_and_again(evening: Evening) -> None:
    world, server = evening.bot.server.world, evening.bot.server
    first, second = evening.people[:2]
    thread = world.add_thread(evening.channel, "thread", first.id)
    lobby = await first.slash(thread, "brass start", players=2)
    await second.slash(thread, "brass-table join")
    await first.slash(thread, "brass-table begin")
    assert lobby.shown.exists
    game = await evening.bot.client.tables.game_in(thread.id)
    assert game is not None
    for _ in range(4):
        now = await evening.bot.client.tables.game(game.id)
        assert now is not None and now.waiting is not None and now.waiting.person is not None
        person = server.person(now.waiting.person.id)
        while (again := await evening.bot.client.tables.game(game.id)) is not None and again.turn == now.turn:
            choices = await evening.bot.client.tables.choices(game.id, person.id)
            world.set_archived(thread, True)
            if choices.decision == "turn":  # type: ignore[union-attr]
                hand = choices.view["hand"]  # type: ignore[union-attr]
                await person.slash(person.dm, "brass pass", card=hand[0], game=str(game.id))
            else:
                await person.slash(person.dm, "brass end", game=str(game.id))
    told = [each for each in person.sees(thread) if "passed" in each.text and not each.ephemeral]
    assert len(told) == 4
