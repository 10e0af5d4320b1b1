"""Line charts: one line a seat over the rounds, with the seats' marks at the ends."""

from collections.abc import Mapping, Sequence

from PIL import Image

from render.boxes import Box, Point
from render.canvas import Canvas
from render.labels import signed
from render.marks import seat_disc
from render.palette import INK, MUTED, PAPER, RULE, SEATS
from render.panels import panel
from render.scene import Item, Stamp, Words

_RADIUS = 15.0
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


def chart_items(title: str, series: Mapping[str, Sequence[float]], box: Box) -> list[Item]:
    """A panel with a title, a scale at the left and the lines of the seats."""
    plot = Box(box.left + 64, box.top + 58, box.right - 48, box.bottom - 24)
    values = [value for line in series.values() for value in line] or [0]
    low, high, step = _scale(min(0, *values), max(1, *values))
    out: list[Item] = [
        panel(box),
        Words(title, Box(box.left + 16, box.top + 10, box.right - 16, box.top + 44), "serif", 28, INK),
    ]
    ticks = range(low, high + 1, step)
    for value in ticks:
        y = _height(value, low, high, plot)
        out.append(
            Words(_tick(value), Box(box.left + 8, y - 13, plot.left - 8, y + 13), "text", 24, MUTED, "right")
        )
    lines = tuple((seat, _points(line, low, high, plot)) for seat, line in series.items())
    rules = tuple(_height(value, low, high, plot) for value in ticks)
    out.append(Stamp(lines_picture, (plot.grown(6), lines, rules), plot.grown(6), "plot"))
    return out + _ends(lines, plot)


def _tick(value: int) -> str:
    return signed(value) if value < 0 else str(value)


def _scale(low: float, high: float) -> tuple[int, int, int]:
    """Whole numbers around the values and a step that cuts them into at most six."""
    step = next((step for step in _STEPS if (high - low) / step <= 5), 1000)
    first = int(low // step) * step
    return first, int(-(-high // step)) * step, step


def _height(value: float, low: int, high: int, plot: Box) -> float:
    return plot.bottom - (value - low) / (high - low) * plot.height


def _points(line: Sequence[float], low: int, high: int, plot: Box) -> tuple[Point, ...]:
    last = max(1, len(line) - 1)
    return tuple(
        (plot.left + n / last * plot.width, _height(value, low, high, plot)) for n, value in enumerate(line)
    )


def lines_picture(
    box: Box, lines: tuple[tuple[str, tuple[Point, ...]], ...], rules: tuple[float, ...], scale: float
) -> Image.Image:
    """The rules and lines of a chart, in the units of the whole picture."""
    canvas = Canvas(box, scale, (0, 0, 0, 0), 2)
    for y in rules:
        canvas.line([(box.left + 6, y), (box.right - 6, y)], RULE, 1.5)
    for seat, points in lines:
        if len(points) > 1:
            canvas.line(points, PAPER, 7)
            canvas.line(points, SEATS[seat], 4.5)
    return canvas.finish()


def _ends(lines: Sequence[tuple[str, tuple[Point, ...]]], plot: Box) -> list[Item]:
    """The seats' marks beside the ends of their lines, moved apart where they would lie on each other."""
    ends = sorted((points[-1][1], seat) for seat, points in lines if points)
    gap = 2 * _RADIUS + 1
    heights: list[float] = []
    for n, (y, _) in enumerate(ends):
        # Room must remain beneath for those that follow.
        lowest = plot.bottom + 6 - gap * (len(ends) - 1 - n)
        heights.append(min(lowest, max(y, heights[-1] + gap if heights else y)))
    x = plot.right + 24
    return [
        Stamp(seat_disc, (seat, _RADIUS), Box.around((x, y), 2 * _RADIUS, 2 * _RADIUS), "mark")
        for y, (_, seat) in zip(heights, ends, strict=True)
    ]
