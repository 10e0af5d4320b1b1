"""The bot asks for as little as it needs: of Discord, of the machine, of the packages."""

from __future__ import annotations

import json
import logging
import re
import tomllib
from pathlib import Path

import discord
import pytest
import yaml
from packaging.requirements import Requirement

from bot import log
from bot.chat.invitation import link
from bot.chat.permissions import NEEDED
from playground.running import RunningBot
from playground.server import NotOffered, Permission
from tests.e2e.conftest import Sitting

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789ab"
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
"""Server members, presences, message content."""
HARMLESS = {
    "view_channel",
    "read_messages",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "create_public_threads",
}


async def test_the_gateway_is_asked_for_servers_only(bot: RunningBot) -> None:
    intents = [session.intents for session in bot.server.gateway.sessions.values()]
    assert intents == [discord.Intents(guilds=True).value]
    assert not intents[0] & PRIVILEGED


def test_the_invitation_asks_for_nothing_that_could_harm() -> None:
    assert {name for name, needed in NEEDED if needed} <= HARMLESS
    assert f"permissions={NEEDED.value}" in link(1)


async def test_nobody_is_pinged_unless_a_message_says_whom(bot: RunningBot) -> None:
    allowed = bot.client.allowed_mentions
    assert allowed is not None
    assert allowed.to_dict() == discord.AllowedMentions.none().to_dict()


async def test_whoever_manages_another_server_has_no_say_in_this_one(evening_of: Sitting) -> None:
    """A player who has a server of their own, with the bot in it, is no organiser of the game they play."""
    evening = await evening_of(2)
    server, cheat, number = evening.bot.server, await evening.off_turn(), str((await evening.game()).id)
    own = server.world.add_guild("own")
    cheat.join(own)
    cheat.allow(own, Permission.MANAGE_GUILD)
    den = server.world.add_channel(own, "den")
    before = await evening.game()
    for command, given in (
        ("brass-admin act", {"action": "pass"}),
        ("brass-admin act", {"action": "computer"}),
        ("brass-admin rollback", {"move": 0}),
        ("brass-admin cancel", {}),
        ("brass-table pause", {}),
        ("brass-table replace", {"person": server.person("Eve"), "seat": before.waiting.seat}),  # type: ignore[union-attr]
    ):
        answer = await cheat.slash(den, command, game=number, **given)
        assert not answer.failed
        after = await evening.game()
        assert (after.status, after.turn, after.seats, after.pace.paused) == (
            before.status,
            before.turn,
            before.seats,
            before.pace.paused,
        ), f"{command} {given}: {answer.text}"


async def test_rights_that_are_taken_away_count_no_more_at_once(evening_of: Sitting) -> None:
    evening = await evening_of(2)
    server, olga = evening.bot.server, evening.bot.server.person("Olga")
    guild = server.guild
    olga.allow(guild, Permission.MANAGE_GUILD)
    page = (await olga.slash(evening.channel, "brass-admin policy")).shown
    menu = next(each for each in page.selects if each.custom_id.endswith(":most"))
    server.world.set_member_roles(guild, olga.id, [])
    answer = await olga.choose(page, menu.custom_id, ["1"])
    assert "manage" in answer.text
    assert evening.bot.client.tables.policies.of(guild.id).most_games is None
    with pytest.raises(NotOffered):
        await olga.slash(evening.channel, "brass-admin act", action="pass")


async def test_a_server_that_shows_the_commands_to_all_makes_nobody_an_organiser(evening_of: Sitting) -> None:
    """Whoever manages a server can show `/brass-admin` to everybody: what it does is still not for them."""
    evening = await evening_of(2)
    sam, before = evening.onlooker, await evening.game()
    for top in evening.bot.server.world.commands.values():
        top["default_member_permissions"] = None
    for command, given in (
        ("act", {"action": "pass"}),
        ("act", {"notation": "pass with Wigan"}),
        ("rollback", {"move": 0}),
        ("cancel", {}),
    ):
        answer = await sam.slash(evening.channel, f"brass-admin {command}", **given)
        assert "organiser" in answer.text, command
        assert (await evening.game()).revision == before.revision
    page = (await sam.slash(evening.channel, "brass-admin policy")).shown
    menu = next(each for each in page.selects if each.custom_id.endswith(":most"))
    await sam.choose(page, menu.custom_id, ["1"])
    assert evening.bot.client.tables.policies.of(evening.bot.server.guild.id).most_games is None


