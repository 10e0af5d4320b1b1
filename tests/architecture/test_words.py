"""No sentence stands in the code that talks to Discord: every word that people read is in the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.source import ROOT, python_files, tree

SENTENCE = re.compile(r"[^\W\d_]{2,}[ ,.:;!?’'-]*\s[^\W\d_]{2,}")
IDS = {"end turn"}
"""A decision of the engine whose name has two words."""
LIBRARY = ("discord", "ui")
SHOWN = {"content", "label", "placeholder", "description", "title", "name"}
"""Arguments of discord.py that people read."""
FILES = [path for room in ("bot/chat", "bot/text") for path in python_files(room)]


def quiet(node: ast.AST) -> bool:
    """Whether what stands below is for programmers: logs, assertions, errors that nobody is shown."""
    if isinstance(node, ast.Assert | ast.Raise):
        called = getattr(getattr(getattr(node, "exc", None), "func", None), "id", "")
        return called != "Declined"
    function = getattr(node, "func", None)
    return isinstance(function, ast.Attribute) and getattr(function.value, "id", "") in ("LOG", "re")


def docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def spoken(node: ast.AST) -> Iterator[ast.Constant]:
    """All text constants below a node that people might be shown."""
    if quiet(node) or docstring(node):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from spoken(child)


def sentences(module: ast.AST) -> list[ast.Constant]:
    """Text constants of two words and more."""
    return [node for node in spoken(module) if SENTENCE.search(str(node.value)) and node.value not in IDS]


def labels(module: ast.AST) -> list[ast.Constant]:
    """Words, single ones too, that are given to an argument which Discord shows."""
    calls = (node for node in ast.walk(module) if isinstance(node, ast.Call))
    of_discord = (call for call in calls if getattr(getattr(call.func, "value", None), "id", "") in LIBRARY)
    given = (keyword.value for call in of_discord for keyword in call.keywords if keyword.arg in SHOWN)
    return [
        node
        for node in given
        if isinstance(node, ast.Constant) and re.search(r"[^\W\d_]", str(node.value or ""))
    ]


def test_no_text_is_hard_coded() -> None:
    found = {path: [*sentences(tree(path)), *labels(tree(path))] for path in FILES}
    told = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.value!r}" for path in FILES for node in found[path]
    ]
    assert told == []


@pytest.mark.parametrize(
    ("code", "is_found"),
    [
        ('reply.say("Nothing to see here")', True),
        ('reply.say(f"You have {pounds} pounds left")', True),
        ('raise Declined("That is not possible")', True),
        ('ui.Button(label="Join")', True),
        ('LOG.warning("the picture was refused")', False),
        ('raise ValueError("no such thing here")', False),
        ('text(lang, "chat-no-hand")', False),
    ],
)
def test_the_search_finds_what_people_would_read(code: str, is_found: bool) -> None:
    module = ast.parse(code)
    assert bool(sentences(module) or labels(module)) is is_found
