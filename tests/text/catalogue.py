"""The catalogues as a translator sees them: every pattern of every message, and the arguments it needs."""

from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from data.texts import catalogue


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def patterns(lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a language as (id or id.attribute, pattern)."""
    for name, message in catalogue(lang).items():
        if message.value is not None:
            yield name, message.value
        for attribute in message.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


def arguments(pattern: ast.Pattern) -> set[str]:
    """The arguments that a pattern reads, selectors included."""
    visitor = _Arguments()
    visitor.visit(pattern)
    return visitor.found


def needed(lang: str) -> dict[str, set[str]]:
    """The arguments of every message of a language, by id."""
    return {name: arguments(pattern) for name, pattern in patterns(lang)}
