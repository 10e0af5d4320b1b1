"""`make fast` knows every module of the rules, and can be taken back."""

from __future__ import annotations

import importlib.machinery
from pathlib import Path

import pytest

from deploy import fast
from tests.architecture.source import ROOT


def test_all_rules_are_compiled_and_command_lines_are_not() -> None:
    listed = fast.modules(ROOT)
    assert {"engine/play.py", "engine/legal.py", "engine/state.py", "engine/opponents/search.py"} <= set(
        listed
    )
    assert not any(name.endswith(("__main__.py", "__init__.py")) for name in listed)


def test_going_back_removes_the_compiled_modules_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = tmp_path / "engine" / "opponents"
    engine.mkdir(parents=True)
    compiled = engine / f"search{importlib.machinery.EXTENSION_SUFFIXES[0]}"
    for path in (compiled, engine / "search.py"):
        path.touch()
    assert fast.main(["--undo", "--root", str(tmp_path)]) == 0
    assert [path.name for path in engine.iterdir()] == ["search.py"]
    assert "removed 1" in capsys.readouterr().out
