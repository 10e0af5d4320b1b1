"""The games are copied every day, the copies take turns, and each of them can be played on from."""

from __future__ import annotations

import shutil
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.workers.backups import KEPT, TRY_AGAIN, Backups, folder_of
from tests.service.club import Club


@pytest.fixture
def backups(club: Club) -> Backups:
    return Backups(club.store, clock=lambda: club.now)


async def test_there_is_one_copy_a_day_and_the_oldest_gives_way(club: Club, backups: Backups) -> None:
    made = []
    for _ in range(KEPT + 3):
        made.append(await backups.copy_if_due())
        assert await backups.copy_if_due() is None
        club.now += timedelta(hours=23)
        assert await backups.copy_if_due() is None
        club.now += timedelta(hours=1)
    assert backups.copies() == made[-KEPT:]
    assert {path.name for path in backups.folder.iterdir()} == {path.name for path in backups.copies()}


async def test_a_restart_does_not_copy_again(club: Club, backups: Backups) -> None:
    await backups.copy_if_due()
    await club.restart()
    assert await Backups(club.store, clock=lambda: club.now).copy_if_due() is None


async def test_a_copy_is_played_on_from(club: Club, backups: Backups, tmp_path: Path) -> None:
    game = await club.begin(2)
    await club.whole_turn(game.id, Random(1))
    before = await club.look(game.id, None)
    copy = await backups.copy_if_due()
    assert copy is not None
    await club.whole_turn(game.id, Random(2))
    restored = Club(tmp_path / "restored" / "brass.sqlite3")
    restored.database.parent.mkdir()
    shutil.copy(copy, restored.database)
    restored.request = club.request  # type: ignore[method-assign]
    await restored.open()
    assert await restored.tables.check_games() == {}
    assert await restored.look(game.id, None) == before
    await restored.whole_turn(game.id, Random(3))
    await restored.close()


async def test_a_copy_that_fails_harms_nothing_and_is_tried_again(
    club: Club, backups: Backups, caplog: pytest.LogCaptureFixture
) -> None:
    folder_of(club.database).write_text("in the way")
    assert await backups.copy_if_due() is None
    assert "could not be copied" in caplog.text
    folder_of(club.database).unlink()
    assert await backups.copy_if_due() is None
    club.now += TRY_AGAIN
    assert await backups.copy_if_due() is not None


async def test_a_copy_from_the_future_does_not_stop_the_others(club: Club, backups: Backups) -> None:
    club.now += timedelta(days=400)
    await backups.copy_if_due()
    club.now -= timedelta(days=400)  # the clock of the machine is set right again
    assert await backups.copy_if_due() is not None
    assert await backups.copy_if_due() is None
    club.now += timedelta(days=1)
    assert await backups.copy_if_due() is not None


@pytest.mark.parametrize("days", [2, KEPT])
async def test_copies_from_the_future_give_way_one_by_one(club: Club, backups: Backups, days: int) -> None:
    true_now = club.now
    club.now += timedelta(days=4000)  # for some days the clock of the machine is wrong
    future = []
    for _ in range(days):
        future.append(await backups.copy_if_due())
        club.now += timedelta(days=1)
    club.now = true_now
    made = []
    for number in range(1, KEPT + 3):
        made.append(await backups.copy_if_due())
        left = min(days, max(0, KEPT - number))
        assert backups.copies() == [*made[-KEPT:], *future[days - left :]]
        assert await backups.copy_if_due() is None, "what was made is there, so that nothing is due"
        club.now += timedelta(days=1)


async def test_a_clock_that_was_set_back_costs_no_more_than_a_day_does(club: Club, backups: Backups) -> None:
    made = []
    for _ in range(KEPT):
        made.append(await backups.copy_if_due())
        club.now += timedelta(days=1)
    club.now -= timedelta(days=4000)
    early = await backups.copy_if_due()
    assert backups.copies() == [early, *made[1:]]


async def test_other_files_in_the_folder_are_left_alone(club: Club, backups: Backups) -> None:
    backups.folder.mkdir()
    own = backups.folder / "before the holidays.sqlite3"
    own.write_text("mine")
    for _ in range(KEPT + 1):
        await backups.copy_if_due()
        club.now += timedelta(days=1)
    assert own.read_text() == "mine"
