"""What happened: events with their audience. Kinds and facts are those of docs/engine.md."""

from engine.names import SEATS

EventFact = str | int | bool | list[str] | dict[str, int]
EventFacts = dict[str, EventFact]

REVEALING: frozenset[str] = frozenset({"distant_turned", "drew_cards"})
"""Kinds after which somebody knows what was hidden: an action with one of them cannot be taken back."""

TABLE: int = -1
"""The seat of an event that is nobody's own, and the audience of an open one."""


class Event:
    """One thing that happened.

    `kind` names it, `seat` is whose it is (TABLE for the whole table), `facts` are ids and numbers, `to`
    is the only seat that may see it (TABLE: everybody).
    """

    __slots__ = ("facts", "kind", "seat", "to")

    def __init__(self, kind: str, seat: int, facts: EventFacts, to: int = TABLE) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.to = to

    @property
    def reveals(self) -> bool:
        """Whether it cannot be taken back, because somebody saw what was hidden."""
        return self.kind in REVEALING

    def to_json(self) -> dict[str, EventFact | None]:
        """One flat object: kind, seat (null for the whole table), the facts, to (null for everybody)."""
        return {
            "kind": self.kind,
            "seat": None if self.seat == TABLE else SEATS[self.seat],
            **self.facts,
            "to": None if self.to == TABLE else SEATS[self.to],
        }

    def __repr__(self) -> str:
        return f"Event({self.to_json()})"
