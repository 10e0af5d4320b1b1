"""A position out of the `state` of a scenario, with every default that the scenario format promises."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine import Options
from tests.reference import INDUSTRIES, SEATS, levels, place_names, printed, setup, slots, table

LAST_ROUNDS = 4  # rounds without draws at the end of each era (R17)


def words(text: object) -> str:
    """Lower case with single spaces: how names are compared."""
    return " ".join(str(text).lower().split())


def place_id(name: object) -> str:
    """A place as written on the board -> its id."""
    return place_names()[words(name)]


def industry_id(name: object) -> str:
    """An industry as written on the board -> its id."""
    found = words(name).replace(" ", "_")
    if found not in INDUSTRIES:
        raise KeyError(name)
    return found


def slot_id(name: object) -> str:
    """`Manchester 4`, or a place with one slot by its name alone -> the slot's id."""
    numbered = re.fullmatch(r"(.*\D) (\d+)", words(name))
    place, number = (numbered[1], numbered[2]) if numbered else (words(name), "1")
    found = f"{place_id(place)}_{number}"
    if found not in slots() or (not numbered and f"{place_id(place)}_2" in slots()):
        raise KeyError(name)
    return found


def line_id(name: object) -> str:
    """`Preston - Wigan` -> the line's id."""
    return "-".join(sorted(place_id(end) for end in re.split(r"\s+-\s+", str(name))))


def card_id(name: object) -> str:
    """The name of a place or of an industry -> the card's id."""
    return place_names().get(words(name)) or industry_id(name)


def tile_of(name: object) -> tuple[str, int]:
    """`Coal Mine 2` -> (industry id, level)."""
    industry, level = str(name).rsplit(" ", 1)
    return industry_id(industry), int(level)


def tile_entry(given: dict[str, Any]) -> dict[str, Any]:
    """A tile of the state -> a tile of the position: a mine or works has its full load unless told."""
    industry, level = tile_of(given["tile"])
    full = next(tile["cubes"] for tile in levels(industry) if tile["level"] == level)
    cubes = int(given.get("cubes", 0 if given.get("flipped") else full))
    flipped = bool(given.get("flipped", full > 0 and cubes == 0))
    return {"slot": slot_id(given["at"]), "owner": given["owner"], "industry": industry, "level": level,
            "cubes": cubes, "flipped": flipped}  # fmt: skip


def mat_left(industry: str, mat: dict[str, Any], on_board: list[int]) -> int:
    """How many tiles of an industry are left, from the lowest level named in `mat` and what stands."""
    named = {industry_id(name): level for name, level in mat.items()}
    lowest = named.get(industry, max(on_board, default=0))
    if lowest == "none":
        return 0
    return len([n for n in printed(industry) if n >= lowest]) - len([n for n in on_board if n >= lowest])


class Cards:
    """The deck of this game while it is dealt out: cards that the scenario names stay out of the way."""

    def __init__(self, deck: dict[str, int], named: Iterable[str]) -> None:
        self.left = Counter(deck)
        self.named = frozenset(named)

    def take(self, card: str) -> str:
        """This very card."""
        self.left[card] -= 1
        return card

    def fill(self, count: int) -> list[str]:
        """So many cards that nobody needs, as long as there are any."""
        order = sorted(self.left.elements(), key=lambda card: (card in self.named, card))
        return [self.take(card) for card in order[: max(count, 0)]]


def cards_named(scenario: dict[str, Any]) -> set[str]:
    """Every card that a line or a hand of the scenario speaks of."""
    text = words(repr(scenario))
    return {
        card_id(name) for name in [*place_names(), *(i.replace("_", " ") for i in INDUSTRIES)] if name in text
    }


