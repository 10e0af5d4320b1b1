"""What the five actions bring about, a second time: from the rules texts, on top of the oracle."""

from __future__ import annotations

from typing import Any

from tests.engine.oracle import CUBES, Oracle, place_of
from tests.reference import SEATS, levels, table

Json = dict[str, Any]
LAST_SPACE = 99
SHIPS_TO = {"coal_mine": "coal", "iron_works": "iron"}


class Outcome:
    """The part of a position that an action changes, after an action that the oracle allows."""

    def __init__(self, oracle: Oracle, action: Json) -> None:
        assert oracle.allows(action)
        self.oracle = oracle
        self.seat = oracle.seat
        self.tiles = oracle.tiles
        self.income = {name: seat["income_space"] for name, seat in oracle.position["seats"].items()}
        self.money: int = oracle.own["money"] - oracle.pounds
        self.marker: int = oracle.position["distant"]["marker"]
        self.hand: list[str] = [*oracle.own["hand"]]
        for card in action["cards"]:
            self.hand.remove(card)
        for slot, tile in self.tiles.items():
            tile.setdefault("flipped", False)
            if (
                tile["industry"] in CUBES
                and not tile["cubes"]
                and not tile["flipped"]
                and slot != action.get("slot")
            ):
                self.flip(slot)
        getattr(self, action["do"], lambda action: None)(action)

    def flip(self, slot: str) -> None:
        """The tile turns, its owner's marker moves up."""
        tile = self.tiles[slot]
        tile["flipped"] = True
        printed = next(kind for kind in levels(tile["industry"]) if kind["level"] == tile["level"])
        self.gain(tile["owner"], printed["income"])

    def gain(self, seat: str, spaces: int) -> None:
        """Never beyond the last space."""
        self.income[seat] = min(self.income[seat] + spaces, LAST_SPACE)

    def build(self, action: Json) -> None:
        """Load, ship, flip (R40, R65-R68)."""
        slot, industry = action["slot"], action["industry"]
        tile = self.tiles[slot]
        tile["cubes"] = next(kind["cubes"] for kind in levels(industry) if kind["level"] == tile["level"])
        if industry == "iron_works" or (industry == "coal_mine" and self.trades(place_of(slot))):
            self.ship(tile)
        if industry == "shipyard" or (industry in CUBES and not tile["cubes"]):
            self.flip(slot)

    def trades(self, place: str) -> bool:
        """Whether a trade icon is connected to the place."""
        reached = {place}
        while (wider := reached | self.oracle.beyond(reached)) != reached:
            reached = wider
        return bool(reached & self.oracle.trade_places())

    def ship(self, tile: Json) -> None:
        """The dearest empty space first."""
        prices = table("markets")[SHIPS_TO[tile["industry"]]][self.oracle.options["map"]]
        while tile["cubes"] and self.oracle.market[tile["industry"]] < len(prices):
            self.money += prices[len(prices) - self.oracle.market[tile["industry"]] - 1]
            self.oracle.market[tile["industry"]] += 1
            tile["cubes"] -= 1

    def sell(self, action: Json) -> None:
        """Through a port, or the top distant tile (R95-R99)."""
        if action["to"] != "distant":
            self.flip(action["to"])
            self.flip(action["mill"])
            return
        track = table("markets")["distant"]["track"]
        self.marker = min(self.marker + self.oracle.position["distant"]["pile"][0], len(track))
        if self.marker < len(track):
            self.gain(self.seat, track[self.marker])
            self.flip(action["mill"])

    def loan(self, action: Json) -> None:
        """To the highest space of the new level (R106)."""
        track = table("tracks")["income_level_of_space"]
        level = track[self.income[self.seat]] - action["pounds"] // 10
        self.income[self.seat] = max(space for space, at in enumerate(track) if at == level)
        self.money += action["pounds"]

    def compare(self, after: Json) -> None:
        """Asserts that a position is the outcome."""
        own = after["seats"][self.seat]
        assert (own["money"], own["spent"]) == (self.money, self.oracle.own["spent"] + self.oracle.pounds)
        assert sorted(own["hand"]) == sorted(self.hand)
        assert {seat: after["seats"][seat]["income_space"] for seat in self.income} == self.income
        assert after["coal_market"] == self.oracle.market["coal_mine"]
        assert after["iron_market"] == self.oracle.market["iron_works"]
        assert after["distant"]["marker"] == self.marker
        assert {link["line"]: link["owner"] for link in after["links"]} == self.oracle.links
        keys = ("owner", "industry", "level", "cubes", "flipped")
        found = {tile["slot"]: [tile[key] for key in keys] for tile in after["tiles"]}
        assert found == {slot: [tile[key] for key in keys] for slot, tile in self.tiles.items()}
        assert set(self.income) <= set(SEATS)
