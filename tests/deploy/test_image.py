"""The image and the unit name only what is there, and run the bot without rights."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
import yaml

from bot.__main__ import main
from tests.architecture.source import ROOMS, ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()


def arguments(instruction: str) -> list[str]:
    """What follows each line of the Dockerfile that begins with this instruction."""
    return [line.removeprefix(f"{instruction} ") for line in DOCKERFILE if line.startswith(f"{instruction} ")]


def copied() -> list[str]:
    """Everything of the project that goes into the image."""
    sources = [shlex.split(each)[:-1] for each in arguments("COPY") if not each.startswith("--from")]
    return [name for names in sources for name in names]


def test_everything_that_is_copied_is_there_and_nothing_of_the_program_is_left_out() -> None:
    assert [name for name in copied() if not (ROOT / name).exists()] == []
    assert set(ROOMS) <= set(copied())


def test_docker_may_read_what_it_copies() -> None:
    allowed = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert [name for name in copied() if f"!{name}" not in allowed] == []


def test_packages_come_by_their_hashes_alone() -> None:
    installs = [each for each in arguments("RUN") if "pip install" in each]
    assert all("--require-hashes" in each or "--no-deps" in each for each in installs)


def test_the_bot_runs_without_rights_and_answers_a_health_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRASS_DATABASE", str(tmp_path / "games.sqlite3"))
    assert arguments("USER") == ["brass"]
    (health,) = (each.split("CMD ", 1)[1] for each in arguments("HEALTHCHECK"))
    command = json.loads(health)
    assert command[:3] == ["python", "-m", "bot"]
    assert main(command[3:]) in (0, 1)  # the check exists; whether all is well depends on the settings here


def test_compose_keeps_the_games_on_a_volume_where_the_bot_looks_for_them() -> None:
    service = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["bot"]
    database = Path(service["environment"]["BRASS_DATABASE"])
    assert service["volumes"] == [f"games:{database.parent}"]
    assert service["read_only"] is True


def test_every_setting_that_can_be_set_is_explained() -> None:
    source = (ROOT / "bot" / "settings.py").read_text(encoding="utf-8")
    named = {part.split('"')[0] for part in source.split('"') if part.startswith(("BRASS_", "DISCORD_"))}
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert {name for name in named if name.isupper() and f"{name}=" not in example} == set()
