"""Views in words: complete, correct, short lines, no card to the wrong reader."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.text import board, hand, panel, prices, result, status
from bot.text.status import View
from data.facts import facts
from data.texts import languages
from engine import projection, view
from engine.names import LINES
from engine.scoring import link_points, place_points
from tests.text import sample, table

PEOPLE = {"red": "W" * 32, "yellow": "W" * 32, "teal": "W" * 32, "purple": "W" * 32}
LONGEST_LINE = 330


def views(viewer: int | None, **options: Any) -> Iterator[View]:
    """Views of one random game, a few dozen decisions apart."""
    for number, (state, _) in enumerate(table.turns(4, **options)):
        if number % 25 == 0 or state.waiting is None:
            yield view(state, viewer)


def texts_of(seen: View, lang: str) -> list[str]:
    """Everything that can be asked for as text about a view."""
    seats = [player["seat"] for player in seen["players"]]
    return [
        status.status(seen, lang, PEOPLE),
        board.board(seen, lang, people=PEOPLE),
        hand.hand(seen, lang),
        hand.cards(seen, lang),
        result.final(seen, lang, PEOPLE),
        *(hand.mat(seen, lang, seat, PEOPLE) for seat in seats),
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("options", table.OPTIONS, ids=str)
@pytest.mark.parametrize("viewer", [None, 0])
def test_every_position_can_be_read_as_text(lang: str, options: dict[str, Any], viewer: int | None) -> None:
    for seen in views(viewer, **options):
        for told in texts_of(seen, lang):
            assert "{" not in told and "None" not in told
            lines = told.splitlines()
            assert all(len(line) <= LONGEST_LINE for line in lines if ", " not in line)


@pytest.mark.parametrize("lang", languages())
def test_the_status_fits_one_message_with_the_longest_names(lang: str) -> None:
    assert all(len(status.status(seen, lang, PEOPLE)) <= 2000 for seen in views(0, players=4))


def test_the_status_tells_the_next_order_but_in_the_last_round_of_the_game() -> None:
    told = {
        (seen["era"], seen["round"], "Order of the next round" in status.status(seen, "en"))
        for seen in (view(state, None) for state, _ in table.turns(4, players=2))
        if not seen["finished"]
    }
    assert ("canal", 10, True) in told and ("rail", 9, True) in told and ("rail", 10, False) in told
    assert ("rail", 10, True) not in told


def test_the_status_says_whose_decision_it_is_and_what_everybody_has() -> None:
    state, _ = next(table.turns(1, players=2))
    seat = view(state, None)["waiting"]["seat"]
    own = view(state, next(number for number, each in enumerate(("red", "yellow")) if each == seat))
    told = status.status(own, "en", {})
    assert "Canal Era, round 1 of 10" in told
    assert "It is your turn: 1 action left." in told or "You have no action left" in told
    assert told.count("income level") == 2 and told.count("£30") + told.count("£") >= 2


def test_options_that_differ_from_the_standard_game_are_told() -> None:
    options = {"players": 4, "edition": "classic2007", "virtual_link": True, "deck": "classic", "map": "full"}
    told = status.options_in_force(options, "en")
    assert "Birkenhead" in told and "66 cards" in told and len(told.splitlines()) == 4
    assert len(status.options_in_force({"players": 3, "map": "full"}, "en").splitlines()) == 1


@pytest.mark.parametrize("lang", languages())
def test_the_board_as_text_names_every_place_of_its_map(lang: str) -> None:
    for options in ({"players": 4}, {"players": 2, "map": "community"}):
        state, _ = next(table.turns(2, **options))
        told = board.board(view(state, None), lang)
        shown = {place.id for place in facts().board.places if f"**{place.name}**" in told}
        translated = {"scotland"} if lang == "nl" else set()
        assert shown | translated == set(facts().board.maps[options.get("map", "full")].places)


def tile(number: int, owner: str, level: int, **facts: Any) -> dict[str, Any]:
    """A Coal Mine at Wigan as a view shows it."""
    slot = f"wigan_{number}"
    place = {"slot": slot, "place": "wigan", "number": number, "owner": owner}
    return {**place, "industry": "coal_mine", "level": level, "points": 1, "income": 4, **facts}


def test_the_board_tells_tiles_cubes_links_and_markets() -> None:
    seen: dict[str, Any] = view(next(table.turns(2, players=4))[0], None)
    seen["tiles"] = [tile(1, "red", 2, cubes=3, flipped=False), tile(2, "teal", 1, cubes=0, flipped=True)]
    seen["links"] = [{"line": "preston-wigan", "owner": "red"}]
    told = board.board(seen, "en").splitlines()
    assert "**Wigan**: 1 Red: Coal Mine II, 3 coal; 2 Teal: Coal Mine I, flipped" in told
    assert "**Manchester**: 1, 2 and 3 free for Cotton Mill or Coal Mine; 4 free for Iron Works" in told
    assert "Red: Preston–Wigan" in told
    assert "Coal market: 8 of 8 cubes, the next costs £1." in told
    free = told[told.index("**Free lines**") + 1]
    assert "Preston–Wigan" not in free and "Bolton–Bury" in free


def test_a_region_shows_only_its_places_and_their_lines() -> None:
    seen = view(next(table.turns(2, players=4))[0], None)
    told = board.board(seen, "en", places=("wigan", "bolton"))
    assert "**Wigan**" in told and "**Manchester**" not in told
    assert "Bolton–Manchester" in told and "Colne" not in told


@pytest.mark.parametrize("lang", languages())
def test_a_hand_is_told_only_from_its_own_view(lang: str) -> None:
    state, _ = next(table.turns(2, players=4))
    assert hand.hand(view(state, None), lang) == ""
    assert "8" in hand.hand(view(state, 1), lang) or "7" in hand.hand(view(state, 1), lang)


def test_equal_cards_stand_together_and_places_come_first() -> None:
    seen = {**view(next(table.turns(2, players=4))[0], 1), "hand": ["port", "wigan", "port", "bolton"]}
    assert hand.hand(seen, "en") == "Your hand, 4 cards: Bolton, Wigan, 2 × Port."


def test_cards_that_are_out_and_unseen_make_up_the_deck() -> None:
    for seen in views(0, players=4):
        told = hand.cards(seen, "en")
        numbers = [
            int(word)
            for line in told.splitlines()
            if line.startswith("**")
            for word in line.split()
            if word.isdigit()
        ]
        out, unseen = numbers
        assert out + unseen + len(seen["hand"]) == 64


def test_a_mat_tells_what_the_next_tile_costs() -> None:
    state, _ = next(table.turns(2, players=2))
    told = hand.mat(view(state, None), "en", "red").splitlines()
    mill = told.index("**Cotton Mill**: 3 × I, 3 × II, 3 × III, 3 × IV")
    assert told[mill + 1] == "Next: £12; 5 points, +5 income spaces; Canal Era only"
    yard = told.index("**Shipyard**: 2 × locked, 2 × I, 2 × II")
    assert told[yard + 1] == "Next: locked, only Develop takes it off"


@pytest.mark.parametrize("lang", languages())
def test_projections_add_up(lang: str) -> None:
    for number, (state, _) in enumerate(table.turns(4, players=4)):
        if number % 40 == 0:
            told = result.projection(view(state, None), lang, projection(state), PEOPLE)
            assert len(told) <= 2000 and told.count("\n") == 9


@pytest.mark.parametrize("lang", languages())
def test_a_price_fits_into_the_label_of_a_choice(lang: str) -> None:
    for _, events in table.turns(6, players=4):
        assert len(prices.price(events, lang)) <= 70
    assert "£18" in prices.price(sample.BUILD, lang)


def test_prices_name_sources_and_the_total() -> None:
    assert prices.price(sample.BUILD, "en") == "£16 + free coal (Bolton) + iron £2 = £18"
    assert prices.price(sample.TWO_RAILS, "en") == "£15 + 2 free coal (Wigan)"
    assert prices.price(sample.PASSES, "en") == "free"


def test_a_quote_says_what_would_follow() -> None:
    told = prices.quote(sample.BUILD, "en", "red")
    assert told.startswith(
        "It costs £16 + free coal (Bolton) + iron £2 = £18. Then Yellow’s Coal Mine I in Bolton flips"
    )
    assert prices.quote(sample.PASSES, "nl", "teal", uncertain=True).startswith(
        "Het kost niets behalve de kaart."
    )


def test_a_line_is_worth_what_the_engine_would_score_for_it() -> None:
    compared = 0
    for state, _ in table.turns(7, players=3):
        seen, at = view(state, None), place_points(state)
        for seat in range(3):
            for line, points in link_points(state, seat, at).items():
                assert panel.link_points(seen, LINES[line]) == points
                compared += 1
    assert compared > 100
