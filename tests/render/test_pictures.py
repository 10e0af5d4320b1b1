"""What the pictures are: the files, their size, their words, and that they look as they did."""

import copy
import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

import engine
import render
from render.ending import end_items
from render.labels import word
from render.layout import layout
from render.picture import ALT_MOST
from render.scene import Words
from tests.render.goldens import FOLDER, KINDS, small, unlike
from tests.render.positions import of_map, played
from tests.render.torture import NAMES
from tests.render.views import SEATS, by_chance, fresh

MOST_BYTES = 350 * 1024


@pytest.mark.parametrize("name", KINDS)
def test_a_picture_looks_as_it_did(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as kept:
        golden = kept.convert("RGB")
    now = small(KINDS[name]())
    assert now.size == golden.size
    mean, worst = unlike(now, golden)
    assert mean < 3
    assert worst < 24


def test_a_full_board_is_a_small_palette_png() -> None:
    picture = render.board(by_chance(8, 4, "full", "rail", 1.0))
    image = Image.open(io.BytesIO(picture.png))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (1800, 1200))
    assert (picture.width, picture.height) == image.size
    assert len(picture.png) <= MOST_BYTES


def test_a_smaller_scale_makes_a_smaller_file() -> None:
    view = by_chance(8)
    half = render.board(view, scale=0.5)
    assert (half.width, half.height) == (900, 600)
    assert len(half.png) < len(render.board(view).png) / 1.5


@pytest.mark.parametrize("map_id", ["full", "community"])
def test_every_region_and_place_has_a_crop_at_double_scale(map_id: str) -> None:
    view = by_chance(4, 2, map_id)
    board = layout(map_id, "en")
    for name in [*board.regions, *list(board.places)[::4]]:
        picture = render.region(view, name)
        assert picture.width >= 900
        assert len(picture.png) <= MOST_BYTES
        assert len(picture.alt) <= ALT_MOST


def test_an_unknown_region_is_an_error() -> None:
    with pytest.raises(KeyError):
        render.region(fresh(), "atlantis")


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        render.hand(fresh())


def test_drawing_changes_nothing_and_gives_the_same_bytes_in_all_threads() -> None:
    views = [by_chance(seed, 4, "full", "rail") for seed in range(3)]
    before = copy.deepcopy(views)
    alone = [render.board(view).png for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: render.board(view).png, views * 4))
    assert together == alone * 4
    assert views == before


def test_the_public_board_tells_nothing_of_hands() -> None:
    state = engine.new_game(engine.Options.of(), engine.seed_from_number(1))
    public, own = engine.view(state, None), engine.view(state, 0)
    assert render.board(public).png == render.board(own).png
    assert render.board(public).alt == render.board(own).alt


@pytest.mark.parametrize("map_id", ["full", "community"])
def test_alternative_texts_are_short_and_say_who_is_to_play(map_id: str) -> None:
    people = dict(zip(SEATS, ["W" * 32] * 4, strict=True))
    for view in of_map(map_id, 20):
        marks = [
            {"number": n, "slot": tile["slot"], "kind": "flipped"} for n, tile in enumerate(view["tiles"], 1)
        ]
        alt = render.board(view, names=people, marks=marks, scale=0.25).alt
        assert len(alt) <= ALT_MOST
        assert people["red"] in alt
        if view["waiting"]:
            assert "to play" in alt


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_picture_takes_every_name(name: str) -> None:
    people = dict.fromkeys(SEATS, name)
    view = by_chance(1) | {"viewer": "red", "hand": ["wigan"], "winners": ["red"]}
    for picture in (
        render.board(view, names=people, scale=0.25),
        render.hand(view, names=people),
        render.mat(view, "teal", names=people, scale=0.5),
        render.end(view, [view, view], names=people, scale=0.5),
    ):
        assert 0 < len(picture.alt) <= ALT_MOST


def test_a_replay_is_a_gif_that_discord_takes() -> None:
    views = played(engine.Options.of(players=2), 3, 12)
    picture = render.replay(views)
    image = Image.open(io.BytesIO(picture.png))
    assert image.format == "GIF"
    assert image.n_frames == len(views)
    assert image.size == (900, 600)
    assert len(picture.png) <= 8_000_000


def test_the_end_names_the_winner_and_all_points() -> None:
    view = played(engine.Options.of(), 5, 1000)[-1]
    alt = render.end(view, names={"red": "Anna"}).alt
    assert all(str(player["points"]) in alt for player in view["players"])


@pytest.mark.parametrize(("introductory", "eras"), [(True, {"canal"}), (False, {"canal", "rail"})])
def test_the_end_has_columns_for_the_eras_that_were_played(introductory: bool, eras: set[str]) -> None:
    view = played(engine.Options.of(introductory=introductory), 5, 1000)[-1]
    said = {item.text for item in end_items(view, (), {}, "en") if isinstance(item, Words)}
    captions = {era: word("en", f"picture-end-{era}") for era in ("canal", "rail")}
    assert {era for era, caption in captions.items() if caption in said} == eras


def test_the_income_level_is_a_number_without_a_sign() -> None:
    view = fresh()
    assert all(player["income_level"] == 0 for player in view["players"])
    view["players"][0]["income_level"] = 3
    alt = render.board(view, scale=0.25).alt
    assert "income level 3 (" in alt
    assert "income level 0 (" in alt
    assert "income £" not in alt
