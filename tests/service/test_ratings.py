"""Ratings from places alone, with and without the package that works them out."""

from __future__ import annotations

import sys

import pytest

from bot.service.ratings import rated
from bot.store import PersonRow, ResultRow

ANN, BEN = PersonRow(1, "Ann"), PersonRow(2, "Ben")


def game(number: int, *places: tuple[PersonRow | None, int]) -> list[ResultRow]:
    return [ResultRow(number, seat, person, place, 50, (60,)) for seat, (person, place) in enumerate(places)]


def test_who_wins_rises_and_who_loses_falls() -> None:
    games = [game(number, (ANN, 1), (BEN, 2)) for number in range(1, 6)]
    ratings = rated(games)
    assert ratings is not None
    assert ratings[1] > 1000
    assert ratings[2] < ratings[1]
    earlier = rated(games[:2])
    assert earlier is not None
    assert earlier[1] < ratings[1]


def test_seats_without_a_name_count_for_nobody() -> None:
    assert rated([game(1, (ANN, 1), (None, 2))]) == {}


def test_without_the_package_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert rated([game(1, (ANN, 1), (BEN, 2))]) is None