class Builder:
    """Turns one scenario into the JSON of a position."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        self.state: dict[str, Any] = scenario.get("state", {})
        self.options: dict[str, Any] = scenario.get("options") or {}
        self.players = int(self.state.get("players", 4))
        self.seats = SEATS[: self.players]
        self.era = self.state.get("era", "canal")
        self.round = int(self.state.get("round", 2))
        self.order = list(self.state.get("order", self.seats))
        self.to_act = self.state.get("to_act", self.order[0])
        self.actions_left = int(self.state.get("actions_left", 2))
        self.setup = setup(self.options, self.players)
        deck = table("cards")["decks"][self.setup["deck"]]
        self.cards = Cards(deck, cards_named(scenario))
        self.tiles = [tile_entry(tile) for tile in self.state.get("tiles", [])]
        self.links = [
            {"line": line_id(link["line"]), "owner": link["owner"]} for link in self.state.get("links", [])
        ]

    def of(self, seat: str) -> dict[str, Any]:
        """What the state says of a seat."""
        return self.state.get(seat) or {}

    def finished_turn(self, seat: str) -> bool:
        """Whether this seat has had its turn in this round."""
        return self.order.index(seat) < self.order.index(self.to_act)

    def hand_size(self, seat: str) -> int:
        """Cards in hand: 8, and two fewer after each turn without a draw; `cards` fixes the number."""
        if "cards" in self.of(seat):
            return int(self.of(seat)["cards"])
        turns_without_draw = self.round - 1 - (self.setup["rounds"] - LAST_ROUNDS) + self.finished_turn(seat)
        at_start: int = 8 - 2 * max(turns_without_draw, 0)
        played = self.actions_in_turn() - self.actions_left if seat == self.to_act else 0
        return max(at_start - max(played, 0), len(self.of(seat).get("hand", [])), 0)

    def actions_in_turn(self) -> int:
        """Two, and one in the first round of the canal era (R13)."""
        return 1 if (self.era, self.round) == ("canal", 1) else 2

    def played(self, seat: str) -> int:
        """Cards that this seat has discarded since the era began, in an ordinary game."""
        first = 1 if self.era == "canal" else 2
        before = first + 2 * (self.round - 2) if self.round > 1 else 0
        if self.finished_turn(seat):
            return before + self.actions_in_turn()
        return before + (max(self.actions_in_turn() - self.actions_left, 0) if seat == self.to_act else 0)

    def hands(self) -> dict[str, list[str]]:
        """The hands: the named cards first (all of them), then the filling."""
        hands = {
            seat: [self.cards.take(card_id(card)) for card in self.of(seat).get("hand", [])]
            for seat in self.seats
        }
        for seat, hand in hands.items():
            hand += self.cards.fill(self.hand_size(seat) - len(hand))
        return hands

    def draw_pile(self, named: list[str]) -> list[str]:
        """The draw pile, top first: the named cards, or a number of cards nobody looks at."""
        given = self.state.get("draw_pile")
        if isinstance(given, list):
            return named
        if given is None:
            refills = self.round <= self.setup["rounds"] - LAST_ROUNDS
            given = self.full_pile() if refills else 0
        return self.cards.fill(int(given))

    def full_pile(self) -> int:
        """The draw pile as it is when the era begins."""
        out = self.setup["under_tile"] if self.era == "canal" else self.setup["taken_out_before_rail"]
        total: int = table("cards")["totals"][self.setup["deck"]]
        return total - int(out) - 8 * self.players

    def discards(self) -> dict[str, list[str]]:
        """All other cards, shared out as an ordinary game would have left them."""
        shares = {seat: self.played(seat) for seat in self.order}
        rest = sum(self.cards.left.values())
        turn = 0
        while (gap := rest - sum(shares.values())) != 0:
            seat = self.order[turn % self.players]
            shares[seat] = max(shares[seat] + (1 if gap > 0 else -1), 0)
            turn += 1
        return {seat: self.cards.fill(shares[seat]) for seat in self.order}

    def distant(self) -> dict[str, Any]:
        """Marker, pile (top first) and the tiles turned over: those of the set that are not in the pile."""
        given = self.state.get("distant") or {}
        all_tiles = table("markets")["distant"]["tiles"][self.setup["distant"]]
        pile = [int(tile) for tile in given.get("pile", all_tiles)]
        turned = sorted((Counter(all_tiles) - Counter(pile)).elements())
        return {"marker": int(given.get("marker", 0)), "pile": pile, "turned": turned}

    def seat(self, seat: str, hand: list[str], discards: list[str]) -> dict[str, Any]:
        """The seat's part of the position."""
        given = self.of(seat)
        links = sum(link["owner"] == seat for link in self.links)
        mine = [tile for tile in self.tiles if tile["owner"] == seat]
        mat = {
            industry: mat_left(
                industry,
                given.get("mat", {}),
                [tile["level"] for tile in mine if tile["industry"] == industry],
            )
            for industry in INDUSTRIES
        }
        return {
            "money": given.get("money", 30), "income_space": given.get("income_space", 10),
            "points": given.get("vp", 0), "spent": given.get("spent", 0),
            "links_left": given.get("links", table("setups")["links_per_seat"] - links),
            "hand": sorted(hand), "discards": discards, "mat": mat,
        }  # fmt: skip

    def market(self, resource: str) -> int:
        """Cubes on a market; full unless told."""
        return int(self.state.get(f"{resource}_market", len(table("markets")[resource][self.setup["map"]])))

    def position(self) -> dict[str, Any]:
        """The whole position."""
        given = self.state.get("draw_pile")
        named = [self.cards.take(card_id(card)) for card in given] if isinstance(given, list) else []
        hands = self.hands()
        draw_pile = self.draw_pile(named)
        under_tile = self.cards.fill(self.setup["under_tile"] if self.era == "canal" else 0)
        taken_out = self.cards.fill(self.setup["taken_out_before_rail"] if self.era == "rail" else 0)
        discards = self.discards()
        return {
            "format": 1, "rules": 1, "options": Options.of(players=self.players, **self.options).to_json(),
            "seed": "00" * 32, "era": self.era, "round": self.round, "order": self.order, "seat": self.to_act,
            "decision": "turn" if self.actions_left else "end turn", "actions_left": self.actions_left,
            "coal_market": self.market("coal"), "iron_market": self.market("iron"), "distant": self.distant(),
            "draw_pile": draw_pile, "under_tile": under_tile, "taken_out": taken_out,
            "seats": {seat: self.seat(seat, hands[seat], discards[seat]) for seat in self.seats},
            "tiles": self.tiles, "links": self.links, "debts": [], "scores": [], "winners": [],
        }  # fmt: skip


def position_of(scenario: dict[str, Any]) -> dict[str, Any]:
    """The position JSON in which a scenario starts."""
    return Builder(scenario).position()
