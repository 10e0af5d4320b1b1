"""Tiles on a player's mat by name: the next one of an industry, and those that one action takes off."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bot.text import names

Mat = Mapping[str, Any]
"""The mat in a view: for each industry its piles from the lowest level up, each with `level` and `left`."""


def next_tile(lang: str, mat: Mat, industry: str) -> str:
    """The tile of an industry that would be built or developed next: Cotton Mill I."""
    return next_tiles(lang, mat, [industry])[0]


def next_tiles(lang: str, mat: Mat, industries: Iterable[str]) -> list[str]:
    """The tiles that would leave the mat one after another; a second of an industry lies below the first."""
    taken: Counter[str] = Counter()
    told = []
    for industry in industries:
        told.append(_tile(lang, mat, industry, taken[industry]))
        taken[industry] += 1
    return told


def next_levels(mat: Mat, industry: str) -> list[int]:
    """The level of every tile of an industry that is left, in the order in which they leave the mat."""
    return [each["level"] for each in mat.get(industry, ()) for _ in range(each["left"])]


def _tile(lang: str, mat: Mat, industry: str, number: int) -> str:
    levels = next_levels(mat, industry)
    if number >= len(levels):
        return names.industry(lang, industry)
    return names.tile(lang, industry, levels[number])
