"""Where something changed is shown whole, large enough for a phone, with every change marked."""

import pytest

import render
from data.texts import languages
from render.closeup import parts_of
from render.labels import word
from render.layout import BANNER_SIZE, layout, map_area
from tests.render.goldens import PEOPLE
from tests.render.views import by_chance, fresh

PHONE = 330
"""Pixels that a picture has across on a narrow telephone."""
LEAST_LETTERS = 6.0
MAPS = ("full", "community")


def at(slot: str, number: int = 1) -> dict[str, object]:
    return {"number": number, "slot": slot, "kind": "built"}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("map_id", MAPS)
def test_one_change_is_seen_with_its_names_in_readable_letters(map_id: str, lang: str) -> None:
    board, view = layout(map_id, lang), fresh(map_id=map_id)
    spots = [({"slot": slot}, [slot.rpartition("_")[0]]) for slot in board.slots]
    spots += [({"line": line}, line.split("-")) for line in board.lines]
    for mark, places in spots:
        (part,) = parts_of(view, [{"number": 1, "kind": "built", **mark}], lang)
        assert map_area().contains(part), mark
        assert all(part.contains(board.places[place].whole) for place in places), mark
        assert part.width * part.height > map_area().width * map_area().height / 3, mark
        assert BANNER_SIZE * PHONE / part.width >= LEAST_LETTERS, mark


def test_changes_near_each_other_share_one_part_and_those_far_apart_have_two() -> None:
    view = fresh()
    assert len(parts_of(view, [at("bolton_1"), at("bury_1"), at("manchester_2")], "en")) == 1
    north, south = parts_of(view, [at("stockport_1"), at("barrow_in_furness_1")], "en")
    assert north.bottom <= south.top
    assert north.width == south.width
    assert BANNER_SIZE * PHONE / north.width >= LEAST_LETTERS


def test_changes_everywhere_are_shown_on_the_whole_map() -> None:
    slots = ("barrow_in_furness_1", "colne_1", "macclesfield_1", "liverpool_1")
    assert parts_of(fresh(), [at(slot) for slot in slots], "en") == [map_area()]


def test_a_market_stands_below_the_map_only_when_it_changed() -> None:
    view = fresh()
    alone = render.closeup(view, [at("bolton_1")])
    sizes = [alone.height]
    markets: list[dict[str, object]] = []
    for market in ("coal", "distant"):
        markets.append({"number": 1, "market": market, "kind": "taken"})
        sizes.append(render.closeup(view, [at("bolton_1"), *markets]).height)
    assert sizes == sorted(set(sizes))
    assert render.closeup(view, markets).height < alone.height / 2


def test_nothing_changed_is_no_picture() -> None:
    with pytest.raises(ValueError, match="nothing"):
        render.closeup(fresh(), [])


@pytest.mark.parametrize("draw", [render.closeup, render.preview_closeup])
def test_the_words_name_every_change_and_the_tiles_around(draw: type[render.closeup]) -> None:
    view = by_chance(8, 4, "full", "rail", 1.0)
    marks = [at("bolton_1"), {"number": 2, "line": "bolton-manchester", "kind": "linked"}]
    said = draw(view, marks, names=PEOPLE).alt
    for part in (
        "1: Coal Mine IV in Bolton 1, built.",
        "2: Bolton–Manchester, link laid.",
        "Manchester 4: ",
    ):
        assert part in said
    assert "Barrow" not in said
    assert len(said) <= 1024


def test_a_preview_says_that_it_is_one_and_describes_the_board() -> None:
    people = dict.fromkeys(PEOPLE, "A person with a very long name indeed")
    for lang in languages():
        for draw in (render.preview, render.preview_closeup):
            said = draw(by_chance(8), [at("bolton_1")], names=people, lang=lang).alt
            assert said.startswith(word(lang, "picture-alt-preview"))
            assert len(said) > 500, said
