"""What the people who manage a server decide about its games."""

from __future__ import annotations

import asyncio

import pytest

from bot.service.command import Refusal
from tests.service.club import Club


async def test_two_changes_at_once_are_both_kept(club: Club) -> None:
    policies = club.tables.policies
    await asyncio.gather(policies.change(7, most_games=3), policies.change(7, hours=48))
    kept = policies.of(7)
    assert (kept.most_games, kept.hours) == (3, 48)
    await club.restart()
    await club.tables.policies.load()
    assert club.tables.policies.of(7) == kept


async def test_options_that_do_not_fit_change_nothing(club: Club) -> None:
    await club.tables.policies.change(7, most_games=3)
    kept = club.tables.policies.of(7)
    with pytest.raises(Refusal):
        await club.tables.policies.change(7, most_games=4, options={"players": 9})
    assert club.tables.policies.of(7) == kept
