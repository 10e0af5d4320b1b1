"""One measured figure beside its floor and its target, and how a list of them is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Figure:
    """`floor` is the least that the same work can cost, measured in the same run; `floor_is` says what it is.

    `target` is the most it may be, or the least where `at_least` (speeds); None where nothing is promised.
    """

    area: str
    name: str
    value: float
    unit: str
    floor: float | None = None
    floor_is: str = ""
    target: float | None = None
    at_least: bool = False

    @property
    def ratio(self) -> float | None:
        """How many times its floor it costs; 1 would be perfect."""
        if not self.floor or not self.value:
            return None
        return self.floor / self.value if self.at_least else self.value / self.floor

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None where there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.at_least else self.value <= self.target

    def to_json(self) -> dict[str, Any]:
        """All fields, the ratio and whether the target is met."""
        return {**asdict(self), "ratio": self.ratio, "met": self.met}


HEADINGS = ("area", "what", "measured", "target", "met", "floor", "times floor", "the floor is")


def table(figures: Sequence[Figure]) -> str:
    """The figures as a table in Markdown."""
    rows = [HEADINGS, *(_row(figure) for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = [_line(row, widths) for row in rows]
    return "\n".join([lines[0], _line(["-" * width for width in widths], widths), *lines[1:]])


def _line(cells: Iterable[str], widths: Sequence[int]) -> str:
    return "| " + " | ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)) + " |"


def _row(figure: Figure) -> tuple[str, ...]:
    sign = "at least " if figure.at_least else "at most "
    return (
        figure.area,
        figure.name,
        f"{shown(figure.value)} {figure.unit}",
        "" if figure.target is None else sign + shown(figure.target),
        {None: "", True: "yes", False: "NO"}[figure.met],
        "" if figure.floor is None else shown(figure.floor),
        "" if figure.ratio is None else shown(figure.ratio),
        figure.floor_is,
    )


def shown(number: float) -> str:
    """Three digits are as many as a measurement is worth."""
    if number >= 100:
        return f"{number:,.0f}"
    return f"{number:.3g}"


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share (0 to 1) of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
