"""The board in words: places with their tiles, links, free lines and markets. Made for screen readers."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from bot.text import names
from bot.text.status import View, heading, waiting
from bot.text.voice import Voice
from data.facts import PlaceFacts, facts, lines_of


def board(
    view: View,
    lang: str,
    *,
    people: Mapping[str, str] | None = None,
    places: Collection[str] | None = None,
) -> str:
    """The board as text, with blank lines between its parts; with `places` only those and their lines.

    Owners are named by their colours; `people` (names by seat) serve to say whose decision it is.
    """
    voice = Voice(lang, view["viewer"])
    head = "\n".join(part for part in (heading(view, lang), waiting(view, lang, people)) if part)
    parts = [head, _places(voice, view, places), _links(voice, view, places)]
    if not view["finished"]:
        parts.append(_lines(voice, view, places))
    if places is None:
        parts.insert(1, "\n".join([voice.text("board-markets-head"), markets(view, lang)]))
    return "\n\n".join(parts)


def place(view: View, lang: str, place_id: str) -> str:
    """One place as one line: its slots with what stands there, or what it gives to links."""
    return _place(Voice(lang), view, _PLACES[place_id])


def markets(view: View, lang: str) -> str:
    """Both markets and the distant market; one line each."""
    voice = Voice(lang)
    lines = [
        voice.text(f"market-{each}", state=_market(voice, view[f"{each}_market"]))
        for each in ("coal", "iron")
    ]
    return "\n".join([*lines, *_distant(voice, view["distant"])])


def _market(voice: Voice, market: Mapping[str, Any]) -> str:
    return voice.text(
        "market-state", cubes=market["cubes"], spaces=len(market["prices"]), price=market["next_price"]
    )


def _distant(voice: Voice, distant: Mapping[str, Any]) -> list[str]:
    turned = [voice.text("market-distant-turned", tiles=_tiles(voice, Counter(distant["turned"])))]
    if distant["closed"]:
        return [voice.text("market-distant-closed"), *turned]
    marker = distant["marker"]
    bonus = distant["track"][marker]
    if not distant["left"]:
        return [voice.text("market-distant-empty", bonus=bonus), *turned]
    unseen = Counter({int(tile): times for tile, times in distant["unseen"].items() if times})
    state = voice.text(
        "market-distant",
        bonus=bonus,
        space=marker + 1,
        spaces=len(distant["track"]),
        left=distant["left"],
        tiles=_tiles(voice, unseen),
    )
    return [state, *(turned if distant["turned"] else [])]


def _tiles(voice: Voice, tiles: Counter[int]) -> str:
    """Distant tiles by their moves, the smallest first: `2 × 0, 1 × −1`."""
    return ", ".join(
        voice.text("market-tile-times", times=times, tile=f"−{tile}" if tile else "0")
        for tile, times in sorted(tiles.items())
    )


def _places(voice: Voice, view: View, places: Collection[str] | None) -> str:
    shown = [each for each in _on_map(view) if places is None or each in places]
    lines = [_place(voice, view, _PLACES[each]) for each in shown] or [voice.text("board-nothing-here")]
    return "\n".join([voice.text("board-places-head"), *lines])


def _place(voice: Voice, view: View, given: PlaceFacts) -> str:
    name = names.place(voice.lang, given.id)
    if not given.slots:
        kind = "icon" if given.trade_icon else "points"
        return voice.text(f"board-place-{kind}", place=name, points=given.link_points)
    tiles = {tile["number"]: tile for tile in view["tiles"] if tile["place"] == given.id}
    taken = [_taken(voice, tile) for _, tile in sorted(tiles.items())]
    free: dict[tuple[str, ...], list[str]] = {}
    for number, icons in enumerate(given.slots, start=1):
        if number not in tiles:
            free.setdefault(icons, []).append(str(number))
    slots = [*taken, *(_free(voice, numbers, icons) for icons, numbers in free.items())]
    return voice.text("board-place", place=name, slots="; ".join(slots))


def _free(voice: Voice, numbers: list[str], icons: tuple[str, ...]) -> str:
    """The free slots with the same icons together."""
    industries = names.industries(voice.lang, icons)
    return voice.text("board-slot-free", numbers=voice.joined(numbers), industries=industries)


def _taken(voice: Voice, tile: Mapping[str, Any]) -> str:
    return voice.text(
        "board-slot-taken",
        number=tile["number"],
        owner=voice.listed(tile["owner"]),
        tile=names.tile(voice.lang, tile["industry"], tile["level"]),
        state=_state(voice, tile),
    )


def _state(voice: Voice, tile: Mapping[str, Any]) -> str:
    if tile["flipped"]:
        return voice.text("board-tile-flipped")
    if tile["cubes"]:
        resource = "coal" if tile["industry"] == "coal_mine" else "iron"
        return voice.text(f"board-tile-{resource}", cubes=tile["cubes"])
    return voice.text("board-tile-unflipped")


def _links(voice: Voice, view: View, places: Collection[str] | None) -> str:
    owned: dict[str, list[str]] = {}
    for link in view["links"]:
        if _touches(link["line"], places):
            owned.setdefault(link["owner"], []).append(names.line(voice.lang, link["line"]))
    lines = [
        voice.text("board-links", owner=voice.listed(seat), lines=", ".join(owned[seat]))
        for seat in view["order"]
        if seat in owned
    ]
    return "\n".join([voice.text("board-links-head"), *(lines or [voice.text("board-links-none")])])


def _lines(voice: Voice, view: View, places: Collection[str] | None) -> str:
    laid = {link["line"] for link in view["links"]}
    free = [
        names.line(voice.lang, line.id)
        for line in lines_of(facts().board, view["map"])
        if getattr(line, view["era"]) and line.id not in laid and _touches(line.id, places)
    ]
    told = ", ".join(free) if free else voice.text("board-lines-none")
    return "\n".join([voice.text("board-lines-head"), told])


def _touches(line: str, places: Collection[str] | None) -> bool:
    return places is None or any(end in places for end in line.split("-"))


def _on_map(view: View) -> tuple[str, ...]:
    return facts().board.maps[view["map"]].places


_PLACES = {each.id: each for each in facts().board.places}
