"""While an open panel is brought to its person's turn they go on: what they were shown last remains."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from playground.running import RunningBot
from tests.e2e.evening import Evening
from tests.e2e.test_following import calls, passed
from tests.e2e.test_life import in_words
from tests.e2e.touch import Touch

UPDATE = "PATCH */webhooks/*"


@pytest.fixture
async def ann(evening: Evening) -> Touch:
    """The panel of one who has ended their turn on it; the other has passed since and need only end."""
    await in_words(evening)
    await evening.pass_turn()
    await evening.pass_turn()
    touch = Touch(await evening.on_turn())
    await touch.play(evening.channel)
    await passed(touch)
    other = await evening.on_turn()
    while (await evening.choices(other)).decision == "turn":
        await evening.type(other, "brass pass", card=await evening.any_card(other))
    return touch


class Gate:
    """Holds up the first call of something until it is opened."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call
        self.reached, self.opened = asyncio.Event(), asyncio.Event()

    async def __call__(self, *given: Any) -> Any:
        found = await self._call(*given)
        if not self.reached.is_set():
            self.reached.set()
            await self.opened.wait()
        return found


@pytest.fixture
def gate(bot: RunningBot, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """What happened since the last turn takes long to be read; only an update of a panel asks for it."""
    gate = Gate(bot.client.tables.recap)
    monkeypatch.setattr(bot.client.tables, "recap", gate)
    return gate


async def pressed(touch: Touch, label: str) -> None:
    """A press that waits for its answer alone, not for all that the bot is doing."""
    await touch.person.send_click(touch.shown, label).answered()


async def one_passed(bot: RunningBot, ann: Touch) -> None:
    await pressed(ann, "Refresh")
    assert await bot.server.eventually(lambda: "Pass" in ann.labels)
    await pressed(ann, "Pass")
    await pressed(ann, ann.labels[0])
    assert has_passed_once(ann)


def has_passed_once(ann: Touch) -> bool:
    return "**1 action left**" in ann.text and "Take back" in ann.labels


async def test_an_update_that_is_still_being_made_gives_way_to_a_press(
    bot: RunningBot, evening: Evening, ann: Touch, gate: Gate
) -> None:
    before = len(calls(ann))
    ended = (await evening.on_turn()).send_slash(evening.channel, "brass end")
    await gate.reached.wait()
    await one_passed(bot, ann)
    gate.opened.set()
    await ended.settled()
    assert has_passed_once(ann)
    assert len(calls(ann)) == before


async def test_an_update_that_is_on_its_way_arrives_before_the_answer_to_a_press(
    bot: RunningBot, evening: Evening, ann: Touch
) -> None:
    late = bot.server.faults.delay(1.0, matching=UPDATE)
    ended = (await evening.on_turn()).send_slash(evening.channel, "brass end")
    assert await bot.server.eventually(lambda: late.count == 0)
    await one_passed(bot, ann)
    await ended.settled()
    await asyncio.sleep(1.0)
    assert has_passed_once(ann)


async def test_an_update_shows_what_was_done_by_a_command_while_it_was_made(
    evening: Evening, ann: Touch, gate: Gate
) -> None:
    ended = (await evening.on_turn()).send_slash(evening.channel, "brass end")
    await gate.reached.wait()
    card = await evening.any_card(ann.person)
    await ann.person.send_slash(evening.channel, "brass pass", card=card).answered()
    gate.opened.set()
    await ended.settled()
    assert has_passed_once(ann)
