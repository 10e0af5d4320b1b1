"""The match tool, and that the levels are worth their names."""

from __future__ import annotations

import json

import pytest

from engine.opponents.__main__ import main
from engine.opponents.levels import LEVELS, Beam, Level
from engine.opponents.match import interval
from engine.opponents.soak import any_options


def test_a_match_reports_wins_and_points_by_seat_and_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--seats", "easy,random,random,random", "--games", "3", "--seed", "1"]) == 0
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert result["games"] == 3
    assert [seat["level"] for seat in result["seats"]] == ["easy", "random", "random", "random"]
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(3, abs=0.05)
    assert result["levels"]["easy"]["wins"] == 3
    assert result["levels"]["easy"]["mean_points"] >= 45


def test_a_match_with_an_unknown_level_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--seats", "easy,perfect", "--games", "1"]) == 2
    told = capsys.readouterr().err
    assert all(word in told for word in ("perfect", "easy", "normal", "hard", "random"))


@pytest.mark.parametrize("command", ["match", "tune"])
def test_no_game_at_all_is_not_played(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "--games", "0"]) == 2
    assert "at least one game" in capsys.readouterr().err


def test_the_interval_narrows_with_more_games_and_holds_the_share() -> None:
    few, many = interval(5, 10), interval(500, 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]


def test_a_soak_plays_whole_games_at_different_tables_and_finds_no_fault(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["soak", "--level", "easy", "--games", "3", "--seed", "1"]) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    assert told.startswith("easy: 3 games, ")
    assert told.endswith(" decisions, 0 errors, 0 refused, 0 overruns")
    assert len({repr(any_options(number)) for number in range(20)}) > 15


def test_a_soak_counts_what_went_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "easy", Level("easy", -1, Beam((50,), 0, 2)))
    assert main(["soak", "--level", "easy", "--games", "1", "--seed", "2"]) == 1
    assert "0 errors, 0 refused, 0 overruns" not in capsys.readouterr().out
