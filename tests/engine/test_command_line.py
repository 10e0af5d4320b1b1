"""`python -m engine`: random games, legal list, counts, one action, a stored game; never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.__main__ import main
from tests.engine.explore import options_of, steps
from tests.engine.table import Table
from tests.reference import SEATS


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A position in which red has two named cards."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(Table(red={"hand": ["Bury", "Port"]}).position), encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, output and error output of one command."""
    status = main([*arguments])
    output = capsys.readouterr()
    return status, output.out, output.err


def test_selfplay_ends_with_its_measures_and_is_the_same_each_time(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ("selfplay", "--players", "3", "--games", "2", "--seed", "4", "--option", "deck=classic")
    first, second = (run(capsys, *command)[1].splitlines() for _ in range(2))
    assert first[:-1] == second[:-1]
    summary = json.loads(first[-1])
    assert list(summary) == ["games", "decisions", "seconds", "decisions_per_second", "games_per_second"]
    assert summary["games"] == 2
    assert summary["decisions"] > 200


def test_legal_prints_every_plan_once_in_the_notation(
    capsys: pytest.CaptureFixture[str], position: Path
) -> None:
    status, output, _ = run(capsys, "legal", str(position))
    lines = output.splitlines()
    assert status == 0
    assert len(lines) == len(set(lines))
    state = engine.load(json.loads(position.read_text()))
    assert len(lines) == len(engine.legal(state))
    for line in lines:
        assert engine.refusal(state, 0, engine.parse(state, line)) is None


def test_count_prints_three_numbers_that_grow(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    _, output, _ = run(capsys, "count", str(position))
    plans, with_cards, spelt_out = (
        int(word.strip(",")) for word in output.split() if word.strip(",").isdigit()
    )
    assert 0 < plans < with_cards <= spelt_out


def test_apply_prints_the_next_position(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    status, output, _ = run(capsys, "apply", str(position), "loan 10 with Bury")
    after = json.loads(output)
    assert status == 0
    assert after["seats"]["red"]["money"] == 40
    assert after["actions_left"] == 1
    assert engine.dump(engine.load(after)) == after


@pytest.mark.parametrize(("line", "code"), [("stop", "decision"), ("sail away", "unreadable")])
def test_apply_prints_the_coded_reason_of_a_refusal(
    capsys: pytest.CaptureFixture[str], position: Path, line: str, code: str
) -> None:
    status, output, _ = run(capsys, "apply", str(position), line)
    assert status == 1
    assert json.loads(output)["code"] == code


def test_replay_prints_the_last_position_and_the_points(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = engine.Record(options_of("two"), engine.seed_from_number(1))
    record.actions = [(seat, action) for _, seat, action, _ in steps(options_of("two"), 1)]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.to_json()), encoding="utf-8")
    _, output, _ = run(capsys, "replay", str(path))
    shown: dict[str, Any] = json.loads(output)
    assert shown["winners"]
    assert shown["points"] == {SEATS[seat]: points for seat, points in enumerate(replayed(record).points)}


def replayed(record: engine.Record) -> engine.State:
    return engine.replay(record).state


@pytest.mark.parametrize("command", ["legal", "count", "apply", "replay"])
@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", "3", '"x"', "null", "[" * 100_000, '{"a":' * 100_000, "1" * 5000, "NaN", "\ud800", "{}"],
    ids=lambda content: repr(content[:9]),
)  # fmt: skip
def test_a_file_that_is_nothing_of_the_kind_is_an_error_message(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, content: str
) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content.encode("utf-8", errors="surrogatepass"))
    status, output, error = run(capsys, command, str(path), *(["stop"] if command == "apply" else []))
    assert status == 2
    assert (output, error == "") == ("", False)


@pytest.mark.parametrize("command", ["legal", "count", "apply"])
@pytest.mark.parametrize("wrong", ["data/cards.json", "tests/golden/two.json", "pyproject.toml"])
def test_a_file_of_another_kind_is_one_sentence(
    capsys: pytest.CaptureFixture[str], command: str, wrong: str
) -> None:
    path = str(Path(__file__).parents[2] / wrong)
    status, _, error = run(capsys, command, path, *(["stop"] if command == "apply" else []))
    assert status == 2
    assert error.startswith(path)
    assert len(error.splitlines()) == 1
    assert len(error) < len(path) + 70
    assert ("`replay`" in error) == ("golden" in wrong)


def test_a_position_with_a_mistake_is_told_which(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    wrong = json.loads(position.read_text(encoding="utf-8")) | {"round": 99}
    position.write_text(json.dumps(wrong), encoding="utf-8")
    status, _, error = run(capsys, "legal", str(position))
    assert (status, "round: must be" in error) == (2, True)


@pytest.mark.parametrize("games", ["0", "-3"])
def test_no_game_at_all_is_not_played(capsys: pytest.CaptureFixture[str], games: str) -> None:
    status, output, error = run(capsys, "selfplay", "--games", games)
    assert (status, output) == (2, "")
    assert "at least one game" in error


def test_a_file_that_is_not_there_is_an_error_message(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(capsys, "legal", str(tmp_path / "nothing.json"))[0] == 2
    assert run(capsys, "legal", str(tmp_path))[0] == 2


@pytest.mark.parametrize("option", ["deck=modern", "deck", "color=red", "virtual_link=perhaps"])
def test_an_option_that_there_is_not_is_an_error_message(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    assert run(capsys, "selfplay", "--option", option)[0] == 2
