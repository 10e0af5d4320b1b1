"""What anyone can write down who hears only the public events: board, purses, tracks and markets."""

from __future__ import annotations

from typing import Any

from engine import Event, State, view
from tests.reference import levels, table

Json = dict[str, Any]


class Ledger:
    """Begins with a spectator's view and is kept by events alone; `shown` compares it with a later view."""

    def __init__(self, state: State) -> None:
        start: Json = view(state, None)
        self.players: Json = {player["seat"]: {**player} for player in start["players"]}
        self.tiles: Json = {tile["slot"]: self.of_tile(tile) for tile in start["tiles"]}
        self.links: dict[str, str] = {link["line"]: link["owner"] for link in start["links"]}
        self.market: dict[str, int] = {what: start[f"{what}_market"]["cubes"] for what in ("coal", "iron")}
        self.marker: int = start["distant"]["marker"]
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
        assert facts["spent"] == {name: player["spent"] for name, player in self.players.items()}
        for player in self.players.values():
            player["spent"] = 0

    def on_income(self, seat: str, facts: Json) -> None:
        self.players[seat]["money"] += facts["pounds"]

    def on_shortfall(self, seat: str, facts: Json) -> None:
        self.debts[seat] = facts["pounds"]

    def on_removed(self, seat: str, facts: Json) -> None:
        assert self.tiles.pop(facts["slot"])["cubes"] == facts["cubes"]
        paid = min(self.debts[seat], facts["pounds"])
        self.players[seat]["money"] += facts["pounds"] - paid
        self.debts[seat] -= paid

    def on_points_lost(self, seat: str, facts: Json) -> None:
        self.players[seat]["points"] -= facts["points"]
        self.debts[seat] = 0

    def on_links_scored(self, seat: str, facts: Json) -> None:
        assert sorted(facts["lines"]) == sorted(line for line, owner in self.links.items() if owner == seat)
        assert facts["points"] == sum(facts["lines"].values())
        self.score(seat, facts)

    def on_tiles_scored(self, seat: str, facts: Json) -> None:
        self.links = {}
        self.players[seat]["links_left"] = table("setups")["links_per_seat"]
        assert facts["points"] == sum(facts["slots"].values())
        self.score(seat, facts)

    def score(self, seat: str, facts: Json) -> None:
        """Points, never below nothing."""
        self.players[seat]["points"] += facts["points"]

    on_money_scored = on_income_scored = score

    def on_level_two_scored(self, seat: str, facts: Json) -> None:
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
        assert facts["points"] == {name: player["points"] for name, player in self.players.items()}

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
