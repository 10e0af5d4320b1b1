"""Small pictures that explain a rule: hand-made positions of a few tiles, and the distant market alone."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import data
from data.facts import facts
from render import alt
from render.board import map_part
from render.boxes import Box
from render.layout import around
from render.markets import distant_items
from render.picture import Picture, finished
from render.sheet import painted

View = Mapping[str, Any]
_FILE = Path(data.__file__).parent / "examples.json"
# In units: as the panel of the distant market stands beside the board, with a little wood around it.
_DISTANT = Box(0, 0, 592, 138)
_EDGE = 8.0


@cache
def examples() -> Mapping[str, View]:
    """All examples by name: `topic` and `rules` they belong to, and what they show."""
    found: Mapping[str, View] = json.loads(_FILE.read_text(encoding="utf-8"))
    return found


def example(name: str, lang: str, scale: float = 1.5) -> Picture:
    """The picture of an example; KeyError if there is none of this name."""
    shown = examples()[name]
    if "distant" in shown:
        return distant(distant_view(shown), lang, scale)
    view = board_view(shown)
    box = around(view["map"], places_of(shown), lang)
    image = map_part(view, shown["marks"], lang, scale, box)
    return finished(image, alt.region(view, {}, shown["part"], box, lang))


def places_of(shown: View) -> set[str]:
    """Every place that an example speaks of: with a tile, or at the end of a link."""
    ends = {place for link in shown["links"] for place in link["line"].split("-")}
    return ends | {tile["slot"].rpartition("_")[0] for tile in shown["tiles"]} | {shown["part"]}


def board_view(shown: View) -> dict[str, Any]:
    """As much of a view as a part of the board needs, for an example's tiles and links."""
    return {
        "map": "full",
        "era": shown["era"],
        "tiles": [_tile(each) for each in shown["tiles"]],
        "links": shown["links"],
    }


def _tile(given: View) -> dict[str, Any]:
    place, _, number = given["slot"].rpartition("_")
    levels = facts().industries.tiles[given["industry"]]
    printed = next(each for each in levels if each.level == given["level"])
    usual = {"cubes": 0, "flipped": False, "points": printed.points, "income": printed.income}
    return {**usual, **given, "place": place, "number": int(number)}


def distant_view(shown: View) -> dict[str, Any]:
    """The distant market of an example as in a view."""
    given = shown["distant"]
    track = list(facts().markets.distant.track)
    left = sum(given["unseen"].values())
    return {"distant": {**given, "track": track, "closed": given["marker"] >= len(track), "left": left}}


def distant(view: View, lang: str, scale: float = 1.5) -> Picture:
    """The distant market of a view alone: its track with the marker, the tiles turned over, those left."""
    items = distant_items(view, lang, _DISTANT.grown(-_EDGE), None)
    return finished(painted(_DISTANT, items, scale), alt.distant(view, lang))
