"""`python -m tests.bench.page FILE.json...` puts measured figures into the tables of docs/measurements.md.

The files are what `--json FILE` wrote in a run of `make bench`, of `make bench-growth`, and of the engine
alone when it was compiled, in any order. A table whose figures are in none of them stays as it is.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.bench.figure import shown

PAGE = Path(__file__).parents[2] / "docs" / "measurements.md"
Given = dict[str, Any]
HEAD = "| what | measured | target | times its floor |\n| --- | --- | --- | --- |\n"


def main(paths: Sequence[str]) -> None:
    """Write the page anew."""
    text = PAGE.read_text(encoding="utf-8")
    for path in paths:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
        for name, table in tables(found["figures"], found["machine"]["engine"] == "compiled").items():
            text = replaced(text, name, table)
    PAGE.write_text(text, encoding="utf-8")


def tables(figures: list[Given], compiled: bool) -> dict[str, str]:
    """The tables of one run by the names of their places on the page."""
    growth = [each for each in figures if each["area"] == "growth"]
    if growth:
        return {"growth": _growth(growth)}
    engine = [each for each in figures if each["area"] == "engine"]
    rest = [each for each in figures if each["area"] != "engine"]
    found = {"compiled" if compiled else "sources": engine, "bot": rest}
    return {name: HEAD + "".join(map(_row, given)) for name, given in found.items() if given}


def replaced(text: str, name: str, table: str) -> str:
    """The text with another table between the marks of this name."""
    marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
    assert marks.search(text), f"the page has no place for {name}"
    return marks.sub(lambda found: f"{found[1]}{table}{found[2]}", text)


def _row(given: Given) -> str:
    target = ""
    if given["target"] is not None:
        target = f"at {'least' if given['at_least'] else 'most'} {shown(given['target'])}"
        target += "" if given["met"] else ": **missed**"
    floor = f"{shown(given['ratio'])}: {given['floor_is']}" if given["ratio"] is not None else ""
    area = "" if given["area"] in ("engine", "latency") else f"{given['area']}: "
    return f"| {area}{given['name']} | {_measured(given)} | {target} | {floor} |\n"


def _growth(figures: list[Given]) -> str:
    """A row for each cost, a column for each size."""
    rows: dict[str, dict[str, str]] = defaultdict(dict)
    for given in figures:
        name, _, size = given["name"].rpartition(", ")
        rows[name][size] = _measured(given)
    sizes = list(next(iter(rows.values())))
    head = f"| what | {' | '.join(sizes)} |\n|{' --- |' * (len(sizes) + 1)}\n"
    return head + "".join(f"| {name} | {' | '.join(row.values())} |\n" for name, row in rows.items())


def _measured(given: Given) -> str:
    return f"{shown(given['value'])} {given['unit']}"


if __name__ == "__main__":
    main(sys.argv[1:])
