"""Golden pictures: what each kind is to look like, kept small.

`python -m tests.render.goldens` draws them anew.
"""

import io
from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

import engine
import render
from tests.render.positions import played
from tests.render.views import SEATS, by_chance, fresh

FOLDER = Path(__file__).parent / "golden"
PEOPLE = {"red": "Anna", "yellow": "Bartholomew van den Heuvel-Rijnd", "teal": "李小龙", "purple": "👍🏽 Zoë"}
WIDTH = 300
_CARDS = [
    "barrow_in_furness",
    "liverpool",
    "manchester",
    "cotton_mill",
    "coal_mine",
    "iron_works",
    "port",
    "shipyard",
]


def _hand() -> render.Picture:
    view = by_chance(3) | {"viewer": "red", "hand": _CARDS}
    return render.hand(view, names=PEOPLE, usable={"liverpool", "port"})


_VIEW = by_chance(3)
_MARKS = [
    {"number": 1, "slot": _VIEW["tiles"][4]["slot"], "kind": "built"},
    {"number": 2, "line": _VIEW["links"][0]["line"], "kind": "linked"},
    {"number": 3, "market": "coal", "kind": "taken"},
]


def _end() -> render.Picture:
    views = played(engine.Options.of(), 5, 8)
    return render.end(views[-1], views, names=PEOPLE)


KINDS: dict[str, Callable[[], render.Picture]] = {
    "fresh": lambda: render.board(fresh(), names=PEOPLE),
    "full-rail": lambda: render.board(by_chance(8, 4, "full", "rail", 1.0), names=PEOPLE),
    "community": lambda: render.board(by_chance(2, 2, "community", "rail"), names=PEOPLE),
    "three-players": lambda: render.board(by_chance(6, 3), names=PEOPLE),
    "preview": lambda: render.preview(_VIEW, _MARKS, names=PEOPLE),
    "closeup": lambda: render.closeup(_VIEW, _MARKS, names=PEOPLE),
    "preview-closeup": lambda: render.preview_closeup(_VIEW, _MARKS, names=PEOPLE),
    "region": lambda: render.region(by_chance(8, 4, "full", "rail", 1.0), "manchester", names=PEOPLE),
    "hand": _hand,
    "mat": lambda: render.mat(by_chance(9), SEATS[3], names=PEOPLE),
    "end": _end,
}


def small(picture: render.Picture) -> Image.Image:
    """A picture reduced to what a golden keeps."""
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def unlike(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """The mean difference of all pixels, and of the worst of many small squares, from 0 to 255."""
    apart = ImageChops.difference(one, other).convert("L")
    squares = apart.resize((max(1, one.width // 10), max(1, one.height // 10)), Image.Resampling.BOX)
    return ImageStat.Stat(apart).mean[0], float(squares.getextrema()[1])  # type: ignore[arg-type]


def main() -> None:
    """Draw all goldens anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in KINDS.items():
        reduced = small(make()).quantize(64, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        reduced.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
