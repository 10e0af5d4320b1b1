"""Where the client connects, and what the operator may set."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from bot.chat import invitation
from bot.chat.connect import LocalConnector, connector
from bot.settings import SettingsError, from_environment


async def test_without_an_address_it_is_the_real_discord() -> None:
    assert connector("") is None


async def test_addresses_on_this_machine_are_understood() -> None:
    unix, tcp = connector("unix:discord.sock"), connector("tcp:127.0.0.1:8000")
    assert isinstance(unix, aiohttp.UnixConnector)
    assert isinstance(tcp, LocalConnector)
    await unix.close()
    await tcp.close()


@pytest.mark.parametrize("address", ["discord.sock", "tcp:8000", "tcp:host:port", "http://127.0.0.1"])
async def test_another_form_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="unix:PATH or tcp:HOST:PORT"):
        connector(address)


def test_everything_but_the_token_has_a_default() -> None:
    settings = from_environment({"DISCORD_TOKEN": " secret "})
    assert settings.token == "secret"
    assert settings.database == Path("brass.sqlite3")
    assert settings.discord_address == ""


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "x", "BRASS_LOG_LEVEL": "loud"}, "BRASS_LOG_LEVEL"),
        ({"DISCORD_TOKEN": "x", "BRASS_PICTURES_AT_ONCE": "0"}, "BRASS_PICTURES_AT_ONCE"),
    ],
)
def test_a_setting_that_is_wrong_is_named(environment: dict[str, str], named: str) -> None:
    with pytest.raises(SettingsError, match=named):
        from_environment(environment)


def test_the_invitation_asks_for_what_is_needed() -> None:
    assert invitation.application_of("MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def") == 123456789012345678
    assert invitation.application_of("no token") is None
    link = invitation.link(123456789012345678)
    assert "client_id=123456789012345678" in link
    assert "applications.commands" in link
