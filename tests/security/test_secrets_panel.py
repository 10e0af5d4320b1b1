"""No page that somebody can get to by pressing and typing depends on what they must not know.

The panel is walked to its ends by the one on turn, by another player and by an onlooker; all that reaches
anybody else meanwhile is heard.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.chat.panel import why
from bot.chat.panel.page import Page
from bot.store import Transaction
from engine.names import CARDS
from playground.server import Person
from tests.e2e.conftest import Sitting
from tests.e2e.evening import Evening
from tests.e2e.positions import DEBT, MILLS, TWO_RAILS, put
from tests.security import walk
from tests.security.test_secrets_discord import seat_number
from tests.security.twins import both, differences
from tests.security.walk import Step, Walk

LEAST_STEPS = 40


async def walked(evening: Evening, person: Person, also: list[Step]) -> Walk:
    """Walk twice, the second time with everything hidden dealt anew; the first walk. Nothing may differ."""
    game, seat = await evening.game(), await seat_number(evening, person)
    walks: list[Walk] = []

    async def look() -> dict[str, str]:
        walks.append(Walk(evening, person))
        return await walks[-1].go(also)

    one, other = await both(evening.bot.client.tables, game.id, seat, Random(7), look)
    assert list(one) == list(other), "another way through the pages"
    assert differences(one, other) == []
    return walks[0]


async def walks_of_all(evening: Evening) -> None:
    actor = await evening.on_turn()
    first = await walked(evening, actor, [])
    assert len(first.steps) >= LEAST_STEPS
    assert first.overheard == [], "what is provisional was heard by others"
    for person in (await evening.off_turn(), evening.onlooker):
        walk = await walked(evening, person, first.steps)
        assert len(walk.steps) >= LEAST_STEPS
        assert walk.published == 0, "somebody acted out of turn"
        assert walk.overheard == []


async def between_two_actions(evening: Evening) -> None:
    """Early in the canal era, one action provisional."""
    for _ in range(5):
        await evening.whole_turn()
    await evening.step()


async def before_two_rails(evening: Evening) -> None:
    """At the start of a turn in the rail era, with much that is possible."""
    await put(evening, TWO_RAILS)


async def amid_a_sale(evening: Evening) -> None:
    """One mill is sold, more can be."""
    await put(evening, MILLS)
    person = await evening.on_turn()
    sold = await evening.type(person, "brass sell", mill="preston_1", to="fleetwood_1", card="wigan")
    assert (await evening.choices(person)).decision == "sell", sold.text


async def in_debt(evening: Evening) -> None:
    """Somebody must give up a tile at the end of a round."""
    await put(evening, DEBT)
    await evening.pass_turn()
    await evening.bot.client.tables._store.write(without_record)
    assert (await evening.choices(await evening.on_turn())).decision == "shortfall"


def without_record(transaction: Transaction) -> None:
    """A position that was put there does not follow from what was played: nobody shall look back at that."""
    for statement in ("DELETE FROM entries", "DELETE FROM outbox", "UPDATE games SET turn = 1"):
        transaction._connection.execute(statement)


@pytest.mark.parametrize(
    ("arrive", "players"),
    [(between_two_actions, 3), (before_two_rails, 2), (amid_a_sale, 2), (in_debt, 2)],
    ids=lambda each: getattr(each, "__name__", None),
)
async def test_no_page_depends_on_what_is_hidden(
    evening_of: Sitting, arrive: Callable[[Evening], Awaitable[None]], players: int
) -> None:
    evening = await evening_of(players)
    await evening.type(evening.people[0], "brass-table hint", hints="yes")
    await arrive(evening)
    await walks_of_all(evening)


async def test_a_card_that_leaks_on_a_deep_page_is_found(
    evening_of: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = why.page

    def leaky(sitting: Any, about: str, number: int) -> Page:
        """Shows the fourth card of the draw pile where it is said why nothing can be sold."""
        page = honest(sitting, about, number)
        if about == "sell" and sitting.offers is not None:
            page.say(CARDS[sitting.offers.choices._state.draw_pile[3]])
        return page

    evening = await evening_of(2)
    monkeypatch.setattr(walk, "DOORS", {"brass play": [{}]})
    monkeypatch.setattr(walk, "TYPED", ())
    person = await evening.on_turn()
    await walked(evening, person, [])
    monkeypatch.setattr(why, "page", leaky)
    with pytest.raises(AssertionError, match="why/sell"):
        await walked(evening, person, [])
