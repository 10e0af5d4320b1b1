"""Runs rules cases written as data: `python -m tests.scenario FILE...` (docs/scenarios.md).

One line a scenario (`ok NAME` or `FAIL NAME: what differed`), then `N passed, M failed`; exits 0 if all did
and 2 without files.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

import engine
from tests.reference import SEATS, printed
from tests.scenario_position import card_id, industry_id, line_id, position_of, slot_id, tile_of

SEAT_FIELDS = {
    "money": "money",
    "income_space": "income_space",
    "vp": "points",
    "spent": "spent",
    "links": "links_left",
}
PLAIN = ("era", "round", "actions_left", "coal_market", "iron_market", "order", "winners")


def attempt(state: engine.State, seat: str, text: str) -> str | None:
    """Plays a line; returns None, or the code of the refusal."""
    try:
        engine.play(state, SEATS.index(seat), engine.parse(state, text))
    except engine.Refused as refused:
        return refused.reason.code
    return None


def single(line: dict[str, Any]) -> tuple[str, Any]:
    """The only key and value of a map."""
    ((key, value),) = line.items()
    return key, value


def refusal_problem(state: engine.State, seat: str, text: str, code: str | None) -> str | None:
    """What is wrong with how a line is refused: not at all, with another code, or with a changed position."""
    before = engine.dump(state)
    found = attempt(state, seat, text)
    if found is None:
        return f"{seat}: {text}: accepted, should be refused"
    if engine.dump(state) != before:
        return f"{seat}: {text}: refused, but the position changed"
    return f"{seat}: {text}: refused with {found}, expected {code}" if code not in (None, found) else None


def played(state: engine.State, lines: list[dict[str, Any]]) -> str | None:
    """Plays all lines of `play`; returns the first problem."""
    for line in lines:
        seat, what = single(line)
        if isinstance(what, dict):
            problem = refusal_problem(state, seat, what["refused"], what.get("because"))
        else:
            code = attempt(state, seat, what)
            problem = f"{seat}: {what}: refused with {code}" if code else None
        if problem:
            return problem
    return None


def differs(what: str, found: object, expected: object) -> Iterator[str]:
    """One sentence if two values differ."""
    if found != expected:
        yield f"{what} is {found}, expected {expected}"


def lowest_level(mat: dict[str, int], industry: str) -> object:
    """The lowest level of an industry left on a mat, or `none`."""
    left = mat[industry]
    return printed(industry)[-left] if left else "none"


def compare_seat(position: dict[str, Any], seat: str, expected: dict[str, Any]) -> Iterator[str]:
    """Compares what is expected of one seat."""
    found = position["seats"][seat]
    for key, value in expected.items():
        if key in SEAT_FIELDS:
            yield from differs(f"{seat} {key}", found[SEAT_FIELDS[key]], value)
        elif key == "cards":
            yield from differs(f"{seat} cards", len(found["hand"]), value)
        elif key == "hand":
            missing = Counter(map(card_id, value)) - Counter(found["hand"])
            yield from differs(f"{seat} hand lacks", sorted(missing), [])
        elif key == "mat":
            for industry, level in value.items():
                lowest = lowest_level(found["mat"], industry_id(industry))
                yield from differs(f"{seat} lowest {industry}", lowest, level)
        else:
            yield f"unknown key {key} of {seat}"


def compare_tile(position: dict[str, Any], expected: dict[str, Any]) -> Iterator[str]:
    """Compares one tile on the board, as far as it is described."""
    at = expected["at"]
    tile = next((tile for tile in position["tiles"] if tile["slot"] == slot_id(at)), None)
    if tile is None:
        yield f"{at} is empty"
        return
    if "tile" in expected:
        yield from differs(f"tile at {at}", (tile["industry"], tile["level"]), tile_of(expected["tile"]))
    for key in ("owner", "cubes", "flipped"):
        if key in expected:
            yield from differs(f"{key} of {at}", tile[key], expected[key])


def compare_board(position: dict[str, Any], expect: dict[str, Any]) -> Iterator[str]:
    """Compares tiles, links and what must be empty or free."""
    for tile in expect.get("tiles", []):
        yield from compare_tile(position, tile)
    owners = {link["line"]: link["owner"] for link in position["links"]}
    for link in expect.get("links", []):
        yield from differs(f"link {link['line']}", owners.get(line_id(link["line"])), link["owner"])
    for line in expect.get("free", []):
        yield from differs(f"link {line}", owners.get(line_id(line)), None)
    taken = {tile["slot"]: tile["owner"] for tile in position["tiles"]}
    for slot in expect.get("empty", []):
        yield from differs(f"owner of {slot}", taken.get(slot_id(slot)), None)


def compare_piles(position: dict[str, Any], expect: dict[str, Any]) -> Iterator[str]:
    """Compares the draw pile (by number or in full), the distant market, hands and discards."""
    if "draw_pile" in expect:
        value = expect["draw_pile"]
        pile = position["draw_pile"]
        named = isinstance(value, list)
        yield from differs(
            "draw pile", pile if named else len(pile), [*map(card_id, value)] if named else value
        )
    for key, value in expect.get("distant", {}).items():
        yield from differs(f"distant {key}", position["distant"][key], value)
    for seat, size in expect.get("hand_size", {}).items():
        yield from differs(f"hand size of {seat}", len(position["seats"][seat]["hand"]), size)
    for seat, size in expect.get("discards", {}).items():
        yield from differs(f"discards of {seat}", len(position["seats"][seat]["discards"]), size)


def compare_turn(position: dict[str, Any], expect: dict[str, Any]) -> Iterator[str]:
    """Compares who is due for what, and whether the game is over."""
    if "players" in expect:
        yield from differs("players", len(position["seats"]), expect["players"])
    if "to_act" in expect:
        yield from differs("to act", position["seat"], expect["to_act"])
    if "finished" in expect:
        yield from differs("finished", bool(position["winners"]), expect["finished"])
    if "waiting_for" in expect:
        waiting = {"seat": position["seat"], "decision": position["decision"]}
        yield from differs("waiting for", waiting, expect["waiting_for"])


def compare_sources(state: engine.State, seat: str, expected: dict[str, Any]) -> Iterator[str]:
    """Compares the first coal or iron sources that are open for a line without sources."""
    text = next(value for key, value in expected.items() if key not in ("coal", "iron"))
    action = engine.parse(state, text)
    for resource in ("coal", "iron"):
        if resource in expected:
            wanted = {word if word == "market" else slot_id(word) for word in expected[resource]}
            found = set(engine.sources(state, SEATS.index(seat), action, resource))
            yield from differs(f"{resource} sources", sorted(found), sorted(wanted))


def compare_tries(state: engine.State, expect: dict[str, Any]) -> Iterator[str]:
    """Tries the lines that must be legal or illegal, and the sources."""
    for line in expect.get("legal", []):
        seat, text = single(line)
        code = attempt(state.copy(), seat, text)
        if code:
            yield f"{seat}: {text}: refused with {code}, should be legal"
    for line in expect.get("illegal", []):
        seat, text = next((key, value) for key, value in line.items() if key != "because")
        problem = refusal_problem(state.copy(), seat, text, line.get("because"))
        if problem:
            yield problem
    for seat, expected in expect.get("sources", {}).items():
        yield from compare_sources(state, seat, expected)


COMPARED = {
    *PLAIN, *SEATS, "tiles", "links", "free", "empty", "draw_pile", "distant", "hand_size", "discards",
    "players", "to_act", "finished", "waiting_for", "legal", "illegal", "sources",
}  # fmt: skip


def compare(state: engine.State, expect: dict[str, Any]) -> Iterator[str]:
    """Everything that differs from what is expected, one sentence each."""
    position = engine.dump(state)
    yield from (f"unknown key {key}" for key in expect if key not in COMPARED)
    for key in PLAIN:
        if key in expect:
            yield from differs(key.replace("_", " "), position[key], expect[key])
    for seat in SEATS:
        if seat in expect:
            yield from compare_seat(position, seat, expect[seat])
    yield from compare_turn(position, expect)
    yield from compare_piles(position, expect)
    yield from compare_board(position, expect)
    yield from compare_tries(state, expect)


def run(scenario: dict[str, Any]) -> list[str]:
    """Plays one scenario; returns what differed (nothing if it passed)."""
    try:
        state = engine.load(position_of(scenario))
    except engine.PositionError as error:
        return [f"position: {problem}" for problem in error.problems]
    problem = played(state, scenario.get("play") or [])
    return [problem] if problem else list(compare(state, scenario.get("expect") or {}))


def read(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file."""
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    if not isinstance(found, list):
        raise ValueError("not a list of scenarios")
    return found


def report(scenario: dict[str, Any]) -> bool:
    """Prints the line of one scenario; whatever goes wrong inside it is its failure and nobody else's."""
    try:
        problems = run(scenario)
    except Exception as error:
        problems = [f"{type(error).__name__}: {error}"]
    name = scenario.get("name", "without a name") if isinstance(scenario, dict) else "not a scenario"
    print(f"FAIL {name}: {'; '.join(problems)}" if problems else f"ok {name}")
    return not problems


def main(paths: list[str]) -> int:
    """Runs every file; returns the exit code."""
    if not paths:
        print(
            "which cases? python -m tests.scenario FILE..., for instance tests/scenarios/*.yaml",
            file=sys.stderr,
        )
        return 2
    results: list[bool] = []
    for path in paths:
        try:
            scenarios = read(Path(path))
        except (OSError, ValueError, yaml.YAMLError) as error:
            print(f"FAIL {path}: {' '.join(str(error).split())}")
            results.append(False)
            continue
        results += [report(scenario) for scenario in scenarios]
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
