"""Collecting what is wrong with a body, in Discord's words and codes."""

from collections.abc import Iterable
from typing import Any

from ..errors import Problem, Step


class Report:
    """The problems found so far. `where` is always the path from the top of the body."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def add(self, where: Iterable[Step], code: str, message: str) -> None:
        self.problems.append(Problem(tuple(where), code, message))

    def text(self, where: tuple[Step, ...], value: Any, most: int, least: int = 0) -> None:
        """A string of `least` to `most` characters; None passes where nothing is needed."""
        if value is None and least == 0:
            return
        if value is None:
            self.add(where, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            self.add(where, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        elif len(value) < least or (least and not value.strip()):
            self.add(where, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        elif len(value) > most:
            self.add(where, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def count(self, where: tuple[Step, ...], values: Any, most: int, least: int = 0) -> None:
        """A list of `least` to `most` entries."""
        size = len(values or ())
        if size > most:
            self.add(where, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif size < least:
            self.add(where, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def unique(self, where: tuple[Step, ...], values: Iterable[Any], code: str, message: str) -> None:
        """No value twice."""
        listed = list(values)
        if len(set(listed)) < len(listed):
            self.add(where, code, message)
