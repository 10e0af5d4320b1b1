"""`python -m playground table`: a whole game from the command line, with everything that was seen."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.__main__ import main as bot_main
from playground import table

SUMMARY = re.compile(r"finished: 2 players, (\d+) turns, (\d+) messages, (\d+) pictures, 0 refused")


def played(out: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, int, int]:
    """The numbers of the last line after a short game."""
    arguments = ["--players", "2", "--seed", "7", "--out", str(out)]
    assert table.main([*arguments, "--option", "introductory=true", "--option", "map=community"]) == 0
    found = SUMMARY.fullmatch(capsys.readouterr().out.splitlines()[-1])
    assert found is not None
    turns, messages, pictures = map(int, found.groups())
    return turns, messages, pictures


def test_it_leaves_transcript_pictures_and_a_game_that_can_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    turns, messages, pictures = played(tmp_path, capsys)
    boards = sorted(tmp_path.glob("board-*.png"))
    assert len(boards) == turns + 1
    assert len([*tmp_path.glob("*.png"), *tmp_path.glob("*.gif")]) == pictures
    assert messages > 2 * turns
    transcript = (tmp_path / "transcript.txt").read_text(encoding="utf-8")
    assert "/brass start" in transcript
    assert "wins with" in transcript
    assert json.loads((tmp_path / "game.json").read_text())["options"]["introductory"] is True
    assert bot_main(["verify", str(tmp_path / "game.json")]) == 0


def test_an_option_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(SystemExit):
        table.main(["--players", "2", "--seed", "1", "--out", "nowhere", "--option", "introductory"])
