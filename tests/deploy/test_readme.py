"""What the documents tell people to type is there, and every link of theirs leads somewhere."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def typed(text: str) -> list[str]:
    """The lines of all shell examples, without their comments."""
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    return [line.split("  #")[0].strip() for block in blocks for line in block.splitlines() if line.strip()]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_link_to_a_file_leads_to_one(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) + re.findall(r'src="([^"]+)"', text)
    local = [link for link in links if "://" not in link]
    assert [link for link in local if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_task_of_make_that_is_named_exists(document: Path) -> None:
    named = re.findall(r"(?:`|^)make ([a-z-]+)", document.read_text(encoding="utf-8"), re.MULTILINE)
    assert [task for task in named if f"\n{task}: " not in MAKEFILE and f"\n{task}:" not in MAKEFILE] == []


@pytest.mark.parametrize("line", [each for each in typed(README) if each.startswith("python -m engine")])
def test_the_quick_commands_of_the_readme_answer(line: str) -> None:
    words = [sys.executable, *shlex.split(line)[1:]]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("line", [each for each in typed(README) if "python -m " in each])
def test_every_module_that_the_readme_names_can_be_run(line: str) -> None:
    module = line.split("python -m ")[1].split()[0]
    package = ROOT / module.replace(".", "/")
    assert (package / "__main__.py").exists() or package.with_suffix(".py").exists()
