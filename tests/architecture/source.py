"""What the architecture tests read: the project's own Python files and what they import."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
ROOMS = ("data", "engine", "render", "bot", "playground")  # each may use those before it


def python_files(folder: str) -> list[Path]:
    """All Python files of a folder of the project."""
    return sorted((ROOT / folder).rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def module_name(path: Path) -> str:
    """`bot/chat/panel.py` -> `bot.chat.panel`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package_of(path: Path, level: int) -> str:
    """The package that a relative import of this level starts from."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[: len(parts) - level])


def imports(path: Path) -> Iterator[str]:
    """Every module (and `module.name`) that a file imports, anywhere in it, as full dotted names."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package_of(path, node.level) if node.level else ""
            base = ".".join(part for part in (start, node.module) if part)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def imports_any(path: Path, modules: tuple[str, ...]) -> list[str]:
    """Which of these modules (or parts of them) a file imports."""
    found = set(imports(path))
    return sorted(module for module in modules if any(f"{name}.".startswith(f"{module}.") for name in found))


def tracked_files() -> list[Path]:
    """The files that belong to the project: what git tracks, else all that lies there except dot folders."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode == 0 and listed.stdout:
        names = [name for name in listed.stdout.decode().split("\0") if name]
        return [ROOT / name for name in names if (ROOT / name).is_file()]
    return [path for path in ROOT.rglob("*") if path.is_file() and not _hidden(path)]


def _hidden(path: Path) -> bool:
    return any(part.startswith(".") or part == "__pycache__" for part in path.relative_to(ROOT).parts[:-1])
