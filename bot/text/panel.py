"""The private panel in words: how the turn stands, what a choice brings, what is not possible."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.text import names, reasons
from bot.text.status import View, heading
from bot.text.voice import Event, Voice, signed
from data.facts import facts
from data.texts import either

Obstacle = tuple[Mapping[str, Any], str, Mapping[str, Any]]
"""What is not possible: the ids of the object, the code of the reason and its facts."""

_OBJECTS_NAMED = 8
_FIXED = ("line", "slot", "overbuild", "one_per_place", "era")
"""Reasons that lie in the board itself, and last until it changes."""
_OF_THE_MAT = ("era", "level", "locked")
"""Reasons that lie in the tile that comes next, and so are the same in every place."""
_PLACED: dict[str, Callable[[str, str], str]] = {
    "place": names.place,
    "line": names.line,
}


def title(view: View, lang: str, seat: str, people: Mapping[str, str]) -> str:
    """Whose decision it is, and below it when: `Your turn`, `Canal Era, round 3 of 8`."""
    voice = Voice(lang, seat or None, people)
    waits = view["waiting"]
    yours = voice.you(waits["seat"])
    decision = waits["decision"].replace(" ", "_")
    state = voice.text("panel-state", you=yours, who=voice.who(waits["seat"]), decision=decision)
    return voice.text("panel-title", state=state)


def where(view: View, lang: str, game: int, channel: str) -> str:
    """Which game it is, in small print: its number, its channel, era and round."""
    return Voice(lang).text("panel-where", game=game, channel=channel, when=heading(view, lang))


def over(lang: str, game: int, channel: str) -> str:
    """That the game is over, and below it which one it was, in small print."""
    voice = Voice(lang)
    where_it_was = voice.text("panel-where-over", game=game, channel=channel)
    return f"{voice.text('panel-title', state=voice.text('panel-over'))}\n{where_it_was}"


def standing(view: View, lang: str, seat: str) -> str:
    """The seat's money, income, link tiles and, on its own turn, the actions left: one line."""
    voice = Voice(lang, seat)
    own = next(each for each in view["players"] if each["seat"] == seat)
    level = signed(own["income_level"])
    told = voice.text("panel-standing", pounds=own["money"], level=level, links=own["links_left"])
    waits = view["waiting"]
    if waits is None or waits["seat"] != seat or waits["decision"] == "shortfall":
        return told
    return voice.text("panel-standing-turn", standing=told, actions=view["actions_left"])


def debts(view: View, lang: str, seat: str) -> str:
    """What the seat owes, as a sentence; empty if nothing."""
    owed = sum(each["pounds"] for each in view["debts"] if each["seat"] == seat)
    return Voice(lang, seat).text("panel-debt", pounds=owed) if owed else ""


def effects(events: Iterable[Event], lang: str, seat: str) -> str:
    """What a choice does besides its price: whose cubes, which tile is replaced, what flips; short.

    What happens to the seat's own tiles comes first.
    """
    voice = Voice(lang, seat)
    ordered = sorted(events, key=lambda event: event.get("owner", seat) != seat)
    told = [clause for event in ordered if (clause := _effect(voice, event))]
    return ", ".join(dict.fromkeys(told))


def _effect(voice: Voice, event: Event) -> str:
    teller = _EFFECTS.get(event["kind"])
    return teller(voice, event) if teller else ""


def _taken(voice: Voice, event: Event) -> str:
    """Whose cube; one's own need no word, since the price names the place."""
    if event["owner"] == voice.viewer:
        return ""
    resource = event["kind"].split("_")[0]
    return voice.text(f"panel-effect-{resource}", owner=voice.seat(event["owner"]))


def _replaced(voice: Voice, event: Event) -> str:
    tile = names.tile(voice.lang, event["industry"], event["level"])
    yours = voice.you(event["owner"])
    return voice.text("panel-effect-replaced", you=yours, owner=voice.seat(event["owner"]), tile=tile)


def _flipped(voice: Voice, event: Event) -> str:
    return voice.text(
        "panel-effect-flipped",
        you=voice.you(event["owner"]),
        owner=voice.seat(event["owner"]),
        tile=names.industry_inline(voice.lang, event["industry"]),
        place=voice.place_of(event["slot"]),
        spaces=event["space_after"] - event["space_before"],
    )


def _shipped(voice: Voice, event: Event) -> str:
    resource = event["resource"]
    return voice.text(f"panel-effect-shipped-{resource}", cubes=event["cubes"], pounds=event["pounds"])


def _loan(voice: Voice, event: Event) -> str:
    change = voice.level_change(event["space_before"], event["space_after"])
    return voice.text("panel-effect-loan", change=change)


