"""Each thing that can be wrong with a position is found: every one is broken once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import engine
from engine import State
from engine.invariants import malformed
from engine.names import FINISHED, SHORTFALL, SLOT_NUMBER_OF
from tests.engine.explore import VARIANTS, options_of, steps
from tests.engine.scatter import draws_to_come
from tests.engine.table import Table

WIGAN, LIVERPOOL_1, LIVERPOOL_3, BURY = (
    SLOT_NUMBER_OF[slot] for slot in ("wigan_1", "liverpool_1", "liverpool_3", "bury_1")
)


def table() -> State:
    """A sound position with a mine, a port, a mill, a shipyard and two links."""
    return Table(
        round=4,
        distant={"marker": 3, "pile": [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4]},
        yellow={"mat": {"Shipyard": 1}},
        tiles=[
            {"at": "Wigan 1", "owner": "red", "tile": "Coal Mine 1", "cubes": 1},
            {"at": "Liverpool 1", "owner": "red", "tile": "Port 1", "flipped": True},
            {"at": "Liverpool 3", "owner": "yellow", "tile": "Shipyard 1", "flipped": True},
            {"at": "Bury 1", "owner": "teal", "tile": "Cotton Mill 1"},
        ],
        links=[{"line": "Preston - Wigan", "owner": "red"}, {"line": "Bolton - Bury", "owner": "teal"}],
    ).state


def flip(state: State, slot: int) -> None:
    state.flipped ^= 1 << slot


def owe(state: State, money: int = 0, turn: int = 0, other_debt: int = 0) -> None:
    """The first seat owes 3 pounds."""
    state.debts[0], state.debts[1], state.decision = 3, other_debt, SHORTFALL
    state.money[0], state.money[1], state.turn = money, 0, turn


Break = Callable[[State], object]
BREAKS: dict[str, Break] = {
    "money below 0": lambda state: state.money.__setitem__(0, -1),
    "points below 0": lambda state: state.points.__setitem__(0, -1),
    "spent below 0": lambda state: state.spent.__setitem__(0, -1),
    "beyond the track": lambda state: state.income_space.__setitem__(0, 100),
    "below the track": lambda state: state.income_space.__setitem__(0, -1),
    "a seat twice in the order": lambda state: setattr(state, "order", (0, 0, 1, 2)),
    "nine cubes of coal": lambda state: setattr(state, "coal_market", 9),
    "less than no iron": lambda state: setattr(state, "iron_market", -1),
    "beyond the X": lambda state: setattr(state, "marker", 9),
    "a distant tile lost": lambda state: setattr(state, "pile", state.pile[1:]),
    "a card lost": lambda state: setattr(state, "draw_pile", state.draw_pile[1:]),
    "a card doubled": lambda state: setattr(state, "draw_pile", (*state.draw_pile, 3)),
    "a card under the tile too many": lambda state: setattr(
        state, "under_tile", (*state.under_tile, state.draw_pile[0])
    ),
    "nine cards in a hand": lambda state: state.hands.__setitem__(0, state.hands[0] + state.hands[1][:1]),
    "a mine with cubes that is flipped": lambda state: flip(state, WIGAN),
    "a mine without cubes that is not": lambda state: state.cubes.__setitem__(WIGAN, 0),
    "more cubes than fit": lambda state: state.cubes.__setitem__(WIGAN, 3),
    "a shipyard that is not flipped": lambda state: flip(state, LIVERPOOL_3),
    "cubes where no tile is": lambda state: state.cubes.__setitem__(WIGAN + 1, 1),
    "a flipped space": lambda state: flip(state, WIGAN + 1),
    "a tile of nobody": lambda state: state.owners.__setitem__(WIGAN, -1),
    "a mine in a port": lambda state: state.tiles.__setitem__(LIVERPOOL_1, state.tiles[WIGAN]),
    "two tiles of a seat in a place": lambda state: state.owners.__setitem__(LIVERPOOL_3, 0),
    "a tile on the mat and on the board": lambda state: state.mat.__setitem__(1, 7),
    "a mat larger than printed": lambda state: state.mat.__setitem__(1, 8),
    "two links on a line": lambda state: state.links.__setitem__(1, state.links[0]),
    "a rail in the canal era": lambda state: state.links.__setitem__(0, 1),
    "a link too many": lambda state: state.links_left.__setitem__(0, 14),
    "winners of a running game": lambda state: setattr(state, "winners", (0,)),
    "a finished game without winners": lambda state: setattr(state, "decision", FINISHED),
    "a round too many": lambda state: setattr(state, "round", 9),
    "three actions": lambda state: setattr(state, "actions_left", 3),
    "no action": lambda state: setattr(state, "actions_left", 0),
    "no card for the next action": lambda state: state.hands.__setitem__(0, ()),
    "debts without a shortfall": lambda state: state.debts.__setitem__(0, 3),
    "a shortfall without debts": lambda state: setattr(state, "decision", SHORTFALL),
}
DERIVED: dict[str, Break] = {
    "tiles of a seat": lambda state: state.owned.__setitem__(0, 0),
    "tiles of an industry": lambda state: state.standing.__setitem__(0, 0),
    "lines with a link": lambda state: setattr(state, "laid", 0),
    "a network": lambda state: state.network.__setitem__(0, 0),
    "trade icons": lambda state: setattr(state, "trade_places", 0),
    "neighbours": lambda state: setattr(state, "neighbours", ()),
    "connections": lambda state: setattr(state, "connected", ()),
}
IN_PLAY: dict[str, Break] = {
    "a link tile lost": lambda state: state.links_left.__setitem__(0, 3),
    "a marker that the tiles did not move": lambda state: setattr(state, "marker", 4),
    "an unsorted hand": lambda state: state.hands.__setitem__(0, state.hands[0][::-1]),
    "a debtor with money": lambda state: owe(state, money=1),
    "the wrong debtor": lambda state: owe(state, turn=1, other_debt=2),
}


def test_a_sound_position_has_nothing_wrong() -> None:
    assert engine.invariants(table()) == []


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_position_is_found_and_may_not_be_loaded(what: str) -> None:
    state = table()
    BREAKS[what](state)
    assert malformed(state) != []
    assert engine.invariants(state) != []


@pytest.mark.parametrize("what", DERIVED)
def test_what_is_kept_beside_the_position_is_compared_with_a_recomputation(what: str) -> None:
    state = table()
    DERIVED[what](state)
    assert len(engine.invariants(state)) == 1
    assert malformed(state) == []


@pytest.mark.parametrize("what", IN_PLAY)
def test_what_play_never_does_is_found(what: str) -> None:
    state = table()
    IN_PLAY[what](state)
    assert malformed(state) == []
    assert engine.invariants(state) != []


@pytest.mark.parametrize("what", ["a level I tile", "a locked shipyard", "shipyard II in the canal era"])
def test_tiles_that_cannot_stand_there_in_this_era(what: str) -> None:
    state = table()
    number = {tile.level: tile.number for tile in state.board.tiles if tile.industry == 4}
    if what == "a level I tile":
        state.era = 1
    else:
        state.tiles[LIVERPOOL_3] = number[0 if what == "a locked shipyard" else 2]
    assert any("era" in problem for problem in malformed(state))


@pytest.mark.parametrize("variant", VARIANTS)
def test_hands_shrink_and_piles_run_out_as_the_rounds_say(variant: str) -> None:
    """R16, R17: in both eras the last four rounds have no draws, before them every hand is full again."""
    for state, seat, action, _ in steps(options_of(variant), 2):
        if action.do != "end turn":
            continue
        engine.play(state, seat, action)
        if state.waiting is None or state.waiting[1] == "shortfall" or state.turn == 0:
            continue  # the round is over
        without = state.round - (state.board.rounds - 4)
        assert len(state.hands[seat]) == (8 if without <= 0 else 8 - 2 * without)
        assert len(state.draw_pile) == draws_to_come(state)
