"""Drawing with smooth edges: everything is drawn larger and reduced once."""

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.boxes import Box, Point
from render.palette import Colour

Fill = Colour | tuple[int, int, int, int]


def curve(start: Point, end: Point, bends: Sequence[Point] = (), steps: int = 24) -> list[Point]:
    """Points of a smooth line from start to end: straight, or bent towards one or more control points."""
    if not bends:
        return [start, end]
    controls = [start, *bends, end]
    return [_bezier(controls, n / steps) for n in range(steps + 1)]


def _bezier(controls: Sequence[Point], at: float) -> Point:
    points = list(controls)
    while len(points) > 1:
        points = [
            (one[0] + (two[0] - one[0]) * at, one[1] + (two[1] - one[1]) * at)
            for one, two in pairwise(points)
        ]
    return points[0]


def smooth_outline(points: Sequence[Point], steps: int = 10) -> list[Point]:
    """A closed outline that runs smoothly through all points (Catmull-Rom)."""
    count = len(points)
    out: list[Point] = []
    for n in range(count):
        before, here, there, after = (points[(n + k) % count] for k in (-1, 0, 1, 2))
        out += [_between(before, here, there, after, k / steps) for k in range(steps)]
    return out


def _between(before: Point, here: Point, there: Point, after: Point, at: float) -> Point:
    def along(axis: int) -> float:
        p, q, r, s = before[axis], here[axis], there[axis], after[axis]
        return 0.5 * (
            2 * q + (r - p) * at + (2 * p - 5 * q + 4 * r - s) * at**2 + (3 * q - p - 3 * r + s) * at**3
        )

    return along(0), along(1)


def spaced(points: Sequence[Point], gap: float) -> list[tuple[Point, Point]]:
    """Places at even distances along a line, each with the direction there as a vector of length one."""
    out: list[tuple[Point, Point]] = []
    left = gap / 2
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1)
        if length == 0:
            continue
        way = ((x2 - x1) / length, (y2 - y1) / length)
        while left <= length:
            out.append(((x1 + way[0] * left, y1 + way[1] * left), way))
            left += gap
        left -= length
    return out


def _band(start: Point, end: Point, half: float) -> list[Point]:
    """The outline of a straight band."""
    (x1, y1), (x2, y2) = start, end
    length = math.hypot(x2 - x1, y2 - y1) or 1
    across, down = -(y2 - y1) / length * half, (x2 - x1) / length * half
    return [
        (x1 + across, y1 + down),
        (x2 + across, y2 + down),
        (x2 - across, y2 - down),
        (x1 - across, y1 - down),
    ]


class Canvas:
    """A picture of one box of the board; all arguments are board units."""

    def __init__(self, box: Box, scale: float, fill: Fill, larger: int = 2) -> None:
        """`scale`: pixels a unit in the result; `larger`: how many times larger it is drawn."""
        self._size = (max(1, round(box.width * scale)), max(1, round(box.height * scale)))
        self._larger = larger
        self._unit = scale * larger
        self._left, self._top = box.left, box.top
        mode = "RGB" if len(fill) == 3 else "RGBA"
        self._image = Image.new(mode, (self._size[0] * larger, self._size[1] * larger), fill)
        self._draw = ImageDraw.Draw(self._image)

    def _at(self, point: Point) -> Point:
        return (point[0] - self._left) * self._unit, (point[1] - self._top) * self._unit

    def polygon(self, points: Sequence[Point], fill: Fill) -> None:
        """A filled outline."""
        self._draw.polygon([self._at(point) for point in points], fill=fill)

    def line(self, points: Sequence[Point], fill: Fill, width: float) -> None:
        """A line of even width with round joints and ends."""
        for start, end in pairwise(points):
            self.polygon(_band(start, end, width / 2), fill)
        for joint in points:
            self.circle(joint, width / 2 - 0.25, fill)

    def inside(self, outline: Sequence[Point], fill: Colour, rim: Colour, width: float) -> None:
        """A filled outline with a rim of another colour along its inner side."""
        mask = Image.new("L", self._image.size)
        ImageDraw.Draw(mask).polygon([self._at(point) for point in outline], fill=255)
        whole, brush = self._image, self._draw
        self._image = Image.new("RGB", whole.size, fill)
        self._draw = ImageDraw.Draw(self._image)
        self.line([*outline, outline[0]], rim, 2 * width)
        whole.paste(self._image, mask=mask)
        self._image, self._draw = whole, brush

    def circle(self, centre: Point, radius: float, fill: Fill) -> None:
        """A filled disc."""
        x, y = self._at(centre)
        reach = radius * self._unit
        self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=fill)

    def rounded(self, box: Box, radius: float, fill: Fill, corners: tuple[bool, ...] = (True,) * 4) -> None:
        """A filled rectangle with round corners (upper left, upper right, lower right, lower left)."""
        x1, y1 = self._at((box.left, box.top))
        x2, y2 = self._at((box.right, box.bottom))
        top_left, top_right, low_right, low_left = corners
        self._draw.rounded_rectangle(
            (x1, y1, x2 - 1, y2 - 1),
            radius * self._unit,
            fill=fill,
            corners=(top_left, top_right, low_right, low_left),
        )

    def mask(self, shape: Image.Image, box: Box, fill: Colour) -> None:
        """A colour through a mask that is stretched over the box."""
        x, y = self._at((box.left, box.top))
        size = (max(1, round(box.width * self._unit)), max(1, round(box.height * self._unit)))
        self._image.paste(fill, (round(x), round(y)), shape.resize(size, Image.Resampling.BILINEAR))

    def finish(self) -> Image.Image:
        """The picture at its own size."""
        return self._image.reduce(self._larger) if self._larger > 1 else self._image