_EFFECTS: dict[str, Callable[[Voice, Event], str]] = {
    "coal_taken": _taken,
    "iron_taken": _taken,
    "replaced": _replaced,
    "flipped": _flipped,
    "shipped": _shipped,
    "loan": _loan,
}


def cards(lang: str, card_ids: Sequence[str]) -> str:
    """The cards that allow something, as alternatives; for the eyes of their owner only."""
    return either(lang, [names.card(lang, each) for each in card_ids])


def obstacles(found: Iterable[Obstacle], lang: str, viewer: str | None = None) -> list[str]:
    """What is not possible, a line for each reason: the objects that share it, and the sentence.

    Reasons that differ only in the place or line they are about become one sentence about all of them.
    What one can do something about comes first.
    """
    shared: dict[str, list[Obstacle]] = {}
    for obstacle in found:
        _, code, facts = obstacle
        same = {name: value for name, value in facts.items() if name not in _PLACED}
        shared.setdefault(f"{code} {sorted(same.items(), key=str)}", []).append(obstacle)
    ordered = sorted(shared.values(), key=lambda members: members[0][1] in _FIXED)
    return [_obstacle(Voice(lang, viewer), members) for members in ordered]


def _obstacle(voice: Voice, members: list[Obstacle]) -> str:
    lang = voice.lang
    _, code, facts = members[0]
    sentence = reasons.cited(lang, code, {**facts, **_together(lang, members)}, voice.viewer)
    named = list(dict.fromkeys(name for ids, _, _ in members if (name := _object(lang, ids))))
    if not named or named[0] in sentence or code in _OF_THE_MAT:
        return voice.text("panel-why-all", sentence=sentence)
    shown = ", ".join(named[:_OBJECTS_NAMED])
    if len(named) > _OBJECTS_NAMED:
        shown = voice.text("panel-and-more", shown=shown, count=len(named) - _OBJECTS_NAMED)
    return voice.text("panel-why-line", objects=shown, sentence=sentence)


def _together(lang: str, members: list[Obstacle]) -> dict[str, list[str]]:
    """The places and lines of several reasons by name, where there is more than one."""
    found = {}
    for fact, tell in _PLACED.items():
        ids = dict.fromkeys(facts[fact] for _, _, facts in members if fact in facts)
        if len(ids) > 1:
            named = [tell(lang, each) for each in ids]
            more = len(named) - _OBJECTS_NAMED
            if more > 0:
                named[_OBJECTS_NAMED:] = [Voice(lang).text("panel-more", count=more)]
            found[fact] = named
    return found


def _object(lang: str, ids: Mapping[str, Any]) -> str:
    """An obstacle's object by name; a slot by its place, since the reason tells slots apart."""
    voice = Voice(lang)
    if "mill" in ids:
        to = buyer(lang, ids["to"])
        return voice.text("panel-sale", mill=voice.place_of(ids["mill"]), to=to)
    if "slot" in ids:
        return voice.place_of(ids["slot"])
    if "line" in ids:
        return names.line(lang, ids["line"])
    if "industry" in ids:
        return names.industry(lang, ids["industry"])
    return names.pounds(lang, ids["pounds"]) if "pounds" in ids else ""


def buyer(lang: str, to: str, port: Mapping[str, Any] | None = None, seat: str = "") -> str:
    """To whom a mill is sold: the port in a place, or the distant market.

    With the `port`'s tile it is also said whose it is, to the reader in `seat`.
    """
    voice = Voice(lang, seat or None)
    if to == "distant":
        return voice.text("panel-distant")
    place = voice.place_of(to)
    if port is None:
        return voice.text("panel-port", place=place)
    tile, owner = names.tile(lang, port["industry"], port["level"]), port["owner"]
    return voice.text("panel-port-of", you=voice.you(owner), owner=voice.seat(owner), tile=tile, place=place)


def link_points(view: View, line: str) -> int:
    """What a link on this line would score if the era ended now: the link points at its two ends (R124)."""
    ends = set(line.split("-"))
    printed = sum(place.link_points for place in facts().board.places if place.id in ends)
    flipped = [tile for tile in view["tiles"] if tile["flipped"]]
    return printed + sum(names.place_of(tile["slot"]) in ends for tile in flipped)


def distant(view: View, lang: str) -> str:
    """The distant market now: the bonus at its marker, the tiles left, and how many would close it."""
    market = view["distant"]
    track, marker = market["track"], market["marker"]
    to_the_x = len(track) - marker
    closing = sum(count for tile, count in market["unseen"].items() if int(tile) >= to_the_x)
    bonus = [*track, 0][marker]
    return Voice(lang).text("panel-distant-now", spaces=bonus, left=market["left"], closing=closing)
