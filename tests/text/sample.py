"""A stretch of events as the engine writes them: every kind once at least."""

from typing import Any


def event(kind: str, seat: str | None, to: str | None = None, **facts: Any) -> dict[str, Any]:
    """One event in its JSON form."""
    return {"kind": kind, "seat": seat, **facts, "to": to}


def flip(seat: str, slot: str, industry: str, level: int, before: int, spaces: int) -> dict[str, Any]:
    """A tile of `seat` that flips and moves the income marker."""
    moved = min(before + spaces, 99)
    return event(
        "flipped", seat, slot=slot, owner=seat, industry=industry, level=level,
        spaces=spaces, space_before=before, space_after=moved,
    )  # fmt: skip


def distant(slot: str, *, closed: bool = False, **facts: int) -> dict[str, Any]:
    """A tile of the distant market that Yellow turned over for the mill on a slot."""
    return event("distant_turned", "yellow", slot=slot, closed=closed, **facts)


BUILD = [
    event("discarded", "red", card="manchester"),
    event("built", "red", slot="manchester_1", industry="cotton_mill", level=3, pounds=16, double=False),
    event("coal_taken", "red", slot="bolton_1", owner="yellow"),
    flip("yellow", "bolton_1", "coal_mine", 1, 10, 4),
    event("iron_bought", "red", pounds=2),
]
IRON_WORKS = [
    event("discarded", "red", card="preston"),
    event("built", "red", slot="preston_2", industry="iron_works", level=1, pounds=5, double=False),
    event("coal_bought", "red", pounds=1),
    event("shipped", "red", slot="preston_2", resource="iron", cubes=4, pounds=14),
    flip("red", "preston_2", "iron_works", 1, 10, 3),
]
OVERBUILD = [
    event("discarded", "teal", card="bolton"),
    event("discarded", "teal", card="port"),
    event("replaced", "teal", slot="wigan_1", owner="red", industry="coal_mine", level=1, cubes=0),
    event("built", "teal", slot="wigan_1", industry="coal_mine", level=3, pounds=8, double=True),
    event("iron_taken", "teal", slot="manchester_4", owner="teal"),
    event("shipped", "teal", slot="wigan_1", resource="coal", cubes=2, pounds=3),
]
OVERBUILD_OWN = [
    event("discarded", "teal", card="bolton"),
    event("replaced", "teal", slot="wigan_1", owner="teal", industry="coal_mine", level=2, cubes=1),
    event("built", "teal", slot="wigan_1", industry="coal_mine", level=3, pounds=8, double=False),
    event("iron_taken", "teal", slot="manchester_4", owner="purple"),
]
CANAL = [event("discarded", "red", card="port"), event("linked", "red", line="preston-wigan", pounds=3)]
RAIL = [
    event("discarded", "red", card="port"),
    event("linked", "red", line="lancaster-scotland", pounds=5),
    event("coal_bought", "red", pounds=4),
]
TWO_RAILS = [
    event("discarded", "red", card="port"),
    event("linked", "red", line="preston-wigan", pounds=5),
    event("coal_taken", "red", slot="wigan_1", owner="red"),
    event("linked", "red", line="blackburn-preston", pounds=10),
    event("coal_taken", "red", slot="wigan_1", owner="red"),
    flip("red", "wigan_1", "coal_mine", 2, 30, 7),
]
DEVELOP = [
    event("discarded", "yellow", card="wigan"),
    event("developed", "yellow", industry="shipyard", level=0),
    event("iron_taken", "yellow", slot="manchester_4", owner="teal"),
    event("developed", "yellow", industry="shipyard", level=0),
    event("iron_bought", "yellow", pounds=1),
]
SELL = [
    event("discarded", "yellow", card="wigan"),
    event("sold", "yellow", slot="oldham_1", buyer="liverpool_1"),
    flip("teal", "liverpool_1", "port", 2, 10, 3),
    flip("yellow", "oldham_1", "cotton_mill", 2, 14, 4),
    distant("bury_1", tile=2, marker_before=0, marker=2, spaces=2, space_before=18, space_after=20),
    event("sold", "yellow", slot="bury_1", buyer="distant"),
    flip("yellow", "bury_1", "cotton_mill", 1, 20, 5),
    distant("bury_2", tile=0, marker_before=2, marker=2, spaces=2, space_before=25, space_after=27),
    event("sold", "yellow", slot="bury_2", buyer="distant"),
    flip("yellow", "bury_2", "cotton_mill", 1, 27, 5),
    distant(
        "colne_1", tile=4, marker_before=6, marker=8, spaces=0, space_before=32, space_after=32, closed=True
    ),
    event("stopped", "yellow"),
]
LOAN = [
    event("discarded", "purple", card="wigan"),
    event("loan", "purple", pounds=30, levels=3, space_before=10, space_after=7),
]
PASSES = [
    event("discarded", "teal", card="wigan"),
    event("passed", "teal"),
    event("discarded", "teal", card="bury"),
    event("passed", "teal"),
]
TURN_END = [
    event("turn_ended", "teal", spent=0),
    event("drew", "teal", count=2),
    event("drew_cards", "teal", to="teal", cards=["colne", "coal_mine"]),
]
ROUND_END = [
    event("round_ended", None, era="canal", round=8),
    event(
        "order_set",
        None,
        order=["teal", "purple", "red", "yellow"],
        spent={"teal": 0, "purple": 0, "red": 21, "yellow": 30},
    ),
    event("income", "teal", pounds=0, level=0),
    event("income", "purple", pounds=-3, level=-3),
    event("shortfall", "purple", pounds=3),
    event("removed", "purple", slot="preston_3", industry="port", level=1, cubes=0, pounds=3),
    event("income", "red", pounds=14, level=14),
    event("income", "yellow", pounds=-9, level=-9),
    event("shortfall", "yellow", pounds=9),
    event("points_lost", "yellow", points=5, pounds=9),
]
ERA_END = [
    event("era_ended", None, era="canal"),
    event(
        "links_scored", "red", links=2, points=5, lines={"preston-wigan": 2, "macclesfield-the_midlands": 3}
    ),
    event("links_scored", "teal", links=0, points=0, lines={}),
    event("tiles_scored", "red", tiles=1, points=3, slots={"preston_2": 3}),
    event("tiles_scored", "teal", tiles=2, points=14, slots={"liverpool_1": 4, "liverpool_3": 10}),
    event("level_one_removed", None, tiles=2),
    event("new_era", None, era="rail"),
    event("turn_began", "teal", actions=2),
]
GAME_END = [
    event("era_ended", None, era="rail"),
    event("links_scored", "red", links=1, points=1, lines={"preston-wigan": 1}),
    event("tiles_scored", "red", tiles=0, points=0, slots={}),
    event("money_scored", "red", pounds=57, points=5),
    event("income_scored", "red", points=-2),
    event("level_two_scored", "red", points=9),
    event(
        "game_ended",
        None,
        winners=["red", "teal"],
        points={"red": 62, "teal": 62, "yellow": 41, "purple": 1},
    ),
]
EVERYTHING = [
    *BUILD, *IRON_WORKS, *OVERBUILD, *OVERBUILD_OWN, *CANAL, *RAIL, *TWO_RAILS, *DEVELOP, *SELL, *LOAN,
    *PASSES, *TURN_END, *ROUND_END, *ERA_END, *GAME_END,
]  # fmt: skip
