"""`python -m render` makes each kind of picture from a position or a recorded game."""

import json
from pathlib import Path

import pytest
from PIL import Image

import engine
from engine.selfplay import random_game
from render.__main__ import main


@pytest.fixture(scope="module")
def game() -> dict[str, object]:
    """A whole recorded game of two players."""
    options = engine.Options.of(players=2)
    record = engine.Record(options, engine.seed_from_number(4))
    random_game(options, 4, lambda state, seat, action, events: record.actions.append((seat, action)))
    return record.to_json()


@pytest.fixture
def position() -> dict[str, object]:
    """A game of four that has just begun."""
    return engine.dump(engine.new_game(engine.Options.of(), engine.seed_from_number(2)))


def written(path: Path, content: object) -> str:
    path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)


def form_of(path: Path) -> str | None:
    with Image.open(path) as image:
        return image.format


@pytest.mark.parametrize("kind", ["board", "hand", "mat", "preview"])
def test_a_position_becomes_a_picture(kind: str, position: dict[str, object], tmp_path: Path) -> None:
    out = tmp_path / "out.png"
    assert main([written(tmp_path / "in.json", position), "-o", str(out), "--kind", kind]) == 0
    assert form_of(out) == "PNG"


@pytest.mark.parametrize(
    ("kind", "form"), [("board", "PNG"), ("mat", "PNG"), ("end", "PNG"), ("replay", "GIF")]
)
def test_a_game_becomes_a_picture(kind: str, form: str, game: dict[str, object], tmp_path: Path) -> None:
    out = tmp_path / "out"
    asked = [written(tmp_path / "in.json", game), "-o", str(out), "--kind", kind, "--seat", "red"]
    assert main(asked) == 0
    assert form_of(out) == form


def test_a_region_is_a_part_of_the_board(position: dict[str, object], tmp_path: Path) -> None:
    out = tmp_path / "out.png"
    assert main([written(tmp_path / "in.json", position), "-o", str(out), "--region", "mersey"]) == 0
    with Image.open(out) as image:
        assert image.width < 1800


@pytest.mark.parametrize("content", [{}, 5, [], {"actions": []}, {"format": 1}])
def test_what_is_not_a_game_is_refused_with_a_line(
    content: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([written(tmp_path / "in.json", content), "-o", str(tmp_path / "out.png")]) == 2
    assert capsys.readouterr().err.startswith("render: ")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--region", "nowhere"], "no region or place 'nowhere'"),
        (["--kind", "end"], "has not ended"),
        (["-o", "no-such-folder/out.png"], "no-such-folder/out.png: "),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_a_line(
    asked: list[str],
    said: str,
    position: dict[str, object],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = written(tmp_path / "in.json", position)
    assert main([file, "-o", str(tmp_path / "out.png"), *asked]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("asked", [["--lang", "xx"], ["--scale", "0"], ["--scale", "nan"]])
def test_a_wrong_argument_is_named(
    asked: list[str], position: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([written(tmp_path / "in.json", position), "-o", str(tmp_path / "out.png"), *asked])
    assert asked[0] in capsys.readouterr().err
