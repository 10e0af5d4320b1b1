"""The facts of the game: the JSON files of this folder as checked models.

`facts()` reads them once, validates every field and cross-checks the files against each other (`problems`).
Money is in pounds, income in spaces of the income track, levels are the numbers printed on the tiles.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

FOLDER = Path(__file__).parent


class FactsError(ValueError):
    """The data files contradict each other; `problems` lists how."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class Model(BaseModel):
    """Base of all models here: frozen, and a field that nobody knows is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class PlaceFacts(Model):
    """A place: its slots (each the industries whose icons it shows), printed link points and trade icon."""

    id: str
    name: str
    banner: str | None
    slots: tuple[tuple[str, ...], ...]
    link_points: int
    trade_icon: bool


class LineFacts(Model):
    """A line between two places (ids in sorted order) and the eras in which it exists."""

    between: tuple[str, str]
    canal: bool
    rail: bool

    @property
    def id(self) -> str:
        """The id of the line: its two places joined by a hyphen."""
        return "-".join(self.between)


class MapFacts(Model):
    """A side of the board: its places, and the lines that are canals there although the full map has none."""

    places: tuple[str, ...]
    also_canal: tuple[tuple[str, str], ...]


class VirtualLinkFacts(Model):
    """The classic virtual link: with `from` in the network an industry card builds in `opens` (R138)."""

    from_: str = Field(alias="from")
    opens: str


class BoardFacts(Model):
    """board.json."""

    places: tuple[PlaceFacts, ...]
    lines: tuple[LineFacts, ...]
    maps: dict[str, MapFacts]
    virtual_link: VirtualLinkFacts


class TileFacts(Model):
    """One level of an industry: how many a seat has, what it costs and what it brings."""

    level: int
    count: int
    cost: int
    coal: int
    iron: int
    points: int
    income: int
    cubes: int
    canal: bool
    rail: bool


class TileChange(Model):
    """What an edition changes on a tile."""

    industry: str
    level: int
    points: int


class IndustriesFacts(Model):
    """industries.json: the tiles of each industry by level, and what the editions change."""

    tiles: dict[str, tuple[TileFacts, ...]]
    editions: dict[str, tuple[TileChange, ...]]
    tiles_per_seat: int


class CardsFacts(Model):
    """cards.json: how often each card is in each deck."""

    decks: dict[str, dict[str, int]]
    totals: dict[str, int]


class DistantFacts(Model):
    """The distant market: income spaces of its track from the top, and the tiles of each setup."""

    track: tuple[int, ...]
    tiles: dict[str, tuple[int, ...]]


class MarketsFacts(Model):
    """markets.json: prices of both markets per map, cheapest first."""

    coal: dict[str, tuple[int, ...]]
    iron: dict[str, tuple[int, ...]]
    price_when_empty: int
    distant: DistantFacts


class TracksFacts(Model):
    """tracks.json: the income level of each of the hundred spaces."""

    income_level_of_space: tuple[int, ...]


class SetupFacts(Model):
    """One way to set the game up: which deck, map and distant tiles, and what follows from them."""

    id: str
    players: int
    map: str
    deck: str
    distant: str
    money: int
    under_tile: int
    taken_out_before_rail: int
    rounds: int


class LoanFacts(Model):
    """A loan: pounds received for levels of income."""

    pounds: int
    levels: int


class IntroductoryFacts(Model):
    """The scoring of money in the introductory game (R135)."""

    pounds_per_point: int
    most_money_points: int


class SetupsFacts(Model):
    """setups.json: the setups and the numbers that are the same in all of them."""

    setups: tuple[SetupFacts, ...]
    seats: tuple[str, ...]
    income_space: int
    hand: int
    links_per_seat: int
    actions: int
    actions_first_round: int
    under_tile_rail_per_seat: int
    rounds_without_loans: int
    canal_cost: int
    rail_cost: int
    two_rails_cost: int
    loans: tuple[LoanFacts, ...]
    pounds_per_point: int
    introductory: IntroductoryFacts


class Facts(Model):
    """All data files together."""

    board: BoardFacts
    industries: IndustriesFacts
    cards: CardsFacts
    markets: MarketsFacts
    tracks: TracksFacts
    setups: SetupsFacts


def lines_of(board: BoardFacts, map_name: str) -> list[LineFacts]:
    """The lines of a map: both ends on it; `canal` is true where the map adds a canal."""
    side = board.maps[map_name]
    return [
        line.model_copy(update={"canal": True}) if line.between in side.also_canal else line
        for line in board.lines
        if set(line.between) <= set(side.places)
    ]


def problems(facts: Facts) -> list[str]:
    """Everything in which the files contradict each other or the known totals; empty when all is well."""
    return [
        *_board_problems(facts.board),
        *_industry_problems(facts),
        *_card_problems(facts),
        *_market_problems(facts),
        *_setup_problems(facts),
    ]


def _expect(found: object, wanted: object, what: str) -> list[str]:
    return [] if found == wanted else [f"{what}: {found}, not {wanted}"]


def _board_problems(board: BoardFacts) -> list[str]:
    known = {place.id for place in board.places}
    found = _expect(len(known), len(board.places), "different places")
    found += _expect(sum(len(place.slots) for place in board.places), 43, "slots")
    for line in board.lines:
        found += [f"line {line.id} ends at the unknown {end}" for end in line.between if end not in known]
        found += _expect(line.between, tuple(sorted(line.between)), f"ends of {line.id}")
    for name, side in board.maps.items():
        found += [f"map {name} has the unknown {place}" for place in side.places if place not in known]
    for name, total in {"full": (36, 23, 35), "community": (24, 14, 24)}.items():
        lines = lines_of(board, name)
        counts = (len(lines), sum(line.canal for line in lines), sum(line.rail for line in lines))
        found += _expect(counts, total, f"lines, canals and rails of the map {name}")
    opened = {board.virtual_link.from_, board.virtual_link.opens}
    return found + [f"virtual link names the unknown {place}" for place in sorted(opened - known)]


def _industry_problems(facts: Facts) -> list[str]:
    industries = facts.industries
    tiles = [tile for levels in industries.tiles.values() for tile in levels]
    found = _expect(sum(tile.count for tile in tiles), industries.tiles_per_seat, "tiles a seat")
    # The list of legal builds relies on it: one cube is there or it is not, there is no half supply.
    found += _expect(max(max(tile.coal, tile.iron) for tile in tiles), 1, "most coal or iron for one tile")
    # No tile needs what it makes (R42), so a replaced tile is never a source for its successor.
    found += _expect(sum(tile.coal for tile in industries.tiles["coal_mine"]), 0, "coal for coal mines")
    found += _expect(sum(tile.iron for tile in industries.tiles["iron_works"]), 0, "iron for iron works")
    for name, levels in industries.tiles.items():
        numbers = [tile.level for tile in levels]
        found += _expect(numbers, sorted(numbers), f"levels of {name}")
    for place in facts.board.places:
        icons = {icon for slot in place.slots for icon in slot}
        found += [f"{place.id} shows the unknown {icon}" for icon in sorted(icons - set(industries.tiles))]
    for edition, changes in industries.editions.items():
        for change in changes:
            levels_known = {tile.level for tile in industries.tiles.get(change.industry, ())}
            if change.level not in levels_known:
                found.append(f"edition {edition} changes a tile that does not exist")
    return found


def _card_problems(facts: Facts) -> list[str]:
    towns = {place.id for place in facts.board.places if place.slots}
    known = towns | set(facts.industries.tiles)
    found = _expect(facts.cards.totals, _TOTALS, "deck totals")
    for name, deck in facts.cards.decks.items():
        found += _expect(sum(deck.values()), _TOTALS.get(name), f"cards of the deck {name}")
        found += [f"deck {name} has the unknown {card}" for card in sorted(set(deck) - known)]
    return found


_TOTALS = {"all": 66, "four": 64, "three": 54, "two": 40, "community": 40}


def _market_problems(facts: Facts) -> list[str]:
    found = []
    for prices in (*facts.markets.coal.values(), *facts.markets.iron.values()):
        found += _expect(prices, tuple(sorted(prices)), "market prices")
    levels = facts.tracks.income_level_of_space
    found += _expect(len(levels), 100, "income spaces")
    found += _expect(levels, tuple(sorted(levels)), "income levels")
    found += _expect(sorted(set(levels)), list(range(-10, 31)), "different income levels")
    for name, tiles in facts.markets.distant.tiles.items():
        found += _expect(tiles, tuple(sorted(tiles)), f"distant tiles {name}")
    return found


def _setup_problems(facts: Facts) -> list[str]:
    found = []
    for setup in facts.setups.setups:
        total = facts.cards.totals[setup.deck]
        canal = setup.players * (2 * setup.rounds - 1)
        rail = setup.players * 2 * setup.rounds
        found += _expect(total - setup.under_tile, canal, f"canal cards of the setup {setup.id}")
        found += _expect(total - setup.taken_out_before_rail, rail, f"rail cards of the setup {setup.id}")
        found += [] if setup.map in facts.board.maps else [f"setup {setup.id} has an unknown map"]
        known = setup.distant in facts.markets.distant.tiles
        found += [] if known else [f"setup {setup.id} has unknown distant tiles"]
    return found


def _read(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def facts() -> Facts:
    """The facts of the game, read once. Raises FactsError when the files contradict each other."""
    read = Facts.model_validate({name: _read(name) for name in Facts.model_fields})
    found = problems(read)
    if found:
        raise FactsError(found)
    return read
