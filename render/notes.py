"""What stands beneath the markets: notes of what changed, or else a key to the signs."""

from collections.abc import Callable, Sequence

from render import fonts, names
from render.boxes import Box
from render.labels import word
from render.marks import badge
from render.palette import BAD, INK, PAPER
from render.panels import panel
from render.scene import Item, Stamp, Symbol, Words

NOTE_LEAST = 156.0
KEY_LEAST = 196.0
_LINE = 25.0
_SIZE = 20.0
_SIGN = 28.0


def note_items(title: str, lines: Sequence[str], box: Box) -> list[Item]:
    """A sheet with the lines, broken where they are too long, as far as it has room."""
    inner = box.grown(-14)
    room = int((inner.height - 26) // _LINE)
    head = Box.at(inner.left, inner.top - 4, inner.width, 26)
    out: list[Item] = [panel(box), Words(title, head, "serif", 22, INK)]
    for n, line in enumerate(_shortened(lines, inner.width, room)):
        place = Box.at(inner.left, inner.top + 26 + _LINE * n, inner.width, 24)
        out.append(Words(line, place, "text", _SIZE, INK))
    return out


def _shortened(lines: Sequence[str], wide: float, most: int) -> list[str]:
    """At most so many lines of a width; an ellipsis where some are left out."""
    broken = [part for line in lines for part in _broken(line, wide)]
    if len(broken) <= most:
        return broken
    last = names.cut(f"{broken[most - 1]} …", wide, lambda text: fonts.width(text, "text", _SIZE))
    return [*broken[: most - 1], last]


def _broken(line: str, wide: float) -> list[str]:
    """A text in lines of a width, broken between words."""
    out = [""]
    for each in line.split():
        longer = f"{out[-1]} {each}".lstrip()
        if out[-1] and fonts.width(longer, "text", _SIZE) > wide:
            out.append(each)
        else:
            out[-1] = longer
    return out


def key_items(lang: str, box: Box) -> list[Item]:
    """A sheet that explains the signs on the board."""
    inner = box.grown(-16)
    pitch = inner.height / len(_SIGNS)
    out: list[Item] = [panel(box)]
    for n, (name, sign) in enumerate(_SIGNS):
        middle = inner.top + pitch * (n + 0.5)
        place = Box.around((inner.left + _SIGN / 2, middle), _SIGN, _SIGN)
        text = Box(place.right + 14, place.top, inner.right, place.bottom)
        out += [*sign(place), Words(word(lang, f"picture-key-{name}"), text, "text", 20, INK)]
    return out


def _hexagon(box: Box) -> list[Item]:
    return [Symbol("hexagon", box, INK), Words("5", box, "bold", 20, PAPER, "middle")]


def _income(box: Box) -> list[Item]:
    return [Words("+3", box, "bold", 22, INK, "middle")]


def _badge(text: str) -> Callable[[Box], list[Item]]:
    return lambda box: [Stamp(badge, (text,), box, "badge")]


def _lock(box: Box) -> list[Item]:
    return [Symbol("lock", box.grown(-4), BAD)]


_SIGNS: tuple[tuple[str, Callable[[Box], list[Item]]], ...] = (
    ("points", _hexagon),
    ("income", _income),
    ("link", _badge("2")),
    ("trade", _badge("trade")),
    ("lock", _lock),
)
