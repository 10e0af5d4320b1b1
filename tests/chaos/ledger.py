"""What one table was told is done, against what is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Ledger:
    """The actions of one game as its people know them, one at a time.

    `record` is what must be there. An action is `tried`, then either acknowledged or its answer never came;
    the latter may have been carried out or not, but not half and not twice.
    """

    record: list[str] = field(default_factory=list)
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    problems: list[str] = field(default_factory=list)
    _after: list[str] | None = None
    _sure: bool = True

    def tries(self, action: str) -> None:
        """Somebody sends an action; its notation as it will be written."""
        self._after, self._sure = [*self.record, action], False

    def tries_undo(self) -> None:
        """Somebody takes back the last action."""
        self._after, self._sure = self.record[:-1], False

    def is_acknowledged(self) -> None:
        """The answer came: from now on it must be there for ever."""
        self._sure = True
        self.acknowledged += 1

    def compare(self, written: Sequence[str]) -> None:
        """Look at what is written; afterwards that is what is known."""
        found = list(written)
        after = self.record if self._after is None else self._after
        possible = [after] if self._sure else [after, self.record]
        if found not in possible:
            self._differ(found, after)
        self.record, self._after, self._sure = found, None, True

    def _differ(self, found: list[str], after: list[str]) -> None:
        if len(found) > len(after):
            self.doubled += len(found) - len(after)
        else:
            self.lost += max(1, len(after) - len(found))
        self.problems.append(f"written {found[-3:]}, expected {after[-3:]}")
