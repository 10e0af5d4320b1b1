"""The levels: how much each of them looks at."""


class Foresight:
    """How turns are judged by the answers to them.

    The best `judged` turns are played on in so many `worlds`; the others try `glance` ideas for each action
    of their answers, the seat itself `widths` ideas for each of its next `turns`, of which `keep` lines go
    on. `trust` is the share of a turn's value that comes from this; the rest is what it seemed worth before.
    """

    __slots__ = ("glance", "judged", "keep", "trust", "turns", "widths", "worlds")

    def __init__(
        self,
        judged: int,
        worlds: int,
        glance: int,
        widths: tuple[int, ...],
        keep: int,
        turns: int,
        trust: float,
    ) -> None:
        self.judged = judged
        self.worlds = worlds
        self.glance = glance
        self.widths = widths
        self.keep = keep
        self.turns = turns
        self.trust = trust


class Level:
    """How hard a level thinks.

    `steps` positions at most for one decision; `widths` ideas at each depth of a turn and `keep` lines that
    go on (0: one action at a time, not whole turns); `foresight` if turns are judged by their answers.
    """

    __slots__ = ("foresight", "keep", "name", "steps", "widths")

    def __init__(
        self, name: str, steps: int, widths: tuple[int, ...], keep: int, foresight: Foresight | None = None
    ) -> None:
        self.name = name
        self.steps = steps
        self.widths = widths
        self.keep = keep
        self.foresight = foresight


LEVELS: dict[str, Level] = {
    "easy": Level("easy", 60, (50,), 0),
    "normal": Level("normal", 600, (60, 30), 16),
    "hard": Level("hard", 5000, (60, 30), 12, Foresight(5, 8, 4, (6, 4), 2, 2, 0.85)),
}
"""The levels by name."""
