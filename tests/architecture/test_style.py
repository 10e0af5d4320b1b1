"""The measured style: short functions, small files, docstrings where others look things up."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median, quantiles

import pytest

from tests.architecture.source import ROOMS, ROOT, python_files, tree

FILES = [path for room in (*ROOMS, "tests") for path in python_files(room)]
DOCUMENTED = ("engine", "render", "bot/service", "bot/store", "bot/text")
LONGEST_FUNCTION = 50  # lines without the docstring
LONGEST_FILE = 400  # lines
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


def test_no_function_is_longer_than_a_screen() -> None:
    long = {
        f"{name_of(path)} {function.name}": length(function) for path in FILES for function in functions(path)
    }
    assert {name: lines for name, lines in long.items() if lines > LONGEST_FUNCTION} == {}


def test_no_file_is_longer_than_400_lines() -> None:
    long = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert {name: lines for name, lines in long.items() if lines > LONGEST_FILE} == {}


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


def undocumented(path: Path) -> list[str]:
    """What is public in a file and says nothing; a method that overrides a documented one need not."""
    public = public_definitions(tree(path).body)
    documented = {node.name for node in public if ast.get_docstring(node)}
    found = [f"{name_of(path)} {node.name}" for node in public if node.name not in documented]
    silent = ast.get_docstring(tree(path)) is None and path.name != "__init__.py"
    return [*found, *([name_of(path)] if silent else [])]


def test_everything_public_says_what_it_is() -> None:
    files = [path for folder in DOCUMENTED for path in python_files(folder)]
    assert [name for path in files for name in undocumented(path)] == []
