"""Discord's refusals: HTTP status, Discord's own code and, for bad bodies, the tree of errors."""

from collections.abc import Iterable
from typing import Any, NamedTuple

Step = str | int


class Problem(NamedTuple):
    """One thing wrong with a body: where it is, Discord's code, and a sentence."""

    where: tuple[Step, ...]
    code: str
    message: str


class DiscordError(Exception):
    """An answer other than success. `status` is HTTP's, `code` Discord's (0 where it has none)."""

    def __init__(self, status: int, code: int, message: str, problems: Iterable[Problem] = ()) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.problems = tuple(problems)

    def body(self) -> dict[str, Any]:
        """The JSON that Discord answers."""
        answer: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.problems:
            answer["errors"] = tree(self.problems)
        return answer


def invalid_form(problems: Iterable[Problem]) -> DiscordError:
    """The refusal of a body that breaks a limit."""
    return DiscordError(400, 50035, "Invalid Form Body", problems)


def tree(problems: Iterable[Problem]) -> dict[str, Any]:
    """Discord's nested form of a list of problems."""
    root: dict[str, Any] = {}
    for problem in problems:
        node = root
        for step in problem.where:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return root


def unknown(what: str) -> DiscordError:
    """404 for something that does not exist: channel, message, interaction, ..."""
    return DiscordError(404, UNKNOWN[what], f"Unknown {what.title()}")


UNKNOWN = {
    "channel": 10003,
    "guild": 10004,
    "member": 10007,
    "message": 10008,
    "role": 10011,
    "user": 10013,
    "emoji": 10014,
    "webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


def missing_access() -> DiscordError:
    return DiscordError(403, 50001, "Missing Access")


def missing_permissions() -> DiscordError:
    return DiscordError(403, 50013, "Missing Permissions")
