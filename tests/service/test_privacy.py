"""What is forgotten, and what is not: people on their wish, servers some time after the bot was removed."""

from __future__ import annotations

from datetime import timedelta

from tests.service.club import Club

LONG = timedelta(days=31)


async def test_a_start_forgets_no_server_before_it_knows_where_the_bot_is(club: Club) -> None:
    """The bot may have been invited back while it was stopped."""
    game = await club.begin(2)
    await club.tables.privacy.present_in([])
    club.now += LONG
    await club.restart()
    await club.tables.tidy()
    await club.tables.privacy.present_in([7])
    await club.tables.tidy()
    assert await club.tables.game(game.id) is not None


async def test_a_start_without_the_server_forgets_it(club: Club) -> None:
    game = await club.begin(2)
    await club.tables.privacy.present_in([])
    club.now += LONG
    await club.restart()
    await club.tables.privacy.present_in([])
    await club.tables.tidy()
    assert await club.tables.game(game.id) is None
