"""The project speaks of itself alone: no path of a machine it was written on, no package registry's host."""

from __future__ import annotations

import re
from pathlib import Path

from tests.architecture.source import ROOT, tracked_files

# Put together from pieces, so that this file does not contain what it looks for.
SLASH = "/"
MACHINE_PATHS = [
    SLASH + "work" + SLASH,
    SLASH + "root" + SLASH,
    SLASH + "tmp" + SLASH + "[a-z]",
    SLASH + "home" + SLASH + "[a-z]",
]
REGISTRIES = [
    "pypi" + r"\." + "org",
    "python" + "hosted",
    "npm" + r"js\.",
    "cr" + r"ates\.io",
    "art" + "ifactory",
    "index" + "-url",
]
BINARY = {".png", ".jpg", ".ttf", ".otf", ".woff2", ".ico", ".gif", ".webp", ".sqlite3", ".gz"}


def text_of(path: Path) -> str:
    return "" if path.suffix in BINARY else path.read_text(encoding="utf-8", errors="replace")


def lines_with(patterns: list[str]) -> list[str]:
    """FILE:LINE of each line of a tracked file that matches one of the patterns."""
    wanted = re.compile("|".join(patterns))
    return [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked_files()
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if wanted.search(line)
    ]


def test_no_tracked_file_contains_a_machine_path() -> None:
    assert lines_with([rf"(?<![\w.}}-]){pattern}" for pattern in MACHINE_PATHS]) == []


def test_no_tracked_file_names_a_package_registry() -> None:
    assert lines_with(REGISTRIES) == []
