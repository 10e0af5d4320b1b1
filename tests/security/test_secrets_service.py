"""Nothing that the service hands out depends on what its reader must not know, in many random games."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest

from bot.service import Choices, Person, Refused, sight
from engine import SEATS
from tests.security.twins import both, differences, row_of
from tests.service.club import PEOPLE, SAM, Club

GAMES = int(os.environ.get("SECRETS_GAMES", "6"))
"""A long run takes thousands."""
LOOKS_A_GAME = 4
OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "deck": "classic"},
    {"players": 2, "map": "community"},
    {"players": 3, "introductory": True},
]


async def everything(club: Club, game: int, person: Person | None) -> dict[str, Any]:
    """All that the service tells one reader, as JSON."""
    tables, who = club.tables, person.id if person else None
    told: dict[str, Any] = {
        "game": repr(await tables.game(game, who)),
        "look": repr(await tables.look(game, who)),
        "projection": repr(await tables.projection(game, who)),
        "log": repr(await tables.log(game, who)),
        "report": json.dumps(await tables.report(game, who), default=repr),
        "export": repr(await tables.export(game)),
        "games": repr(await tables.games_of(who or 0)),
    }
    if person is not None:
        told["recap"] = repr(await tables.recap(game, person.id))
        told |= await chosen(club, game, person)
    return told


async def chosen(club: Club, game: int, person: Person) -> dict[str, Any]:
    """What could be chosen, what it would cost, why the rest is refused."""
    choices = await club.tables.choices(game, person.id)
    if isinstance(choices, Refused):
        return {"choices": repr(choices)}
    told: dict[str, Any] = {"plans": [plan.to_json() for plan in choices.plans()], "view": choices.view}
    for plan in choices.plans()[:40]:
        action = plan.action()
        told[f"quote {plan.to_json()}"] = repr(choices.quote(action))
    for kind in ("build", "link", "develop", "sell"):
        told[f"obstacles {kind}"] = repr(choices.obstacles(kind)) if not choices.hypothetical else ""
    assert isinstance(choices, Choices)
    return told


async def leaks(club: Club, game: int, random: Random) -> list[str]:
    """What differs for each reader."""
    found = []
    shown = await club.tables.game(game)
    assert shown is not None
    for person in [*(seat.person for seat in shown.seats), SAM, None]:
        seat = shown.seat_of(person.id) if person else None
        number = None if seat is None else SEATS.index(seat)
        one, other = await both(club.tables, game, number, random, lambda p=person: everything(club, game, p))  # type: ignore[misc]
        found += differences(one, other)
    return found


@pytest.mark.parametrize("number", range(GAMES))
async def test_nothing_depends_on_what_is_hidden(club: Club, number: int) -> None:
    random = Random(number)
    options = dict(OPTIONS[number % len(OPTIONS)])
    game = (await club.begin(options.pop("players"), options)).id
    for _ in range(LOOKS_A_GAME):
        for _ in range(random.randrange(1, 25)):
            if await club.on_turn(game) is not None:
                await club.random_step(game, random)
        if await club.on_turn(game) is None or not hidden(await row_of(club.store, game)):
            return
        assert await leaks(club, game, random) == []


def hidden(row: Any) -> bool:
    """Whether there is still something to hide (at the very end there is not)."""
    return len(sight.unpack(row.turn_position).draw_pile) > 4


async def test_a_leaked_card_is_found(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.view_of

    def leaky(state: Any, seat: int | None) -> dict[str, Any]:
        """Shows the top card of the draw pile, well hidden."""
        view = honest(state, seat)
        view["players"] = [
            {**each, "cards": each["cards"] + state.draw_pile[0] / 1000} for each in view["players"]
        ]
        return view

    game = (await club.begin(3)).id
    assert await leaks(club, game, Random(1)) == []
    monkeypatch.setattr(sight, "view_of", leaky)
    assert await leaks(club, game, Random(1)) != []


async def test_provisional_actions_are_seen_by_nobody_else(club: Club) -> None:
    """Whatever the one on turn tries and takes back, everybody else is told the same as before."""
    game, random = (await club.begin(3)).id, Random(4)
    for _ in range(8):
        on_turn = await club.on_turn(game)
        others = [person for person in (*PEOPLE[:3], SAM, None) if person != on_turn]
        before = [await everything(club, game, person) for person in others]
        done = await club.random_step(game, random)
        while not done.published:
            now = [await everything(club, game, person) for person in others]
            assert [differences(a, b) for a, b in zip(before, now, strict=True)] == [[]] * len(others)
            done = await club.random_step(game, random)


async def test_taking_back_never_shows_what_comes(club: Club) -> None:
    """Every quote, and every action that can be taken back, is the same whatever lies on the piles."""
    game, random = (await club.begin(2)).id, Random(6)
    undone = 0
    for _ in range(120):
        person = await club.on_turn(game)
        if person is None:
            break
        row = await row_of(club.store, game)
        look = (await club.random_step(game, random)).look
        if look is None or not look.can_undo:
            continue
        entries = await club.store.read(lambda t, r=row: t.entries.of_turn(r.id, r.turn))
        if entries and not entries[-1].reveals and random.random() < 0.3:
            await club.tables.undo(game, person.id, None, club.request())
            assert (await row_of(club.store, game)).position == row.position
            undone += 1
    assert undone > 5
