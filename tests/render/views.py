"""Views for the tests of pictures: made by hand or by chance, in the form that the engine gives out."""

import random
from typing import Any

from data.facts import facts, lines_of

View = dict[str, Any]
SEATS = ("red", "yellow", "teal", "purple")
CUBES = {"coal_mine": 5, "iron_works": 6}


def fresh(players: int = 4, map_id: str = "full", era: str = "canal") -> dict[str, Any]:
    """A game that has just begun."""
    seats = SEATS[:players]
    market = {"cubes": 8, "prices": [1, 1, 2, 2, 3, 3, 4, 4], "next_price": 1, "price_when_empty": 5}
    if map_id == "community":
        market = {"cubes": 6, "prices": [2, 2, 3, 3, 4, 4], "next_price": 2, "price_when_empty": 5}
    return {
        "viewer": None, "options": {}, "map": map_id, "era": era, "round": 1, "rounds": 8, "finished": False,
        "winners": [], "waiting": {"seat": "red", "decision": "turn"}, "actions_left": 1,
        "order": list(seats),
        "next_order": [], "coal_market": market, "iron_market": dict(market),
        "distant": {"track": [3, 3, 2, 2, 1, 1, 0, 0], "marker": 0, "closed": False, "turned": [], "left": 12,
                    "unseen": {"0": 2, "1": 2, "2": 4, "3": 3, "4": 1}},
        "draw_pile": 28, "under_tile": 4, "taken_out": 0,
        "loans": {"allowed": True, "last_round": 4, "rounds_left": 12}, "tiles": [], "links": [],
        "players": [player(seat) for seat in seats], "hand": None, "debts": [], "scores": [],
    }  # fmt: skip


def player(seat: str, **changes: Any) -> dict[str, Any]:
    """A player as at the start, but for the changes."""
    mat = {
        industry: [{"level": tile.level, "left": tile.count} for tile in tiles]
        for industry, tiles in facts().industries.tiles.items()
    }
    return {
        "seat": seat, "money": 30, "income_space": 10, "income_level": 0, "points": 0, "spent": 0, "cards": 8,
        "links_left": 14, "discards": [], "mat": mat, "finished_turn": False,
    } | changes  # fmt: skip


def by_chance(
    seed: int, players: int = 4, map_id: str = "full", era: str = "canal", load: float = 0.6
) -> dict[str, Any]:
    """A board with a share of its slots and lines taken, and all numbers anywhere in their ranges."""
    dice = random.Random(seed)
    view = fresh(players, map_id, era)
    seats = SEATS[:players]
    view["round"] = dice.randint(1, 8)
    view["players"] = [_rich(dice, seat) for seat in dice.sample(seats, players)]
    view["waiting"] = {
        "seat": dice.choice(seats),
        "decision": dice.choice(["turn", "sell", "end turn", "shortfall"]),
    }
    view["actions_left"] = dice.randint(0, 2)
    view["tiles"] = _tiles(dice, map_id, seats, load)
    view["links"] = [
        {"line": line.id, "owner": dice.choice(seats)}
        for line in lines_of(facts().board, map_id)
        if (line.canal if era == "canal" else line.rail) and dice.random() < load
    ]
    view["coal_market"]["cubes"] = dice.randint(0, len(view["coal_market"]["prices"]))
    pile = dice.sample(facts().markets.distant.tiles["all"], 12)
    cut = dice.randint(0, 12)
    unseen = {str(tile): pile[cut:].count(tile) for tile in sorted(set(pile[cut:]))}
    view["distant"] |= {
        "marker": dice.randint(0, 8),
        "turned": pile[:cut],
        "left": 12 - cut,
        "unseen": unseen,
    }
    view["distant"]["closed"] = dice.random() < 0.3
    view["debts"] = [{"seat": seat, "pounds": dice.randint(1, 10)} for seat in seats if dice.random() < 0.2]
    return view


def _rich(dice: random.Random, seat: str) -> dict[str, Any]:
    space = dice.randint(0, 99)
    level = facts().tracks.income_level_of_space[space]
    changes = {
        "money": dice.randint(0, 240), "income_space": space, "income_level": level,
        "points": dice.randint(0, 220),
        "spent": dice.randint(0, 70), "cards": dice.randint(0, 8), "links_left": dice.randint(0, 14),
        "finished_turn": dice.random() < 0.5,
    }  # fmt: skip
    made = player(seat, **changes)
    for levels in made["mat"].values():
        for level_left in levels[: dice.randint(0, len(levels))]:
            level_left["left"] = 0
    return made


def _tiles(dice: random.Random, map_id: str, seats: tuple[str, ...], load: float) -> list[dict[str, Any]]:
    out = []
    there = set(facts().board.maps[map_id].places)
    for place in facts().board.places:
        for number, icons in enumerate(place.slots, 1):
            if place.id in there and dice.random() < load:
                out.append(_tile(dice, place.id, number, dice.choice(icons), dice.choice(seats)))
    return out


def _tile(dice: random.Random, place: str, number: int, industry: str, owner: str) -> dict[str, Any]:
    tile = dice.choice([each for each in facts().industries.tiles[industry] if each.level])
    flipped = dice.random() < 0.5
    cubes = dice.randint(1, tile.cubes) if tile.cubes and not flipped else 0
    return {
        "slot": f"{place}_{number}", "place": place, "number": number, "owner": owner, "industry": industry,
        "level": tile.level, "cubes": cubes, "flipped": flipped, "points": tile.points, "income": tile.income,
    }  # fmt: skip