@pytest.mark.parametrize(
    "leak",
    [
        f"login with {TOKEN} failed",
        "POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246MTIz/callback",
        "PATCH https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIz/messages/@original",
    ],
)
def test_a_token_never_gets_into_the_log(leak: str) -> None:
    try:
        raise ValueError(leak)
    except ValueError as error:
        record = logging.makeLogRecord(
            {"msg": leak, "exc_info": (ValueError, error, error.__traceback__), "why": leak}
        )
    line = log.JsonFormatter().format(record)
    assert "aW50ZXJhY3Rpb246" not in line
    assert TOKEN.split(".")[2] not in line
    assert json.loads(line)["message"]


async def test_a_whole_evening_at_the_most_talkative_level_logs_no_token(
    bot: RunningBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ann = bot.server.person("Ann")
    response = await ann.slash(bot.server.channel, "brass start")
    lines = "\n".join(
        log.JsonFormatter().format(each)
        for each in caplog.records
        if each.name.startswith(("bot", "discord"))
    )
    assert lines
    assert bot.server.token not in lines
    assert response.interaction.token not in lines


def dockerfile() -> list[str]:
    """The instructions of the last stage."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return lines[max(number for number, line in enumerate(lines) if line.startswith("FROM ")) :]


def test_the_image_runs_as_nobody_in_particular() -> None:
    users = [line.split()[1] for line in dockerfile() if line.startswith("USER ")]
    assert users
    assert users[-1] not in ("root", "0")
    start = next(line for line in dockerfile() if line.startswith("CMD "))
    assert dockerfile().index(f"USER {users[-1]}") < dockerfile().index(start)
    assert "DISCORD_TOKEN" not in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_the_container_may_write_to_its_data_folder_alone() -> None:
    service = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["bot"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert [volume.split(":")[1] for volume in service["volumes"]] == ["/data"]
    database = next(line for line in dockerfile() if line.startswith("ENV "))
    assert "BRASS_DATABASE=/data/" in database
    assert not service.get("privileged")
    assert not service.get("ports"), "the bot listens to nobody"


def test_the_service_file_gives_as_little() -> None:
    unit = (ROOT / "deploy" / "brass.service").read_text(encoding="utf-8")
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome="):
        assert line.lower() in unit.lower().replace("=true", "=yes"), line


def pinned(lock: Path) -> dict[str, str]:
    """Version by package of a lock file; each must have a hash."""
    found = {}
    for block in re.split(r"\n(?=[a-zA-Z0-9])", lock.read_text(encoding="utf-8")):
        match = re.match(r"([A-Za-z0-9_.-]+)(?:\[[^]]*\])?==([^ ;\\\n]+)", block)
        if match is not None:
            assert "--hash=sha256:" in block, f"{match[1]} has no hash"
            found[normal(match[1])] = match[2]
        else:
            assert not re.match(r"[a-z]", block), f"not pinned: {block[:60]}"
    return found


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_package_is_pinned_with_its_hash_and_none_is_missing() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    run, test = pinned(ROOT / "requirements.lock"), pinned(ROOT / "tests" / "requirements.lock")
    names = {normal(re.split(r"[<>=\[;~! ]", each)[0]) for each in project["dependencies"]}
    assert names <= run.keys()
    extra = {normal(re.split(r"[<>=\[;~! ]", each)[0]) for each in project["optional-dependencies"]["test"]}
    assert extra <= test.keys()
    assert {name: test[name] for name in run} == run, "both locks must give the same versions"
    assert len(run) < 40, "every package is one more to trust"


def test_the_locked_versions_satisfy_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = pinned(ROOT / "requirements.lock")
    for each in map(Requirement, project["dependencies"]):
        assert each.specifier.contains(locked[normal(each.name)]), each
