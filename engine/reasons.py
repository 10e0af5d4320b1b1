"""Why an action is refused: a code and its facts, never a sentence."""

CODES: tuple[str, ...] = (
    "card",
    "network",
    "slot",
    "preference",
    "era",
    "level",
    "locked",
    "one_per_place",
    "overbuild",
    "money",
    "coal",
    "iron",
    "source",
    "line",
    "links_left",
    "two_links",
    "mill",
    "port",
    "distant_closed",
    "distant_connection",
    "loan_floor",
    "loan_over",
    "loan_amount",
    "two_actions",
    "turn",
    "decision",
    "finished",
    "unreadable",
)
"""Every code there is (SCENARIOS)."""

Fact = str | int | list[str]


class EngineError(ValueError):
    """Root of all errors of the engine."""


class Reason:
    """A coded refusal: `code` is one of CODES, `facts` are ids and numbers and always name the `rule`."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: dict[str, Fact]) -> None:
        self.code = code
        self.facts = facts

    def to_json(self) -> dict[str, Fact]:
        """The code and the facts in one object."""
        return {"code": self.code, **self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.facts!r})"


class Refused(EngineError):
    """An action that is not allowed or cannot be read; `reason` says why. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code}: {reason.facts}")
        self.reason = reason
