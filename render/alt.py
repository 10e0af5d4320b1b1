"""Alternative texts: what a picture says, in words, within the 1024 characters that Discord takes."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from render.boxes import Box
from render.labels import ROMAN, plain, pounds, word
from render.layout import layout, place_facts

View = Mapping[str, Any]
Mark = Mapping[str, Any]
MOST = 1024
_NAME_MOST = 32


def joined(sentences: Sequence[str]) -> str:
    """As many of the sentences as fit, the first being the most important; whole sentences only."""
    out = ""
    for sentence in sentences:
        longer = f"{out} {sentence}".strip()
        if len(longer) > MOST:
            break
        out = longer
    return out


def person(seat: str, people: Mapping[str, str], lang: str) -> str:
    """A seat's colour with the person's name if there is one."""
    colour = word(lang, f"seat-{seat}")
    name = " ".join(people.get(seat, "").split())[:_NAME_MOST]
    return f"{name} ({colour})" if name else colour


def board(
    view: View, people: Mapping[str, str], marks: Sequence[Mark], lang: str, before: Sequence[str] = ()
) -> str:
    """The state of the game, the players, the changes, the markets, then counts of the board."""
    return joined(
        [
            *before,
            headline(view, people, lang),
            *(player(each, people, lang) for each in view["players"]),
            *changes(view, marks, lang),
            markets(view, lang),
            built(view, people, lang),
        ]
    )


def headline(view: View, people: Mapping[str, str], lang: str) -> str:
    """Era, round and whose turn it is."""
    era = word(lang, f"era-{view['era']}")
    start = word(lang, "picture-alt-board", era=era, round=view["round"], rounds=view["rounds"])
    if view["waiting"] is None and not view["winners"]:
        return f"{start} {word(lang, 'picture-ended')}"
    if view["waiting"] is None:
        winners = ", ".join(person(seat, people, lang) for seat in view["winners"])
        return f"{start} {word(lang, 'picture-alt-won', names=winners)}"
    name = person(view["waiting"]["seat"], people, lang)
    return f"{start} {word(lang, 'picture-alt-turn', name=name, actions=view['actions_left'])}"


def player(each: View, people: Mapping[str, str], lang: str) -> str:
    """Money, income, points and what is left of one player."""
    return word(
        lang,
        "picture-alt-player",
        name=person(each["seat"], people, lang),
        money=pounds(each["money"]),
        income=plain(each["income_level"]),
        space=each["income_space"],
        points=each["points"],
        cards=each["cards"],
        links=each["links_left"],
    )


def markets(view: View, lang: str) -> str:
    """Next prices and the distant market."""
    distant = view["distant"]
    marker = distant["marker"]
    bonus = f"+{distant['track'][marker]}" if marker < len(distant["track"]) else "X"
    return word(
        lang,
        "picture-alt-markets",
        coal=view["coal_market"]["next_price"],
        iron=view["iron_market"]["next_price"],
        bonus=bonus,
        left=distant["left"],
    )


def distant(view: View, lang: str) -> str:
    """The distant market alone: where its marker is, the tiles turned over, and how many are left."""
    market = view["distant"]
    bonus = f"+{market['track'][market['marker']]}" if not market["closed"] else "X"
    turned = ", ".join(f"−{tile}" if tile else "0" for tile in market["turned"])
    return word(lang, "picture-alt-distant", bonus=bonus, turned=turned or "–", left=market["left"])


def changes(view: View, marks: Sequence[Mark], lang: str) -> list[str]:
    """One short sentence for each numbered change on the map, after what the numbers mean."""
    tiles = {each["slot"]: each for each in view["tiles"]}
    told = [_change(mark, tiles.get(mark.get("slot")), lang) for mark in marks]
    return [word(lang, "picture-alt-numbers"), *told] if told else []


def _change(mark: Mark, there: View | None, lang: str) -> str:
    kind, where, number = mark.get("kind", "built"), spot(mark, lang), mark["number"]
    if there is None:
        told = word(lang, f"picture-alt-kind-{kind}")
        return word(lang, "picture-alt-change", number=number, where=where, kind=told)
    return word(
        lang,
        "picture-alt-change-tile",
        number=number,
        industry=word(lang, f"industry-{there['industry']}"),
        level=ROMAN[there["level"]],
        where=where,
        # Where a tile was taken off and one stands, that is the new one.
        kind=word(lang, f"picture-alt-kind-{'built' if kind == 'removed' else kind}"),
    )


def spot(mark: Mark, lang: str) -> str:
    """Where a mark is: a slot, a line or a market, by name."""
    if "slot" in mark:
        place, _, number = mark["slot"].rpartition("_")
        return f"{word(lang, f'place-{place}')} {number}"
    if "line" in mark:
        start, end = (word(lang, f"place-{place}") for place in mark["line"].split("-"))
        return word(lang, "line", **{"from": start, "to": end})
    return word(lang, f"picture-market-{mark['market']}")


def built(view: View, people: Mapping[str, str], lang: str) -> str:
    """How many tiles and links each seat has on the board."""
    parts = []
    for each in view["players"]:
        seat = each["seat"]
        tiles = [tile for tile in view["tiles"] if tile["owner"] == seat]
        parts.append(
            word(
                lang,
                "picture-alt-built",
                name=word(lang, f"seat-{seat}"),
                tiles=len(tiles),
                flipped=sum(tile["flipped"] for tile in tiles),
                links=sum(link["owner"] == seat for link in view["links"]),
            )
        )
    return " ".join(parts)


def region(view: View, people: Mapping[str, str], name: str, box: Box, lang: str) -> str:
    """The tiles in a part of the map."""
    slots = layout(view["map"], lang).slots
    shown = [tile for tile in view["tiles"] if box.contains(slots[tile["slot"]])]
    return joined(
        [
            word(lang, "picture-alt-region", name=region_name(name, lang)),
            *(tile(each, lang) for each in shown),
        ]
    )


def closeup(
    view: View,
    people: Mapping[str, str],
    marks: Sequence[Mark],
    parts: Sequence[Box],
    lang: str,
    before: Sequence[str] = (),
) -> str:
    """The changes, whose turn it is, the markets, then the tiles in the parts of the map that are shown."""
    slots = layout(view["map"], lang).slots
    near = [tile for tile in view["tiles"] if any(box.contains(slots[tile["slot"]]) for box in parts)]
    return joined(
        [
            *before,
            word(lang, "picture-alt-closeup"),
            *changes(view, marks, lang),
            headline(view, people, lang),
            markets(view, lang),
            *(tile(each, lang) for each in near),
        ]
    )


def region_name(name: str, lang: str) -> str:
    """A region's or a place's name in words."""
    return word(lang, f"place-{name}" if name in place_facts() else f"picture-region-{name}")


def tile(each: View, lang: str) -> str:
    """One tile on the board."""
    state = "flipped" if each["flipped"] else "cubes" if each["cubes"] else "upright"
    return word(
        lang,
        f"picture-alt-tile-{state}",
        owner=word(lang, f"seat-{each['owner']}"),
        industry=word(lang, f"industry-{each['industry']}"),
        level=ROMAN[each["level"]],
        place=f"{word(lang, 'place-' + each['place'])} {each['number']}",
        cubes=each["cubes"],
    )


def card(name: str, lang: str) -> str:
    """A card by the name of its place or industry."""
    kind = "place" if name in place_facts() else "industry"
    return word(lang, f"{kind}-{name}")


def hand(view: View, people: Mapping[str, str], usable: Collection[str] | None, lang: str) -> str:
    """The cards, and which of them can be played now."""
    cards = ", ".join(card(each, lang) for each in view["hand"])
    said = [word(lang, "picture-alt-hand", name=person(view["viewer"], people, lang), cards=cards or "–")]
    if usable is not None:
        chosen = [card(each, lang) for each in dict.fromkeys(view["hand"]) if each in usable]
        said.append(word(lang, "picture-alt-usable", cards=", ".join(chosen) or "–"))
    return joined(said)


def mat(view: View, seat: str, people: Mapping[str, str], lang: str) -> str:
    """The tiles left of each industry and level."""
    mine = next(each for each in view["players"] if each["seat"] == seat)
    said = [word(lang, "picture-alt-mat", name=person(seat, people, lang))]
    for industry, levels in mine["mat"].items():
        left = ", ".join(f"{ROMAN[level['level']]} ×{level['left']}" for level in levels if level["left"])
        said.append(f"{word(lang, f'industry-{industry}')}: {left or '–'}.")
    return joined(said)


def end(view: View, people: Mapping[str, str], lang: str) -> str:
    """Who won, and everyone's points."""
    winners = ", ".join(person(seat, people, lang) for seat in view["winners"])
    said = [word(lang, "picture-alt-end", names=winners)]
    for each in sorted(view["players"], key=lambda player: -player["points"]):
        name = person(each["seat"], people, lang)
        said.append(word(lang, "picture-alt-points", name=name, points=each["points"]))
    return joined(said)


def replay(views: Sequence[View], people: Mapping[str, str], lang: str) -> str:
    """How long the replay is and how it ends."""
    last = views[-1]
    start = word(lang, "picture-alt-replay", frames=len(views))
    return joined([start, end(last, people, lang) if last["finished"] else headline(last, people, lang)])
