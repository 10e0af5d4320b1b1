"""Every rules case of tests/scenarios as a test of its own, through the runner of the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import engine
from tests.scenario import main, read, run
from tests.scenario_position import position_of

FILES = sorted((Path(__file__).parent.parent / "scenarios").glob("*.yaml"))
CASES = {f"{path.stem}: {case['name']}": case for path in FILES for case in read(path)}
WRONG_BY_THE_RULES: dict[str, str] = {}
"""Cases that contradict the rules texts, each with the reason; the test fails when one passes after all."""


@pytest.mark.parametrize("name", CASES)
def test_rules_case(name: str) -> None:
    problems = run(CASES[name])
    if name in WRONG_BY_THE_RULES:
        assert problems, f"passes, so this is no longer true: {WRONG_BY_THE_RULES[name]}"
    else:
        assert problems == []


@pytest.mark.parametrize("name", CASES)
def test_every_case_starts_from_a_position_that_could_have_arisen(name: str) -> None:
    assert engine.invariants(engine.load(position_of(CASES[name]))) == []


def test_the_case_in_the_documentation_is_one() -> None:
    text = (Path(__file__).parent.parent.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    (case,) = yaml.safe_load(text.split("```yaml")[1].split("```")[0])
    assert run(case) == []


def test_the_runner_counts_and_says_what_differed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases: list[dict[str, Any]] = [
        {
            "name": "good",
            "state": {"red": {"hand": ["Bury"]}},
            "play": [{"red": "pass with Bury"}],
            "expect": {},
        },
        {"name": "bad", "state": {}, "play": [], "expect": {"round": 3, "red": {"money": 31}}},
        {"name": "refused", "state": {}, "play": [{"red": "stop"}]},
        {"name": "unknown", "state": {}, "expect": {"weather": "fine"}},
        {"name": "impossible", "state": {"red": {"money": -1}}},
    ]
    path = tmp_path / "cases.yaml"
    path.write_text(yaml.safe_dump(cases), encoding="utf-8")
    assert main([str(path), str(tmp_path / "missing.yaml")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "ok good"
    assert lines[1] == "FAIL bad: round is 2, expected 3; red money is 30, expected 31"
    assert lines[2] == "FAIL refused: red: stop: refused with decision"
    assert [line.split(":")[0] for line in lines[3:5]] == ["FAIL unknown", "FAIL impossible"]
    assert lines[-1] == "1 passed, 5 failed"


def test_the_runner_exits_with_0_only_if_all_passed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text("- {name: nothing to do, state: {players: 2}}\n", encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == "ok nothing to do\n1 passed, 0 failed\n"


def test_without_files_the_runner_says_what_it_wants(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "FILE" in told.err
