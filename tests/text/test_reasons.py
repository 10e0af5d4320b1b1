"""Refusals: every code has its sentence in both languages, with its facts and, if any, its ruling."""

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.text import names
from bot.text.reasons import cited, message_id, rule, sentence
from data.facts import facts
from data.texts import has, languages, message_ids
from engine import Reason, State, notation, parse, refusal, view
from engine.reasons import CODES, Refused
from tests.text import table

SERVICE = Path(__file__).parents[2] / "bot" / "service"
# One example of each variant: code and facts as the engine and the service write them.
EXAMPLES: list[tuple[str, dict[str, Any]]] = [
    ("card", {"why": "count", "wanted": 1}),
    ("card", {"why": "not_in_hand", "card": "port"}),
    ("card", {"why": "wrong", "card": "warrington_and_runcorn"}),
    ("network", {"place": "warrington_and_runcorn"}),
    ("network", {"line": "ellesmere_port-warrington_and_runcorn"}),
    ("slot", {"slot": "barrow_in_furness_1", "industry": "cotton_mill"}),
    ("slot", {"slot": "barrow_in_furness_1", "owner": "red"}),
    ("preference", {"slot": "lancaster_2", "industry": "port"}),
    ("era", {"industry": "cotton_mill", "level": 1, "era": "rail"}),
    ("era", {"industry": "shipyard", "level": 2, "era": "canal"}),
    ("level", {"industry": "iron_works"}),
    ("level", {"industry": "iron_works", "left": 0, "wanted": 2}),
    ("level", {"industry": "iron_works", "left": 1, "wanted": 2}),
    ("locked", {"industry": "shipyard", "level": 0}),
    ("one_per_place", {"place": "warrington_and_runcorn"}),
    *[
        ("overbuild", {"slot": "wigan_1", "industry": "coal_mine", "owner": "purple", "why": why})
        for why in ("industry", "not_higher", "cubes_left")
    ],
    ("money", {"cost": 14, "money": 9, "missing": 5}),
    ("coal", {"place": "warrington_and_runcorn"}),
    ("coal", {"line": "manchester-warrington_and_runcorn"}),
    ("iron", {}),
    *[("source", {"source": "warrington_and_runcorn_2", "why": why}) for why in ("far", "empty", "too_many")],
    *[("source", {"source": "market", "why": why}) for why in ("coal_left", "iron_left")],
    ("line", {"line": "bolton-wigan", "why": "none"}),
    ("line", {"line": "bolton-wigan", "why": "era", "era": "canal"}),
    ("line", {"line": "ellesmere_port-liverpool", "why": "era", "era": "rail"}),
    ("line", {"line": "bolton-wigan", "why": "twice"}),
    ("line", {"line": "bolton-wigan", "why": "taken", "owner": "teal"}),
    ("links_left", {"left": 0, "wanted": 1}),
    ("links_left", {"left": 1, "wanted": 2}),
    ("two_links", {"era": "canal"}),
    ("two_links", {"era": "rail"}),
    ("mill", {}),
    ("mill", {"slot": "warrington_and_runcorn_2"}),
    ("port", {"slot": "liverpool_1", "why": "none"}),
    ("port", {"slot": "liverpool_1", "why": "flipped"}),
    ("port", {"slot": "liverpool_1", "why": "connection", "mill": "bury_1"}),
    ("distant_closed", {"why": "marker"}),
    ("distant_closed", {"why": "pile"}),
    ("distant_connection", {"slot": "bury_1", "place": "bury"}),
    ("loan_floor", {"level": -10, "pounds": 10, "most": 0}),
    ("loan_floor", {"level": -8, "pounds": 30, "most": 20}),
    ("loan_over", {"round": 6, "last_round": 4}),
    ("loan_amount", {"pounds": 15, "amounts": ["10", "20", "30"]}),
    ("two_actions", {"actions_left": 1}),
    ("turn", {"seat": "teal"}),
    *[("decision", {"expected": each}) for each in ("turn", "sell", "end turn", "shortfall")],
    ("finished", {}),
    ("unreadable", {"text": "`@everyone` go", "at": 3, "expected": ["slot"], "rule": "notation"}),
    ("unreadable", {"text": "", "at": 9, "expected": ["slot"], "rule": "notation"}),
    ("unreadable", {"field": "cards", "rule": "notation"}),
    ("no_game", {}),
    ("not_seated", {}),
    ("not_begun", {}),
    ("cancelled", {}),
    ("parked", {"reason": "replay differs"}),
    *[
        ("not_your_turn", {"seat": "red", "decision": each, "person": 12})
        for each in ("turn", "sell", "end turn", "shortfall")
    ],
    ("outdated", {"revision": 3}),
    ("already_done", {}),
    ("nothing_to_take_back", {}),
    ("revealed", {}),
    ("nothing_to_quote", {}),
    ("channel_taken", {}),
    ("already_seated", {"seat": "red"}),
    ("lobby_full", {"players": 4}),
    ("not_enough_people", {"people": 1, "possible": [2, 3, 4], "more": "yes"}),
    ("already_begun", {}),
    ("not_opener", {"person": 3}),
    ("not_finished", {}),
    ("not_organiser", {"person": 3}),
    ("computer_plays", {"seat": "red"}),
    ("own_turn", {}),
    ("nobody_waits", {}),
    ("nudged", {"hours": 5}),
    ("not_silent", {"hours": 24}),
    ("ballot_open", {}),
    ("too_many_seated", {"seated": 4, "players": 2}),
    ("ballot_same", {}),
    ("no_ballot", {}),
    ("no_vote", {}),
    ("no_seat", {}),
    ("no_free_seat", {}),
    ("is_seated", {}),
    ("seat_wished", {"seat": "teal"}),
    ("no_computer", {}),
    ("away_date", {"days": 60}),
    ("no_turn", {"turn": 9, "last": 4}),
    ("no_own_turn", {}),
    ("import_large", {"kilobytes": 512}),
    ("import_unreadable", {}),
    ("import_running", {}),
    ("import_rules", {"version": 7}),
    ("import_action", {"number": 12}),
    ("import_gone", {}),
    ("note_long", {"most": 1500}),
    ("trial_gone", {}),
    ("trial_long", {"most": 200}),
    ("not_over", {}),
    ("channel_not_allowed", {"channels": ["<#1>", "<#2>"]}),
    ("too_many_games", {"most": 3}),
    ("option", {"option_code": "unknown", "option": "x_y"}),
    ("option", {"option_code": "value", "option": "deck", "value": "*loud*"}),
    ("option", {"option_code": "players", "players": "7"}),
    ("option", {"option_code": "classic_deck", "players": 2, "rule": "R139"}),
    ("option", {"option_code": "community_map", "players": 3, "rule": "R141"}),
]


