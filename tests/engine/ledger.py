"""What anyone can write down who hears only the public events: board, purses, tracks and markets.

Where an event says how many pounds or points something brought, the ledger reckons them itself from what it
has written down and the data files, and asserts that they are the same.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine import Event, State, view
from tests.reference import levels, table

Json = dict[str, Any]


class Ledger:
    """Begins with a spectator's view and is kept by events alone; `shown` compares it with a later view."""

    def __init__(self, state: State) -> None:
        start: Json = view(state, None)
        self.options: Json = start["options"]
        self.players: Json = {player["seat"]: {**player} for player in start["players"]}
        self.tiles: Json = {tile["slot"]: self.of_tile(tile) for tile in start["tiles"]}
        self.links: dict[str, str] = {link["line"]: link["owner"] for link in start["links"]}
        self.market: dict[str, int] = {what: start[f"{what}_market"]["cubes"] for what in ("coal", "iron")}
        self.marker: int = start["distant"]["marker"]
        self.order: list[str] = start["order"]
        self.debts: dict[str, int] = {debt["seat"]: debt["pounds"] for debt in start["debts"]}

    @staticmethod
    def of_tile(tile: Json) -> Json:
        """What the ledger knows of a tile."""
        return {key: tile[key] for key in ("owner", "industry", "level", "cubes", "flipped")}

    def hear(self, events: list[Event]) -> None:
        """Writes down what happened."""
        for event in events:
            facts: Json = event.to_json()
            write = getattr(self, f"on_{event.kind}", None)
            if write is not None:
                write(facts["seat"], facts)

    def pay(self, seat: str, pounds: int) -> None:
        """Money spent on an action."""
        self.players[seat]["money"] -= pounds
        self.players[seat]["spent"] += pounds

    def on_discarded(self, seat: str, facts: Json) -> None:
        self.players[seat]["cards"] -= 1
        self.players[seat]["discards"] = [*self.players[seat]["discards"], facts["card"]]

    def on_drew(self, seat: str, facts: Json) -> None:
        self.players[seat]["cards"] += facts["count"]

    def on_built(self, seat: str, facts: Json) -> None:
        tile = next(tile for tile in levels(facts["industry"]) if tile["level"] == facts["level"])
        self.pay(seat, facts["pounds"])
        self.tiles[facts["slot"]] = self.of_tile(
            {**facts, "owner": seat, "flipped": False, "cubes": tile["cubes"]}
        )

    def on_replaced(self, seat: str, facts: Json) -> None:
        del self.tiles[facts["slot"]]

    def on_coal_taken(self, seat: str, facts: Json) -> None:
        self.tiles[facts["slot"]]["cubes"] -= 1

    on_iron_taken = on_coal_taken

    def on_coal_bought(self, seat: str, facts: Json) -> None:
        self.buy("coal", seat, facts["pounds"])

    def on_iron_bought(self, seat: str, facts: Json) -> None:
        self.buy("iron", seat, facts["pounds"])

    def buy(self, what: str, seat: str, pounds: int) -> None:
        """A cube from a market."""
        self.pay(seat, pounds)
        self.market[what] = max(self.market[what] - 1, 0)

    def on_shipped(self, seat: str, facts: Json) -> None:
        self.players[seat]["money"] += facts["pounds"]
        self.market[facts["resource"]] += facts["cubes"]
        self.tiles[facts["slot"]]["cubes"] -= facts["cubes"]

    def on_flipped(self, seat: str, facts: Json) -> None:
        self.tiles[facts["slot"]]["flipped"] = True
        self.move(seat, facts)

    def move(self, seat: str, facts: Json) -> None:
        """The income marker."""
        assert self.players[seat]["income_space"] == facts["space_before"]
        self.players[seat]["income_space"] = facts["space_after"]

    def on_linked(self, seat: str, facts: Json) -> None:
        self.pay(seat, facts["pounds"])
        self.links[facts["line"]] = seat
        self.players[seat]["links_left"] -= 1

    def on_developed(self, seat: str, facts: Json) -> None:
        assert facts["level"] in [tile["level"] for tile in levels(facts["industry"])]

    def on_distant_turned(self, seat: str, facts: Json) -> None:
        assert self.marker == facts["marker_before"]
        self.marker = facts["marker"]
        self.move(seat, facts)

    def on_loan(self, seat: str, facts: Json) -> None:
        self.players[seat]["money"] += facts["pounds"]
        self.move(seat, facts)

    def on_order_set(self, seat: None, facts: Json) -> None:
        """Least spent first, equal ones as they were (R115)."""
        spent = {name: player["spent"] for name, player in self.players.items()}
        assert facts["spent"] == spent
        assert facts["order"] == sorted(self.order, key=lambda name: spent[name])
        self.order = facts["order"]
        for player in self.players.values():
            player["spent"] = 0

    def level(self, seat: str) -> int:
        """The income level (R107)."""
        level: int = table("tracks")["income_level_of_space"][self.players[seat]["income_space"]]
        return level

    def on_income(self, seat: str, facts: Json) -> None:
        """The level in pounds, or as much of it as there is (R116, R118)."""
        assert facts["level"] == self.level(seat)
        assert facts["pounds"] == max(self.level(seat), -self.players[seat]["money"])
        self.players[seat]["money"] += facts["pounds"]

    def on_shortfall(self, seat: str, facts: Json) -> None:
        self.debts[seat] = facts["pounds"]

    def on_removed(self, seat: str, facts: Json) -> None:
        tile = self.tiles.pop(facts["slot"])
        assert tile["cubes"] == facts["cubes"]
        assert facts["pounds"] == self.kind(tile)["cost"] // 2
        paid = min(self.debts[seat], facts["pounds"])
        self.players[seat]["money"] += facts["pounds"] - paid
        self.debts[seat] -= paid

    @staticmethod
    def kind(tile: Json) -> Json:
        """What is printed on a tile."""
        return next(kind for kind in levels(tile["industry"]) if kind["level"] == tile["level"])

    def on_points_lost(self, seat: str, facts: Json) -> None:
        """Only without any tile, a point for each pound, never below nothing (R122)."""
        assert not any(tile["owner"] == seat for tile in self.tiles.values())
        assert facts["points"] == min(self.debts[seat], self.players[seat]["points"])
        self.players[seat]["points"] -= facts["points"]
        self.debts[seat] = 0

    def on_links_scored(self, seat: str, facts: Json) -> None:
        """Printed icons and flipped tiles of anyone at both ends (R124)."""
        icons = Counter({place["id"]: place["link_points"] for place in table("board")["places"]})
        icons.update(slot.rsplit("_", 1)[0] for slot, tile in self.tiles.items() if tile["flipped"])
        own = [line for line, owner in self.links.items() if owner == seat]
        assert facts["lines"] == {line: sum(icons[end] for end in line.split("-")) for line in own}
        assert facts["points"] == sum(facts["lines"].values())
        self.score(seat, facts)

    def on_tiles_scored(self, seat: str, facts: Json) -> None:
        self.links = {}
        self.players[seat]["links_left"] = table("setups")["links_per_seat"]
        assert facts["slots"] == self.tile_points(seat, 0)
        assert facts["points"] == sum(facts["slots"].values())
        self.score(seat, facts)

    def tile_points(self, seat: str, least: int) -> dict[str, int]:
        """The flipped tiles of a seat (R125); the 2007 edition has its own level I mill."""
        edition = table("industries")["editions"][self.options["edition"]]
        changed = {(change["industry"], change["level"]): change["points"] for change in edition}
        return {
            slot: changed.get((tile["industry"], tile["level"])) or self.kind(tile)["points"]
            for slot, tile in self.tiles.items()
            if tile["owner"] == seat and tile["flipped"] and tile["level"] >= least
        }

    def score(self, seat: str, facts: Json) -> None:
        """Points, never below nothing."""
        self.players[seat]["points"] += facts["points"]

    def on_money_scored(self, seat: str, facts: Json) -> None:
        """R132, R135."""
        money = self.players[seat]["money"]
        assert facts["points"] == (min(money // 4, 15) if self.options["introductory"] else money // 10)
        self.score(seat, facts)

    def on_income_scored(self, seat: str, facts: Json) -> None:
        assert facts["points"] == self.level(seat)
        self.score(seat, facts)

    def on_level_two_scored(self, seat: str, facts: Json) -> None:
        assert facts["points"] == sum(self.tile_points(seat, 2).values())
        self.score(seat, facts)
        self.players[seat]["points"] = max(self.players[seat]["points"], 0)

    def on_level_one_removed(self, seat: None, facts: Json) -> None:
        gone = [slot for slot, tile in self.tiles.items() if tile["level"] == 1]
        assert len(gone) == facts["tiles"]
        for slot in gone:
            del self.tiles[slot]

    def on_new_era(self, seat: None, facts: Json) -> None:
        self.marker = 0
        for player in self.players.values():
            player["discards"] = []

    def on_game_ended(self, seat: None, facts: Json) -> None:
        """Points, then income (space or level), then money, then shared (R133)."""
        assert facts["points"] == {name: player["points"] for name, player in self.players.items()}
        by_level = self.options["tie_break_income"] == "level"
        standing = {
            name: (
                player["points"],
                self.level(name) if by_level else player["income_space"],
                player["money"],
            )
            for name, player in self.players.items()
        }
        assert set(facts["winners"]) == {
            name for name in standing if standing[name] == max(standing.values())
        }

    def shown(self, state: State) -> None:
        """Asserts that a spectator sees just what was written down."""
        now: Json = view(state, None)
        for player in now["players"]:
            for key in ("money", "spent", "income_space", "points", "cards", "links_left", "discards"):
                assert self.players[player["seat"]][key] == player[key], (player["seat"], key)
        assert {tile["slot"]: self.of_tile(tile) for tile in now["tiles"]} == self.tiles
        assert {link["line"]: link["owner"] for link in now["links"]} == self.links
        assert {what: now[f"{what}_market"]["cubes"] for what in ("coal", "iron")} == self.market
        assert now["distant"]["marker"] == self.marker
        assert {debt["seat"]: debt["pounds"] for debt in now["debts"]} == {
            k: v for k, v in self.debts.items() if v
        }
