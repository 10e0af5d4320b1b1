"""The measured style: short functions, small files, docstrings where others look things up."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median, quantiles

import pytest

from tests.architecture.source import ROOMS, ROOT, python_files, tree

FILES = [path for room in (*ROOMS, "tests") for path in python_files(room)]
DOCUMENTED = ("engine", "render", "bot/service", "bot/store", "bot/text")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def functions(path: Path) -> list[Function]:
    return [node for node in ast.walk(tree(path)) if isinstance(node, Function)]


def length(function: Function) -> int:
    """Lines of a function without its docstring."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is not None:
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_function_is_longer_than_a_screen(path: Path) -> None:
    long = {function.name: length(function) for function in functions(path) if length(function) > 50}
    assert long == {}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_file_is_longer_than_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@pytest.mark.parametrize("room", [room for room in ROOMS if python_files(room)])
def test_most_functions_are_short(room: str) -> None:
    lengths = [length(function) for path in python_files(room) for function in functions(path)]
    if len(lengths) >= 20:  # a room that is only begun has no statistics yet
        assert median(lengths) <= 8
        assert quantiles(lengths, n=10)[-1] <= 25


def public_definitions(body: list[ast.stmt]) -> list[Function | ast.ClassDef]:
    """Public functions and classes of a module, and the public methods of those classes."""
    found: list[Function | ast.ClassDef] = []
    for node in body:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            found.append(node)
            if isinstance(node, ast.ClassDef):
                found += public_definitions(node.body)
    return found


@pytest.mark.parametrize(
    "path", [path for folder in DOCUMENTED for path in python_files(folder)], ids=name_of
)
def test_everything_public_says_what_it_is(path: Path) -> None:
    public = public_definitions(tree(path).body)
    documented = {node.name for node in public if ast.get_docstring(node)}
    # A method that overrides a documented one of the same file need not say it again.
    assert [node.name for node in public if node.name not in documented] == []
    assert ast.get_docstring(tree(path)) or path.name == "__init__.py" or not path.read_text().strip()
