"""The rules of the five actions a second time: slow, from the JSON of a position and the data files alone.

Written from the rules texts without looking at the engine's way, to disagree with it where it is wrong.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.reference import levels, printed, setup, slots, table

Json = dict[str, Any]
CUBES = {"coal_mine": "coal_market", "iron_works": "iron_market"}


def place_of(slot: str) -> str:
    """`preston_2` -> `preston`."""
    return slot.rsplit("_", 1)[0]


class Oracle:
    """Says of any well-formed action whether the seat that has its turn may take it."""

    def __init__(self, position: Json) -> None:
        self.position = position
        self.seat: str = position["seat"]
        self.own: Json = position["seats"][self.seat]
        self.options: Json = position["options"]
        self.rail = position["era"] == "rail"
        board = table("board")
        side = board["maps"][position["options"]["map"]]
        self.places = {place["id"]: place for place in board["places"] if place["id"] in side["places"]}
        self.lines = {
            "-".join(line["between"]): tuple(line["between"])
            for line in board["lines"]
            if set(line["between"]) <= set(self.places)
            if line[position["era"]] or (not self.rail and line["between"] in side["also_canal"])
        }
        self.reset()

    def reset(self) -> None:
        """Everything an action may change, as it is in the position."""
        self.tiles = {tile["slot"]: dict(tile) for tile in self.position["tiles"]}
        self.links = {link["line"]: link["owner"] for link in self.position["links"]}
        self.market = {"coal_mine": self.position["coal_market"], "iron_works": self.position["iron_market"]}
        self.pounds = 0

    def allows(self, action: Json) -> bool:
        """Whether this action is legal, with its named sources or with any."""
        self.reset()
        cards: Counter[str] = Counter(action.get("cards", []))
        if cards - Counter(self.own["hand"]):
            return False
        return bool(getattr(self, action["do"])(action)) and self.pounds <= self.own["money"]

    def build(self, action: Json) -> bool:
        """R24-R43, R71-R80."""
        industry, slot = action["industry"], action["slot"]
        left = self.own["mat"][industry]
        if place_of(slot) not in self.places or industry not in slots()[slot] or not left:
            return False
        level = printed(industry)[-left]
        tile = next(tile for tile in levels(industry) if tile["level"] == level)
        if not tile["rail" if self.rail else "canal"] or not self.card_allows(action):
            return False
        if not self.slot_allows(industry, slot, level):
            return False
        self.tiles[slot] = {"owner": self.seat, "industry": industry, "level": level, "cubes": 0}
        self.pounds += tile["cost"]
        near = {place_of(slot)}
        return self.consume("coal_mine", [near] * tile["coal"], action["coal"]) and self.consume(
            "iron_works", [near] * tile["iron"], action["iron"]
        )

    def card_allows(self, action: Json) -> bool:
        """Two cards with both actions, the card of the place, or that of the industry in the network."""
        place = place_of(action["slot"])
        if len(action["cards"]) == 2:
            return bool(self.position["actions_left"] == 2)
        if action["cards"] == [place]:
            return True
        if action["cards"] != [action["industry"]]:
            return False
        network = self.network()
        if self.options["virtual_link"] and "liverpool" in network and place == "birkenhead":
            return True
        return place in network or (not network and action["slot"] not in self.tiles)

    def slot_allows(self, industry: str, slot: str, level: int) -> bool:
        """One tile a place in the canal era; overbuilding; the single-icon space first."""
        mine = {at for at, tile in self.tiles.items() if tile["owner"] == self.seat and at != slot}
        if not self.rail and any(place_of(at) == place_of(slot) for at in mine):
            return False
        if slot in self.tiles:
            return self.replaces(self.tiles[slot], industry, level)
        same_place = [at for at in slots() if place_of(at) == place_of(slot) and at not in self.tiles]
        single = any(slots()[at] == (industry,) for at in same_place)
        return len(slots()[slot]) == 1 or not single

    def replaces(self, old: Json, industry: str, level: int) -> bool:
        """The same industry and higher; a rival's only when its resource has run out everywhere."""
        if old["industry"] != industry or level <= old["level"]:
            return False
        if old["owner"] == self.seat:
            return True
        return industry in CUBES and not self.market[industry] and not self.holders(industry)

    def holders(self, industry: str) -> set[str]:
        """The slots of this industry that hold cubes."""
        return {at for at, tile in self.tiles.items() if tile["industry"] == industry and tile["cubes"]}

    def network(self) -> set[str]:
        """Places with a tile of the seat, and both ends of its links (R44)."""
        found = {place_of(at) for at, tile in self.tiles.items() if tile["owner"] == self.seat}
        for line, owner in self.links.items():
            found |= {*line.split("-")} if owner == self.seat else set()
        return found

    def beyond(self, places: set[str]) -> set[str]:
        """The places one link away, links of anyone."""
        ends = [line.split("-") for line in self.links]
        return {other for one, two in ends for here, other in ((one, two), (two, one)) if here in places}

    def open_sources(self, industry: str, near: set[str]) -> set[str]:
        """Where the next cube may come from: the nearest mines, any works, or the market (R49-R54, R62)."""
        holders = self.holders(industry)
        if industry == "iron_works":
            return holders or {"market"}
        reached = set(near)
        while True:
            found = {at for at in holders if place_of(at) in reached}
            if found:
                return found
            wider = reached | self.beyond(reached)
            if wider == reached:
                return {"market"} if reached & self.trade_places() else set()
            reached = wider

    def trade_places(self) -> set[str]:
        """Places with a trade icon: printed, or on any port."""
        ports = {place_of(at) for at, tile in self.tiles.items() if tile["industry"] == "port"}
        return ports | {name for name, place in self.places.items() if place["trade_icon"]}

    def consume(self, industry: str, starts: list[set[str]], named: list[str]) -> bool:
        """One cube from near each of the starts; named sources must be open, others are as they come."""
        if len(named) > len(starts):
            return False
        for number, near in enumerate(starts):
            found = self.open_sources(industry, near)
            source = named[number] if number < len(named) else min(found, default="")
            if source not in found:
                return False
            self.take(industry, source)
        return True

    def take(self, industry: str, source: str) -> None:
        """A cube leaves a tile, or is bought: the cheapest first."""
        if source != "market":
            self.tiles[source]["cubes"] -= 1
            return
        prices = table("markets")["coal"][self.options["map"]]
        left = self.market[industry]
        self.pounds += prices[len(prices) - left] if left else table("markets")["price_when_empty"]
        self.market[industry] = max(left - 1, 0)

    def link(self, action: Json) -> bool:
        """R81-R89: one after the other."""
        wanted = action["lines"]
        if len(wanted) > (2 if self.rail else 1) or len(wanted) > self.own["links_left"]:
            return False
        named = action["coal"]
        if len(named) > (len(wanted) if self.rail else 0):
            return False
        self.pounds += (5, 15)[len(wanted) - 1] if self.rail else 3
        for number, line in enumerate(wanted):
            if line not in self.lines or line in self.links or not {*self.lines[line]} & self.network():
                return False
            self.links[line] = self.seat
            near = [{*self.lines[line]}] if self.rail else []
            if not self.consume("coal_mine", near, named[number : number + 1]):
                return False
        return True

    def develop(self, action: Json) -> bool:
        """R90-R92."""
        wanted: list[str] = action["industries"]
        if any(self.own["mat"][industry] < wanted.count(industry) for industry in wanted):
            return False
        return self.consume("iron_works", [set()] * len(action["industries"]), action["iron"])

    def sell(self, action: Json) -> bool:
        """R94-R97, the first mill of the action."""
        mill, to = self.tiles.get(action["mill"]), action["to"]
        if not mill or mill["owner"] != self.seat or mill["industry"] != "cotton_mill" or mill["flipped"]:
            return False
        reached = {place_of(action["mill"])}
        while (wider := reached | self.beyond(reached)) != reached:
            reached = wider
        if to == "distant":
            distant = self.position["distant"]
            return distant["marker"] < 8 and bool(distant["pile"]) and bool(reached & self.trade_places())
        port = self.tiles.get(to, {"industry": None})
        return port["industry"] == "port" and not port["flipped"] and place_of(to) in reached

    def loan(self, action: Json) -> bool:
        """R106-R110."""
        rounds = setup(self.options, len(self.position["seats"]))["rounds"]
        if self.rail and self.position["round"] > rounds - 4:
            return False
        level = table("tracks")["income_level_of_space"][self.own["income_space"]]
        return action["pounds"] in (10, 20, 30) and level - action["pounds"] // 10 >= -10
