"""Rectangles in board units: one unit is one pixel of the full-size picture."""

from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle by its four sides; right and bottom lie outside."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, centre: Point, width: float, height: float) -> "Box":
        """The box of a width and height whose middle is `centre`."""
        x, y = centre
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    @classmethod
    def at(cls, left: float, top: float, width: float, height: float) -> "Box":
        """The box of a width and height from its upper left corner."""
        return cls(left, top, left + width, top + height)

    @property
    def width(self) -> float:
        """Units from left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Units from top to bottom."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """The middle."""
        return ((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    def grown(self, units: float) -> "Box":
        """The box with every side moved outwards (inwards when negative)."""
        return Box(self.left - units, self.top - units, self.right + units, self.bottom + units)

    def moved(self, across: float, down: float) -> "Box":
        """The same box elsewhere."""
        return Box(self.left + across, self.top + down, self.right + across, self.bottom + down)

    def overlaps(self, other: "Box") -> bool:
        """Whether the two share any area."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: "Box") -> bool:
        """Whether the other lies wholly inside, edges included."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def holds(self, point: Point) -> bool:
        """Whether a point lies inside."""
        return self.left <= point[0] < self.right and self.top <= point[1] < self.bottom

    def columns(self, count: int, gap: float = 0) -> list["Box"]:
        """The box cut into equal columns with a gap between them."""
        width = (self.width - gap * (count - 1)) / count
        return [Box.at(self.left + n * (width + gap), self.top, width, self.height) for n in range(count)]


def union(boxes: list[Box]) -> Box:
    """The smallest box around all of them; ValueError for none."""
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )
