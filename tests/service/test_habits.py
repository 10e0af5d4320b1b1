"""Reminders come at hours when somebody is awake, and before a time runs out."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.service.habits import Habits


@pytest.mark.parametrize(
    ("quiet", "begins", "hours", "warned"),
    [
        (None, 8, 12, 17),
        ((22, 7), 8, 24, 31),  # three quarters lie in the night: when it is over
        ((22, 10), 20, 12, 21),  # the time runs out in the night: before it
        ((0, 9), 20, 12, 23),
    ],
)
def test_a_warning_comes_before_the_time_is_up(
    quiet: tuple[int, int] | None, begins: int, hours: int, warned: int
) -> None:
    begin = datetime(2027, 3, 1, begins, tzinfo=UTC)
    warning = Habits(quiet=quiet).warning_before(begin, begin + timedelta(hours=hours))
    assert warning is not None
    assert (warning - datetime(2027, 3, 1, tzinfo=UTC)) // timedelta(hours=1) == warned


def test_whoever_wants_no_reminders_gets_no_warning() -> None:
    begin = datetime(2027, 3, 1, tzinfo=UTC)
    assert Habits(every=None).warning_before(begin, begin + timedelta(hours=12)) is None
