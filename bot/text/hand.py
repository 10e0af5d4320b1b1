"""Cards and mats in words: the viewer's own hand, anybody's mat, which cards are out and which are unseen."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from bot.text import names
from bot.text.status import View
from bot.text.voice import Voice
from data.facts import TileFacts, facts


def hand(view: View, lang: str) -> str:
    """The viewer's cards in one sentence; for nobody else's eyes. Empty for a spectator's view."""
    voice = Voice(lang)
    cards = view["hand"]
    if cards is None:
        return ""
    return voice.text("hand-head", cards=len(cards), list=_cards(voice, Counter(cards)))


def _cards(voice: Voice, cards: Counter[str]) -> str:
    """Cards by name, places first, in the order of the board; several of one kind together."""
    ordered = sorted(cards.items(), key=lambda entry: _ORDER[entry[0]])
    told = [voice.times(times, names.card(voice.lang, card)) for card, times in ordered if times]
    return ", ".join(told) or voice.text("cards-none")


def mat(view: View, lang: str, seat: str, people: Mapping[str, str] | None = None) -> str:
    """The tiles left on a seat's mat: how many of each level, and what the next one costs."""
    voice = Voice(lang, view["viewer"], people or {})
    player = next(each for each in view["players"] if each["seat"] == seat)
    yours = seat == view["viewer"]
    lines = [voice.text("mat-head-yours") if yours else voice.text("mat-head", who=voice.who(seat))]
    for industry in names.INDUSTRIES:
        lines += _mat_industry(voice, view, industry, player["mat"].get(industry, []))
    return "\n".join([*lines, voice.text("mat-links", links=player["links_left"])])


def _mat_industry(voice: Voice, view: View, industry: str, levels: list[Mapping[str, Any]]) -> list[str]:
    left = [each for each in levels if each["left"]]
    name = names.industry(voice.lang, industry)
    if not left:
        return [voice.text("mat-industry-none", industry=name)]
    tiles = ", ".join(_mat_tile(voice, each) for each in left)
    return [
        voice.text("mat-industry", industry=name, tiles=tiles),
        next_tile(voice, industry, left[0]["level"], view["options"]["edition"]),
    ]


def _mat_tile(voice: Voice, each: Mapping[str, Any]) -> str:
    if each["level"] == 0:
        return voice.text("mat-tile-locked", times=each["left"])
    return voice.text("mat-tile", times=each["left"], level=names.level(each["level"]))


def next_tile(voice: Voice, industry: str, level: int, edition: str) -> str:
    """What the next tile of an industry costs and brings, and when it can be built."""
    tile = next(each for each in facts().industries.tiles[industry] if each.level == level)
    if not (tile.canal or tile.rail):
        return voice.text("mat-next-locked")
    return voice.text(
        "mat-next",
        cost=_cost(voice, tile),
        points=tile_points(industry, level, edition),
        income=tile.income,
        cubes=tile.cubes,
        eras="both" if tile.canal and tile.rail else "canal" if tile.canal else "rail",
    )


def _cost(voice: Voice, tile: TileFacts) -> str:
    coal = [voice.text("mat-cost-coal", cubes=tile.coal)] if tile.coal else []
    iron = [voice.text("mat-cost-iron", cubes=tile.iron)] if tile.iron else []
    return voice.joined([names.pounds(voice.lang, tile.cost), *coal, *iron])


def tile_points(industry: str, level: int, edition: str) -> int:
    """What a tile scores once it is flipped; editions differ."""
    changes = facts().industries.editions.get(edition, ())
    changed = [each.points for each in changes if (each.industry, each.level) == (industry, level)]
    tiles = facts().industries.tiles[industry]
    return changed[0] if changed else next(each.points for each in tiles if each.level == level)


def cards(view: View, lang: str) -> str:
    """Which cards lie face up and which are unseen, from public knowledge and the viewer's hand."""
    voice = Voice(lang)
    out = Counter(card for player in view["players"] for card in player["discards"])
    own = Counter(view["hand"] or [])
    unseen = Counter(_deck(view)) - out - own
    unseen_head = "cards-unseen-head" if view["hand"] is None else "cards-unseen-yours"
    return "\n".join(
        [
            voice.text("cards-out-head", cards=out.total()),
            _cards(voice, out),
            "",
            voice.text(unseen_head, cards=unseen.total()),
            _cards(voice, unseen),
            voice.text("cards-explained"),
        ]
    )


def _deck(view: View) -> Mapping[str, int]:
    """The cards of the game's deck (R3, R139, R141)."""
    options = view["options"]
    if options["map"] == "community":
        return facts().cards.decks["community"]
    if options["deck"] == "classic":
        return facts().cards.decks["all"]
    return facts().cards.decks[{2: "two", 3: "three", 4: "four"}[options["players"]]]


_ORDER = {
    card: number
    for number, card in enumerate([*(place.id for place in facts().board.places), *names.INDUSTRIES])
}
