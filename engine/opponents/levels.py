"""The levels: how much each of them looks at."""


class Beam:
    """How broadly turns are searched.

    `widths` ideas at each depth of a turn, the last number for all that follow, besides `of_each_kind` of
    each kind of action, however poor they seem; `keep` lines go on (0: one action at a time, no turns).
    """

    __slots__ = ("keep", "of_each_kind", "widths")

    def __init__(self, widths: tuple[int, ...], keep: int, of_each_kind: int) -> None:
        self.widths = widths
        self.keep = keep
        self.of_each_kind = of_each_kind

    def width(self, depth: int) -> int:
        """Ideas at a depth of a turn, which begins with 0."""
        return self.widths[min(depth, len(self.widths) - 1)]


class Foresight:
    """How turns are judged by the answers to them.

    The best `judged` turns are played on in so many `worlds`; the others try `glance` ideas for each action
    of their answers, the seat itself searches each of its next `turns` by the `beam`. `trust` is the share
    of a turn's value that comes from this; the rest is what it seemed worth before.
    """

    __slots__ = ("beam", "glance", "judged", "trust", "turns", "worlds")

    def __init__(self, judged: int, worlds: int, glance: int, beam: Beam, turns: int, trust: float) -> None:
        self.beam = beam
        self.glance = glance
        self.judged = judged
        self.trust = trust
        self.turns = turns
        self.worlds = worlds


class Level:
    """How hard a level thinks.

    `steps` positions at most for one decision; its own turn is searched by the `beam`; `foresight` if turns
    are judged by their answers.
    """

    __slots__ = ("beam", "foresight", "name", "steps")

    def __init__(self, name: str, steps: int, beam: Beam, foresight: Foresight | None = None) -> None:
        self.name = name
        self.steps = steps
        self.beam = beam
        self.foresight = foresight


LEVELS: dict[str, Level] = {
    "easy": Level("easy", 60, Beam((50,), 0, 2)),
    "normal": Level("normal", 600, Beam((60, 30), 16, 2)),
    "hard": Level("hard", 8000, Beam((60, 30), 12, 2), Foresight(5, 16, 4, Beam((6, 4), 2, 0), 2, 0.85)),
}
"""The levels by name."""
