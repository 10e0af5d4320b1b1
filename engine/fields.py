"""Reads untrusted JSON field by field: every mistake becomes a sentence with its path, none an exception."""

from collections.abc import Collection, Mapping

MOST_PROBLEMS = 20
"""After so many problems the rest is no longer listed."""
LONGEST_SHOWN = 30
"""Characters of a wrong text that its problem repeats."""


class Fields:
    """Collects `problems`; each reading method returns a harmless value when the field is wrong."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def wrong(self, path: str, problem: str) -> None:
        """Note one problem."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(f"{path}: {problem}")

    def named(self, value: object, path: str, names: Collection[str]) -> dict[str, object]:
        """An object with exactly these fields. Returns it with null for those that are missing."""
        if not isinstance(value, dict):
            self.wrong(path, f"must be an object, not {shown(value)}")
            return dict.fromkeys(names)
        for name in value:
            if name not in names:
                self.wrong(path, f"has the unknown field {shown(name)}")
        for name in names:
            if name not in value:
                self.wrong(path, f"lacks the field {name}")
        return {name: value.get(name) for name in names}

    def number(self, value: object, path: str, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        if type(value) is int and least <= value <= most:
            return value
        self.wrong(path, f"must be a whole number from {least} to {most}, not {shown(value)}")
        return least

    def truth(self, value: object, path: str) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            self.wrong(path, f"must be true or false, not {shown(value)}")
        return value is True

    def word(self, value: object, path: str, known: Mapping[str, int]) -> int:
        """The number of an id; the first one when it is not known."""
        if isinstance(value, str) and value in known:
            return known[value]
        self.wrong(path, f"{shown(value)} is not known here")
        return next(iter(known.values()))

    def items(self, value: object, path: str, most: int) -> list[object]:
        """A list of at most so many items."""
        if not isinstance(value, list):
            self.wrong(path, f"must be a list, not {shown(value)}")
            return []
        if len(value) > most:
            self.wrong(path, f"has {len(value)} items, at most {most} are possible")
        return value[:most]

    def words(self, value: object, path: str, known: Mapping[str, int], most: int) -> tuple[int, ...]:
        """A list of ids as numbers."""
        items = self.items(value, path, most)
        return tuple(self.word(item, f"{path}[{index}]", known) for index, item in enumerate(items))

    def numbers(self, value: object, path: str, least: int, most: int, count: int) -> tuple[int, ...]:
        """A list of at most `count` whole numbers from `least` to `most`."""
        items = self.items(value, path, count)
        return tuple(self.number(item, f"{path}[{index}]", least, most) for index, item in enumerate(items))


def shown(value: object) -> str:
    """A wrong value in a few characters: never a traceback, however large or deep it is."""
    if value is None or isinstance(value, bool):
        return str(value).lower().replace("none", "null")
    if isinstance(value, int):
        return str(value) if value.bit_length() < 64 else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "...")
    return {"dict": "an object", "list": "a list"}.get(type(value).__name__, "something else")