def service_codes() -> set[str]:
    """Every code that the service writes into a Refused."""
    calls = (
        node
        for path in SERVICE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused"
    )
    firsts = (call.args[0] for call in calls if call.args)
    return {first.value for first in firsts if isinstance(first, ast.Constant)}


def test_every_code_of_engine_and_service_has_an_example_here() -> None:
    assert set(CODES) | service_codes() <= {code for code, _ in EXAMPLES}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("code", "given"), EXAMPLES, ids=str)
def test_every_reason_is_one_sentence_with_its_facts(lang: str, code: str, given: dict[str, Any]) -> None:
    told = sentence(lang, code, given)
    assert told.endswith((".", "!")) and "{" not in told and "\n" not in told
    assert told[0].isupper() or told[0] in "“£"
    assert len(told) <= 300


@pytest.mark.parametrize("lang", languages())
def test_no_reason_of_the_catalogue_is_without_use(lang: str) -> None:
    used = {message_id(lang, code, given) for code, given in EXAMPLES}
    assert {each for each in message_ids(lang) if each.startswith("reason-")} == used
    assert all(has(lang, each) for each in used)


def test_missing_money_is_counted_out() -> None:
    told = sentence("en", "money", {"cost": 14, "money": 9, "missing": 5, "rule": "R21"})
    assert "£14" in told and "£9" in told and "£5" in told


def test_the_ruling_is_cited_where_there_is_one() -> None:
    given = {"slot": "wigan_1", "industry": "coal_mine", "owner": "red", "why": "cubes_left", "rule": "R74"}
    assert cited("en", "overbuild", given).endswith("(R74)")
    assert rule(given) == "R74"
    assert rule({"rule": "notation"}) is None
    assert "(" not in cited("en", "turn", {"seat": "red", "rule": "R13"})


def test_what_was_typed_comes_back_without_effect() -> None:
    assert r"\*loud\*" in sentence(
        "en", "option", {"option_code": "value", "option": "deck", "value": "*loud*"}
    )
    assert "`@" not in sentence("en", "unreadable", {"text": "`@everyone`", "rule": "notation"})


BUILDS = [
    f"{names.industry('en', industry)} at {names.slot('en', f'{place.id}_{number}')}"
    for place in facts().board.places
    for number, icons in enumerate(place.slots, start=1)
    for industry in icons
]
LINES = ["Preston - Wigan", "Bolton - Wigan", "Ellesmere Port - Liverpool", "Lancaster - Scotland"]


def _attempts(state: State, random: Random) -> list[str]:
    """Lines of notation that are well formed and mostly not possible."""
    one = random.choice
    cards = [names.card("en", each) for each in view(state, state.seat)["hand"]] or ["Wigan"]
    slots = [build.split(" at ")[1] for build in BUILDS]
    industries = ["Cotton Mill", "Coal Mine", "Iron Works", "Port", "Shipyard"]
    builds = [f"build {one(BUILDS)} with {one(cards)}" for _ in range(5)]
    doubles = [f"build {one(BUILDS)} with {cards[0]} + {cards[-1]}" for _ in range(5)]
    return [
        *builds,
        *doubles,
        f"build {one(industries)} at {one(slots)} with {one(cards)} coal market iron market",
        f"link {one(LINES)} with {one(cards)} coal {one(slots)}",
        f"link {one(LINES)} then {one(LINES)} with {one(cards)}",
        f"develop {one(industries)}, {one(industries)} with {one(cards)} iron {one(slots)}, market",
        f"sell {one(slots)} to {one([*slots, 'distant'])} with {one(cards)}",
        f"sell {one(slots)} to distant",
        f"loan {one([10, 20, 30, 40])} with {one(cards)}",
        "stop",
        "end turn",
        f"remove {one(slots)}",
    ]


def _refused(state: State, seat: int, line: str) -> Reason | None:
    try:
        return refusal(state, seat, parse(state, line))
    except Refused as refused:
        return refused.reason


@pytest.mark.parametrize("lang", languages())
def test_refusals_of_real_games_are_told(lang: str) -> None:
    random = Random(11)
    met: set[str] = set()
    for state, _ in table.turns(8, players=3):
        if state.waiting is None:
            break
        seat = state.waiting[0]
        reasons = (_refused(state, seat, line) for line in _attempts(state, random))
        for reason in filter(None, reasons):
            met.add(reason.code)
            assert cited(lang, reason.code, reason.facts)
    assert len(met) >= 18, met


def test_the_example_of_notation_in_the_texts_can_be_read() -> None:
    state, _ = next(table.turns(1, players=4))
    assert notation(state, parse(state, "build Coal Mine at Wigan 1 with Wigan"))
