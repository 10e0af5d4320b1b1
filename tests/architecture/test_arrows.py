"""Who may import whom. `data <- engine <- render <- bot <- playground`: each may use those to its left."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.source import ROOMS, ROOT, imports_any, python_files

ALL_FILES = [path for room in ROOMS for path in python_files(room)]
IMPURE = ("time", "random", "datetime", "secrets", "asyncio", "socket", "threading", "subprocess", "sqlite3")
COMMAND_LINES = ("__main__.py", "selfplay.py")  # the only engine files that may know clock and chance


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def found_in(paths: list[Path], modules: tuple[str, ...]) -> dict[str, list[str]]:
    """Which of these files import which of these modules."""
    return {name_of(path): found for path in paths if (found := imports_any(path, modules))}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_uses_only_the_rooms_to_its_left(room: str) -> None:
    assert found_in(python_files(room), (*ROOMS[ROOMS.index(room) + 1 :], "tests")) == {}


def test_the_engine_knows_no_clock_no_chance_of_its_own_and_no_pictures() -> None:
    files = python_files("engine")
    assert found_in(files, ("PIL", "discord", "aiosqlite")) == {}
    assert found_in([path for path in files if path.name not in COMMAND_LINES], IMPURE) == {}


def test_only_the_chat_side_imports_discord() -> None:
    users = {name_of(path) for path in ALL_FILES if imports_any(path, ("discord",))}
    allowed = {name for name in users if name.startswith(("bot/chat/", "bot/__main__.py", "playground/"))}
    # The playground is Discord's other side: it may read the library's constants, the bot may not.
    assert users - allowed == set()


def test_only_the_store_speaks_sql() -> None:
    users = {name_of(path) for path in ALL_FILES if imports_any(path, ("aiosqlite", "sqlite3"))}
    assert {name for name in users if not name.startswith("bot/store/")} == set()


def test_the_use_cases_know_neither_discord_nor_pictures_libraries() -> None:
    for folder in ("bot/service", "bot/text", "bot/store"):
        assert found_in(python_files(folder), ("discord", "PIL")) == {}


def test_pictures_are_made_from_views_never_from_states() -> None:
    """Only the command line of render may load a position, to take its view."""
    names = ("state", "State", "load", "dump", "play", "replay", "new_game")
    files = [path for path in python_files("render") if path.name != "__main__.py"]
    assert found_in(files, tuple(f"engine.{name}" for name in names)) == {}


# A computer player deals worlds out of a view and plays on in them; the real game it never sees.
REAL_GAMES = ("engine.record", "engine.position", "engine.setup", "engine.selfplay")
REAL_GAME_NAMES = ("engine.Record", "engine.replay", "engine.load", "engine.dump", "engine.new_game")
WHOLE_GAMES = (*COMMAND_LINES, "match.py", "review.py", "soak.py")  # these play or replay whole games


def test_computer_players_see_only_what_a_seat_may_know() -> None:
    files = [path for path in python_files("engine/opponents") if path.name not in WHOLE_GAMES]
    assert found_in(files, (*REAL_GAMES, *REAL_GAME_NAMES)) == {}


def test_nothing_but_the_known_rooms_lies_at_the_top() -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    assert folders <= {*ROOMS, "tests"}
