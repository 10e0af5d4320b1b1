"""The options of a game: defaults, presets of the edition, and what cannot be played."""

from __future__ import annotations

import pytest

from engine import OptionError, Options


def test_what_is_left_out_has_its_default() -> None:
    assert Options.of().to_json() == {
        "players": 4, "edition": "roxley2018", "deck": "standard", "virtual_link": False, "map": "full",
        "community_distant": "four", "introductory": False, "tie_break_income": "space",
        "income_after_canal_scoring": False, "introductory_income": False,
    }  # fmt: skip


def test_the_2007_edition_sets_three_options_and_each_can_still_be_set() -> None:
    """R143."""
    preset = Options.of(edition="classic2007")
    assert (preset.deck, preset.virtual_link, preset.income_after_canal_scoring) == ("classic", True, True)
    own = Options.of(
        edition="classic2007", deck="standard", virtual_link=False, income_after_canal_scoring=False
    )
    assert (own.deck, own.virtual_link, own.income_after_canal_scoring) == ("standard", False, False)


def test_the_2007_edition_for_two_keeps_the_standard_deck() -> None:
    assert Options.of(edition="classic2007", players=2).deck == "standard"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"players": 2, "deck": "classic"}, "classic_deck"),
        ({"players": 3, "map": "community"}, "community_map"),
        ({"players": 4, "map": "community"}, "community_map"),
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": True}, "players"),
        ({"players": "many"}, "players"),
        ({"players": 10**5000}, "players"),
        ({"players": 3.0}, "players"),
        ({"map": 10**5000}, "value"),
        ({"edition": "1999"}, "value"),
        ({"virtual_link": "maybe"}, "value"),
        ({"virtual_link": 1}, "value"),
        ({"deck": None}, "value"),
        ({"strict_overbuild": True}, "unknown"),
    ],
)
def test_what_cannot_be_played_is_refused_at_the_start(given: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        Options.of(**given)
    assert refused.value.code == code


def test_options_typed_as_words_mean_the_same() -> None:
    typed = Options.of(players="3", virtual_link="true", introductory="false", map="full")
    assert typed == Options(players=3, virtual_link=True)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["roxley2018", "classic2007"])
def test_options_come_back_from_json_as_they_were(players: int, edition: str) -> None:
    options = Options.of(players=players, edition=edition, tie_break_income="level")
    assert Options.from_json(dict(options.to_json())) == options
    assert hash(Options.from_json(dict(options.to_json()))) == hash(options)


def test_json_does_not_apply_the_preset_again() -> None:
    """A game whose classic2007 options were changed by hand must come back unchanged."""
    own = Options.of(edition="classic2007", virtual_link=False)
    assert Options.from_json(dict(own.to_json())).virtual_link is False
